import { between, distance, num, type Point } from '../../paper/geometry.ts'
import { add, angleOf, hull, outline, round, sub, times } from './limb.ts'
import { facing, isNearLeft, type Proportions } from './proportions.ts'
import type { Leg, Skeleton } from './skeleton.ts'

/** The trunk and the upper legs of a figure as paper to dress; points are the figure's. */
export interface Trunk {
  /** the trunk's paper, its hem `below` the hips in units */
  bodice: (below: number) => string
  /**
   * A point on the clothes: `u` round the body, 0 at the middle of its front, -1 and 1 at its sides, 2 at
   * its back; `v` 0 at the hips, 1 at the shoulders. Undefined where the view hides it.
   */
  on: (u: number, v: number) => Point | undefined
  /** the part of the bodice below `v` */
  lower: (v: number, below: number) => string
  /** a line across the trunk at `v`, as a path for strokes */
  across: (v: number) => string
  /** the corners of a skirt to a share of the leg, `flare` units wider at its hem */
  skirt: (share: number, flare: number) => Point[]
  /** the left (back) and right (front) edge of a skirt at a share of the leg */
  edges: (share: number, flare: number) => readonly [Point, Point]
  skeleton: Skeleton
  body: Proportions
}

type Row = readonly [v: number, left: number, right: number]

function rowsOf({ view }: Skeleton, { seat, waist, chest }: Proportions): Row[] {
  if (view === 'profile')
    return [
      [-0.2, -seat * 0.74, seat * 0.64],
      [0, -seat * 0.82, seat * 0.68],
      [0.38, -waist * 0.6, waist * 0.86],
      [0.8, -chest * 0.78, chest * 0.72],
      [1, -chest * 0.5, chest * 0.46],
    ]
  const [wide, belly] = view === 'turned' ? [0.92, 2.5] : view === 'turnedAway' ? [0.92, 1] : [1, 0]
  return [
    [-0.2, -seat * wide, seat * wide],
    [0, -seat * wide, seat * wide],
    [0.38, -waist * wide, waist * wide + belly],
    [0.8, -chest * wide, chest * wide + belly * 0.6],
    [1, -chest * 0.86 * wide, chest * 0.86 * wide],
  ]
}

function rowAt(rows: readonly Row[], v: number): readonly [number, number] {
  const next = rows.findIndex(([at]) => at >= v)
  const high = rows[next === -1 ? rows.length - 1 : Math.max(1, next)] ?? [0, 0, 0]
  const low = rows[next === -1 ? rows.length - 2 : Math.max(0, next - 1)] ?? high
  const t = (v - low[0]) / (high[0] - low[0] || 1)
  return [low[1] + (high[1] - low[1]) * t, low[2] + (high[2] - low[2]) * t]
}

/** The point at a share of a leg's length, the direction to its back or left, and its half width. */
function alongLeg({ limb, isToward }: Leg, share: number, body: Proportions) {
  const { from, joint, to } = limb
  const thigh = body.leg[0] / (body.leg[0] + body.leg[1])
  const isThigh = share <= thigh
  const [a, b] = isThigh ? [from, joint] : [joint, to]
  const t = isThigh ? share / thigh : (share - thigh) / (1 - thigh)
  const at = between(a, b, t)
  // cloth hangs from the hips, but over a knee that is bent like one who sits
  const isBent = Math.abs(((angleOf(from, joint) - angleOf(joint, to) + 540) % 360) - 180) > 50
  const top = isBent && !isThigh ? joint : from
  const size = distance(top, at) || 1
  const normal: Point = isToward ? [-1, 0] : [-(at[1] - top[1]) / size, (at[0] - top[0]) / size]
  return { at, normal, r: body.legRadii[isThigh ? 0 : 1] }
}

/** Both ends of a hem moved apart to `half` from its middle, the nearer they are to one height. */
function widened([left, right]: readonly [Point, Point], half: number): readonly [Point, Point] {
  const middle = between(left, right, 0.5)
  const size = distance(left, right) || 1
  if (right[0] - left[0] < size * 0.8 || size > 2 * half) return [left, right]
  return [
    add(middle, times(sub(left, middle), (2 * half) / size)),
    add(middle, times(sub(right, middle), (2 * half) / size)),
  ]
}

