import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { backwards } from './backwards.ts'
import { bothSides } from './both-sides.ts'
import { inTheBus } from './bus.ts'
import { atTheDoor } from './cover.ts'
import { guessing, inTheSpoon } from './hall.ts'
import { leaningAll } from './leaning.ts'
import { laidOut, mirror } from './morning.ts'
import { atTwelve } from './night.ts'
import { oneFootIn } from './room.ts'

export const cover: CoverArt = atTheDoor

export const scenes: Record<string, SceneArt> = {
  p1: mirror,
  p2: laidOut,
  p3: inTheBus,
  p4: guessing,
  p5: oneFootIn,
  p6: leaningAll,
  p7: inTheSpoon,
  p8: bothSides,
  p9: backwards,
  p10: atTwelve,
}
