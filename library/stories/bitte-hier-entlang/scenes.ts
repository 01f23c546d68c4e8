import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { chambers } from './chambers.ts'
import { drawCover } from './cover.ts'
import { night } from './night.ts'
import { tour } from './tour.ts'

export const cover: CoverArt = drawCover

export const scenes: Record<string, SceneArt> = { ...tour, ...chambers, ...night }
