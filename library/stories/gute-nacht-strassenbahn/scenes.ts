import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { indoor } from './indoor.ts'
import { outdoor } from './outdoor.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...outdoor, ...indoor }
