import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { floorLine } from './cover.ts'
import { cookieGap } from './gap.ts'
import { hatch } from './hatch.ts'
import { ownLine, spiderRoom } from './last-lines.ts'
import { emptyRoom, movingVan } from './new-flat.ts'
import { stairThree } from './stairs.ts'
import { heaterNight, wardrobe } from './torchlight.ts'
import { yard } from './yard.ts'

export const cover: CoverArt = floorLine

export const scenes: Record<string, SceneArt> = {
  p1: movingVan,
  p2: emptyRoom,
  p3: wardrobe,
  p4: heaterNight,
  p5: stairThree,
  p6: yard,
  p7: hatch,
  p8: cookieGap,
  p9: spiderRoom,
  p10: ownLine,
}
