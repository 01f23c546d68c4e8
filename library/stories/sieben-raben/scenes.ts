import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { homeward } from './homeward.ts'
import { outward } from './outward.ts'
import { reunion } from './reunion.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...outward, ...homeward, ...reunion }
