import { mix } from '../paper/color.ts'
import { circle, ellipse, num } from '../paper/geometry.ts'
import { cheek, flat, ink, line, piece, placed } from '../paper/pieces.ts'
import { eyes, type Feeling } from './face.ts'

export interface FlounderOptions {
  pose?: 'swimming' | 'waving' | 'sleeping'
  mood?: Feeling
  color?: string
  /** A golden ring for a crown; `askew` when it has slid down. */
  crown?: 'straight' | 'askew'
  /** A wide open, laughing mouth. */
  laughing?: boolean
}

/** A fringe of fin round the flat body. */
const fringe = (rx: number, ry: number, count: number) => {
  const point = (angle: number, reach: number) =>
    `${num(Math.cos(angle) * rx * reach)} ${num(-74 + Math.sin(angle) * ry * reach)}`
  const step = 6.2832 / count
  const lobes = Array.from({ length: count }, (_, i) => {
    const angle = i * step
    return `Q${point(angle + step / 2, 1.16)} ${point(angle + step, 1)}`
  })
  return `M${point(0, 1)}${lobes.join('')}Z`
}

const ring = (askew: boolean) => {
  const band =
    'M-34 0C-34 -14 34 -14 34 0C34 14 -34 14 -34 0ZM-26 0C-26 8 26 8 26 0C26 -8 -26 -8 -26 0Z'
  const gold = `<g filter="url(#s1)"><path d="${band}" fill="#f2c14e" fill-rule="evenodd"/></g>${line('M-30 4Q0 16 30 4', '#fff0b8', 2.6)}`
  return placed(gold, askew ? { x: 82, y: -134, rotate: 30 } : { x: 52, y: -150, rotate: 8 })
}

function mouthOf(mood: Feeling, laughing: boolean): string {
  if (laughing)
    return (
      flat('M50 -70Q76 -64 102 -76Q102 -42 76 -40Q52 -44 50 -70Z', '#7c2f38') +
      flat(ellipse(77, -47, 12, 6), '#e8837c')
    )
  if (mood === 'surprised') return flat(ellipse(80, -62, 9, 11), '#7c2f38')
  return line(mood === 'sad' ? 'M58 -52Q78 -68 98 -58' : 'M54 -68Q78 -48 102 -70', ink, 4)
}

/** A flounder, flat as a pancake, facing right: 146 units tall and 284 long, its eyes on one side. */
export function flounder(options: FlounderOptions = {}): string {
  const { pose = 'swimming', mood = 'happy', color = '#c99c62', crown, laughing = false } = options
  const dark = mix(color, '#4a2a22', 0.34)
  const light = mix(color, '#fff3d6', 0.4)
  const asleep = pose === 'sleeping'
  const spots = [
    [-58, -86, 11],
    [-30, -104, 8],
    [-20, -58, 10],
    [14, -84, 7],
    [-66, -56, 7],
    [-2, -40, 6],
  ] as const
  const arm = placed(
    piece('M0 0C-10 -26 4 -66 34 -84C46 -60 40 -20 18 4Z', dark),
    pose === 'waving' ? { x: -8, y: -108, rotate: 8 } : { x: -4, y: -86, rotate: 150 },
  )
  return (
    piece(
      'M-96 -74C-124 -104 -150 -112 -160 -106C-150 -84 -150 -64 -160 -42C-150 -36 -124 -44 -96 -74Z',
      dark,
    ) +
    piece(fringe(112, 64, 26), dark) +
    piece(ellipse(0, -74, 108, 58), color) +
    flat(ellipse(10, -52, 88, 32), light, 0.45) +
    flat(spots.map(([x, y, r]) => circle(x, y, r)).join(''), '#e2793f', 0.8) +
    piece([circle(44, -118, 19), circle(86, -112, 18)], color) +
    placed(eyes(20, -116, 9, mood, asleep), { x: 65, y: 0 }) +
    flat(ellipse(34, -84, 11, 7), cheek, 0.5) +
    mouthOf(mood, laughing) +
    arm +
    (crown ? ring(crown === 'askew') : '')
  )
}
