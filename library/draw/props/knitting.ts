// Balls of wool, and knitted things.

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, num } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'

/** A ball of wool of radius `r` on (0, 0). */
export const woolBall = (r: number, color = '#c8434a') => {
  const at = (share: number) => num(r * share)
  const turns = [-0.5, -0.12, 0.28].map(
    (dx) => `M${at(dx - 0.3)} ${at(-1.62)}Q${at(dx + 0.5)} ${at(-1)} ${at(dx - 0.08)} ${at(-0.2)}`,
  )
  const over = [0.5, 0.92].map(
    (y) => `M${at(-0.84)} ${at(-y - 0.3)}Q${at(0.1)} ${at(-y - 0.72)} ${at(0.86)} ${at(-y)}`,
  )
  return `${piece(circle(0, -r, r), color)}${line(turns.join(''), darker(color, 0.2), r * 0.09)}${line(over.join(''), lighter(color, 0.28), r * 0.09)}${flat(ellipse(-r * 0.4, -r * 1.5, r * 0.22, r * 0.13), '#ffffff', 0.3)}`
}
