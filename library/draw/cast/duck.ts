import { mix } from '../paper/color.ts'
import { circle, ellipse, leaf, type Point, points } from '../paper/geometry.ts'
import { cheek, fan, flat, line, mirrored, piece, placed, strip } from '../paper/pieces.ts'
import { blush, eye, eyes, type Feeling } from './face.ts'

export interface DuckOptions {
  /** `front` sits facing the viewer; `swimming` has no legs, its water line is at y = 0. */
  pose?: 'standing' | 'walking' | 'swimming' | 'sleeping' | 'front'
  /** a duckling: round, downy, its head nearly as large as its body */
  young?: boolean
  mood?: Feeling
  color?: string
  beak?: string
  /** the head turned down by this many degrees, or up (not asleep) */
  nod?: number
  /** the wing lifted, as if to shelter somebody; from the front the one on the left */
  lifted?: boolean
}

type Look = Required<DuckOptions> & { dark: string; light: string }

/** What differs between a duck and a duckling: outlines, and where head, wing and legs sit. */
interface Build {
  body: string
  belly: string
  wing: string
  /** where the wing springs from */
  shoulder: Point
  neck: readonly Point[]
  neckWidths: readonly number[]
  head: Point
  headSize: number
  legs: readonly [number, number]
  legHeight: number
}

const grown: Build = {
  body: 'M-108 -84C-126 -106 -142 -112 -150 -130C-122 -138 -98 -124 -78 -112C-40 -130 10 -130 50 -114C86 -98 94 -58 72 -32C46 -4 -34 0 -68 -18C-94 -32 -104 -56 -108 -84Z',
  belly: 'M84 -74C82 -34 40 -6 -14 -6C-44 -8 -70 -16 -82 -32C-30 -22 44 -26 84 -74Z',
  wing: 'M38 -104C0 -122 -58 -112 -112 -78C-80 -40 -20 -34 18 -52C42 -64 48 -88 38 -104Z',
  shoulder: [30, -92],
  neck: points('44,-88 72,-130 60,-182'),
  neckWidths: [92, 54, 58],
  head: [64, -194],
  headSize: 44,
  legs: [-14, 26],
  legHeight: 34,
}

const downy: Build = {
  body: 'M-80 -76C-94 -88 -102 -96 -102 -108C-86 -112 -70 -104 -58 -96C-34 -110 16 -110 44 -92C70 -72 68 -32 46 -16C16 2 -38 2 -60 -16C-76 -30 -80 -54 -80 -76Z',
  belly: 'M62 -56C58 -24 24 -4 -10 -4C-32 -4 -52 -10 -62 -22C-20 -16 30 -20 62 -56Z',
  wing: 'M14 -80C-8 -90 -36 -84 -62 -60C-44 -40 -10 -38 8 -50C20 -58 22 -72 14 -80Z',
  shoulder: [8, -70],
  neck: points('34,-76 40,-96 42,-110'),
  neckWidths: [70, 70, 76],
  head: [46, -134],
  headSize: 56,
  legs: [-16, 20],
  legHeight: 30,
}

/** A head from the side, its middle at (0, 0), radius 50. */
function sideHead({ color, dark, light, beak, mood, young }: Look, asleep: boolean): string {
  const isOpen = mood === 'surprised' && !asleep
  const lower = piece('M36 4C52 4 68 8 80 16C68 24 46 24 34 16Z', mix(beak, '#7a2a14', 0.25))
  const bill =
    (isOpen ? placed(lower, { x: 36, y: 8, rotate: 14, pivot: [36, 8] }) : lower) +
    piece('M38 -16C58 -18 70 -2 90 2C96 6 92 14 84 14C66 12 50 14 36 12Z', beak) +
    flat(ellipse(58, -3, 4, 2.4), mix(beak, '#4a1a10', 0.5))
  const tuft = young
    ? piece([leaf(-4, -44, -1.9, 26, 0.2), leaf(4, -46, -1.3, 24, 0.2)], color)
    : ''
  const crownStripe = young
    ? ''
    : flat('M-40 -28C-24 -52 22 -54 40 -24C20 -34 -16 -36 -40 -28Z', dark, 0.8) +
      line('M-36 2Q0 -8 30 -4', dark, 5)
  return (
    tuft +
    bill +
    piece(circle(0, 0, 50), color) +
    crownStripe +
    flat(ellipse(14, 26, 26, 16), light, 0.6) +
    eye(20, -12, 9.5, mood, asleep) +
    flat(ellipse(16, 18, 10, 6.5), cheek, 0.45)
  )
}

const webbed = 'M-8 -8C6 -12 20 -10 34 -4C38 0 34 4 28 3L20 1L10 4L-6 2C-14 0 -14 -8 -8 -8Z'

function leg(x: number, height: number, beak: string, swing: number): string {
  const orange = mix(beak, '#d8602a', 0.35)
  return placed(
    line(`M0 ${-height}V-6`, orange, 8) + placed(piece(webbed, orange), { x: -2, y: -2 }),
    { x, y: -height, rotate: swing, pivot: [0, -height] },
  )
}

function foldedWing({ dark, color }: Look, build: Build): string {
  const [x, y] = build.shoulder
  const feathers = [0, 16, 32]
    .map((d) => `M${x - 112 + d * 1.4} ${y + 8 + d * 0.9}q26 18 54 14`)
    .join('')
  return piece(build.wing, mix(color, dark, 0.5)) + (build === grown ? line(feathers, dark, 4) : '')
}

