import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { indoors } from './indoors.ts'
import { outdoors } from './outdoors.ts'

export const cover: CoverArt = frontCover

const numberOf = (key: string) => Number(key.slice(1))

/** In the order of the pages, which the files do not have. */
export const scenes: Record<string, SceneArt> = Object.fromEntries(
  Object.entries({ ...indoors, ...outdoors }).toSorted(([a], [b]) => numberOf(a) - numberOf(b)),
)
