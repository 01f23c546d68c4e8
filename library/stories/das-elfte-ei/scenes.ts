import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { brookScenes } from './brook.ts'
import { drawCover } from './cover.ts'
import { easterScenes } from './easter.ts'
import { hayScenes } from './hay.ts'
import { meadowScenes } from './meadow.ts'
import { orchardScenes } from './orchard.ts'
import { pantryScenes } from './pantry.ts'
import { pondScenes } from './pond.ts'
import { thawScenes } from './thaw.ts'
import { winterScenes } from './winter.ts'

export const cover: CoverArt = drawCover

export const scenes: Record<string, SceneArt> = {
  ...easterScenes,
  ...meadowScenes,
  ...brookScenes,
  ...pondScenes,
  ...hayScenes,
  ...orchardScenes,
  ...pantryScenes,
  ...winterScenes,
  ...thawScenes,
}
