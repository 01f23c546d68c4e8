import { mix } from '../../paper/color.ts'
import { ellipse, type Point } from '../../paper/geometry.ts'
import { flat, line, piece, placed } from '../../paper/pieces.ts'
import type { View } from './proportions.ts'

export interface ShoeLook {
  color: string
  /** height of the ankle, and length */
  ankle: number
  length: number
  skates: boolean
}

/** A skate's blade under a shoe `length` units long whose heel is at (0, 0). */
const blade = (length: number): string =>
  line(`M4 -3V6M${length - 8} -3V6`, '#8a90a8', 4) +
  line(`M-4 7H${length}Q${length + 6} 6 ${length + 7} 0`, '#c9d2e4', 4.5)

function fromSide({ color, ankle: h, length: l, skates }: ShoeLook): string {
  const back = -l * 0.34
  return (
    (skates ? placed(blade(l), { x: back }) : '') +
    piece(
      `M${back} 0L${back - 1} ${-h * 0.7}Q${back} ${-h - 3} ${back + 3} ${-h - 4}L${l * 0.2} ${-h - 3}Q${l * 0.3} ${-h * 0.86} ${l * 0.5} ${-h * 0.74}Q${l * 0.72} ${-h * 0.56} ${l * 0.69} 0Z`,
      color,
    ) +
    flat(`M${back - 1.5} -3.4H${l * 0.7}L${l * 0.68} 0H${back}Z`, mix(color, '#fff0dc', 0.42))
  )
}

function fromFront({ color, ankle: h, length: l, skates }: ShoeLook): string {
  const w = l * 0.36
  return (
    (skates ? line('M0 -3V7', '#c9d2e4', 5) : '') +
    piece(
      `M${-w} 0C${-w - 2} ${-h * 0.9} ${-w * 0.8} ${-h - 4} 0 ${-h - 4}C${w * 0.8} ${-h - 4} ${w + 2} ${-h * 0.9} ${w} 0Z`,
      color,
    ) +
    flat(`M${-w} 0L${-w - 0.6} -3.6H${w + 0.6}L${w} 0Z`, mix(color, '#fff0dc', 0.42))
  )
}

const sole = ({ color, length: l, skates }: ShoeLook): string =>
  piece(
    `M${-l * 0.4} 8C${-l * 0.52} ${-l * 0.4} ${-l * 0.36} ${-l * 0.8} 0 ${-l * 0.82}C${l * 0.36} ${-l * 0.8} ${l * 0.52} ${-l * 0.4} ${l * 0.4} 8Q0 13 ${-l * 0.4} 8Z`,
    color,
  ) +
  flat(ellipse(0, -l * 0.28, l * 0.22, l * 0.32), mix(color, '#ffffff', 0.18)) +
  (skates ? line(`M0 ${-l * 0.92}V14`, '#c9d2e4', 6) : '')

export interface ShoePlace {
  ankle: Point
  /** degrees, clockwise from standing flat */
  toes: number
  view: View
  isSole: boolean
  /** the front view turns the toes to this side */
  outward: number
}

/** A shoe under an ankle. */
export function shoeAt(look: ShoeLook, { ankle, toes, view, isSole, outward }: ShoePlace): string {
  const [x, y] = ankle
  const at = { x, y, rotate: toes, pivot: [0, -look.ankle] } as const
  if (isSole) return placed(sole(look), at)
  if (view === 'front' || view === 'back')
    return placed(fromFront(look), { ...at, rotate: toes || outward * 3 })
  const length = view === 'profile' ? look.length : look.length * 0.86
  return placed(fromSide({ ...look, length }), at)
}
