import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { evening } from './evening.ts'
import { morning } from './morning.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...morning, ...evening }
