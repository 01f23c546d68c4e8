import { mix } from '../paper/color.ts'
import { circle, ellipse, points, smooth } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { cheek, flat, ink, line, piece, placed } from '../paper/pieces.ts'
import { crestOf } from './face/crest.ts'
import { traitsOf } from './face/expression.ts'
import { type Expression, eye, type Feeling, type Gaze } from './face/face.ts'
import { spout } from './spout.ts'

export interface WhaleOptions {
  /** At the surface and near, y = 0 is the water and nothing shows below it. */
  pose?: 'swimming' | 'surface' | 'tail' | 'near' | 'sleeping'
  mood?: Feeling
  gaze?: Gaze
  /** 0 wide open to 1 shut */
  lids?: number
  /** an open, laughing mouth (swimming, surface) */
  open?: boolean
  /** the fin lifted (swimming, surface) */
  waves?: boolean
  color?: string
  belly?: string
  /** Height of the breath (surface); none by default. */
  blow?: number
  /** What the eye mirrors (near): 56 units wide and tall around (0, 0). */
  mirrored?: string
}

interface Look {
  color: string
  dark: string
  belly: string
  expression: Expression
  open: boolean
  waves: boolean
}

/** Cuts a drawing off at the water, y = 0. */
const aboveWater = (svg: string): string =>
  `<clipPath id="above-water"><path d="M-1200 -1200H1200V0H-1200Z"/></clipPath><g clip-path="url(#above-water)">${svg}</g>`

const fluke = smooth(
  points(
    '-226,-116 -270,-128 -304,-160 -322,-204 -284,-200 -250,-176 -240,-222 -210,-256 -200,-214 -208,-176 -222,-146',
  ),
)
const back = smooth(
  points(
    '281,-112 268,-60 210,-24 130,-8 60,-4 -30,-20 -110,-64 -170,-100 -230,-116 -244,-154 -190,-156 -130,-176 -60,-208 20,-232 110,-237 200,-216 256,-176',
  ),
)
const throat = smooth(
  points(
    '280,-98 266,-54 210,-23 130,-8 60,-4 -20,-17 -90,-50 -150,-84 -60,-72 50,-68 142,-86 210,-70 250,-72',
  ),
)
const grooves =
  'M256 -54C200 -34 120 -30 40 -38M240 -38C190 -22 120 -18 56 -24M214 -22C176 -12 130 -10 84 -13M262 -70C220 -50 150 -46 76 -50'
const fin = 'M96 -74L76 -34L40 -4L-14 14L-14 -14L4 -48L30 -80L56 -94Z'

/** The open mouth between lip and throat. */
const laughing =
  flat(
    smooth(points('276,-100 244,-84 190,-78 142,-88 150,-70 190,-48 236,-52 268,-72')),
    '#7c2f38',
  ) + flat(ellipse(216, -62, 30, 8), '#e8808a')

function body({ color, dark, belly, expression, open, waves }: Look, asleep: boolean): string {
  const spots = [
    [214, -186, 7],
    [234, -168, 5],
    [192, -204, 4.5],
    [-30, -196, 5],
    [-52, -184, 3.5],
  ] as const
  const smiles = (crestOf(expression.mood) >= 0 && expression.mood !== 'angry') || asleep
  const lip = smiles
    ? 'M279 -98C244 -66 192 -62 142 -86Q134 -92 132 -102'
    : 'M279 -98C244 -66 192 -62 142 -80'
  return (
    piece(fluke, dark) +
    piece('M-116 -180C-112 -208 -124 -224 -142 -232C-98 -240 -66 -222 -56 -198Z', dark) +
    piece(back, color) +
    piece(throat, belly) +
    line(grooves, mix(belly, color, 0.45), 3) +
    flat(spots.map(([x, y, r]) => circle(x, y, r)).join(''), mix(color, '#ffffff', 0.3)) +
    (open ? laughing : line(lip, ink, 4)) +
    eye(
      160,
      -124,
      12.5,
      expression,
      asleep,
      mix(color, '#ffffff', 0.28),
      -1,
      mix(color, dark, 0.5),
    ) +
    flat(ellipse(118, -106, 14, 9), cheek, 0.42) +
    placed(piece(fin, dark), waves ? { x: 76, y: -84, rotate: -96, pivot: [76, -84] } : {})
  )
}

function surface(look: Look, blow: number): string {
  const breath = blow > 0 ? placed(spout(blow), { x: 118, y: -154 }) : ''
  return breath + aboveWater(placed(body(look, false), { y: 76 }))
}

