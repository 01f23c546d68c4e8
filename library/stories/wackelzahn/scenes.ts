import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { atHome, frontCover } from './at-home.ts'
import { outAndAbout } from './out-and-about.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...atHome, ...outAndAbout }
