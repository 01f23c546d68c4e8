import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { inTheGarden } from './garden.ts'
import { inTheHouse } from './indoors.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...inTheGarden, ...inTheHouse }
