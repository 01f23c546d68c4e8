import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { monday } from './monday.ts'
import { week } from './week.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...week, ...monday }
