import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { rainAndNight } from './later.ts'
import { mondayAndTuesday } from './quarrel.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...mondayAndTuesday, ...rainAndNight }
