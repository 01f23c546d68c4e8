import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { cellarNight } from './cellar.ts'
import { courtyardEve } from './christmas-eve.ts'
import { keyholeDoor } from './cover.ts'
import { house, whiteStreet } from './first-days.ts'
import { meters } from './meters.ts'
import { boots, neneBakes, roofs } from './middle-days.ts'
import { shop } from './shop.ts'
import { courtyardNight } from './yard.ts'

export const cover: CoverArt = keyholeDoor

export const scenes: Record<string, SceneArt> = {
  p1: shop,
  p2: house,
  p3: whiteStreet,
  p4: meters,
  p5: boots,
  p6: neneBakes,
  p7: roofs,
  p8: cellarNight,
  p9: courtyardNight,
  p10: courtyardEve,
}
