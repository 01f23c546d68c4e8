import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { oven } from './oven.ts'
import { scarf } from './scarf.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...scarf, ...oven }
