import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { fourHands } from './cover.ts'
import { everyStep } from './every-step.ts'
import { guests } from './guests.ts'
import { heddasKitchen, nenesKitchen } from './kitchens.ts'
import { liftDoor, towerSill } from './landings.ts'
import { wholeHouse } from './night.ts'
import { fullMouth, stairsFromAbove } from './way-up.ts'

export const cover: CoverArt = fourHands

export const scenes: Record<string, SceneArt> = {
  p1: nenesKitchen,
  p2: stairsFromAbove,
  p3: fullMouth,
  p4: heddasKitchen,
  p5: guests,
  p6: liftDoor,
  p7: wholeHouse,
  p8: towerSill,
  p9: everyStep,
}
