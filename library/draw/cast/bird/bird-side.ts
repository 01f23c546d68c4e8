import { type Point, smooth } from '../../paper/geometry.ts'
import { flat, line, type Placement, piece, placed, strip } from '../../paper/pieces.ts'
import type { BirdActing, BirdPose } from './bird-acting.ts'
import type { BirdDesign, Layout } from './bird-design.ts'
import { beakTip, birdHead, stateOf } from './bird-head.ts'
import { closedWing, flightWings, gestures, handWing } from './bird-wings.ts'
import { featherRow, layered, toward } from './feather.ts'
import { movedBy } from './spots.ts'

interface Stance {
  /** lifts the breast, added to `upright` times `share` */
  pitch: number
  share: number
  /** the hips' height per length of leg and depth of body */
  hip: readonly [leg: number, depth: number]
  neck: number
  reach: number
  nod: number
  legs: 'standing' | 'walking' | 'perching' | 'tucked' | 'dangling' | 'landing' | 'none'
  /** the direction of the tail in the picture, clockwise from the right */
  tail: number
}

const rest: Stance = {
  pitch: 0,
  share: 1,
  hip: [1, 0.3],
  neck: -64,
  reach: 1,
  nod: 0,
  legs: 'standing',
  tail: 168,
}

const stances: Record<BirdPose, Stance> = {
  standing: rest,
  walking: { ...rest, pitch: -5, neck: -46, reach: 1.1, legs: 'walking', tail: 174 },
  pecking: { ...rest, pitch: 22, share: 0, neck: 34, reach: 1.3, nod: 46, tail: 206 },
  perching: { ...rest, hip: [0.5, 0.22], legs: 'perching', tail: 142 },
  brooding: { ...rest, pitch: -3, share: 0.2, hip: [0, 0.5], reach: 0.8, legs: 'none', tail: 188 },
  sleeping: {
    ...rest,
    pitch: -4,
    share: 0.5,
    hip: [0.5, 0.36],
    neck: -112,
    reach: 0.7,
    nod: 24,
    tail: 170,
  },
  flying: {
    ...rest,
    pitch: -6,
    share: 0,
    hip: [0.42, 0.42],
    neck: -14,
    legs: 'dangling',
    tail: 176,
  },
  swimming: { ...rest, pitch: 4, share: 0, hip: [0, 0.38], legs: 'none', tail: 196 },
  gliding: { ...rest, pitch: 4, share: 0, hip: [1, 1.1], neck: -2, legs: 'tucked', tail: 182 },
  landing: {
    ...rest,
    pitch: -50,
    share: 0,
    hip: [1.5, 0.3],
    neck: -34,
    legs: 'landing',
    tail: 160,
  },
}

/** Where the parts of a bird are, in its own units before `scale`. */
function layoutOf(design: BirdDesign, acting: BirdActing): Layout {
  const { length: L, depth: d, neck } = design
  const pose = acting.pose ?? 'standing'
  const stance = stances[pose]
  const lookBack = acting.lookBack ?? pose === 'sleeping'
  const pitch = stance.pitch - design.upright * stance.share
  const hip: Point = [0, -(design.legs.length * stance.hip[0] + d * stance.hip[1])]
  const body: Placement = { x: hip[0], y: hip[1], rotate: pitch }
  const inFigure = movedBy(body)
  const neckRoot = inFigure([L * 0.42, -d * 0.42])
  const head = acting.headAt
    ? ([acting.headAt[0] / design.scale, acting.headAt[1] / design.scale] as const)
    : toward(neckRoot, stance.neck, neck.length * stance.reach)
  const turn = stance.nod + (acting.nod ?? 0) + (acting.headTilt ?? 0)
  const placement: Placement = {
    x: head[0],
    y: head[1],
    rotate: lookBack ? -turn : turn,
    flip: lookBack,
  }
  // a pecking beak ends at the ground, however long the neck is
  const low = pose === 'pecking' ? movedBy(placement)(beakTip(design.head, 'profile'))[1] : 0
  placement.y = head[1] - low
  return {
    pose,
    body,
    shoulder: inFigure([L * 0.26, -d * 0.34]),
    neckRoot,
    head: [head[0], head[1] - low],
    placement,
  }
}

