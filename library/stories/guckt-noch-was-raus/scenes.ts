import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { bedScenes } from './beds.ts'
import { drawCover } from './cover.ts'
import { denScenes } from './dens.ts'
import { hillScenes } from './hill.ts'
import { nightScenes } from './night.ts'

export const cover: CoverArt = drawCover

export const scenes: Record<string, SceneArt> = {
  ...bedScenes,
  ...denScenes,
  ...hillScenes,
  ...nightScenes,
}
