import type { Point } from '../../paper/geometry.ts'
import type { Expression } from '../face/expression.ts'
import type { HeadView } from '../head/head-shape.ts'
import type { Tail, TailPlan } from './animal-tail.ts'
import type { Joint } from './cut.ts'
import type { Ears } from './ears.ts'
import type { HeadPlan } from './head-plan.ts'
import type { ArmBuild, PawReach } from './paw.ts'

/** Colours of an animal. */
export interface Coat {
  fur: string
  /** Limbs on the far side. */
  far: string
  /** Breast and belly. */
  light: string
  paw: string
  /** Limbs on the near side, a little apart from the body. */
  near: string
  claws?: string
  /** Haunches, where they differ from the legs: of wool. */
  haunch?: string
  /** The colour of the paws reaches up the legs. */
  sock?: boolean
}

/** Measures of an animal on its hind legs, in units of its figure. */
export interface UprightBuild {
  /** Height of the hips above the ground, and from there to the shoulders. */
  hip: number
  torso: number
  hips: number
  chest: number
  /** From the shoulders to the middle of the head. */
  neck: number
  /** Radii of a leg at hip, knee and ankle. */
  leg: readonly [number, number, number]
  foot: readonly [length: number, height: number]
  arm: ArmBuild
  /** Radius of a paw. */
  paw: number
}

/** Measures of an animal on four legs. */
export interface FoursBuild {
  /** Height of the back's middle line, and from the hips to the shoulders. */
  axis: number
  long: number
  rump: number
  chest: number
  /** From the shoulders to the middle of the head. */
  head: Point
  leg: readonly [number, number, number]
  paw: number
  hoof?: string
  /** Height of the shoulders when it sits. */
  sit?: number
  /** How slender it is between hips and shoulders: 1 not at all. */
  waist?: number
}

export interface Species {
  coat: Coat
  head: HeadPlan
  headScale?: number
  tail?: TailPlan
  upright?: UprightBuild
  fours: FoursBuild
  /** How shaggy the outline is: length of its tufts. */
  shag: number
  /** Half width of a scarf. */
  scarf?: number
  /** Wool in place of the body's outline. */
  fleece?: (from: Joint, to: Joint) => string
  /** Spots on a body seen from the side: from its hips to its shoulders, and the radii there. */
  markings?: (from: Joint, to: Joint, facing: Facing) => string
  /** Over everything from the side of the back: spikes. */
  back?: (from: Joint, to: Joint, facing: Facing) => string
}

export type Facing = 'side' | 'front' | 'back'

/** A stance on four legs, and the radii of its body. */
export interface FoursBodies {
  stance: FoursStance
  rump: Joint
  chest: Joint
}

export interface AnimalLook {
  expression: Expression
  isAsleep: boolean
  isBlowing: boolean
  tears: boolean
  headView: HeadView | undefined
  looksBack: boolean
  /** Degrees to the right, in place of a view. */
  yaw: number | undefined
  headTilt: number
  nod: number
  ears: Ears | undefined
  tail: Tail | undefined
  near: PawReach | undefined
  far: PawReach | undefined
  mouthHolds: string
  scarf: string | undefined
  jumper: string | undefined
  /** Its brim's middle at (0, 0). */
  hat: string
  blushes: boolean
  /** A collar or bell, the middle of the neck at (0, 0). */
  neckwear: string
  /** Degrees by which the jaw is open, seen from the side. */
  jaw: number
  seat: number
}

/** A head on its body: its middle, and how the stance turns it. */
export interface HeadPlace {
  at: Point
  yaw: number
  tilt?: number
  nod?: number
}

/** A stance on four legs. */
export interface FoursStance {
  facing: Facing
  rump: Point
  chest: Point
  head: HeadPlace
  /** Where the paws stand. */
  fore: { near: Point; far: Point }
  hind: { near: Point; far: Point }
  /** The near hind leg is folded under the haunch. */
  isFolded?: boolean
  tail?: number
  windy?: boolean
}
