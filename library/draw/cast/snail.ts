import { mix } from '../paper/color.ts'
import { circle, ellipse, type Point, type Point as Spot, smooth } from '../paper/geometry.ts'
import { cheek, flat, ink, line, mirrored, piece, placed, strip } from '../paper/pieces.ts'
import { blush, eye, type Feeling, muzzle } from './face.ts'

interface Look {
  color: string
  house: string
  swirl: string
  mood: Feeling
  onHouse: string
  peeping: boolean
}

const houseRadius = 76

/** The winding of the house, from its mouth at the lower front inwards. */
function winding(): string {
  const steps = 44
  const points = Array.from({ length: steps + 1 }, (_, i): Spot => {
    const t = i / steps
    const angle = 0.9 - t * 4.3 * Math.PI
    const reach = (houseRadius - 11) * (1 - t) ** 0.82
    return [8 * t + Math.cos(angle) * reach, -4 * t + Math.sin(angle) * reach]
  })
  return smooth(points, false)
}

/** The house round (0, 0), `onHouse` lying on it. */
function houseOf({ house, swirl, onHouse }: Look): string {
  return (
    piece(circle(0, 0, houseRadius), house) +
    line(winding(), swirl, 15) +
    `<g opacity=".55">${line(winding(), mix(swirl, '#ffffff', 0.5), 3)}</g>` +
    `<g opacity=".4">${line('M-58 -34Q-42 -62 -12 -66', '#ffffff', 7)}</g>` +
    onHouse
  )
}

/** A feeler from its root to the eye at its tip. */
function feeler(root: Point, tip: Point, { color, mood }: Look, asleep = false): string {
  const bow: Point = [root[0] + (tip[0] - root[0]) * 0.2, (root[1] + tip[1]) / 2]
  const light = mix(color, '#ffffff', 0.3)
  return (
    piece(strip([root, bow, tip], [15, 11, 10]), color) +
    piece(circle(tip[0], tip[1], 15), light) +
    eye(tip[0], tip[1], 8.5, mood, asleep)
  )
}

const sole = (color: string): string => mix(color, '#ffffff', 0.38)

function sideMouth(mood: Feeling): string {
  const mouths = {
    happy: line('M114 -80Q124 -68 134 -78', ink, 2.8),
    sad: line('M114 -72Q124 -82 134 -74', ink, 2.8),
    angry: line('M114 -74Q124 -80 134 -74', ink, 2.8),
    surprised: flat(ellipse(126, -75, 5, 6.5), ink),
  }
  return mouths[mood]
}

function walking(look: Look): string {
  const { color } = look
  return (
    feeler([120, -108], [146, -164], look) +
    piece(
      'M-142 0C-130 -20 -84 -34 -30 -38L36 -40C62 -44 66 -66 72 -88C80 -122 138 -122 142 -86C144 -60 128 -44 120 -26C114 -8 106 0 90 0Z',
      color,
    ) +
    flat('M-142 0C-104 -14 40 -16 118 -20C112 -6 104 0 90 0Z', sole(color)) +
    placed(houseOf(look), { x: -24, y: -100 }) +
    feeler([94, -108], [88, -166], look) +
    flat(ellipse(98, -78, 10, 7), cheek, 0.42) +
    sideMouth(look.mood)
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
    placed(sideMouth(look.mood), { x: 204, y: -64, flip: true })
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
    muzzle(-98, 9, look.mood)
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

export interface SnailOptions {
  /** `turned` looks back at its own house. */
  pose?: 'walking' | 'sitting' | 'sleeping' | 'turned'
  mood?: Feeling
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
    mood: 'happy',
    onHouse: '',
    peeping: false,
    ...options,
  }
  return { walking, turned, sitting, sleeping }[options.pose ?? 'walking'](look)
}