/** The flukes of a diving whale, seen from behind. */
function tail({ color, dark }: Look): string {
  const lobes =
    'M-50 0C-32 -60 -19 -110 -17 -146C-62 -150 -136 -172 -182 -240C-124 -246 -42 -236 0 -192C42 -236 124 -246 182 -240C136 -172 62 -150 17 -146C19 -110 32 -60 50 0Z'
  const edge = 'M-168 -234C-118 -232 -44 -220 0 -176C44 -220 118 -232 168 -234'
  return (
    piece(lobes, color) +
    line(edge, dark, 6) +
    flat('M-20 0C-12 -60 -6 -100 0 -138C6 -100 12 -60 20 0Z', dark, 0.5)
  )
}

/** The eye seen from near, round (0, 0): an iris that looks, what it mirrors, lids of skin. */
function nearEye({ color, dark, expression }: Look, mirrored: string): string {
  const { lids, slope, gaze, brow } = traitsOf(expression)
  const [x, y] = [gaze[0] * 15, gaze[1] * 11]
  const skin = mix(color, '#ffffff', 0.3)
  const edge = -44 + lids * 84
  const tilt = -slope * 22
  const upper = `<g transform="rotate(${tilt})">${flat(`M-58 ${edge + 12}Q0 ${edge - 22} 58 ${edge + 12}L48 -22Q0 -58 -48 -22Z`, skin)}${line(`M-52 ${edge + 12}Q0 ${edge - 22} 54 ${edge + 12}`, dark, 8)}</g>`
  const raised = brow.arch > 0.5 ? line('M-58 -66Q-6 -96 56 -62', dark, 7) : ''
  return (
    piece(ellipse(0, -2, 58, 52), skin) +
    flat(ellipse(0, 0, 46, 42), '#fbf6ea') +
    flat(circle(x, y, 38), mix(color, '#16244a', 0.45)) +
    flat(circle(x, y, 33), ink) +
    placed(mirrored, { x, y }) +
    flat(circle(x + 14, y - 18, 9), '#ffffff') +
    flat(circle(x - 14, y + 20, 4.5), '#ffffff', 0.7) +
    upper +
    line('M-46 24Q0 60 46 24', dark, 5) +
    raised +
    mark('eye', 0, 0, 40)
  )
}

/** The head close by, as long as a boat, its eye large enough to be looked into. */
function near(look: Look, mirrored: string): string {
  const { color, belly } = look
  const skin = 'M-470 0C-420 -230 -220 -372 60 -380C330 -386 480 -250 486 -60L484 0Z'
  const jaw = 'M486 -84C420 -34 300 -30 196 -66C150 -24 40 -10 -60 0H484Z'
  const knobs = [
    [330, -300, 13],
    [372, -262, 10],
    [402, -218, 8],
    [280, -326, 8],
  ] as const
  return (
    piece(skin, color) +
    piece(jaw, belly) +
    line('M440 -30C380 -8 300 -6 230 -20M400 -8C360 0 320 0 300 -2', mix(belly, color, 0.4), 5) +
    line('M486 -84C420 -34 300 -30 196 -66Q180 -74 174 -94', ink, 7) +
    flat(knobs.map(([x, y, r]) => circle(x, y, r)).join(''), mix(color, '#ffffff', 0.28)) +
    flat(ellipse(28, -88, 44, 26), cheek, 0.36) +
    placed(nearEye(look, mirrored), { x: 94, y: -142 })
  )
}

/**
 * A great friendly whale from the side, facing right: 270 units tall and 600 long swimming or
 * asleep, 180 above the water at the surface; flukes of 242; a head of 380, 960 long, from near.
 */
export function whale(options: WhaleOptions = {}): string {
  const { pose = 'swimming', mood = 'happy', color = '#4d72a0', belly = '#dfe9f0' } = options
  const { gaze, lids, open = false, waves = false } = options
  const look: Look = {
    color,
    dark: mix(color, '#16244a', 0.28),
    belly,
    expression: { mood, gaze, lids },
    open,
    waves,
  }
  const afloat = (asleep: boolean) => placed(body(look, asleep), { y: -14 })
  const draw = {
    swimming: () => afloat(false),
    surface: () => surface(look, options.blow ?? 0),
    tail: () => tail(look),
    near: () => near(look, options.mirrored ?? ''),
    sleeping: () => afloat(true),
  }
  return draw[pose]()
}
