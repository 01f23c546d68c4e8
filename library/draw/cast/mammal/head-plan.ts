import type { Expression } from '../face/expression.ts'
import type { EarPlan, Ears, Layer } from './ears.ts'
import type { Vec, View } from './head-view.ts'

/** A paper on the face: its points in space, on the right half of the head unless it is `central`. */
export interface Patch {
  points: readonly Vec[]
  color: string
  central?: boolean
  /** Where its middle faces; it is hidden when this looks away. */
  normal?: Vec
  /** Seen from behind. */
  behind?: boolean
  /** Lies on the snout, too. */
  isOver?: boolean
}

/** A head from which all views are drawn, in units of the figure round the middle of its skull. */
export interface HeadPlan {
  fur: string
  /** Half its width, height and length. */
  skull: Vec
  /** Tufts of the outline on the right half. */
  cheeks?: readonly (readonly Vec[])[]
  patches?: readonly Patch[]
  /** Papers of the snout from the lowest up: their joints and radii along it. */
  snout: readonly { joints: readonly (readonly [at: Vec, radius: number])[]; color: string }[]
  /** The lowest paper of the snout is a jaw that opens, seen from the side. */
  hasJaw?: boolean
  nose: { at: Vec; rx: number; ry: number; color: string }
  mouth: { at: Vec; width: number; color?: string }
  eyes: { at: Vec; r: number; ring?: string; lid?: string }
  blush: { at: Vec; r: number; opacity: number }
  /** How far the face reaches below the mouth; default 7. */
  chin?: number
  ears: EarPlan
  /** Horns, manes, whiskers, spikes. */
  extras?: (view: View) => readonly Layer[]
}

export interface HeadLook {
  expression: Expression
  isAsleep: boolean
  /** Degrees to the right. */
  yaw: number
  nod: number
  ears: Ears | undefined
  /** Eyes shut and cheeks full of air. */
  isBlowing?: boolean
  tears?: boolean
  blushes?: boolean
  /** Degrees by which the jaw is open, seen from the side. */
  jaw?: number
}
