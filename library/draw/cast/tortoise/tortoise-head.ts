import { mix } from '../../paper/color.ts'
import { circle, ellipse, points, smooth } from '../../paper/geometry.ts'
import { cheek, flat, ink, line, piece, placed } from '../../paper/pieces.ts'
import { crestOf } from '../face/crest.ts'
import { blush, type Expression, eyes, muzzle } from '../face/face.ts'
import { weepingEye } from '../face/weeping-eye.ts'

export interface TortoiseHead {
  color: string
  expression: Expression
  /** held in the mouth, in profile */
  holding: string
}

/** The skin of a tortoise in the shade. */
export const far = (color: string): string => mix(color, '#22301c', 0.28)

function sideMouth({ expression }: TortoiseHead): string {
  const { mood, mouth } = expression
  const isOpen = crestOf(mood) >= 0.8 || mood === 'joyful' || mouth === 'laugh' || mouth === 'gasp'
  if (isOpen && mood !== 'angry')
    return flat('M50 8L30 8L18 14L28 25L44 20Z', '#8a3a34') + flat(ellipse(32, 19, 8, 3), '#e8808a')
  const isDown = crestOf(mood) < 0 || mood === 'angry' || mood === 'disgusted'
  return line(isDown ? 'M16 20Q30 8 45 14' : 'M14 14Q30 22 46 8', ink, 2.8)
}

/** The head seen from its side, its middle at (0, 0). */
export function sideHead(look: TortoiseHead, asleep = false): string {
  const { color, expression, holding } = look
  return (
    placed(holding, { x: 44, y: 14 }) +
    piece(
      smooth(points('-40,4 -36,-28 -10,-44 18,-43 42,-30 52,-6 46,18 20,31 -14,32 -36,22')),
      color,
    ) +
    flat('M-20 -34l9 -5l8 6l-8 7ZM0 -38l8 -4l7 5l-7 6ZM-32 -18l7 -5l6 6l-6 6Z', far(color), 0.45) +
    weepingEye(16, -14, 10, expression, asleep, '', -1, far(color)) +
    flat(ellipse(-4, 8, 11, 8), cheek, 0.42) +
    flat(circle(44, -10, 2.2), ink) +
    sideMouth(look)
  )
}

/** The head turned to us, its middle at (0, 0); `shift` moves the features to the right. */
export function frontHead({ color, expression }: TortoiseHead, shift: number): string {
  const width = shift ? 0.9 : 1
  return (
    piece(
      smooth(points('0,48 -36,38 -54,6 -50,-24 -28,-43 0,-47 28,-43 50,-24 54,6 36,38')),
      color,
    ) +
    flat(
      'M-8 -34L0 -39L9 -34L0 -26ZM-26 -28L-18 -33L-11 -27L-19 -22ZM26 -28L18 -33L11 -27L19 -22Z',
      far(color),
      0.45,
    ) +
    `<g transform="translate(${shift} 0) scale(${width} 1)">${eyes(25, -8, 10, expression, false, far(color))}${blush(38, 12, 0.42, 9)}${flat(circle(-5, 6, 2) + circle(5, 6, 2), ink)}${muzzle(16, 12, expression)}</g>`
  )
}
