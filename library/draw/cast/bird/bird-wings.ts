import { bend, type Point, smooth } from '../../paper/geometry.ts'
import { piece, placed } from '../../paper/pieces.ts'
import type { WingGesture, Wings, WingTarget } from './bird-acting.ts'
import type { BirdDesign, Layout } from './bird-design.ts'
import { angleTo, feather, featherRow, layered, openWing, toward, type Wing } from './feather.ts'

export interface Reach {
  shoulder: Point
  hand: Point
  /** the side to which the elbow bends */
  bend: 1 | -1
  holding: string
  isFar: boolean
  /** for flight: directions and lengths of the long feathers instead of a hand's */
  flight?: Pick<Wing, 'angles' | 'lengths' | 'elbow'>
}

type Reaches = { near?: Reach; far?: Reach }

const shade = (tones: BirdDesign['wing']['tones']) => ({
  long: [tones.long[0], tones.long[0]] as const,
  short: tones.long,
  arm: tones.short[0],
})

/** The direction of the trailing feathers: of both sides the one that hangs down and back. */
const trailing = (forearm: number): number => {
  const off = (angle: number) => Math.abs(((angle - 100 + 540) % 360) - 180)
  const [a, b] = [forearm + 88, forearm - 88]
  return off(a) < off(b) ? a : b
}

/** A wing as an arm: its long feathers hang from the forearm, three at its end are fingers. */
export function handWing({ wing, depth }: BirdDesign, reach: Reach): string {
  const tones = reach.isFar ? shade(wing.tones) : wing.tones
  const thick = depth * 0.42
  if (reach.flight)
    return openWing({
      ...reach.flight,
      shoulder: reach.shoulder,
      wrist: reach.hand,
      count: 9,
      thick,
      tones,
    })
  const { shoulder, hand } = reach
  const finger = wing.length * 0.4
  const wrist = toward(hand, angleTo(hand, shoulder), finger * (reach.holding ? 1.1 : 0.8))
  const bone = wing.length * 0.42
  const elbow = bend(shoulder, wrist, [bone, bone], reach.bend === 1 ? -1 : 1)
  const forearm = angleTo(elbow, wrist)
  const side = Math.sign(trailing(forearm) - forearm)
  const fingers = [-12, 6, 24].map((turn, i) =>
    feather(wrist, forearm + turn * side, finger * (i === 1 ? 1.1 : 1), finger * 0.16),
  )
  const thumb = piece(feather(wrist, forearm - 40 * side, finger * 0.62, finger * 0.15), tones.arm)
  return (
    thumb +
    placed(reach.holding, { x: hand[0], y: hand[1] }) +
    openWing({
      shoulder,
      elbow,
      wrist,
      angles: [forearm + 34 * side, trailing(forearm)],
      lengths: [wing.length * 0.46, wing.length * 0.5],
      count: 7,
      thick: thick * 0.8,
      tones,
    }) +
    layered(fingers, tones.long)
  )
}

/** Where the hands go in each gesture, per length of the wing, from the shoulder; `bend` of the elbow. */
const hands: Record<
  Exclude<WingGesture, 'folded' | 'sheltering'>,
  { near?: readonly [number, number, 1 | -1]; far?: readonly [number, number, 1 | -1] }
> = {
  spread: { near: [-0.78, -0.5, -1], far: [0.86, -0.52, 1] },
  raised: { near: [-0.66, -0.84, -1], far: [0.5, -0.98, 1] },
  hugging: { near: [0.78, 0.3, 1], far: [0.82, 0.02, 1] },
  pointing: { near: [1.02, -0.24, 1] },
  hips: { near: [-0.06, 0.52, 1] },
}

/** The wings of a gesture or with targets. */
export function gestures(design: BirdDesign, layout: Layout, wings: Wings): Reaches {
  const { shoulder } = layout
  if (wings === 'folded') return {}
  if (wings === 'sheltering') {
    const { near } = flightWings(design, { ...layout, pose: 'landing' })
    return near ? { near } : {}
  }
  const { length, depth } = design
  const behind: Point = [shoulder[0] + length * 0.1, shoulder[1] - depth * 0.04]
  const size = design.wing.length
  if (typeof wings === 'string') {
    const { near, far } = hands[wings]
    const reach = (from: Point, way: readonly [number, number, 1 | -1], isFar: boolean): Reach => ({
      shoulder: from,
      hand: [from[0] + way[0] * size, from[1] + way[1] * size],
      bend: way[2],
      holding: '',
      isFar,
    })
    return {
      ...(near && { near: reach(shoulder, near, false) }),
      ...(far && { far: reach(behind, far, true) }),
    }
  }
  const target = (from: Point, { at, holding = '' }: WingTarget, isFar: boolean): Reach => ({
    shoulder: from,
    hand: [at[0] / design.scale, at[1] / design.scale],
    bend: 1,
    holding,
    isFar,
  })
  return {
    ...(wings.near && { near: target(shoulder, wings.near, false) }),
    ...(wings.far && { far: target(behind, wings.far, true) }),
  }
}