/** The trunk of a figure. */
export function trunkOf(body: Proportions, skeleton: Skeleton): Trunk {
  const { view } = skeleton
  // the cloth follows shoulders of which one hangs
  const slope = view === 'profile' ? 0 : skeleton.drop / (2 * body.shoulders)
  const onTrunk = ([x, y]: Point): Point => {
    const rise = slope * (isNearLeft(view) ? -x : x) * Math.min(1, Math.max(0, -y / body.trunk))
    return skeleton.onTrunk([x, y + rise])
  }
  const rows = rowsOf(skeleton, body)
  const side = (index: 1 | 2): Point[] => {
    const neck = index === 1 ? -1 : 1
    const column = rows.slice(1).map((row): Point => [row[index], -row[0] * body.trunk])
    return [...column, [neck * body.head * 15, -body.trunk - body.neck * 0.45]].map((point) =>
      onTrunk(point as Point),
    )
  }
  const on = (u: number, v: number): Point | undefined => {
    const angle = ((facing[view] + u * 90) * Math.PI) / 180
    if (Math.cos(angle) < 0.06) return undefined
    const [left, right] = rowAt(rows, v)
    const x = (left + right) / 2 + ((right - left) / 2) * Math.sin(angle)
    return onTrunk([x, -v * body.trunk])
  }
  const edges = (share: number, flare: number): readonly [Point, Point] => {
    const [near, far] = [skeleton.near.leg, skeleton.far.leg]
    const isSide = view === 'profile'
    const [left, right] = isSide || isNearLeft(view) ? [near, isSide ? near : far] : [far, near]
    const edge = (leg: Leg, sign: number): Point => {
      const { at, normal, r } = alongLeg(leg, share, body)
      return add(at, times(normal, sign * (r + flare)))
    }
    return [edge(left, 1), edge(right, -1)]
  }
  // of legs astride, both corners of the hem hang as low as its lowest point
  const corners = (hem: readonly Point[], share: number): Point[] => {
    const legs = [skeleton.near.leg, skeleton.far.leg].map((leg) => alongLeg(leg, share, body))
    const low = skeleton.hip[1] + 0.6 * share * (body.leg[0] + body.leg[1])
    if (legs.some(({ at }) => at[1] < low)) return []
    const all = [
      ...hem,
      ...legs.flatMap(({ at, r }): Point[] => [
        [at[0] - r, at[1]],
        [at[0] + r, at[1]],
      ]),
    ]
    const xs = all.map(([x]) => x)
    const bottom = Math.max(...all.map(([, y]) => y)) + 3
    return [
      [Math.min(...xs), bottom],
      [Math.max(...xs), bottom],
    ]
  }
  const skirt = (share: number, wide: number): Point[] => {
    const [left, right] = rowAt(rows, 0.3)
    const thigh = body.leg[0] / (body.leg[0] + body.leg[1])
    const legs = [skeleton.near.leg, skeleton.far.leg].flatMap((leg) => {
      const { at, normal, r } = alongLeg(leg, share, body)
      const flare = wide * (0.3 + 0.7 * Math.abs(normal[0]))
      const knee = share > thigh ? round(leg.limb.joint, body.legRadii[1] + flare * 0.4) : []
      const hem = [add(at, times(normal, r + flare)), add(at, times(normal, -r - flare))]
      return [...round(leg.limb.from, body.legRadii[0]), ...knee, ...hem]
    })
    const waist = [left, right].map((x) => onTrunk([x, -0.3 * body.trunk]))
    const seat = [rows[1]?.[1] ?? 0, rows[1]?.[2] ?? 0].map((x) => onTrunk([x, 0]))
    const hem = widened(edges(share, 0), (body.seat + wide * 0.55) * (view === 'profile' ? 0.8 : 1))
    const points = [...waist, ...seat, ...legs, ...hem, ...corners(hem, share)]
    // on the ground the hem lies flat
    return hull(points.map(([x, y]): Point => [x, Math.min(y, 0)]))
  }
  const across = (v: number): string => {
    const [left, right] = rowAt(rows, v)
    const sag = view === 'profile' ? 2 : Math.cos((facing[view] * Math.PI) / 180) * 7
    const y = -v * body.trunk
    const [a, b, c] = [
      onTrunk([left + 1, y]),
      onTrunk([(left + right) / 2, y + 2 * sag]),
      onTrunk([right - 1, y]),
    ]
    return `M${num(a[0])} ${num(a[1])}Q${num(b[0])} ${num(b[1])} ${num(c[0])} ${num(c[1])}`
  }
  const bodice = (below: number): string => {
    const [left, right] = rowAt(rows, -0.1)
    const low = [
      onTrunk([left, below]),
      onTrunk([(left + right) / 2, below + 5]),
      onTrunk([right, below]),
    ]
    return outline(low.reverse(), side(1), side(2).reverse())
  }
  const lower = (v: number, below: number): string => {
    const heights = [v, ...[0.8, 0.38, 0].filter((height) => height < v)]
    const edge = (index: 0 | 1): Point[] =>
      heights.map((height) => onTrunk([rowAt(rows, height)[index], -height * body.trunk]))
    const [left, right] = rowAt(rows, -0.1)
    const low = [
      onTrunk([right, below]),
      onTrunk([(left + right) / 2, below + 5]),
      onTrunk([left, below]),
    ]
    return outline(edge(1), low, edge(0).reverse())
  }
  return { bodice, lower, on, across, skirt, edges, skeleton, body }
}
