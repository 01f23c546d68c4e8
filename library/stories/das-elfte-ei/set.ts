import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, num, type Point, polygon, roundRect, smooth } from '../../draw/paper/geometry.ts'
import type { Hour } from '../../draw/paper/mood.ts'
import type { PaletteName } from '../../draw/paper/palettes.ts'
import { flat, line, piece, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Lift, Scene } from '../../draw/paper/scene.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'

/** An empty page; a cover with its size. */
export const newScene = (palette: PaletteName, hour: Hour = 'day', size = {}) =>
  createPlaceScene({ palette, hour, ...size }, { light: { x: 0.2, y: 0.2, r: 0 } }).scene

type Edge = (x: number) => number

/** A sheet of land below the edge `yAt`, which becomes the ground. */
export const land = (scene: Scene, yAt: Edge, fill: string, lift: Lift = 3) => {
  const crest: Point[] = []
  for (let x = scene.left - 60; x <= scene.right + 60; x += 40) crest.push([x, yAt(x)])
  const foot = `L${scene.right + 60} ${scene.height + 60}L${scene.left - 60} ${scene.height + 60}Z`
  scene.sheet(`${smooth(crest, false)}${foot}`, fill, lift, Math.min(...crest.map(([, y]) => y)))
  scene.ground = yAt
  return scene
}

interface Tufts {
  /** Between these x; from edge to edge by default. */
  from?: number
  to?: number
  count: number
  height: number
  color: string
  seed?: number
  /** How far below the edge they may grow. */
  depth?: number
}

/** Tufts of three blades on and below an edge. */
export const tufts = (scene: Scene, yAt: Edge, options: Tufts) => {
  const { from = scene.left, to = scene.right, count, height, color, seed = 1, depth = 0 } = options
  const random = seeded(seed)
  const blades = Array.from({ length: count }, () => {
    const x = from + random() * (to - from)
    const y = yAt(x) + random() * depth + 8
    const h = height * (0.6 + random() * 0.5)
    return [-0.5, 0.05, 0.6]
      .map((lean, i) => {
        const tall = h * (i === 1 ? 1 : 0.7)
        const spine: Point[] = [
          [x + i * 6, y],
          [x + i * 6 + lean * tall * 0.3, y - tall * 0.6],
          [x + i * 6 + lean * tall * 0.8, y - tall],
        ]
        return strip(spine, [h * 0.13, h * 0.1, 1])
      })
      .join('')
  })
  scene.piece(blades, color, 1)
}

/** The round door of the hares' burrow, 360 units wide and 380 tall; (0, 0) is under its middle. */
export const burrowDoor = () => {
  const wood = '#3d7b86'
  const planks = [-96, -48, 0, 48, 96].map((x) => `M${x} -340V-20`).join('')
  const leaf = 'M-138 -8C-190 -150 -150 -330 0 -334C150 -330 190 -150 138 -8Z'
  return (
    piece('M-176 4C-240 -160 -186 -382 0 -386C186 -382 240 -160 176 4Z', '#9a6a45') +
    piece('M-152 0C-206 -152 -164 -348 0 -352C164 -348 206 -152 152 0Z', '#5a3a2e') +
    piece(leaf, print('wood', wood, darker(wood, 0.3), { angle: 90 })) +
    line(planks, darker(wood, 0.3), 4) +
    piece(
      [roundRect(-150, -250, 170, 22, 8), roundRect(-146, -96, 166, 22, 8)],
      darker(wood, 0.4),
    ) +
    piece(circle(98, -158, 15), '#e6b34e') +
    flat(circle(94, -163, 5), '#fff1cf')
  )
}

/** A bench of planks, `w` units wide and `h` tall; (0, 0) is under its middle. */
export const gardenBench = (w: number, h: number) => {
  const wood = '#c98f5a'
  const grain = print('wood', wood, darker(wood, 0.26))
  const leg = (x: number) =>
    piece(
      polygon([
        [x - 26, -h + 20],
        [x + 26, -h + 20],
        [x + 40, 0],
        [x + 14, 0],
        [x, -46],
        [x - 14, 0],
        [x - 40, 0],
      ]),
      darker(wood, 0.32),
    )
  return (
    leg(-w / 2 + 80) +
    leg(w / 2 - 80) +
    piece(roundRect(-w / 2 + 60, -h + 44, w - 120, 26, 6), darker(wood, 0.42)) +
    piece(roundRect(-w / 2, -h, w, 50, 10), grain) +
    piece(roundRect(-w / 2 + 4, -h - 2, w - 8, 16, 7), lighter(wood, 0.3))
  )
}

/** A daisy from the side or front on a stem of `h` units, its foot at (0, 0). */
export const daisy = (h: number, lean: number, seed: number, tilt = 0.62) => {
  const random = seeded(seed)
  const r = 62
  const [x, y] = [lean * h, -h]
  const petals = Array.from({ length: 15 }, (_, i) => {
    const a = (i / 15) * 6.283 + random() * 0.14
    const at = (t: number, side: number): Point => [
      x + Math.cos(a + side) * r * t,
      y + Math.sin(a + side) * r * t * tilt,
    ]
    return smooth([at(0.24, -0.1), at(0.8, -0.15), at(1, 0), at(0.8, 0.15), at(0.24, 0.1)])
  })
  const stem: Point[] = [
    [0, 0],
    [lean * h * 0.2, -h * 0.6],
    [x, y],
  ]
  const isShade = seed % 3 === 1
  return (
    piece(strip(stem, [15, 12, 10]), '#5f9a52') +
    piece(petals, isShade ? '#f3e4e6' : '#fffdf6') +
    flat(petals.filter((_, i) => i % 4 === 2).join(''), '#f0c6cf', 0.5) +
    piece(
      `M${num(x - 22)} ${num(y)}C${num(x - 20)} ${num(y - 26 * tilt - 8)} ${num(x + 20)} ${num(y - 26 * tilt - 8)} ${num(x + 22)} ${num(y)}C${num(x + 16)} ${num(y + 20 * tilt)} ${num(x - 16)} ${num(y + 20 * tilt)} ${num(x - 22)} ${num(y)}Z`,
      '#f2b632',
    ) +
    `<mark kind="flower" x="${num(x)}" y="${num(y)}" r="40"/>`
  )
}

/** A colour of grass from spring to autumn. */
export const grassGreen = (share: number) => mix('#c9dc86', '#4f8f5a', share)
