import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { guest } from './guest.ts'
import { stranger } from './stranger.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...stranger, ...guest }