/** Where eyes, beak and shoulder are, in figure units. */
export function sideSpots(design: BirdDesign, acting: BirdActing) {
  const { placement, shoulder } = layoutOf(design, acting)
  const onHead = movedBy(placement)
  const scaled = ([x, y]: Point): Point => [x * design.scale, y * design.scale]
  const { size } = design.head
  return {
    beak: scaled(onHead(beakTip(design.head, acting.headView ?? 'profile'))),
    eyes: scaled(onHead([size * 0.36, -size * 0.18])),
    shoulder: scaled(shoulder),
  }
}

const trunk = ({ length: L, depth: d }: BirdDesign): readonly Point[] => [
  [-L * 0.62, -d * 0.06],
  [-L * 0.34, -d * 0.46],
  [L * 0.05, -d * 0.68],
  [L * 0.38, -d * 0.72],
  [L * 0.62, -d * 0.5],
  [L * 0.68, -d * 0.08],
  [L * 0.5, d * 0.28],
  [L * 0.16, d * 0.46],
  [-L * 0.22, d * 0.36],
  [-L * 0.5, d * 0.14],
]

/** Breast and belly in two rows of short feathers, in the body's own units. */
function breast({ length: L, depth: d, belly }: BirdDesign): string {
  const row = (t: number, count: number) =>
    featherRow({
      from: [L * (0.62 - t * 0.2), -d * (0.42 - t * 0.2)],
      to: [-L * (0.16 + t * 0.06), d * (0.16 - t * 0.1)],
      count,
      angles: [98 - t * 20, 160],
      lengths: [d * 0.34, d * 0.26],
      width: 0.3,
    })
  const patch = smooth([
    [L * 0.62, -d * 0.44],
    [L * 0.66, -d * 0.06],
    [L * 0.48, d * 0.27],
    [L * 0.14, d * 0.44],
    [-L * 0.26, d * 0.33],
    [-L * 0.06, d * 0.08],
    [L * 0.36, -d * 0.16],
  ])
  return (
    flat(patch, belly[0]) +
    row(0.9, 6)
      .map((path, i) => flat(path, belly[i % 2] ?? belly[0]))
      .join('')
  )
}

function tail(design: BirdDesign, acting: BirdActing, { pose, body }: Layout): string {
  const pitch = body.rotate ?? 0
  const { length, width, count, tones } = design.tail
  const { fan: spread = 7, raised = 0 } = design.tail
  const fan = pose === 'landing' ? 46 : pose === 'flying' || pose === 'gliding' ? 20 : spread
  const { length: L, depth: d } = design
  const middle = stances[pose].tail - pitch + raised + (acting.lift ?? 0)
  const feathers = featherRow({
    from: [-L * 0.42, d * 0.04],
    to: [-L * 0.4, -d * 0.16],
    count,
    angles: [middle - fan / 2, middle + fan / 2],
    lengths: [length, length * 0.94],
    width: width / length,
  })
  return layered(feathers, tones)
}

const toes = 'm0 0l15 2m-15 -2l-10 2m10 -2l11 -5'
const grip = 'm0 0q8 -3 9 7m-9 -7q-6 -1 -8 6'
const web = 'M-7 -3L9 -7L24 1L12 2L4 3L-9 2Z'

function leg(design: BirdDesign, from: Point, to: Point, isFar: boolean, foot: string): string {
  const { color, thick, webbed } = design.legs
  const knee: Point = [(from[0] + to[0]) / 2 - (foot === 'none' ? 8 : 5), (from[1] + to[1]) / 2]
  const thigh = piece(
    strip([from, knee], [thick * 3.6, thick * 1.5]),
    isFar ? design.belly[1] : design.body,
  )
  const shin = line(`M${knee[0]} ${knee[1]}L${to[0]} ${to[1]}`, color, thick)
  const toe =
    foot === 'perching'
      ? line(`M${to[0]} ${to[1]}${grip}`, color, thick)
      : webbed
        ? placed(piece(web, color), { x: to[0], y: to[1], scale: thick / 6 })
        : line(`M${to[0]} ${to[1]}${toes}`, color, thick * 0.9)
  return shin + toe + thigh
}

