import { line, strip } from '../../kit/cast/parts.ts'
import { darker, lighter, mix } from '../../kit/color.ts'
import type { Point } from '../../kit/geometry.ts'
import { num, roundRect, smooth } from '../../kit/geometry.ts'
import { stepY } from '../../kit/places/stairs.ts'
import { icicle } from '../../kit/props/winter.ts'
import type { Scene } from '../../kit/scene.ts'
import { autumn, spring, summer, winter } from './figures.ts'

/** A fold of the land that is cloth as well: hill and seam. */
const clothHill = (scene: Scene, color: string, crest: readonly Point[]) => {
  const { width, height } = scene
  const top = Math.min(...crest.map(([, y]) => y))
  const edge = smooth([...crest], false)
  scene.sheet(
    `${edge}L${width + 60} ${height + 60}H-60Z`,
    scene.linear(lighter(color, 0.16), darker(color, 0.16), top, top + 420),
    3,
    top,
  )
  const seam = smooth(
    crest.map(([x, y]): Point => [x, y + 26]),
    false,
  )
  scene.add(
    `<path d="${seam}" fill="none" stroke="${darker(color, 0.3)}" stroke-opacity=".6" stroke-width="6" stroke-linecap="round" stroke-dasharray="22 16"/>`,
  )
}

/** The land of the cover: the cloak itself, winter far away and spring in front. */
export const cloakLand = (scene: Scene) => {
  const crest = (y: number, a: number, b: number): Point[] => [
    [-60, y + a],
    [220, y - b],
    [560, y + a * 0.4],
    [900, y + b],
    [1260, y - a],
  ]
  clothHill(scene, winter, crest(830, 50, 40))
  clothHill(scene, autumn, crest(970, -40, 30))
  clothHill(scene, summer, crest(1110, 50, -30))
  return () => clothHill(scene, spring, crest(1340, -30, 20))
}

const bands = [winter, autumn, summer, spring] as const

/** The cloak laid over the great stairs, its hem in front; drawn before whoever sits on them. */
export const cloakOnStairs = (scene: Scene) => {
  const [top, low] = [stepY(scene, 6) - 30, stepY(scene, 0) + 20]
  const half = (t: number) => 120 + 330 * t + Math.sin(t * 9) * 16
  const at = (t: number) => top + (low - top) * t
  for (const [i, color] of bands.entries()) {
    const [a, b] = [i / 4, (i + 1) / 4]
    const side = (way: number): Point[] =>
      [0, 0.25, 0.5, 0.75, 1].map((s) => {
        const t = a + (b - a) * s
        return [800 + way * half(t), at(t)]
      })
    const wave = (t: number, way: number): Point[] =>
      [0.5, 0, -0.5].map((s) => [800 - way * s * half(t) * 1.2, at(t) + (s === 0 ? 16 : -8)])
    const shape = [...side(1), ...wave(b, -1), ...side(-1).reverse(), ...wave(a, 1)]
    scene.piece(smooth(shape), color, 1)
  }
  for (let i = 0; i <= 6; i++) {
    const t = (stepY(scene, i) - top + 18) / (low - top)
    const y = at(t)
    const shade = `M${800 - half(t)} ${num(y)}Q800 ${num(y + 10)} ${800 + half(t)} ${num(y)}V${num(y + 30)}Q800 ${num(y + 40)} ${800 - half(t)} ${num(y + 30)}Z`
    scene.flat(shade, '#3a1a20', 0.13)
  }
  const fringe = Array.from({ length: 31 }, (_, i) => {
    const x = 800 + ((i - 15) / 15) * half(1)
    return `M${num(x)} ${low - 6}v26`
  })
  scene.add(line(fringe.join(''), darker(spring, 0.2), 7))
}

export interface Pane {
  x: number
  y: number
  w: number
  h: number
}

/** A house's wall by night with a great lit window; `inside` draws what is seen through it. */
export const litWindow = (scene: Scene, { x, y, w, h }: Pane, inside: () => void) => {
  const { width, height, mood } = scene
  const wall = mix(mood.tone(0.74), '#3f3a6a', 0.4)
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.linear(darker(wall, 0.2), wall, 0, height)}"/>`,
  )
  const boards = Array.from({ length: 12 }, (_, i) => `M-10 ${i * 104 + 60}H${width + 10}`)
  scene.add(`<g opacity=".5">${line(boards.join(''), darker(wall, 0.4), 5)}</g>`)
  scene.glow(x + w / 2, y + h / 2, w * 0.9, '#ffcf7a', 0.5)
  const hole = roundRect(x, y, w, h, 10)
  scene.flat(hole, scene.linear('#d9954f', '#f6d08c', y, y + h))
  scene.add(`<clipPath id="lit"><path d="${hole}"/></clipPath><g clip-path="url(#lit)">`)
  inside()
  scene.add('</g>')
  const frame = '#6b4a58'
  scene.piece(
    [roundRect(x + w * 0.5 - 8, y, 16, h * 0.3), roundRect(x, y + h * 0.27, w, 16)],
    frame,
    1,
  )
  scene.piece(
    `M${x - 36} ${y - 36}H${x + w + 36}V${y + h + 16}H${x - 36}ZM${x} ${y + h}H${x + w}V${y}H${x}Z`,
    frame,
    3,
  )
  scene.piece(roundRect(x - 80, y + h, w + 160, 44, 8), lighter(frame, 0.14), 3)
  scene.piece(
    `M${x - 92} ${y + h + 12}C${x - 80} ${y + h - 40} ${x + 60} ${y + h - 16} ${x + w * 0.3} ${y + h - 34}C${x + w * 0.6} ${y + h - 6} ${x + w * 0.8} ${y + h - 46} ${x + w + 92} ${y + h + 12}Z`,
    '#eef4ff',
    2,
  )
  for (const [i, dx] of [-60, -10, 60, w - 40, w + 30, w + 70].entries())
    scene.place(icicle(50 + (i % 3) * 26), x + dx, y + h + 38, 1)
}

/** A washing line from `from` to `to` in pixels. */
export const rope = (scene: Scene, from: Point, to: Point) => {
  const sag = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + 60] as const
  scene.piece(strip([from, sag, to], [7, 7, 7]), '#8a5f42', 1)
}
