import { mix } from '../../paper/color.ts'
import { between, circle, type Point, points, polygon } from '../../paper/geometry.ts'
import { flat, line, piece } from '../../paper/pieces.ts'
import { brass, type Cut, dark, pale } from './cloth.ts'
import { hull, round } from './limb.ts'
import type { Trunk } from './trunk.ts'

// The parts of clothes. A point (u, v) is on the clothes of the trunk, see `Trunk.on`.

/** The line through points of the trunk, as far as the view shows them. */
export const path = (all: readonly (Point | undefined)[]): string => {
  const seen = all.filter((point) => point !== undefined)
  return seen.length < 2 ? '' : polygon(seen).replace('Z', '')
}

/** Paper with the corners (u, v); nothing where one is hidden. */
export function patch(trunk: Trunk, corners: readonly Point[], fill: string): string {
  const seen = corners.map(([u, v]) => trunk.on(u, v)).filter((point) => point !== undefined)
  return seen.length === corners.length ? piece(polygon(seen), fill) : ''
}

/** Corners on the other side of the body. */
const mirrored = (corners: readonly Point[]): Point[] => corners.map(([u, v]) => [-u, v])

const bothSides = (trunk: Trunk, corners: readonly Point[], fill: string): string =>
  patch(trunk, corners, fill) + patch(trunk, mirrored(corners), fill)

export const dotsAt = (trunk: Trunk, spots: readonly Point[], r: number, fill: string): string =>
  flat(
    spots
      .map(([u, v]) => trunk.on(u, v))
      .map((at) => (at ? circle(at[0], at[1], r) : ''))
      .join(''),
    fill,
  )

/** Both lapels of a collar that is open in front; from behind its band. */
export const lapels = (trunk: Trunk, fill: string): string =>
  bothSides(trunk, points('0.5,1.08 0.74,0.93 0.34,0.78 0.05,0.96'), fill) ||
  roundCollar(trunk, fill)

/** A band round the neck, `size` times as wide and deep. */
export function roundCollar({ skeleton, body }: Trunk, fill: string, size = 1): string {
  const { view } = skeleton
  const turn = view === 'turned' || view === 'profile' ? 3 : view === 'turnedAway' ? 2 : 0
  const w = body.head * (view === 'profile' ? 17 : 22) * size
  const sag = view === 'back' || view === 'turnedAway' ? 2 : 8
  const top = -body.trunk - body.neck * 0.6
  const at = (x: number, y: number): string =>
    skeleton
      .onTrunk([x, top + y])
      .map((value) => value.toFixed(1))
      .join(' ')
  return piece(
    `M${at(-w * 0.85, 0)}Q${at(turn, sag)} ${at(w * 0.85 + turn, 0)}L${at(w + turn, 11 * size)}Q${at(turn * 2, 13 * size + sag)} ${at(-w, 11 * size)}Z`,
    fill,
  )
}

/** The slit in front, down to a share of the leg. */
export function opening(trunk: Trunk, share: number, color: string): string {
  const [from, to] = [trunk.on(0.04, 0.92), trunk.on(0.04, 0)]
  if (!from || !to) return ''
  const [left, right] = trunk.edges(share, 0)
  const turn = (to[0] - left[0]) / (right[0] - left[0] || 1)
  const end = between(left, right, Math.min(0.9, Math.max(0.1, turn)))
  return line(path(share > 0 ? [from, to, end] : [from, to]), color, 2.4)
}

/** Three buttons from height `from` down to `to`. */
export const buttons = (trunk: Trunk, from: number, to: number, fill = brass): string =>
  dotsAt(
    trunk,
    [from, (from + to) / 2, to].map((v): Point => [0.13, v]),
    trunk.body.trunk * 0.02 + 2.2,
    fill,
  )

export const toggles = (trunk: Trunk, color: string): string =>
  line(
    [0.74, 0.46, 0.18].map((v) => path([trunk.on(-0.12, v), trunk.on(0.22, v)])).join(''),
    color,
    5.4,
  )

/** Patch pockets, their upper edge at height `v`. */
export const pockets = (trunk: Trunk, v: number, fill: string): string => {
  const corners = points('0.36,0 0.72,0.02 0.68,-0.24 0.38,-0.26')
  return bothSides(
    trunk,
    corners.map(([u, down]): Point => [u, v + down]),
    fill,
  )
}

/** Straps from height `v` over the shoulders; crossed behind. */
export function straps(trunk: Trunk, v: number, color: string, width = 7): string {
  const strap = (side: number): string =>
    path([trunk.on(0.34 * side, v), trunk.on(0.42 * side, 1.02)]) +
    path([trunk.on(2 - 0.36 * side, 0.3), trunk.on(2 + 0.4 * side, 1.02)])
  return line(strap(-1) + strap(1), color, width)
}

