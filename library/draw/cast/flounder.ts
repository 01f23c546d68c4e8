import { mix } from '../paper/color.ts'
import { circle, ellipse, type Point, smooth } from '../paper/geometry.ts'
import { cheek, flat, ink, line, piece, placed } from '../paper/pieces.ts'
import { feather } from './bird/feather.ts'
import { crestOf } from './face/crest.ts'
import { type Expression, eyes, type Feeling, type Gaze } from './face/face.ts'

export interface FlounderOptions {
  pose?: 'swimming' | 'waving' | 'sleeping'
  mood?: Feeling
  gaze?: Gaze
  lids?: number
  color?: string
  /** A golden ring for a crown; `askew` when it has slid down. */
  crown?: 'straight' | 'askew'
  /** A wide open, laughing mouth. */
  laughing?: boolean
}

/** A fringe of fin round the flat body, cut in single rays. */
const fringe = (rx: number, ry: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const out = (Math.atan2(s * rx, c * ry) * 180) / Math.PI
    return feather([c * rx * 0.86, -74 + s * ry * 0.86], out + 10, i % 2 ? 27 : 23, 11)
  })

const rim = Array.from({ length: 16 }, (_, i): Point => {
  const angle = (i / 16) * 2 * Math.PI
  return [Math.cos(angle) * 108, -74 + Math.sin(angle) * 58]
})

const ring = (askew: boolean) => {
  const band =
    'M-34 0C-34 -14 34 -14 34 0C34 14 -34 14 -34 0ZM-26 0C-26 8 26 8 26 0C26 -8 -26 -8 -26 0Z'
  const gold = `<g filter="url(#s1)"><path d="${band}" fill="#f2c14e" fill-rule="evenodd"/></g>${line('M-30 4Q0 16 30 4', '#fff0b8', 2.6)}`
  return placed(gold, askew ? { x: 82, y: -134, rotate: 30 } : { x: 52, y: -150, rotate: 8 })
}

function mouthOf({ mood }: Expression, laughing: boolean): string {
  if (laughing || mood === 'joyful')
    return (
      flat('M50 -70Q76 -64 102 -76Q102 -42 76 -40Q52 -44 50 -70Z', '#7c2f38') +
      flat(ellipse(77, -47, 12, 6), '#e8837c')
    )
  if (mood === 'surprised') return flat(ellipse(80, -62, 9, 11), '#7c2f38')
  return line(
    crestOf(mood) < 0 || mood === 'angry' ? 'M58 -52Q78 -68 98 -58' : 'M54 -68Q78 -48 102 -70',
    ink,
    4,
  )
}

/** A flounder, flat as a pancake, facing right: 146 units tall and 284 long, its eyes on one side. */
export function flounder(options: FlounderOptions = {}): string {
  const { pose = 'swimming', mood = 'happy', color = '#c99c62', crown, laughing = false } = options
  const expression: Expression = { mood, gaze: options.gaze, lids: options.lids }
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
    piece(
      [feather([6, 0], -96, 84, 13), feather([8, 0], -76, 88, 13), feather([10, 2], -56, 78, 12)],
      dark,
    ),
    pose === 'waving' ? { x: -8, y: -108, rotate: 8 } : { x: -4, y: -86, rotate: 150 },
  )
  return (
    piece(
      [-34, -18, 0, 18, 34].map((turn) => feather([-94, -74], 180 + turn, 66, 13)),
      dark,
    ) +
    piece(fringe(112, 64, 38), dark) +
    piece(smooth(rim), color) +
    flat(ellipse(10, -52, 88, 32), light, 0.45) +
    flat(spots.map(([x, y, r]) => circle(x, y, r)).join(''), '#e2793f', 0.8) +
    piece([circle(44, -118, 19), circle(86, -112, 18)], color) +
    placed(eyes(20, -116, 9.5, expression, asleep, mix(color, dark, 0.5)), { x: 65, y: 0 }) +
    flat(ellipse(34, -84, 11, 7), cheek, 0.5) +
    mouthOf(expression, laughing) +
    arm +
    (crown ? ring(crown === 'askew') : '')
  )
}
