import type { Point } from '../../paper/geometry.ts'
import type { Grip } from './hand.ts'

/**
 * A leg. Lengths are shares of the whole leg, y up from the ground: `foot` is the ankle from its hip's place
 * on the ground (up 0: the sole is down), `toes` turns the shoe, clockwise from lying flat.
 */
export interface LegStance {
  foot: Point
  toes?: number
  /** the knee, from the hip, y down; otherwise it bends forward, from the front outward */
  knee?: Point
  /** the shoe from the front shows its sole */
  isSole?: boolean
}

/** How a body is held. Shares as for `LegStance`; hands are shares of the arm from the shoulder, y down. */
export interface Stance {
  /** the middle of the hips above its place on the ground */
  hip: Point
  lean?: number
  headTilt?: number
  /** the near shoulder is lower by this share of the trunk */
  drop?: number
  /** both shoulders are drawn up by this share of the trunk */
  shrug?: number
  near: LegStance
  far: LegStance
  nearHand: Point
  farHand: Point
  grip?: Grip
  /** directions of the hands, otherwise those of the forearms */
  handAngle?: number
  /** a seat or wheel of this height in units carries the hips, unless the figure gives one */
  seat?: number
}