/** Bodice and skirt; the hem is the skirt on a slightly longer one. */
export function skirted(trunk: Trunk, color: string, cut: Cut, hem: string, depth = 0.06): string {
  const [share, flare] = cut.skirt ?? [0, 0]
  const cloth = polygon(trunk.skirt(share - depth, flare * 0.9)) + trunk.bodice(2)
  return (
    piece([polygon(trunk.skirt(share, flare)), trunk.bodice(2)], hem) +
    // under a print, or the hem shines through the seams of its tiles
    flat(cloth, dark(color, 0)) +
    flat(cloth, color)
  )
}

/** A bow at the waist, behind. */
export function bow(trunk: Trunk, fill: string): string {
  const at = trunk.on(2, 0.34)
  if (!at) return ''
  const loops = ['0,0 16,-9 17,8', '0,0 -17,8 -16,-9', '0,0 10,24 3,26', '0,0 -3,26 -10,24']
  const moved = loops.map((loop) =>
    polygon(points(loop).map(([x, y]): Point => [x + at[0], y + at[1]])),
  )
  return piece(moved, fill)
}

/** The share of a skirt's width where an apron begins and ends. */
const apronEdges = {
  front: [0.1, 0.9],
  turned: [0.26, 0.98],
  profile: [0.5, 0.98],
  turnedAway: [0.9, 1],
  back: [0, 0],
} as const

/** An apron over the clothes, down to a share of the leg. */
export function apron(trunk: Trunk, color: string, share: number): string {
  const edge = mix(color, '#b08a7a', 0.5)
  const left = trunk.on(-0.62, 0.34)
  const right = trunk.on(0.62, 0.34) ?? trunk.on(0.02, 0.34)
  if (!left || !right) return line(trunk.across(0.36), color, 5) + bow(trunk, color)
  const [from, to] = apronEdges[trunk.skeleton.view]
  const at = (height: number, flare: number): readonly [Point, Point] => {
    const [l, r] = trunk.edges(height, flare)
    return [between(l, r, from), between(l, r, to)]
  }
  const [midLeft, midRight] = at(share * 0.5, 4)
  const [lowLeft, lowRight] = at(share, 6)
  return (
    straps(trunk, 0.74, color, 5) +
    patch(trunk, points('-0.36,0.76 0.36,0.76 0.5,0.3 -0.5,0.3'), color) +
    piece(polygon([left, right, midRight, lowRight, lowLeft, midLeft]), color) +
    line(path([left, right]), edge, 3.4) +
    line(path([between(left, lowLeft, 0.9), between(right, lowRight, 0.9)]), edge, 2.4)
  )
}

/** A bag at the near hip, its strap across the breast. */
export function shoulderBag(trunk: Trunk, color: string): string {
  const strap =
    path([trunk.on(0.52, 1), trunk.on(-0.86, 0.08)]) +
    path([trunk.on(1.48, 1), trunk.on(2.86, 0.08)])
  const { from } = trunk.skeleton.near.leg.limb
  const [x, y] = [from[0] - trunk.body.seat * 0.62, from[1] + 6]
  const moved = (corners: string): string =>
    polygon(points(corners).map(([px, py]): Point => [px + x, py + y]))
  return (
    line(strap, dark(color, 0.25), 7) +
    piece(moved('-27,-8 27,-8 24,42 -23,45'), color) +
    piece(moved('-30,-10 30,-10 22,16 0,24 -23,17'), pale(color, 0.2)) +
    flat(circle(x, y + 16, 4.5), brass)
  )
}

/** A shawl over shoulders and upper arms, knotted on the breast. */
export function shawl(trunk: Trunk, color: string): string {
  const { skeleton, body } = trunk
  const { near, far } = skeleton
  const knot = trunk.on(0, 0.62)
  const paper = (size: number): string => {
    const caps = [near, far].flatMap(({ hand: { limb } }) => [
      ...round(limb.from, body.armRadii[0] * 1.12 * size),
      ...round(between(limb.from, limb.joint, 0.5 * size), body.armRadii[0] * size),
    ])
    const tip = skeleton.onTrunk([0, -body.trunk * (0.56 - 0.14 * size)])
    const neck = [-1, 1].map((side) =>
      skeleton.onTrunk([side * body.head * 16, -body.trunk - body.neck * 0.8]),
    )
    return polygon(hull([...caps, tip, ...neck]))
  }
  return (
    piece(paper(1), pale(color, 0.5)) +
    flat(paper(0.86), color) +
    (knot ? piece(circle(knot[0], knot[1], 7), brass) : '')
  )
}
