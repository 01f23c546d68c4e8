import { type AdultOptions, adultLook } from './adult-look.ts'
import {
  adultBending,
  adultKneeling,
  adultSitting,
  adultStanding,
  adultWalking,
} from './adult-poses.ts'

export type { AdultOptions } from './adult-look.ts'

const poses = {
  standing: adultStanding,
  walking: adultWalking,
  sitting: adultSitting,
  sleeping: adultSitting,
  kneeling: adultKneeling,
  bending: adultBending,
}

/** A grown-up, 341 units tall standing and walking to the right. */
export function adult(options: AdultOptions = {}): string {
  const look = adultLook(options)
  return poses[look.pose](look)
}
