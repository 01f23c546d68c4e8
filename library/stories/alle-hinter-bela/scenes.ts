import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { page8 } from './bathroom.ts'
import { page1 } from './classroom.ts'
import { page7 } from './corridor.ts'
import { page5 } from './courtyard.ts'
import { frontCover } from './cover.ts'
import { page10 } from './field.ts'
import { page3 } from './hedge.ts'
import { page9 } from './kitchen-table.ts'
import { page4 } from './rooftops.ts'
import { page2 } from './square.ts'
import { page6 } from './stairwell.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = {
  p1: page1,
  p2: page2,
  p3: page3,
  p4: page4,
  p5: page5,
  p6: page6,
  p7: page7,
  p8: page8,
  p9: page9,
  p10: page10,
}
