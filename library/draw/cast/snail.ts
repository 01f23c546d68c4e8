import { mix } from '../paper/color.ts'
import { circle, ellipse, type Point, points, smooth } from '../paper/geometry.ts'
import { cheek, flat, ink, line, mirrored, piece, placed, strip } from '../paper/pieces.ts'
import { crestOf } from './face/crest.ts'
import {
  blush,
  type Expression,
  type Feeling,
  type Gaze,
  type MouthShape,
  muzzle,
} from './face/face.ts'
import { weepingEye } from './face/weeping-eye.ts'

interface Look {
  color: string
  house: string
  swirl: string
  expression: Expression
  onHouse: string
  peeping: boolean
  feelers: NonNullable<SnailOptions['feelers']>
}

const houseRadius = 76

/** The winding of the house, from its mouth at the lower front inwards. */
function winding(): string {
  const steps = 44
  const turns = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    const angle = 0.9 - t * 4.3 * Math.PI
    const reach = (houseRadius - 11) * (1 - t) ** 0.82
    return [8 * t + Math.cos(angle) * reach, -4 * t + Math.sin(angle) * reach]
  })
  return smooth(turns, false)
}

/** Growth lines across the winding, as scissors leave them. */
const ribs = Array.from({ length: 11 }, (_, i) => {
  const angle = -2.5 + i * 0.32
  const [c, n] = [Math.cos(angle), Math.sin(angle)]
  const [a, b] = [houseRadius * 0.82, houseRadius * 0.985]
  return `M${Math.round(c * a)} ${Math.round(n * a)}L${Math.round(c * b)} ${Math.round(n * b)}`
}).join('')

const rimPoints = Array.from({ length: 15 }, (_, i): Point => {
  const angle = (i / 15) * 2 * Math.PI
  return [Math.cos(angle) * houseRadius, Math.sin(angle) * houseRadius]
})

/** The house round (0, 0), `onHouse` lying on it. */
function houseOf({ house, swirl, onHouse }: Look): string {
  const light = mix(house, '#fff0d8', 0.4)
  return (
    piece(smooth(rimPoints), house) +
    flat(smooth(rimPoints.map(([x, y]): Point => [x * 0.62 + 6, y * 0.62 - 3])), light, 0.5) +
    line(winding(), swirl, 15) +
    `<g opacity=".55">${line(winding(), mix(swirl, '#ffffff', 0.5), 3)}</g>` +
    `<g opacity=".55">${line(ribs, swirl, 4)}</g>` +
    onHouse
  )
}

/** How far the feelers reach, and by how much they lean back. */
const reaches = { up: [1, 0], short: [0.5, 0], back: [0.9, -26], drooping: [0.62, 30] } as const

/** A feeler from its root to the eye at its tip. */
function feeler(root: Point, rest: Point, look: Look, asleep = false): string {
  const { color, expression } = look
  const [share, lean] = reaches[look.feelers]
  const tip: Point = [
    root[0] + (rest[0] - root[0]) * share + lean,
    root[1] + (rest[1] - root[1]) * share,
  ]
  const bow: Point = [root[0] + (tip[0] - root[0]) * 0.2, (root[1] + tip[1]) / 2]
  const light = mix(color, '#ffffff', 0.3)
  return (
    piece(strip([root, bow, tip], [15, 11, 10]), color) +
    piece(circle(tip[0], tip[1], 15), light) +
    weepingEye(tip[0], tip[1], 8.5, expression, asleep, '', -1, mix(color, '#5a2c30', 0.35))
  )
}

const sole = (color: string): string => mix(color, '#ffffff', 0.38)

function sideMouth({ mood, mouth }: Expression): string {
  const isOpen = crestOf(mood) >= 0.8 || mood === 'joyful' || mouth === 'laugh' || mouth === 'gasp'
  if (isOpen && mood !== 'angry')
    return flat('M116 -80L134 -82L132 -70L124 -66L117 -71Z', '#8a3a34')
  const isDown = crestOf(mood) < 0 || mood === 'angry' || mood === 'disgusted'
  return line(isDown ? 'M114 -72Q124 -82 134 -74' : 'M114 -80Q124 -68 134 -78', ink, 2.8)
}

function walking(look: Look): string {
  const { color } = look
  return (
    feeler([120, -108], [146, -164], look) +
    piece(
      smooth(
        points(
          '-144,0 -116,-20 -60,-34 10,-40 46,-44 66,-68 78,-102 108,-114 136,-100 142,-74 128,-42 114,-12 92,0 -20,0',
        ),
      ),
      color,
    ) +
    flat('M-142 0L-90 -9L-30 -13L40 -14L118 -20L110 -6L90 0Z', sole(color)) +
    placed(houseOf(look), { x: -24, y: -100 }) +
    feeler([94, -108], [88, -166], look) +
    flat(ellipse(98, -78, 10, 7), cheek, 0.42) +
    sideMouth(look.expression)
  )
}

