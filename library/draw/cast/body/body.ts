import { mix } from '../../paper/color.ts'
import type { Point } from '../../paper/geometry.ts'
import { line, piece, placed, strip } from '../../paper/pieces.ts'

/** A foot seen from the side, heel at (0, 0), toes to the right, `length` and `height` in units. */
function foot(length: number, height: number): string {
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
  /** drawn beneath each foot, its heel at (0, 0): a skate's blade */
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
