import { mix } from '../../paper/color.ts'
import { points, star5 } from '../../paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../paper/pieces.ts'
import { personHead } from '../head/person.ts'
import { type ChildLook, childFace } from './child-look.ts'
import { looseHand } from './hand.ts'

/** Asleep under a blanket, the head on a pillow. */
export function childAsleep(look: ChildLook): string {
  const { color, skin } = look
  const light = mix(color, '#fff6e6', 0.6)
  const stars = [
    [18, -40, 0.2],
    [52, -62, 0.6],
    [62, -22, 0.1],
    [100, -44, 0.4],
    [132, -20, 0.7],
    [-2, -16, 0.5],
  ] as const
  const hand = looseHand('rest', { skin, size: 1, glove: undefined }, -30)
  return (
    piece(
      'M-158 -4C-172 -36 -150 -52 -120 -50C-84 -58 -44 -56 -38 -36C-30 -18 -34 -2 -44 0H-148Z',
      '#fff6e6',
    ) +
    line('M-154 -16Q-148 -28 -140 -30M-142 -8Q-134 -16 -128 -16', '#e3d3c2', 3) +
    personHead(
      { ...childFace(look), hood: undefined },
      { x: -88, y: -68, rotate: -20, scale: 0.86 },
    ) +
    piece(
      'M-58 0C-66 -42 -46 -72 -8 -76C34 -82 70 -84 104 -78C116 -96 142 -94 150 -74C160 -48 162 -18 158 0Z',
      color,
    ) +
    flat(stars.map(([x, y, turn]) => star5(x, y, 9, turn)).join(''), light) +
    flat('M-58 0C-66 -42 -46 -72 -8 -76L8 -77C-28 -66 -42 -36 -36 0Z', light) +
    placed(hand, { x: -12, y: -46 }) +
    piece(strip(points('-46,-34 -30,-32 -10,-45'), [24, 23, 21]), mix(color, '#fff6e6', 0.32))
  )
}
