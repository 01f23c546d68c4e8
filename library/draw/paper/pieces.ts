// The parts of a drawing, as SVG strings in the drawing's own units: x to the right, y down, usually the feet
// at (0, 0), so heights are negative. `shapes` and `d` are paths of SVG, colours are `#rrggbb` or a paint.

import { scissorCut } from './cut.ts'
import type { Point } from './geometry.ts'

/** Colour of eyes and drawn lines. */
export const ink = '#2a1a1f'
export const cheek = '#f2785c'

/** How far scissors stray from the drawn line of a small piece, in its units. */
const stray = 0.4

/** SVG of one piece of cut paper: the shapes share one fill and one shadow (filter `s1` of the scene). */
export function piece(shapes: string | readonly string[], fill: string): string {
  const paths = typeof shapes === 'string' ? [shapes] : shapes
  const cut = paths.map((d) => `<path d="${scissorCut(d, stray)}"/>`)
  return `<g filter="url(#s1)" fill="${fill}">${cut.join('')}</g>`
}

/** SVG of a shape without a shadow: markings, noses, soles. */
export function flat(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** SVG of a line with round ends and no shadow. */
export function line(d: string, color = ink, width = 3): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** SVG of a part and its mirror image about the axis x = 0. */
export function mirrored(svg: string): string {
  return `${svg}<g transform="scale(-1 1)">${svg}</g>`
}

export interface Placement {
  x?: number
  y?: number
  /** degrees, clockwise */
  rotate?: number
  scale?: number
  /** mirrors the part about its pivot, left to right */
  flip?: boolean
  /** the point of the part that moves to (x, y) and is the centre of rotation */
  pivot?: Point
}

/** Moves a part's pivot to (x, y), and turns and scales the part about it. */
export function placed(svg: string, placement: Placement): string {
  const { x = 0, y = 0, rotate = 0, scale = 1, flip = false, pivot = [0, 0] } = placement
  const turn = rotate ? ` rotate(${rotate})` : ''
  const size = scale !== 1 || flip ? ` scale(${flip ? -scale : scale} ${scale})` : ''
  const back = pivot[0] || pivot[1] ? ` translate(${-pivot[0]} ${-pivot[1]})` : ''
  return `<g transform="translate(${x} ${y})${turn}${size}${back}">${svg}</g>`
}

const between = (a: number, b: number, t: number): number => a + (b - a) * t

function onCurve(points: readonly Point[], t: number): Point {
  let rest = points
  while (rest.length > 1) {
    const previous = rest
    rest = previous
      .slice(1)
      .map(
        ([x, y], i): Point => [
          between(previous[i]?.[0] ?? x, x, t),
          between(previous[i]?.[1] ?? y, y, t),
        ],
      )
  }
  return rest[0] ?? [0, 0]
}

/**
 * The path of a round-ended strip along a Bézier curve with the control points `spine`; its width follows a
 * Bézier curve of `widths`. `from` and `to` (0 to 1) cut out a part, such as a sock or the tip of a tail.
 */
export function strip(
  spine: readonly Point[],
  widths: readonly number[],
  from = 0,
  to = 1,
): string {
  const steps = 24
  const control = widths.map((width): Point => [width, 0])
  const round = (n: number): number => Math.round(n * 10) / 10
  const left: string[] = []
  const right: string[] = []
  const radius = (t: number): number => round(Math.max(0.5, onCurve(control, t)[0] / 2))
  for (let i = 0; i <= steps; i++) {
    const t = between(from, to, i / steps)
    const [x, y] = onCurve(spine, t)
    const [ax, ay] = onCurve(spine, Math.max(0, t - 0.01))
    const [bx, by] = onCurve(spine, Math.min(1, t + 0.01))
    const length = Math.hypot(bx - ax, by - ay) || 1
    const nx = ((by - ay) / length) * radius(t)
    const ny = (-(bx - ax) / length) * radius(t)
    left.push(`${round(x + nx)} ${round(y + ny)}`)
    right.unshift(`${round(x - nx)} ${round(y - ny)}`)
  }
  // cut ends inside the strip are straight, to match its edges
  const cap = (t: number, end = ''): string =>
    t > 0 && t < 1 ? `L${end}` : `A${radius(t)} ${radius(t)} 0 0 1 ${end}`
  return `M${left.join('L')}${cap(to, right[0])}L${right.join('L')}${cap(from, left[0])}Z`
}
