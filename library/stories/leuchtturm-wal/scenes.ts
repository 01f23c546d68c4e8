import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { beforeTheFog } from './before-the-fog.ts'
import { frontCover } from './cover.ts'
import { inTheFog } from './in-the-fog.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...beforeTheFog, ...inTheFog }
