import { mix } from '../../paper/color.ts'
import { circle, ellipse, points, smooth } from '../../paper/geometry.ts'
import { flat, ink, line, mirrored, piece, placed } from '../../paper/pieces.ts'
import { crestOf } from '../face/crest.ts'
import { blush, type Expression, eye, type Feeling, tear } from '../face/face.ts'
import type { HeadView } from '../head/person.ts'

export interface FrogHead {
  color: string
  dark: string
  light: string
  expression: Expression
  asleep: boolean
  /** cheeks full of held breath */
  puffed: boolean
  /** a toad's warts */
  warts: boolean
  view: HeadView
}

const openMoods: readonly Feeling[] = ['surprised', 'frightened', 'joyful', 'crying']

/** The wide mouth, its middle at (0, -108), `half` units to either side. */
function mouthOf({ expression, color }: FrogHead, half: number): string {
  const { mood, mouth } = expression
  if (mouth === 'line') return line(`M${-half} -110H${half}`, ink, 4)
  if (openMoods.includes(mood) || mouth === 'laugh' || mouth === 'gasp') {
    const isLaugh = mood === 'joyful' || mouth === 'laugh'
    const w = isLaugh ? half * 0.9 : half * 0.34
    return (
      flat(
        `M${-w} -114Q0 -106 ${w} -114L${w * 0.7} -96L${w * 0.2} -86L${-w * 0.4} -88L${-w * 0.74} -97Z`,
        '#8a3a44',
      ) + flat(ellipse(0, -92, w * 0.5, 4.5), '#e8808a')
    )
  }
  if (mood === 'sad' || mood === 'sulky' || mood === 'disgusted' || mood === 'angry')
    return line(`M${-half * 0.7} -100Q0 -118 ${half * 0.7} -100`, ink, 4)
  if (mood === 'sly' || mood === 'thoughtful')
    return line(`M${-half * 0.6} -106Q${half * 0.2} -98 ${half} -116`, ink, 4)
  const corner = mix(color, ink, 0.6)
  return (
    line(
      `M${-half} -118Q${-half * 0.92} -112 ${-half * 0.75} -110Q0 -94 ${half * 0.75} -110Q${half * 0.92} -112 ${half} -118`,
      ink,
      4,
    ) + line(`M${-half - 3} -122l5 8M${half + 3} -122l-5 8`, corner, 3)
  )
}

const puffedCheeks = ({ color }: FrogHead): string =>
  mirrored(piece(circle(-62, -112, 31), mix(color, '#f7e9a8', 0.24)) + blush(64, -112, 0.5, 12)) +
  line('M-14 -106Q0 -101 14 -106', ink, 4)

function bulge(head: FrogHead, x: number, y: number, side: number, width = 1): string {
  const { color, dark, expression, asleep } = head
  const svg =
    piece(smooth(points('-28,4 -24,-20 0,-29 24,-20 28,4 20,24 -20,24')), color) +
    (asleep
      ? eye(0, 0, 15, expression, true)
      : flat(circle(0, 0, 21), '#fffbe6') +
        eye(0, 0, 13.5, expression, false, '', side, mix(color, dark, 0.5)))
  return `<g transform="translate(${x} ${y}) scale(${width} 1)">${svg}</g>`
}

const skull = points(
  '0,-166 44,-160 76,-144 89,-120 74,-98 40,-86 0,-84 -40,-86 -74,-98 -89,-120 -76,-144 -44,-160',
)
const throatPoints = points(
  '0,-94 40,-98 78,-110 70,-96 38,-86 0,-84 -38,-86 -70,-96 -78,-110 -40,-98',
)

const wartsOf = ({ dark, warts }: FrogHead): string =>
  warts
    ? flat(
        circle(-58, -140, 5) +
          circle(-40, -148, 3.6) +
          circle(54, -142, 5) +
          circle(66, -126, 4) +
          circle(8, -154, 4),
        dark,
        0.6,
      )
    : flat('M-6 -152L4 -156L10 -148L0 -144ZM22 -150L30 -152L33 -145L25 -142Z', dark, 0.4)

function frontal(head: FrogHead, shift: number): string {
  const { color, light, dark, puffed } = head
  const width = shift ? 0.9 : 1
  const features =
    mirrored(flat(circle(-8, -136, 2.6), dark)) +
    (head.expression.mood === 'crying' ? mirrored(tear(-54, -140, 13)) : '') +
    (puffed ? puffedCheeks(head) : blush(58, -120, 0.42, 11) + mouthOf(head, 46))
  return (
    bulge(head, -42 + shift * 0.8, -166, -1, shift ? 0.98 : 1) +
    bulge(head, 42 + shift * 0.6, -166, 1, shift ? 0.72 : 1) +
    piece(smooth(skull), color) +
    flat(smooth(throatPoints), light) +
    wartsOf(head) +
    `<g transform="translate(${shift} 0) scale(${width} 1)">${features}</g>`
  )
}

function profile(head: FrogHead): string {
  const { color, light, dark } = head
  const { mood } = head.expression
  const isDown = crestOf(mood) < 0 || mood === 'angry' || mood === 'disgusted'
  const isOpen = openMoods.includes(mood)
  return (
    piece(
      smooth(
        points('-60,-96 -66,-130 -40,-160 0,-166 44,-156 74,-138 84,-116 70,-96 30,-82 -30,-80'),
      ),
      color,
    ) +
    flat(smooth(points('80,-108 56,-97 10,-98 -40,-94 -30,-81 30,-82 68,-95')), light) +
    (isOpen
      ? flat('M84 -116L46 -110L24 -104L46 -92L74 -94Z', '#8a3a44') +
        flat(ellipse(54, -98, 14, 4), '#e8808a')
      : line(isDown ? 'M82 -106Q54 -114 24 -98' : 'M82 -112Q56 -97 20 -112L14 -118', ink, 4)) +
    wartsOf(head) +
    flat(circle(72, -130, 2.8), dark) +
    flat(ellipse(6, -110, 12, 8), '#f2785c', 0.42) +
    (head.puffed ? piece(circle(24, -98, 26), mix(color, '#f7e9a8', 0.24)) : '') +
    bulge(head, 10, -160, -1, 0.94)
  )
}

function behind(head: FrogHead): string {
  const { color, dark } = head
  const lump = piece(smooth(points('-28,4 -24,-20 0,-29 24,-20 28,4 20,24 -20,24')), color)
  return (
    placed(lump, { x: -42, y: -166 }) +
    placed(lump, { x: 42, y: -166 }) +
    piece(smooth(skull), color) +
    flat(
      'M-30 -130L-18 -138L-8 -126L-20 -118ZM14 -140L28 -138L26 -124L14 -126ZM-4 -112L8 -114L8 -102L-4 -100Z',
      dark,
      0.5,
    )
  )
}

/** A frog's head; its neck at about (0, -96), 178 units wide. */
export function frogHead(head: FrogHead): string {
  switch (head.view) {
    case 'front':
      return frontal(head, 0)
    case 'turned':
      return frontal(head, 22)
    case 'profile':
      return profile(head)
    default:
      return behind(head)
  }
}
