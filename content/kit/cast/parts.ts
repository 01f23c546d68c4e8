import { mix } from '../color.ts'
import { leaf } from '../geometry.ts'

export type Feeling = 'happy' | 'sad' | 'surprised' | 'angry'
export type Point = readonly [x: number, y: number]

export const ink = '#2a1a1f'
export const cheek = '#f2785c'

/** One piece of cut paper: the shapes share one fill and one shadow (filter `s1` of the scene). */
export function piece(shapes: string | readonly string[], fill: string): string {
  const paths = typeof shapes === 'string' ? [shapes] : shapes
  return `<g filter="url(#s1)" fill="${fill}">${paths.map((d) => `<path d="${d}"/>`).join('')}</g>`
}

/** A flat shape without a shadow: markings, noses, soles. */
export function plain(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** A drawn line with round ends and no shadow. */
export function line(d: string, color = ink, width = 3): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** The part and its mirror image on the other side of x = 0. */
export function mirrored(svg: string): string {
  return `${svg}<g transform="scale(-1 1)">${svg}</g>`
}

export interface Placement {
  x?: number
  y?: number
  /** degrees, clockwise */
  rotate?: number
  scale?: number
  flip?: boolean
  /** the point of the part that lands on (x, y) and that it turns about */
  pivot?: Point
}

/** Moves a part so that its pivot lands on (x, y), turned and scaled about that pivot. */
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
 * A round-ended strip along a Bézier spine, its width running through `widths`; `from` and `to`
 * (0 to 1) cut out a part, so a sock or a tail tip lies exactly on its limb.
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
  // cut ends inside the strip are straight, so bands and tips lie flush on it
  const cap = (t: number, end = ''): string =>
    t > 0 && t < 1 ? `L${end}` : `A${radius(t)} ${radius(t)} 0 0 1 ${end}`
  return `M${left.join('L')}${cap(to, right[0])}L${right.join('L')}${cap(from, left[0])}Z`
}

export interface Fan {
  /** where the feathers spring from, first and last */
  from: Point
  to: Point
  count: number
  /** directions of the first and last feather in degrees, clockwise from the right */
  angles: readonly [number, number]
  /** lengths of the first and last feather */
  lengths: readonly [number, number]
  width?: number
}

/** The feathers of a spread wing, one leaf each. */
export function fan({ from, to, count, angles, lengths, width = 0.17 }: Fan): string[] {
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    const angle = (between(angles[0], angles[1], t) * Math.PI) / 180
    return leaf(
      between(from[0], to[0], t),
      between(from[1], to[1], t),
      angle,
      between(lengths[0], lengths[1], t),
      width,
    )
  })
}

/** A foot seen from the side, heel at (0, 0), toes to the right, `length` and `height` in units. */
export function foot(length: number, height: number): string {
  const h = height
  return `M${-h * 0.4} 0C${-h * 0.9} ${-h * 1.15} ${length * 0.4} ${-h * 1.3} ${length} ${-h * 0.6}C${length + h * 0.3} ${-h * 0.25} ${length} 0 ${length - h * 0.35} 0Z`
}

export interface Stride {
  /** height of the hips above the ground */
  hip: number
  width: number
  /** length of the foot in front of the heel */
  foot: number
  color: string
  /** colour of the leg farther away */
  far?: string
  shoe?: string
  spread?: number
  /** lies beneath each foot, its heel at (0, 0): a skate's blade */
  beneath?: string
}

/** Two legs walking to the right on their hind feet: the far one swings back, its heel lifted. */
export function stride(options: Stride): { far: string; near: string } {
  const { hip, width, color, spread = width * 0.45, beneath = '' } = options
  const far = options.far ?? mix(color, '#2a1020', 0.25)
  const sole = width * 0.62
  const reach = hip * 0.42
  const leg = (side: number, end: Point): string =>
    strip(
      [[side * spread, -hip], [side * (spread + reach * 0.35), -hip * 0.6], end],
      [width * 1.08, width, width * 0.84],
    )
  const back: Point = [-spread - reach, -sole * 0.5 - hip * 0.22]
  const front: Point = [spread + reach * 0.8, -sole * 0.6 - 2]
  const step = foot(options.foot, sole)
  const shoeFar = options.shoe ? mix(options.shoe, '#140810', 0.25) : far
  return {
    far:
      piece(leg(-1, back), far) +
      placed(beneath + piece(step, shoeFar), {
        x: back[0] - width * 0.2,
        y: back[1] + sole * 0.34,
        rotate: 24,
      }),
    near:
      piece(leg(1, front), color) +
      placed(beneath + piece(step, options.shoe ?? color), {
        x: front[0] - width * 0.14,
        y: -1,
        rotate: -9,
      }),
  }
}

/** A scarf round a neck of half width `w` at height `y`; `wind` lets its end fly to the left. */
export function scarf(y: number, w: number, color: string, wind = false): string {
  const dark = mix(color, '#000000', 0.12)
  const end = wind
    ? piece(
        `M${-w * 0.4} ${y + 4}C${-w * 0.9} ${y - 6} ${-w * 1.3} ${y + 14} ${-w * 1.95} ${y - 2}L${-w * 2.02} ${y + 22}C${-w * 1.4} ${y + 36} ${-w * 0.9} ${y + 16} ${-w * 0.4} ${y + 24}Z`,
        dark,
      )
    : piece(
        `M${w * 0.35} ${y + 12}L${w * 0.75} ${y + 8}L${w * 0.98} ${y + 58}L${w * 0.5} ${y + 62}Z`,
        dark,
      ) +
      `<g opacity=".35">${line(`M${w * 0.5} ${y + 40}L${w * 0.87} ${y + 36}M${w * 0.52} ${y + 49}L${w * 0.91} ${y + 45}`, '#ffffff')}</g>`
  const band = piece(
    `M${-w} ${y - 8}Q0 ${y + 14} ${w} ${y - 8}L${w + 3} ${y + 10}Q0 ${y + 34} ${-w - 3} ${y + 10}Z`,
    color,
  )
  return wind ? end + band : band + end
}

/** A scarf round the neck of a lying animal: a band along `spine`, drawn before the head. */
export function lyingScarf(spine: readonly Point[], color: string, width = 24): string {
  const widths = [width, width, width]
  return (
    piece(strip(spine, widths), color) +
    plain(strip(spine, widths, 0.78, 0.83), '#ffffff', 0.35) +
    plain(strip(spine, widths, 0.88, 0.93), '#ffffff', 0.35)
  )
}
