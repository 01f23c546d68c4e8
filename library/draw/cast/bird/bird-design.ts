import type { Point } from '../../paper/geometry.ts'
import type { Placement } from '../../paper/pieces.ts'
import type { BirdPose } from './bird-acting.ts'
import type { HeadDesign } from './bird-head.ts'
import type { WingTones } from './feather.ts'

/** What a species looks like from its side; lengths in figure units before `scale`. */
export interface BirdDesign {
  head: HeadDesign
  /** of the body from rump to breast, and from back to belly */
  length: number
  depth: number
  /** degrees by which the breast is lifted when it stands */
  upright: number
  /** the same from the front, where an upright bird looks tall */
  uprightInFront?: number
  neck: {
    length: number
    widths: readonly [number, number]
    color?: string
    collar?: readonly [string, string]
    /** tones of shaggy feathers at the throat */
    ruff?: readonly [string, string]
  }
  legs: { length: number; color: string; thick: number; webbed?: boolean }
  tail: {
    length: number
    width: number
    count: number
    tones: readonly [string, string]
    /** degrees by which it stands up, and by which it is fanned */
    raised?: number
    fan?: number
  }
  wing: { length: number; tones: WingTones; patch?: string }
  body: string
  /** the lighter or darker tone of breast and belly */
  belly: readonly [string, string]
  scale: number
}

export interface Layout {
  pose: BirdPose
  body: Placement
  shoulder: Point
  neckRoot: Point
  head: Point
  placement: Placement
}
