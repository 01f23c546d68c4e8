import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { forenoon } from './forenoon.ts'
import { nightAndMorning } from './night-and-morning.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = { ...forenoon, ...nightAndMorning }
