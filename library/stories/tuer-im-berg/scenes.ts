import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { hollow } from './hollow.ts'
import { questions } from './questions.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...questions, ...hollow }
