// Points and paths. Most functions return a path for SVG's `d`; lengths are in the caller's units, y down.

export type Point = readonly [x: number, y: number]

/** One point for each word of a one-line text; a text of several lines has an unknown number. */
type Points<Text extends string> = Text extends `${string}\n${string}`
  ? Point[]
  : Text extends `${string} ${infer Rest}`
    ? [Point, ...Points<Rest>]
    : string extends Text
      ? Point[]
      : [Point]

const point = (pair: string): Point => {
  const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number)
  return [x, y]
}

/** Parses points as SVG's `points` attribute writes them: `points('0,0 40,-20')`; NaN where a number is missing. */
export const points = <const Text extends string>(text: Text) =>
  text.trim().split(/\s+/).map(point) as Points<Text>

/** A number as SVG text, rounded to one decimal. */
export const num = (value: number) => (Math.round(value * 10) / 10).toString()

/** Smooth path through all points (Catmull-Rom), closed by default. */
export const smooth = (points: readonly Point[], closed = true) => {
  const count = points.length
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0]
  let path = `M${num(at(0)[0])} ${num(at(0)[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)] as const
    const [x1, y1] = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const [x2, y2] = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${num(x1)} ${num(y1)} ${num(x2)} ${num(y2)} ${num(to[0])} ${num(to[1])}`
  }
  return path + (closed ? 'Z' : '')
}

/** Closed polygon with sharp corners. */
export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`

/** Full circle, clockwise. */
export const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r)

/** Full ellipse, clockwise. */
export const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 1 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-2 * rx)} 0Z`

/** Rectangle with round corners, clockwise. */
export const roundRect = (x: number, y: number, w: number, h: number, r = 0) =>
  `M${num(x + r)} ${num(y)}h${num(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${num(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${num(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${num(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`

/**
 * One leaf from its stalk at (x, y); `angle` in radians, clockwise from the right; `width` is half its
 * width per length.
 */
export const leaf = (x: number, y: number, angle: number, length: number, width = 0.36) => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const p = (u: number, v: number) => `${num(x + u * c - v * s)} ${num(y + u * s + v * c)}`
  const [l, w] = [length, length * width]
  return `M${p(0, 0)}C${p(l * 0.25, -w)} ${p(l * 0.7, -w * 0.9)} ${p(l, 0)}C${p(l * 0.7, w * 0.9)} ${p(l * 0.25, w)} ${p(0, 0)}Z`
}

/** Star with four thin rays, for the far sky. */
export const star4 = (x: number, y: number, r: number) => {
  const tip = (i: number) => {
    const angle = (i * Math.PI) / 2
    return `${num(x + Math.sin(angle) * r)} ${num(y - Math.cos(angle) * r)}`
  }
  const rays = [1, 2, 3, 4].map((i) => `Q${num(x)} ${num(y)} ${tip(i)}`).join('')
  return `M${tip(0)}${rays}Z${circle(x, y, r * 0.18)}`
}

/** Five-pointed star; `rotation` in radians, clockwise; `inner` is the share of the radius at the notches. */
export const star5 = (x: number, y: number, r: number, rotation = 0, inner = 0.5) =>
  polygon(
    Array.from({ length: 10 }, (_, i): Point => {
      const angle = rotation + (i * Math.PI) / 5
      const reach = i % 2 === 1 ? r * inner : r
      return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach]
    }),
  )

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)

/** The point at a share of the way from `a` to `b`. */
export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

/**
 * Where a limb of two bones bends on its way from `root` to `end`: to the left of that way if `side` is 1, to the
 * right if it is -1. A limb that is too short is stretched.
 */
export const bend = (
  root: Point,
  end: Point,
  bones: readonly [number, number],
  side: 1 | -1,
): Point => {
  const d = Math.max(1, distance(root, end))
  const stretch = Math.max(1, d / (bones[0] + bones[1]))
  const [a, b] = [bones[0] * stretch, bones[1] * stretch]
  const share = Math.min(1, Math.max(-1, (a * a + d * d - b * b) / (2 * a * d)))
  const angle = Math.atan2(end[1] - root[1], end[0] - root[0]) - side * Math.acos(share)
  return [root[0] + Math.cos(angle) * a, root[1] + Math.sin(angle) * a]
}