function liftedWing({ dark, color }: Look, [x, y]: Point): string {
  const feathers = fan({
    from: [x - 74, y - 40],
    to: [x - 8, y + 14],
    count: 6,
    angles: [226, 150],
    lengths: [92, 70],
    width: 0.2,
  })
  const arm = strip(
    [
      [x + 6, y],
      [x - 40, y - 46],
      [x - 84, y - 44],
    ],
    [60, 52, 26],
  )
  return piece([...feathers, arm], mix(color, dark, 0.5))
}

function sideways(look: Look): string {
  const { pose, color, light, young, beak } = look
  const build = young ? downy : grown
  const [hx, hy] = build.head
  const isAfloat = pose === 'swimming'
  const [far, near] = build.legs
  const lift = isAfloat ? 10 : -build.legHeight + 8
  const swing = pose === 'walking' ? 24 : 0
  const head = placed(sideHead(look, false), {
    x: hx,
    y: hy,
    rotate: look.nod,
    scale: build.headSize / 50,
  })
  const bird =
    piece([build.body, strip(build.neck, build.neckWidths)], color) +
    flat(build.belly, light, 0.75) +
    head +
    (look.lifted ? liftedWing(look, build.shoulder) : foldedWing(look, build))
  const legs = isAfloat
    ? ''
    : leg(far, build.legHeight, beak, swing) + leg(near, build.legHeight, beak, -swing)
  return legs + placed(bird, { y: lift, rotate: pose === 'walking' ? -4 : 0 })
}

/** Lying, the head turned back and its bill in the feathers. */
function sleeping(look: Look): string {
  const { color, light, young, dark } = look
  const build = young ? downy : grown
  const [hx, hy] = build.head
  const head = placed(sideHead(look, true), {
    x: hx - (young ? 26 : 56),
    y: hy + (young ? 30 : 74),
    flip: true,
    rotate: 12,
    scale: build.headSize / 50,
  })
  return placed(
    piece(build.body, color) +
      flat(build.belly, light, 0.75) +
      head +
      placed(piece(build.wing, mix(color, dark, 0.5)), { x: -10, y: 8 }),
    { y: 8 },
  )
}

/** Spread to the left, seen from the front. */
function shelteringWing({ dark, color }: Look): string {
  const feathers = fan({
    from: [-134, -142],
    to: [-58, -72],
    count: 6,
    angles: [176, 112],
    lengths: [92, 62],
    width: 0.2,
  })
  const arm = strip(points('-34,-100 -84,-136 -146,-146'), [62, 54, 28])
  return piece([...feathers, arm], mix(color, dark, 0.5))
}

function front(look: Look): string {
  const { color, dark, light, beak, mood, young } = look
  const orange = mix(beak, '#d8602a', 0.35)
  const size = young ? 1 : 0.78
  const wing = piece(
    'M-50 -104C-82 -84 -84 -38 -52 -20C-44 -44 -42 -78 -46 -104Z',
    mix(color, dark, 0.5),
  )
  const bill =
    (mood === 'surprised' ? flat(ellipse(0, 22, 15, 12), '#8a3a34') : '') +
    piece('M-26 6C-20 -10 20 -10 26 6C30 18 14 22 0 22C-14 22 -30 18 -26 6Z', beak)
  const tuft = young
    ? piece([leaf(-3, -50, -1.9, 26, 0.2), leaf(4, -50, -1.3, 24, 0.2)], color)
    : ''
  const face =
    tuft +
    piece(circle(0, 0, 56), color) +
    flat(ellipse(0, 24, 38, 24), light, 0.5) +
    eyes(28, -10, 10, mood) +
    blush(40, 14, 0.42, 10) +
    bill
  const neck = young ? '' : piece(strip(points('0,-100 0,-150 0,-190'), [86, 60, 62]), color)
  return (
    mirrored(placed(piece(webbed, orange), { x: 16, y: -2 })) +
    piece(
      'M0 -130C-44 -130 -68 -94 -66 -56C-62 -14 -34 -2 0 -2C34 -2 62 -14 66 -56C68 -94 44 -130 0 -130Z',
      color,
    ) +
    flat(
      'M0 -108C-30 -104 -44 -76 -42 -50C-38 -20 -20 -10 0 -10C20 -10 38 -20 42 -50C44 -76 30 -104 0 -108Z',
      light,
      0.75,
    ) +
    (look.lifted
      ? `${shelteringWing(look)}<g transform="scale(-1 1)">${wing}</g>`
      : mirrored(wing)) +
    neck +
    placed(face, { y: young ? -148 : -200, rotate: look.nod, scale: size })
  )
}

/**
 * A duck, facing right: 232 units tall standing, 214 from the front, 137 asleep; a duckling is about
 * 130 tall.
 */
export function duck(options: DuckOptions = {}): string {
  const { pose = 'standing', young = false } = options
  const color = options.color ?? (young ? '#f4cd5c' : '#b58a63')
  const look: Look = {
    mood: 'happy',
    beak: young ? '#f08a3c' : '#eaa23c',
    nod: 0,
    lifted: false,
    ...options,
    pose,
    young,
    color,
    dark: young ? mix(color, '#b5702a', 0.55) : mix(color, '#3a2024', 0.5),
    light: mix(color, '#fff6df', 0.62),
  }
  const draw = pose === 'sleeping' ? sleeping : pose === 'front' ? front : sideways
  return placed(draw(look), { scale: young ? 0.58 : 0.88 })
}
