import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { inside } from './inside.ts'
import { outside } from './outside.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...outside, ...inside }
