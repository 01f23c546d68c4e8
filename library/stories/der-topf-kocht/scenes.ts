import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { atHome } from './at-home.ts'
import { frontCover } from './cover.ts'
import { inTheVillage } from './in-the-village.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...atHome, ...inTheVillage }
