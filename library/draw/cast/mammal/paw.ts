import { mix } from '../../paper/color.ts'
import { bend, distance, type Point } from '../../paper/geometry.ts'
import { flat, piece } from '../../paper/pieces.ts'
import { angleOf, blade, bone, cutEllipse, type Joint, moved } from './cut.ts'

export type Grip = 'hold' | 'open' | 'point' | 'flat'

/** What a paw does: `at` is where, in units of the figure; `holding` is SVG, gripped at its (0, 0). */
export interface PawReach {
  at: Point
  grip?: Grip
  holding?: string
}

export interface PawLook {
  /** Radius of the paw. */
  r: number
  fur: string
  /** Colour of the paw itself, as of a sock. */
  paw: string
  claws?: string
}

interface Toes {
  /** Directions from the arm's, in degrees. */
  angles: readonly number[]
  lengths: readonly number[]
  from: number
}

const spread: Record<Exclude<Grip, 'hold'>, Toes> = {
  open: { angles: [-58, -22, 14, 52], lengths: [1.15, 1.45, 1.4, 1.1], from: 0.2 },
  point: { angles: [-48, -6, 38], lengths: [0.75, 1.9, 0.8], from: 0.2 },
  flat: { angles: [-24, 2, 28], lengths: [1.25, 1.4, 1.2], from: 0.3 },
}

/** The paw at the end of an arm that comes from `angle`: what lies behind a thing in it, and the toes before it. */
export function paw(
  at: Point,
  angle: number,
  look: PawLook,
  grip?: Grip,
): { behind: string; before: string } {
  const { r, paw: color, claws } = look
  const light = mix(color, '#ffffff', 0.12)
  const toe = (from: Point, to: Point, width = r * 0.36): string =>
    piece(bone([from, width], [to, width * 0.86]), light) +
    (claws && grip !== 'flat'
      ? flat(blade(to, moved(to, angleOf(from, to), width * 1.7), width * 0.8), claws)
      : '')
  const back = moved(at, angle, -r * 0.35)
  if (grip === 'hold') {
    const side = (share: number): Point => moved(at, angle + Math.PI / 2, share * r)
    const toes = [-0.62, 0, 0.62].map((share) =>
      toe(moved(side(share), angle, r * 0.75), moved(side(share * 0.9), angle, -r * 0.2)),
    )
    return {
      behind: piece(cutEllipse(at, r * 1.05, r, { seed: 5, count: 11 }), color),
      before: toes.join(''),
    }
  }
  const palm = piece(
    cutEllipse(back, r * 1.04, r * 0.92, { seed: 5, count: 11, turn: (angle * 180) / Math.PI }),
    color,
  )
  if (grip === undefined) {
    const fingers = [-34, 0, 34].map((turn) => {
      const way = angle + (turn * Math.PI) / 180
      return bone([moved(back, way, r * 0.5), r * 0.42], [moved(back, way, r * 0.86), r * 0.36])
    })
    return {
      behind: piece([...fingers, cutEllipse(back, r, r * 0.9, { seed: 5, count: 11 })], color),
      before: '',
    }
  }
  const { angles, lengths, from } = spread[grip]
  const toes = angles.map((turn, i) => {
    const way = angle + (turn * Math.PI) / 180
    return toe(moved(back, way, r * from), moved(back, way, r * (lengths[i] ?? 1)))
  })
  return { behind: toes.join('') + palm, before: '' }
}

export interface ArmBuild {
  /** Lengths of upper arm and forearm. */
  bones: readonly [number, number]
  /** Radii at shoulder, elbow and wrist. */
  radii: readonly [number, number, number]
  /** Share of the forearm that is fur before the sock begins; 1 for none. */
  sleeve: number
}

export interface Arm {
  /** Upper arm and forearm. */
  upper: string
  fore: string
  behind: string
  held: string
  before: string
  hand: Point
}

/** An arm from the shoulder to a paw at its target; its elbow bends to the side `bends`. */
export function arm(
  shoulder: Point,
  reach: PawReach,
  build: ArmBuild,
  look: PawLook,
  bends: 1 | -1,
): Arm {
  const elbow = bend(shoulder, reach.at, build.bones, bends)
  const [rs, re, rw] = build.radii
  const angle = angleOf(elbow, reach.at)
  const wrist = moved(reach.at, angle, -look.r * 0.5)
  const from = moved(elbow, angle, distance(elbow, wrist) * build.sleeve)
  const at = (share: number): number => re + (rw - re) * share
  const joint: Joint = [from, at(build.sleeve)]
  const sock = build.sleeve < 1 ? flat(bone(joint, [wrist, rw]), look.paw) : ''
  const { behind, before } = paw(reach.at, angle, look, reach.grip)
  return {
    upper: piece(bone([shoulder, rs], [elbow, re]), look.fur),
    fore: piece(bone([elbow, re], [wrist, rw]), look.fur) + sock,
    behind,
    held: reach.holding ?? '',
    before,
    hand: reach.at,
  }
}
