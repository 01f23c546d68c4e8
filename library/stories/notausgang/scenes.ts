import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { page6, page8 } from './at-the-board.ts'
import { page4 } from './corridor.ts'
import { frontCover } from './cover.ts'
import { page7 } from './from-above.ts'
import { page5 } from './from-juris-seat.ts'
import { page3 } from './hall.ts'
import { page1, page2 } from './way-to-school.ts'
import { page9 } from './yard.ts'

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
}
