import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { atHome } from './at-home.ts'
import { frontCover } from './cover.ts'
import { flood } from './flood.ts'
import { supper } from './supper.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...atHome, ...flood, ...supper }
