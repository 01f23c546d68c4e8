import { type Point, points, polygon } from '../../paper/geometry.ts'
import { seeded } from '../../paper/random.ts'

/** Smooth curves that meet in corners. */
export type Curves = readonly (readonly Point[])[]

/** Parses curves as `points` parses points; `|` begins the next one. */
export const curves = (text: string): Curves => text.split('|').map((part) => points(part))

/** Points on the smooth curve through `curve`, about three for each of its parts. */
function sampled(curve: readonly Point[], steps: number): Point[] {
  const at = (i: number): Point => curve[Math.max(0, Math.min(curve.length - 1, i))] ?? [0, 0]
  const part = (i: number): Point[] => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return Array.from({ length: steps }, (_, k): Point => {
      const t = k / steps
      const on = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
      return [on(0), on(1)]
    })
  }
  return [...curve.slice(1).flatMap((_, i) => part(i)), at(curve.length - 1)]
}

/**
 * The outline of paper cut by hand: the curves of `outline`, cut in short straight snips that stray
 * by up to `stray` units.
 */
export function scissors(outline: Curves, seed: number, stray = 0.8): string {
  const random = seeded(seed)
  const strayed = ([x, y]: Point): Point => [
    x + (random() - 0.5) * 2 * stray,
    y + (random() - 0.5) * 2 * stray,
  ]
  return polygon(outline.flatMap((curve) => sampled(curve, 3).map(strayed)))
}
