import { circle, type Point } from '../paper/geometry.ts'
import { flat, piece, strip } from '../paper/pieces.ts'

export interface Arm {
  /** colour of the arm down to the wrist */
  color: string
  skin: string
  /** colour of a short sleeve that ends above the elbow */
  sleeve?: string | undefined
  widths?: readonly number[]
  /** radius of the hand; 0 draws none */
  hand?: number
}

/** A person's arm along `spine` with its hand at the end. */
export function personArm(spine: readonly Point[], arm: Arm): string {
  const { color, skin, sleeve, widths = [27, 25, 19], hand = 10 } = arm
  const [x, y] = spine.at(-1) ?? [0, 0]
  const wide = widths.map((width) => width + 4)
  return (
    piece(strip(spine, widths), color) +
    (sleeve ? piece(strip(spine, wide, 0, 0.46), sleeve) : '') +
    (hand ? flat(circle(x, y, hand), skin) : '')
  )
}
