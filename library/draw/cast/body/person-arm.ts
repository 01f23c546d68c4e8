import type { Point } from '../../paper/geometry.ts'
import { piece, strip } from '../../paper/pieces.ts'
import { handAt } from './hand.ts'
import { add, angleOf, turned } from './limb.ts'

export interface Arm {
  /** colour of the arm down to the wrist */
  color: string
  skin: string
  /** colour of a short sleeve that ends above the elbow */
  sleeve?: string | undefined
  widths?: readonly number[]
  /** half the width of the hand; 0 draws none */
  hand?: number
}

/** A person's arm along `spine` with its hand at the end. */
export function personArm(spine: readonly Point[], arm: Arm): string {
  const { color, skin, sleeve, widths = [27, 25, 19], hand = 10 } = arm
  const [last = [0, 0], before = [0, 0]] = [spine.at(-1), spine.at(-2)]
  const angle = angleOf(before, last)
  const wide = widths.map((width) => width + 4)
  const place = {
    wrist: add(last, turned([hand * -0.4, 0], angle)),
    angle,
    side: Math.abs(angle) > 90 ? -1 : 1,
  }
  const drawn = handAt('rest', { skin, size: hand / 9 }, place)
  return (
    (hand ? drawn.behind : '') +
    piece(strip(spine, widths), color) +
    (sleeve ? piece(strip(spine, wide, 0, 0.46), sleeve) : '')
  )
}
