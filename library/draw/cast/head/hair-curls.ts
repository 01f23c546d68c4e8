import { mix } from '../../paper/color.ts'
import { circle, type Point, polygon } from '../../paper/geometry.ts'
import { line, piece } from '../../paper/pieces.ts'
import { seeded } from '../../paper/random.ts'
import { curtains, hairlines, wideEdge } from './hair-shapes.ts'
import type { HeadView } from './head-shape.ts'

/** How far curls and an afro reach beyond hair that hangs to the chin. */
const growth = { curls: 1.02, afro: 1.26 }

export type Curly = keyof typeof growth

/** Circles of different sizes round `spots`. */
function bumps(spots: readonly Point[], r: number): string[] {
  const random = seeded(3)
  return spots.map(([x, y]) =>
    circle(x + (random() - 0.5) * 5, y + (random() - 0.5) * 5, r * (0.82 + random() * 0.34)),
  )
}

/** Points on the straight parts of `curve`, about `distance` apart. */
function spread(curve: readonly Point[], distance: number): Point[] {
  return curve.slice(1).flatMap(([x, y], i) => {
    const [x0, y0] = curve[i] ?? [x, y]
    const count = Math.max(1, Math.round(Math.hypot(x - x0, y - y0) / distance))
    return Array.from({ length: count }, (_, k): Point => {
      const t = (k + 1) / count
      return [x0 + (x - x0) * t, y0 + (y - y0) * t]
    })
  })
}

/** The edge of the whole head of curls, closed. */
function edgeOf(view: HeadView, style: Curly): Point[] {
  const size = growth[style]
  const edge = wideEdge[view].map(
    ([x, y]): Point => [x * size * 0.9, -204 + (y + 204) * size * 0.88],
  )
  return [...edge, ...edge.slice(0, 1)]
}

/** Lighter curls here and there. */
function curlLines(view: HeadView, style: Curly, color: string): string {
  const inner = edgeOf(view, style).map(([x, y]): Point => [x * 0.78, -212 + (y + 212) * 0.74])
  const spots = spread(inner, 30).filter(([x, y]) => view === 'back' || (y < -210 && x < 30))
  return line(
    spots.map(([x, y]) => `M${x - 6} ${y - 2}q2 -9 9 -7q6 4 1 9q-4 2 -5 -2`).join(''),
    color,
    2.4,
  )
}

const mass = (view: HeadView, style: Curly): string[] => {
  const edge = edgeOf(view, style)
  return [polygon(edge), ...bumps(spread(edge, 21), 15.5)]
}

/** Curls behind the head. */
export const curlsBehind = (view: HeadView, style: Curly, hair: string): string =>
  piece(mass(view, style), mix(hair, '#1a0a14', 0.2))

/** From the far to the near end of the hair round the face. */
function rim(view: Exclude<HeadView, 'back'>): Point[] {
  const side = curtains[view].flat().slice(0, 4)
  return view === 'turnedAway' ? side : [...hairlines[view].high.flat(), ...side]
}

/** Curls round the face, or over the whole head. */
export function curlsOver(view: HeadView, style: Curly, hair: string): string {
  const light = curlLines(view, style, mix(hair, '#ffffff', 0.16))
  if (view === 'back') return piece(mass(view, style), hair) + light
  const spots = rim(view)
  const edge = edgeOf(view, style).slice(0, -1)
  const isOpen = view === 'front'
  const outer = edge.filter(([x, y]) => (isOpen ? y < -176 : x < 44 || y < -216))
  return (
    piece(
      [
        polygon([...outer, ...spots]),
        ...bumps(spread([...spots.slice(0, 1), ...spots], 15), 9),
        ...bumps(spread(outer, 21), 15.5),
        ...(isOpen ? [] : bumps(spread([...spots.slice(-1), ...outer.slice(0, 1)], 18), 12)),
      ],
      hair,
    ) + light
  )
}
