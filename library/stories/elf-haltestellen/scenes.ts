import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { page1 } from './drawing.ts'
import { page3, page4 } from './homes.ts'
import { page5 } from './kitchen.ts'
import { page6, page8, page9 } from './night.ts'
import { page2, page7 } from './rides.ts'
import { page10 } from './town.ts'

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
