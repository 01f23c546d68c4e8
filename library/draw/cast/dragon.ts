import { mix } from '../paper/color.ts'
import { circle, leaf, type Point, points } from '../paper/geometry.ts'
import { flat, line, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { stride } from './body.ts'
import { frontHead, type HeadLook, sideHead } from './dragon-head.ts'
import type { Feeling } from './face.ts'

export interface DragonOptions {
  /** Walking is upright on the hind legs; flying has its lowest point at y = 0. */
  pose?: 'sitting' | 'walking' | 'flying' | 'sleeping'
  mood?: Feeling
  color?: string
  belly?: string
  horn?: string
  /** colour of a scarf wound three times round the snout */
  muffler?: string
  /** laughs or breathes fire */
  open?: boolean
  /** cheeks full of something that wants out */
  puffed?: boolean
  /** the head turned by degrees: sitting to one side, else up (-) or down */
  tilt?: number
  /** sitting: paws at the snout or on the belly, or hanging down */
  arms?: 'down' | 'snout' | 'belly'
  /** walking: the wings spread out behind */
  spread?: boolean
}

type Look = HeadLook & { tilt: number; arms: 'down' | 'snout' | 'belly'; spread: boolean }

/** A bat's wing, its root at (0, 0), reaching up and to the left. */
function wing({ color, dark, belly }: Look): string {
  return (
    piece(
      'M6 8C-20 -40 -66 -96 -128 -112C-124 -92 -130 -74 -142 -58C-120 -60 -106 -52 -100 -36C-82 -44 -66 -38 -60 -20C-44 -22 -24 -8 -8 16Z',
      mix(belly, dark, 0.35),
    ) +
    line('M-2 6C-36 -22 -76 -46 -138 -60M-2 8C-36 -14 -66 -28 -98 -38', mix(color, dark, 0.4), 5) +
    piece(strip(points('4,10 -44,-74 -130,-114'), [22, 15, 7]), color)
  )
}

/** A tail along `spine` that ends in an arrow's tip, with spikes on its upper side. */
function tail(
  { color, dark }: Look,
  spine: readonly Point[],
  tip: number,
  widths: readonly number[] = [66, 44, 26, 14],
): string {
  const [x, y] = spine.at(-1) ?? [0, 0]
  return (
    placed(piece('M-6 -8C4 -26 26 -30 52 0C26 30 4 26 -6 8Z', dark), { x, y, rotate: tip }) +
    piece(strip(spine, widths), color)
  )
}

function bellyBands(x: number): string {
  return line(
    `M${x - 32} -92Q${x} -80 ${x + 32} -92M${x - 38} -66Q${x} -54 ${x + 38} -66M${x - 36} -40Q${x} -28 ${x + 36} -40`,
    '#ffffff',
    4,
  )
}

const claws = (x: number): string =>
  flat([-12, 0, 12].map((dx) => circle(x + dx, -3, 4)).join(''), '#fff3d6')

function paw({ arms, dark, color }: Look): string {
  const hand: Record<Look['arms'], Point> = {
    down: [-46, -54],
    snout: [-30, -142],
    belly: [-18, -66],
  }
  const end = hand[arms]
  const elbow: Point = arms === 'snout' ? [-96, -92] : [-84, -84]
  return piece(
    [strip([[-44, -112], elbow, end], [32, 27, 20]), circle(end[0], end[1], 12)],
    mix(color, dark, 0.35),
  )
}

function sitting(look: Look): string {
  const { color, dark, belly, tilt } = look
  const foot = mix(color, dark, 0.35)
  return (
    mirrored(placed(wing(look), { x: -34, y: -112, scale: 0.9 })) +
    tail(look, points('30,-32 120,-6 160,-30 150,-92'), -70) +
    piece('M0 -148C-48 -142 -74 -74 -66 -26C-60 0 60 0 66 -26C74 -74 48 -142 0 -148Z', color) +
    flat('M0 -136C-34 -128 -50 -76 -42 -34C-32 -12 32 -12 42 -34C50 -76 34 -128 0 -136Z', belly) +
    `<g opacity=".4">${bellyBands(0)}</g>` +
    mirrored(
      piece('M-68 0C-92 -2 -90 -32 -66 -36C-42 -38 -22 -22 -22 -6C-22 0 -28 0 -32 0Z', foot) +
        claws(-58),
    ) +
    (look.arms === 'snout' ? '' : mirrored(paw(look))) +
    placed(frontHead(look), { y: -202, rotate: tilt }) +
    (look.arms === 'snout' ? mirrored(paw(look)) : '')
  )
}

/** The dragon's trunk from the side with its belly, walking or in the air. */
function trunk({ color, belly }: Look): string {
  return (
    piece('M8 -152C-36 -148 -66 -92 -58 -50C-50 -24 46 -20 54 -52C64 -92 48 -146 8 -152Z', color) +
    flat('M30 -136C6 -126 0 -76 8 -44C24 -34 44 -40 50 -56C56 -86 46 -122 30 -136Z', belly)
  )
}

function arm({ color, dark }: Look, elbow: Point, hand: Point, share: number): string {
  return piece(
    [strip([[16, -116], elbow, hand], [30, 26, 20]), circle(hand[0], hand[1], 11)],
    mix(color, dark, share),
  )
}

const headAt = (look: Look, placement: Placement): string =>
  placed(sideHead(look), { ...placement, rotate: (placement.rotate ?? 0) + look.tilt })

function walking(look: Look): string {
  const { color, dark, spread } = look
  const legs = stride({
    hip: 48,
    width: 34,
    foot: 34,
    color: mix(color, dark, 0.2),
    far: mix(color, dark, 0.5),
    spread: 18,
  })
  const trail: readonly Point[] = points('-30,-52 -100,-10 -150,-20 -164,-80')
  const wings = spread
    ? placed(wing(look), { x: -18, y: -124, rotate: 30, scale: 1.15 })
    : placed(wing(look), { x: -22, y: -118, rotate: -6, scale: 0.86 })
  return (
    (spread ? placed(wing(look), { x: 2, y: -128, rotate: 58, scale: 1.05 }) : '') +
    tail(look, trail, -105) +
    legs.far +
    arm(look, [56, -104], [70, -86], 0.5) +
    trunk(look) +
    legs.near +
    wings +
    arm(look, [40, -86], [62, -68], 0.3) +
    headAt(look, { x: 30, y: -186 })
  )
}

function flying(look: Look): string {
  const { color, dark } = look
  const trail: readonly Point[] = points('-40,-60 -110,-40 -170,-60 -206,-110')
  const leg = (x: number, share: number): string =>
    piece(
      strip(
        [
          [x, -46],
          [x - 20, -14],
          [x - 54, -12],
        ],
        [36, 28, 22],
      ),
      mix(color, dark, share),
    )
  return (
    placed(wing(look), { x: 18, y: -112, rotate: 44, scale: 1.3 }) +
    tail(look, trail, -118) +
    leg(-18, 0.5) +
    placed(trunk(look), { x: -6, y: -84, rotate: 52, pivot: [0, -84] }) +
    leg(0, 0.25) +
    placed(arm(look, [44, -84], [66, -72], 0.3), { x: 24, y: 46 }) +
    headAt(look, { x: 92, y: -126 }) +
    placed(wing(look), { x: -8, y: -104, rotate: 12, scale: 1.4 })
  )
}

function sleeping(look: Look): string {
  const { color, dark } = look
  const round: readonly Point[] = points('-84,-26 -40,4 30,-6 74,-12')
  return (
    piece('M-96 0C-124 -56 -74 -116 -2 -116C70 -116 118 -60 104 0Z', color) +
    piece(
      [
        leaf(-34, -108, -1.9, 30, 0.36),
        leaf(4, -114, -1.6, 32, 0.36),
        leaf(42, -104, -1.2, 30, 0.36),
      ],
      dark,
    ) +
    placed(wing(look), { x: -6, y: -48, rotate: 46, scale: 0.72, flip: true }) +
    headAt(look, { x: 40, y: -52, rotate: 8 }) +
    tail(look, round, 6, [48, 34, 24, 14])
  )
}

/**
 * A small, friendly dragon: 293 units tall sitting with its horns, 271 walking to the right, 327 flying
 * (410 long), 146 asleep.
 */
export function dragon(options: DragonOptions = {}): string {
  const { pose = 'sitting', color = '#5fae7a', belly = '#f6e2a0', horn = '#fff0d2' } = options
  const look: Look = {
    color,
    belly,
    horn,
    dark: mix(color, '#12344a', 0.45),
    mood: options.mood ?? 'happy',
    asleep: pose === 'sleeping',
    muffler: options.muffler,
    open: options.open ?? false,
    puffed: options.puffed ?? false,
    tilt: options.tilt ?? 0,
    arms: options.arms ?? 'down',
    spread: options.spread ?? false,
  }
  return placed({ sitting, walking, flying, sleeping }[pose](look), { scale: 0.96 })
}