/** The two legs as far and near drawing. */
function legs(design: BirdDesign, layout: Layout): { far: string; near: string } {
  const { legs: kind } = stances[layout.pose]
  const { length: L, depth: d } = design
  const inFigure = movedBy(layout.body)
  const hips = [inFigure([L * 0.12, d * 0.2]), inFigure([-L * 0.02, d * 0.26])] as const
  const ground = -3
  const [far, near] = hips
  const ends: Record<Stance['legs'], readonly [Point, Point] | undefined> = {
    standing: [
      [far[0] + 8, ground - 3],
      [near[0] - 2, ground],
    ],
    walking: [
      [far[0] - 26, ground - 8],
      [near[0] + 26, ground],
    ],
    perching: [
      [far[0] + 6, ground - 2],
      [near[0], ground],
    ],
    tucked: [toward(far, 160, d * 0.42), toward(near, 166, d * 0.46)],
    dangling: [
      [far[0] - 22, ground - 2],
      [near[0] - 18, ground],
    ],
    landing: [
      [far[0] + 26, ground - 8],
      [near[0] + 30, ground],
    ],
    none: undefined,
  }
  const end = ends[kind]
  if (!end) return { far: '', near: '' }
  const foot =
    kind === 'perching' || kind === 'dangling'
      ? 'perching'
      : kind === 'tucked'
        ? 'none'
        : 'standing'
  return { far: leg(design, far, end[0], true, foot), near: leg(design, near, end[1], false, foot) }
}

/** The throat from breast to head, with its collar and shaggy feathers. */
function throat(design: BirdDesign, { neckRoot, head }: Layout): string {
  const { neck, body } = design
  const bent: Point = [
    (neckRoot[0] + head[0]) / 2 + neck.length * 0.12,
    (neckRoot[1] + head[1]) / 2 + neck.length * 0.08,
  ]
  const spine = [neckRoot, bent, head]
  return (
    piece(strip(spine, neck.widths), neck.color ?? body) +
    (neck.collar
      ? flat(strip(spine, neck.widths, 0.04, 0.6), neck.collar[0]) +
        flat(strip(spine, neck.widths, 0.34, 0.6), neck.collar[1])
      : '')
  )
}

/** Shaggy feathers before the throat. */
function ruff({ neck, head: { size } }: BirdDesign, { neckRoot, head }: Layout): string {
  if (!neck.ruff) return ''
  const feathers = featherRow({
    from: [neckRoot[0] + neck.widths[0] * 0.42, neckRoot[1] + size * 0.34],
    to: [head[0] + size * 0.5, head[1] + size * 0.56],
    count: 5,
    angles: [92, 46],
    lengths: [size * 0.84, size * 0.66],
    width: 0.26,
  })
  return layered(feathers, neck.ruff)
}

/** A bird from its side, facing right. */
export function sideBird(design: BirdDesign, acting: BirdActing): string {
  const layout = layoutOf(design, acting)
  const { pose, body, placement } = layout
  const isInAir = pose === 'flying' || pose === 'gliding' || pose === 'landing'
  const limbs = legs(design, layout)
  const state = stateOf(acting, 'profile', placement.flip)
  const flight = isInAir && acting.wings === undefined ? flightWings(design, layout) : undefined
  const moved = flight ?? (acting.wings ? gestures(design, layout, acting.wings) : undefined)
  const hugged = placed(acting.hugged ?? '', { scale: 1 / design.scale })
  const svg =
    (moved?.far ? handWing(design, moved.far) : '') +
    placed(tail(design, acting, layout), body) +
    limbs.far +
    placed(piece(smooth(trunk(design)), design.body), body) +
    throat(design, layout) +
    placed(breast(design), body) +
    limbs.near +
    hugged +
    (moved?.near
      ? ''
      : placed(closedWing(design, stances[pose].tail - 180 - (body.rotate ?? 0)), body)) +
    ruff(design, layout) +
    placed(birdHead(design.head, state), placement) +
    (moved?.near ? handWing(design, moved.near) : '')
  return placed(svg, { scale: design.scale })
}
