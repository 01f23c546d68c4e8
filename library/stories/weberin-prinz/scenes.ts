import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { autumnAndWinter } from './autumn-and-winter.ts'
import { frontCover } from './cover.ts'
import { springAndSummer } from './spring-and-summer.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...springAndSummer, ...autumnAndWinter }
