// The sett: chambers are holes cut into sheets of earth.

import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, type Point, smooth } from '../../draw/paper/geometry.ts'
import type { Hour } from '../../draw/paper/mood.ts'
import { line, piece, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Lift, Scene } from '../../draw/paper/scene.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'

export const newScene = (hour: Hour = 'day', size = {}) =>
  createPlaceScene({ palette: 'autumn', hour, ...size }, { light: { x: 0.2, y: 0.2, r: 0 } }).scene

export const earth = {
  wall: '#dba468',
  floor: '#b87a48',
  near: '#7a4a30',
  nearest: '#573225',
  root: '#8a5634',
}

/** The outline of a chamber: an uneven ring. */
export const chamber = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  seed: number,
  power = 0.8,
) => {
  const random = seeded(seed)
  const [a1, a2] = [random() * 6, random() * 6]
  return smooth(
    Array.from({ length: 40 }, (_, i): Point => {
      const a = (i / 40) * 2 * Math.PI
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const q = 1 + 0.025 * Math.sin(4 * a + a1) + 0.018 * Math.sin(7 * a + a2)
      return [
        x + rx * q * Math.sign(c) * Math.abs(c) ** power,
        y - ry * q * Math.sign(s) * Math.abs(s) ** power,
      ]
    }),
  )
}

/** A sheet over the whole picture with holes. */
export const holed = (scene: Scene, holes: readonly string[], fill: string, lift: Lift = 3) => {
  const { left, right, height } = scene
  const d = `M${left - 80} -80H${right + 80}V${height + 80}H${left - 80}Z${holes.join('')}`
  scene.add(`<g filter="url(#s${lift})"><path d="${d}" fill="${fill}" fill-rule="evenodd"/></g>`)
}

export const floorSheet = (scene: Scene, y: number, color: string, seed = 1) => {
  const crest: Point[] = []
  for (let x = scene.left - 60; x <= scene.right + 60; x += 70)
    crest.push([x, y + Math.sin(x / 130 + seed) * 12 + Math.sin(x / 47) * 5])
  const foot = `L${scene.right + 60} ${scene.height + 60}L${scene.left - 60} ${scene.height + 60}Z`
  scene.sheet(`${smooth(crest, false)}${foot}`, color, 3, y - 20, 'torn')
  scene.ground = () => y
}

type Spine = readonly [Point, Point, Point, Point]

const onCurve = ([a, b, c, d]: Spine, t: number): Point => {
  const u = 1 - t
  const at = (i: 0 | 1) =>
    u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i]
  return [at(0), at(1)]
}

/** A root along the Bézier curve of `spine`, with rootlets. */
export const root = (spine: Spine, width: number, color: string = earth.root) => {
  const hairs = [0.55, 0.8].map((t, i) => {
    const [x, y] = onCurve(spine, t)
    const side = i ? -width : width
    return `M${num(x)} ${num(y)}q${num(side)} ${num(width)} ${num(side * 0.7)} ${num(width * 2.4)}`
  })
  return (
    line(hairs.join(''), color, Math.max(4, width * 0.22)) +
    piece(
      strip(spine, [width, width * 0.8, width * 0.46, 4]),
      print('wood', color, darker(color, 0.24), { angle: 90 }),
    )
  )
}

const stoneColors = [
  '#8fa9b5',
  '#c98f7a',
  '#e6d6b8',
  '#7f9a78',
  '#d8b25e',
  '#a88fb0',
  '#77798a',
  '#b7c4c0',
  '#c9694f',
] as const

/** One of Kuno's nine stones, about 90 wide, standing on (0, 0); the seventh looks like Papa from behind. */
export const blankStone = (i: number) => {
  const color = stoneColors[i] ?? '#8fa9b5'
  const [w, h] = [36 + ((i * 7) % 16), 52 + ((i * 11) % 30)]
  const shine = line(
    `M${-w * 0.5} ${-h * 0.62}Q${-w * 0.3} ${-h * 0.86} ${w * 0.04} ${-h * 0.88}`,
    lighter(color, 0.6),
    6,
  )
  const gleam = `<mark kind="shine" x="0" y="${num(-h * 0.5)}" r="${num(w * 0.7)}"/>`
  if (i === 6)
    return (
      piece([circle(-20, -112, 11), circle(20, -112, 11)], darker(color, 0.3)) +
      piece('M-46 0C-56 -50 -34 -78 -28 -92C-26 -124 26 -124 28 -92C34 -78 56 -50 46 0Z', color) +
      piece('M-9 -116C-12 -90 -10 -60 0 -40C10 -60 12 -90 9 -116Z', '#f2ece0') +
      piece(ellipse(0, -8, 13, 12), lighter(color, 0.3)) +
      gleam
    )
  const round = `M${-w} 0C${-w * 1.3} ${-h * 0.7} ${-w * 0.5} ${-h} 0 ${-h}C${w * 0.7} ${-h} ${w * 1.2} ${-h * 0.5} ${w} 0Z`
  const band =
    i % 3 === 0
      ? line(`M${-w * 0.98} ${-h * 0.3}Q0 ${-h * 0.52} ${w} ${-h * 0.36}`, lighter(color, 0.4), 6)
      : ''
  return piece(round, color) + band + shine + gleam
}

/** Grass on the edge of the ground above. */
export const grass = (
  scene: Scene,
  yAt: (x: number) => number,
  color: string,
  height: number,
  seed: number,
) => {
  const random = seeded(seed)
  const blades: string[] = []
  for (let x = scene.left; x < scene.right; x += 15) {
    const [h, lean] = [height * (0.5 + random() * 0.6), (random() - 0.5) * height * 0.6]
    const y = yAt(x) + 10
    blades.push(
      `M${num(x - 6)} ${num(y)}Q${num(x)} ${num(y - h * 0.6)} ${num(x + lean)} ${num(y - h)}Q${num(x + 8)} ${num(y - h * 0.5)} ${num(x + 8)} ${num(y)}Z`,
    )
  }
  scene.piece(blades, color, 1)
}
