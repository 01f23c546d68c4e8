import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { evening } from './evening.ts'
import { homeward } from './homeward.ts'
import { wayIn } from './way-in.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...wayIn, ...evening, ...homeward }
