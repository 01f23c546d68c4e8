import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { page9 } from './first-pew.ts'
import { page6 } from './from-the-crib.ts'
import { page5 } from './gallery.ts'
import { page1 } from './hat.ts'
import { page3, page7, page8 } from './inside.ts'
import { page2 } from './sewing.ts'
import { page4 } from './vestry.ts'

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
