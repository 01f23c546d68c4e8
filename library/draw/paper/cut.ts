// Edges of paper. A path drawn by a computer is too smooth: scissors leave facets, a torn edge shows fibres.

import { num, type Point } from './geometry.ts'
import { type Outline, outlines } from './outline.ts'
import { type Random, seeded } from './random.ts'

/** How a sheet was cut: by scissors, torn by hand, or the uneven edge of handmade paper. */
export type Edge = 'cut' | 'torn' | 'deckle'

const distance = ([x, y]: Point, [u, v]: Point) => Math.hypot(u - x, v - y)

/** How far `p` is from the line through `a` and `b`. */
const away = (p: Point, a: Point, b: Point) => {
  const length = distance(a, b)
  if (length === 0) return distance(p, a)
  return Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length
}

/** Leaves out points that are less than about `tolerance` from the straight cuts between the others. */
const facets = (outline: Outline, tolerance: number, random: Random): Point[] => {
  const kept: Point[] = []
  let start = 0
  while (start < outline.length) {
    const from = outline[start] ?? [0, 0]
    kept.push(from)
    const allowed = tolerance * (0.5 + random())
    let end = start + 1
    while (end + 1 < outline.length && end - start < 24) {
      const to = outline[end + 1] ?? from
      const isStraight = outline.slice(start + 1, end + 1).every((p) => away(p, from, to) < allowed)
      if (!isStraight) break
      end++
    }
    start = end
  }
  return kept
}

/** The outline again, with its points `step` apart. */
const resample = (outline: Outline, step: number): Point[] =>
  outline.flatMap((from, i): Point[] => {
    const to = outline[(i + 1) % outline.length] ?? from
    const count = Math.max(1, Math.round(distance(from, to) / step))
    return Array.from({ length: count }, (_, k): Point => {
      const t = k / count
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    })
  })

/** Moves each point outwards by `reach(i)`; outlines are clockwise. */
const moved = (outline: Outline, reach: (i: number) => number): Point[] =>
  outline.map((p, i): Point => {
    const before = outline[(i + outline.length - 1) % outline.length] ?? p
    const after = outline[(i + 1) % outline.length] ?? p
    const length = distance(before, after) || 1
    const out = reach(i)
    return [
      p[0] + ((after[1] - before[1]) / length) * out,
      p[1] - ((after[0] - before[0]) / length) * out,
    ]
  })

/** Noise from -1 to 1 around an outline of `count` points, which changes over about `length` of them. */
const noise = (random: Random, count: number, length: number) => {
  const values = Array.from(
    { length: Math.max(3, Math.round(count / length)) },
    () => random() * 2 - 1,
  )
  return (i: number) => {
    const at = ((i % count) / count) * values.length
    const [k, t] = [Math.floor(at), at - Math.floor(at)]
    const [a, b] = [values[k] ?? 0, values[(k + 1) % values.length] ?? 0]
    return a + (b - a) * t * t * (3 - 2 * t)
  }
}

const pathOf = (outline: Outline) => `M${outline.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`

const sizeOf = (outline: Outline) => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of outline) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return Math.max(right - left, bottom - top)
}

const randomFor = (outline: Outline) => {
  const [x, y] = outline[0] ?? [0, 0]
  return seeded(x * 1.7 + y + outline.length)
}

/** Applies `edit` to each sub-path of `d`; a path with other commands than M, L, H, V, C, Q, A and Z stays as it is. */
const editOutlines = (d: string, step: number, edit: (outline: Outline) => Outline) =>
  outlines(d, step)
    ?.map((outline) => pathOf(edit(outline)))
    .join('') ?? d

/** The path as scissors cut it: straight for a moment, then turning; at most `tolerance` from `d`. */
export const scissorCut = (d: string, tolerance: number) =>
  editOutlines(d, tolerance * 4, (outline) => {
    const random = randomFor(outline)
    const allowed = Math.min(tolerance, sizeOf(outline) * 0.012)
    return facets(outline, allowed, random)
  })

/** A torn sheet: its printed face, and the white core that shows beyond it by up to `width`. */
export const tear = (d: string, width: number) => {
  const step = width * 0.7
  const tornBy = (hasCore: boolean) => (outline: Outline) => {
    const random = randomFor(outline)
    const points = resample(outline, step)
    const [broad, fine, ragged] = [
      noise(random, points.length, 17),
      noise(random, points.length, 3),
      noise(random, points.length, 9),
    ]
    return moved(points, (i) => {
      const face = broad(i) * width * 0.55 + fine(i) * width * 0.2
      const core = width * (0.55 + 0.45 * ragged(i)) + fine(i + 80) * width * 0.25
      return hasCore ? face + Math.max(width * 0.12, core) : face
    })
  }
  return { face: editOutlines(d, step, tornBy(false)), core: editOutlines(d, step, tornBy(true)) }
}

/** The soft uneven edge of handmade paper, at most `depth` from `d`. */
export const deckle = (d: string, depth: number) =>
  editOutlines(d, depth * 2, (outline) => {
    const random = randomFor(outline)
    const points = resample(outline, depth * 1.6)
    const [broad, fine] = [noise(random, points.length, 7), noise(random, points.length, 2)]
    return moved(points, (i) => (broad(i) * 0.7 + fine(i) * 0.3) * depth)
  })