/** Stretched up and bent back, so that it sees its own house. */
function turned(look: Look): string {
  const { color } = look
  const body =
    'M-142 0C-130 -20 -84 -34 -30 -38L66 -40C96 -44 100 -92 102 -128L140 -120C150 -76 146 -36 124 -14C116 -4 106 0 90 0Z'
  const head =
    'M64 -146C60 -182 98 -202 124 -186C148 -170 146 -136 140 -116H104C84 -114 68 -124 64 -146Z'
  return (
    feeler([122, -180], [130, -240], look) +
    piece([body, head], color) +
    flat('M-142 0C-104 -14 40 -16 124 -14C116 -4 106 0 90 0Z', sole(color)) +
    placed(houseOf(look), { x: -34, y: -100 }) +
    feeler([96, -180], [74, -236], look) +
    flat(ellipse(106, -146, 10, 7), cheek, 0.42) +
    placed(sideMouth(look.expression), { x: 204, y: -64, flip: true })
  )
}

function sitting(look: Look): string {
  const { color } = look
  return (
    placed(houseOf(look), { x: 10, y: -104 }) +
    mirrored(feeler([-14, -124], [-30, -178], look)) +
    piece(
      'M0 -136C-36 -136 -46 -110 -40 -86C-34 -60 -44 -42 -62 -24C-78 -8 -68 0 -54 0H54C68 0 78 -8 62 -24C44 -42 34 -60 40 -86C46 -110 36 -136 0 -136Z',
      color,
    ) +
    flat(
      'M-26 -40C-20 -54 20 -54 26 -40C34 -22 48 -8 44 0H-44C-48 -8 -34 -22 -26 -40Z',
      sole(color),
    ) +
    blush(25, -98, 0.42, 9) +
    muzzle(-98, 9, look.expression)
  )
}

/** Drawn in: the house alone, the foot a lip under it; peeping, the eyes look out. */
function sleeping(look: Look): string {
  const { color, swirl } = look
  const eyes = look.peeping
    ? feeler([56, -26], [84, -62], look) + feeler([64, -16], [112, -38], look)
    : ''
  return (
    placed(houseOf(look), { y: -76 }) +
    flat(ellipse(38, -22, 26, 16), mix(swirl, '#1a0a14', 0.55)) +
    eyes +
    piece('M-34 0C-30 -14 4 -16 30 -14C56 -14 84 -14 82 -4C80 0 70 0 60 0Z', color)
  )
}

/** Up a wall whose surface is at x = 0, on the right of the snail; its lowest point at y = 0. */
const climbing = (look: Look): string => placed(walking(look), { rotate: -90, x: 0, y: -142 })

/** Half drawn in: the head low before the house, the feelers short. */
function retreating(look: Look): string {
  const { color } = look
  const shy: Look = { ...look, feelers: 'short' }
  return (
    feeler([104, -50], [128, -106], shy) +
    piece(smooth(points('-70,0 -56,-18 20,-26 60,-44 92,-58 118,-44 120,-18 104,0')), color) +
    flat('M-64 0L0 -9L110 -12L104 0Z', sole(color)) +
    placed(houseOf(look), { x: 14, y: -84 }) +
    feeler([84, -50], [92, -108], shy) +
    flat(ellipse(88, -30, 9, 6), cheek, 0.42) +
    placed(sideMouth(look.expression), { x: -20, y: 48 })
  )
}

/** From behind: the house, and the feelers above it. */
function back(look: Look): string {
  const { color } = look
  const root = (side: 1 | -1): string =>
    piece(
      strip(
        [
          [side * 16, -150],
          [side * 20, -180],
          [side * 34, -206],
        ],
        [15, 11, 10],
      ),
      color,
    ) + piece(circle(side * 34, -206, 14), mix(color, '#ffffff', 0.3))
  return (
    root(-1) +
    root(1) +
    piece(smooth(points('0,-172 34,-160 42,-130 -42,-130 -34,-160')), color) +
    piece(smooth(points('-64,0 -50,-26 0,-34 50,-26 64,0 30,6 -30,6')), color) +
    placed(houseOf(look), { y: -84 })
  )
}

export interface SnailOptions {
  /** `turned` looks back at its own house; climbing goes straight up a wall or stalk at x = 0; retreating is half drawn in. */
  pose?: 'walking' | 'sitting' | 'sleeping' | 'turned' | 'climbing' | 'retreating' | 'back'
  mood?: Feeling
  gaze?: Gaze
  lids?: number
  mouth?: MouthShape
  feelers?: 'up' | 'short' | 'back' | 'drooping'
  color?: string
  house?: string
  /** colour of the winding on the house */
  swirl?: string
  /** drawn on the house, centred; the house is 152 wide */
  onHouse?: string
  /** drawn in (sleeping), only the eyes look out */
  peeping?: boolean
}

/** A snail: 181 units tall and 303 long creeping to the right, 193 from the front, 152 drawn in. */
export function snail(options: SnailOptions = {}): string {
  const look: Look = {
    color: '#e9b98a',
    house: '#e2725b',
    swirl: '#9c3f4a',
    onHouse: '',
    peeping: false,
    feelers: 'up',
    ...options,
    expression: {
      mood: options.mood ?? 'happy',
      gaze: options.gaze ?? (options.pose === 'turned' ? [-0.9, 0.5] : undefined),
      lids: options.lids,
      mouth: options.mouth,
    },
  }
  const poses = { walking, turned, sitting, sleeping, climbing, retreating, back }
  return poses[options.pose ?? 'walking'](look)
}
