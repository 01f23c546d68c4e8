import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { drawCover } from './cover.ts'
import { harvest } from './harvest.ts'
import { spring } from './spring.ts'
import { summer } from './summer.ts'

export const cover: CoverArt = drawCover

export const scenes: Record<string, SceneArt> = { ...spring, ...summer, ...harvest }
