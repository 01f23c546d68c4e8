import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, num, type Point, roundRect, smooth } from '../../draw/paper/geometry.ts'
import { line, mirrored, piece, strip } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { stepY } from '../../draw/places/stairs.ts'
import { flurry, icicle } from '../../draw/props/winter.ts'
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

/** A cloak spread out: its half width and the height of its rows in pixels, from collar 0 to hem 1. */
interface Spread {
  x: number
  half: (t: number) => number
  at: (t: number) => number
}

/** The four colours of the spread cloak, the hem's fringe below. */
const cloakBands = (scene: Scene, { x, half, at }: Spread) => {
  const fringe = Array.from({ length: 31 }, (_, i) => {
    const across = x + ((i - 15) / 15) * half(1) * 0.99
    return `M${num(across)} ${num(at(1) - 6)}v26`
  })
  scene.add(line(fringe.join(''), darker(spring, 0.2), 7))
  for (const [i, color] of bands.entries()) {
    const [a, b] = [i / 4, (i + 1) / 4]
    const side = (way: number): Point[] =>
      [0, 0.25, 0.5, 0.75, 1].map((s) => {
        const t = a + (b - a) * s
        return [x + way * half(t), at(t)]
      })
    const wave = (t: number, way: number): Point[] =>
      [0.5, 0, -0.5].map((s) => [x - way * s * half(t) * 1.2, at(t) + (s === 0 ? 16 : -8)])
    const shape = [...side(1), ...wave(b, -1), ...side(-1).reverse(), ...wave(a, 1)]
    scene.piece(smooth(shape), color, 1)
  }
}

/** The cloak laid over the great stairs, its hem in front; drawn before the figures on them. */
export const cloakOnStairs = (scene: Scene) => {
  const [top, low] = [stepY(scene, 6) - 30, stepY(scene, 0) + 20]
  const half = (t: number) => 120 + 330 * t + Math.sin(t * 9) * 16
  const at = (t: number) => top + (low - top) * t
  cloakBands(scene, { x: 800, half, at })
  for (let i = 0; i <= 6; i++) {
    const t = (stepY(scene, i) - top + 18) / (low - top)
    const y = at(t)
    const shade = `M${800 - half(t)} ${num(y)}Q800 ${num(y + 10)} ${800 + half(t)} ${num(y)}V${num(y + 30)}Q800 ${num(y + 40)} ${800 - half(t)} ${num(y + 30)}Z`
    scene.flat(shade, '#3a1a20', 0.13)
  }
}

const lining = '#6f3a63'

/** The finished cloak spread on a table, its collar at (x, y), its hem hanging down in front. */
export const cloakOnTable = (scene: Scene, x: number, y: number) => {
  const half = (t: number) => 78 + 160 * (1 - Math.exp(-t / 0.1)) + 96 * t
  const at = (t: number) => y + 400 * t
  const board = `M${x - 470} ${y + 150}H${x + 470}L${x + 640} ${y + 500}H${x - 640}Z`
  scene.piece(board, scene.linear('#8f5f3f', '#b98256', y + 150, y + 430), 2)
  scene.contactShadow(x, at(1) - 6, half(1))
  scene.flat(ellipse(x, y + 4, 84, 30), lining)
  cloakBands(scene, { x, half, at })
  const folds = [-0.78, -0.46, 0.46, 0.78].map(
    (s) =>
      `M${num(x + s * half(0.16))} ${num(at(0.2))}Q${num(x + s * half(0.5) * 0.94)} ${num(at(0.6))} ${num(x + s * half(1))} ${num(at(0.97))}`,
  )
  scene.add(`<g opacity=".15">${line(folds.join(''), '#3a1a20', 10)}</g>`)
  const opening = `M${x - 5} ${y + 44}Q${x - 10} ${at(0.6)} ${x - 44} ${at(1) + 6}Q${x} ${at(1) + 16} ${x + 40} ${at(1) + 6}Q${x + 8} ${at(0.6)} ${x + 5} ${y + 44}Z`
  scene.flat(opening, lining)
  const lapel = piece(
    'M-4 40C-60 46 -118 30 -132 -6C-136 -34 -104 -46 -80 -36C-66 -8 -30 6 -2 8Z',
    '#fffdf6',
  )
  const clasp =
    line('M-24 32Q0 48 24 32', '#c98f2e', 7) +
    piece([circle(-26, 30, 15), circle(26, 30, 15)], '#f2c14e')
  scene.place(mirrored(lapel) + clasp, x, y)
}

export interface Pane {
  x: number
  y: number
  w: number
  h: number
}

/** A house's wall on a night of snow with a great lit window; `inside` draws what is seen through it. */
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
  // Snow falls round the window: no flake before a face.
  const [heads, sill] = [y + 190, y + h + 60]
  flurry(scene, [0, 0, width, heads], 18, 2)
  flurry(scene, [0, heads, x - 50, height - heads], 18, 3)
  flurry(scene, [x + w + 50, heads, width - x - w - 50, height - heads], 18, 4)
  flurry(scene, [x, sill, w, height - sill], 18, 5)
}

/** A washing line from `from` to `to` in pixels. */
export const rope = (scene: Scene, from: Point, to: Point) => {
  const sag = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + 60] as const
  scene.piece(strip([from, sag, to], [7, 7, 7]), '#8a5f42', 1)
}
