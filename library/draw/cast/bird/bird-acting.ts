import type { Point } from '../../paper/geometry.ts'
import type { Feeling, Gaze } from '../face/face.ts'
import type { HeadView } from '../head/person.ts'

/** Where a wing's fingers are, in figure units, and what they hold: a drawing gripped at its (0, 0). */
export interface WingTarget {
  at: Point
  holding?: string
}

/** `sheltering` lifts one broad wing, as if over somebody. */
export type WingGesture =
  | 'folded'
  | 'spread'
  | 'raised'
  | 'hugging'
  | 'pointing'
  | 'hips'
  | 'sheltering'

/** Both wings' gesture, or a target for each; a wing without one is folded. */
export type Wings = WingGesture | { near?: WingTarget; far?: WingTarget }

export type BirdPose =
  | 'standing'
  | 'walking'
  | 'pecking'
  | 'perching'
  | 'brooding'
  | 'sleeping'
  | 'flying'
  | 'gliding'
  | 'landing'
  | 'swimming'

/** What all birds can do. Angles are degrees; `gaze` is -1 to 1 each way. */
export interface BirdActing {
  pose?: BirdPose
  /** from the front or from behind the bird sits, stands or flies; a wing's `near` is then the one on the right */
  view?: 'side' | 'front' | 'back'
  mood?: Feeling
  gaze?: Gaze
  lids?: number
  headView?: HeadView
  /** leans the head, clockwise */
  headTilt?: number
  /** the head turned down, or up when negative */
  nod?: number
  /** the head turned to look behind */
  lookBack?: boolean
  /** where the middle of the head is, in figure units, within the neck's reach */
  headAt?: Point
  wings?: Wings
  /** the tail raised */
  lift?: number
  /** a drawing between body and wings, its (0, 0) at the bird's feet */
  hugged?: string
  /** hangs from the beak; a drawing whose ring is at (0, 0) */
  holding?: string
  /** how far the beak is open; by default as the mood says */
  gape?: number
}