/** The wings of a bird in the air. */
export function flightWings(design: BirdDesign, { shoulder, pose }: Layout): Reaches {
  const size = design.wing.length
  const behind: Point = [shoulder[0] + design.length * 0.16, shoulder[1] - design.depth * 0.1]
  const open = (
    from: Point,
    [elbow, wrist]: readonly [Point, Point],
    angles: readonly [number, number],
    share: number,
    isFar: boolean,
  ): Reach => {
    const at = ([x, y]: Point): Point => [from[0] + x * size, from[1] + y * size]
    const lengths = [size * share, size * share * 0.72] as const
    const flight = { angles, lengths, elbow: at(elbow) }
    return { shoulder: from, hand: at(wrist), bend: 1, holding: '', isFar, flight }
  }
  if (pose === 'gliding')
    return {
      near: open(
        shoulder,
        [
          [-0.16, 0.16],
          [-0.06, 0.42],
        ],
        [112, 168],
        0.86,
        false,
      ),
      far: open(
        behind,
        [
          [0.02, -0.3],
          [0.2, -0.52],
        ],
        [-64, -150],
        0.7,
        true,
      ),
    }
  if (pose === 'landing')
    return {
      near: open(
        shoulder,
        [
          [-0.34, -0.16],
          [-0.56, -0.5],
        ],
        [-104, -186],
        0.86,
        false,
      ),
      far: open(
        behind,
        [
          [0.12, -0.34],
          [0.3, -0.62],
        ],
        [-58, -150],
        0.8,
        true,
      ),
    }
  return {
    near: open(
      shoulder,
      [
        [-0.3, -0.24],
        [-0.36, -0.62],
      ],
      [-96, -178],
      0.92,
      false,
    ),
    far: open(
      behind,
      [
        [0.08, -0.36],
        [0.28, -0.66],
      ],
      [-58, -152],
      0.84,
      true,
    ),
  }
}

/**
 * The wing laid along the body, in the body's own units: long feathers, a short row, the shoulder; `sag` is
 * by how many degrees the tail turns out of the body's line.
 */
export function closedWing({ length: L, depth: d, wing }: BirdDesign, sag: number): string {
  const { tones } = wing
  const turn = Math.max(-30, Math.min(30, sag * 0.6))
  const row = (
    [x1, y1, x2, y2]: readonly [number, number, number, number],
    angles: readonly [number, number],
    lengths: readonly [number, number],
    count: number,
    width: number,
  ) =>
    featherRow({
      from: [L * x1, d * y1],
      to: [L * x2, d * y2],
      count,
      angles,
      lengths: [wing.length * lengths[0], wing.length * lengths[1]],
      width,
    })
  const long = row([0.1, 0.12, -0.06, -0.36], [171 + turn, 186 + turn], [0.84, 0.54], 5, 0.11)
  const short = row([0.3, 0.16, 0.12, -0.44], [158 + turn * 0.5, 188], [0.46, 0.36], 5, 0.2)
  const small = row([0.44, 0.06, 0.26, -0.5], [154, 190], [0.26, 0.24], 5, 0.3)
  const shoulder = smooth([
    [L * 0.52, -d * 0.32],
    [L * 0.47, -d * 0.02],
    [L * 0.36, d * 0.04],
    [L * 0.22, -d * 0.2],
    [L * 0.24, -d * 0.5],
    [L * 0.4, -d * 0.56],
  ])
  const patch = wing.patch
    ? layered(row([0.36, -0.32, 0.2, -0.54], [176, 186], [0.5, 0.4], 3, 0.17), [
        wing.patch,
        wing.patch,
      ])
    : ''
  return (
    layered(long, tones.long) +
    layered(short, tones.short) +
    patch +
    piece([...small, shoulder], tones.arm)
  )
}
