import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { num, type Point, polygon, roundRect, smooth } from '../../draw/paper/geometry.ts'
import type { MarkKind } from '../../draw/paper/marks.ts'
import type { Hour } from '../../draw/paper/mood.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'

/** An empty page at night; a cover with its size. */
export const nightScene = (hour: Hour = 'night', size = {}) =>
  createPlaceScene({ palette: 'midnight', hour, ...size }, { light: { x: 0.2, y: 0.2, r: 0 } })
    .scene

/** A rectangle as wide as the stage between two heights. */
export const stripe = (scene: Scene, top: number, bottom: number) =>
  `M${scene.left - 60} ${top}H${scene.right + 60}V${bottom}H${scene.left - 60}Z`

/** What is marked above the darkness. */
type Marks = readonly (readonly [kind: MarkKind, x: number, y: number, r: number])[]

/** Darkness over the whole picture, least around (x, y); `share` grows from page to page. */
export const darken = (scene: Scene, share: number, [x, y]: Point, r: number, marks: Marks = []) =>
  scene.inFront(() => {
    const night = '#0b1140'
    const paint = scene.radial(
      [
        [0, night, share * 0.2],
        [0.4, night, share * 0.62],
        [1, night, share * 1.1],
      ],
      x,
      y,
      r,
    )
    scene.add(`<rect ${scene.fullWidthAttributes} height="${scene.height}" fill="${paint}"/>`)
    for (const [kind, mx, my, size] of marks) scene.mark(kind, mx, my, size)
  })

/** The glow of a light over the darkness. */
export const shine = (scene: Scene, [x, y]: Point, r: number) =>
  scene.inFront(() => scene.glow(x, y, r, '#ffd890', 0.8))

const cloths = [
  print('dots', '#c9506a', '#f2b8b0'),
  print('checks', '#4f86a8', '#cfe3e6'),
  print('flowers', '#e0a34a', '#fbe7b8', { size: 44 }),
  print('stripes', '#5b8f7a', '#b9d8c0'),
  print('stars', '#6a5fa0', '#d6cdf0', { size: 46 }),
  print('herringbone', '#d98052', '#f6d2a8'),
  print('diamonds', '#3f6f9e', '#9fc6df'),
  print('linen', '#e8cfa0', '#c9a870'),
]

/**
 * A patchwork quilt cut to `outline`; `id` is its own in the picture, `area` its left, top, right and bottom edge.
 * Its patches lie turned by `turn` degrees, `cell` wide.
 */
export const patchwork = (
  id: string,
  outline: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
  { cell = 150, turn = -6, seed = 1 } = {},
) => {
  const random = seeded(seed)
  const patches: string[] = []
  const seams: string[] = []
  for (let row = 0; top + row * cell < bottom + cell; row++)
    for (let column = 0; left + column * cell < right + cell; column++) {
      const [x, y] = [left + column * cell, top + row * cell]
      const wobble = () => (random() - 0.5) * cell * 0.1
      const cloth = cloths[(column * 3 + row * 5 + Math.floor(random() * 2)) % cloths.length]
      patches.push(
        flat(
          polygon([
            [x + wobble(), y],
            [x + cell, y + wobble()],
            [x + cell + 3, y + cell + 3],
            [x, y + cell + 3],
          ]),
          cloth ?? '#c9506a',
        ),
      )
      seams.push(
        `M${num(x + 8)} ${num(y + 8)}H${num(x + cell - 8)}M${num(x + 8)} ${num(y + 8)}V${num(y + cell - 8)}`,
      )
    }
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2]
  return (
    piece(outline, '#a8556a') +
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})"><g transform="rotate(${turn} ${num(mx)} ${num(my)})">` +
    patches.join('') +
    `<path d="${seams.join('')}" fill="none" stroke="#fff4e0" stroke-width="4" stroke-dasharray="14 12" stroke-opacity=".7"/></g></g>`
  )
}

/** A pillow lying, `w` wide and `h` tall, its middle at (0, 0). */
export const pillow = (w: number, h: number, cloth = '#f3ead8') => {
  const at = (x: number, y: number): Point => [x * w * 0.5, y * h * 0.5]
  const outline = smooth([
    at(-1, -0.9),
    at(-0.5, -0.96),
    at(0.2, -1),
    at(1, -0.86),
    at(0.96, 0),
    at(1.02, 0.9),
    at(0.2, 1),
    at(-0.5, 0.96),
    at(-1.04, 0.86),
    at(-0.96, 0),
  ])
  const folds = `M${at(-0.92, -0.8).map(num).join(' ')}q${num(w * 0.06)} ${num(h * 0.1)} ${num(w * 0.14)} ${num(h * 0.12)}M${at(0.9, 0.76).map(num).join(' ')}q${num(-w * 0.06)} ${num(-h * 0.08)} ${num(-w * 0.13)} ${num(-h * 0.1)}M${at(0.9, -0.74).map(num).join(' ')}q${num(-w * 0.05)} ${num(h * 0.1)} ${num(-w * 0.12)} ${num(h * 0.12)}`
  return piece(outline, cloth) + line(folds, '#cdbfae', 6)
}

/** Floorboards from `top` down. */
export const boards = (scene: Scene, top: number, wood: string) => {
  scene.sheet(stripe(scene, top, scene.height + 60), wood, 2, top)
  const joints = [0.16, 0.4, 0.72].map(
    (t) => `M${scene.left} ${num(top + (scene.height - top) * t)}H${scene.right}`,
  )
  scene.add(line(joints.join(''), darker(wood, 0.3), 5))
}

/** A bedside lamp, 300 units tall; its light hangs at (0, -210). */
export const lamp = (isLit: boolean) => {
  const shade = isLit ? '#ffdf94' : '#7c86b0'
  return (
    piece(roundRect(-60, -22, 120, 22, 10), '#8a5a40') +
    piece(roundRect(-12, -170, 24, 156, 8), '#b98256') +
    piece('M-70 -290H70L116 -160Q0 -140 -116 -160Z', shade) +
    flat('M-70 -290H70L78 -268H-78Z', mix(shade, '#d98a4a', 0.5)) +
    `<mark kind="light" x="0" y="-220" r="60"/>`
  )
}

/** Printed wallpaper down to `floor`. */
export const wallpaper = (
  scene: Scene,
  floor: number,
  ground: string,
  kind: 'flowers' | 'stars' | 'dots',
) =>
  scene.flat(stripe(scene, -60, floor), print(kind, ground, lighter(ground, 0.13), { size: 110 }))

/** Striped wallpaper down to `floor`, its stripes cut and glued. */
export const stripedWall = (scene: Scene, floor: number, ground: string) => {
  scene.flat(stripe(scene, -60, floor), ground)
  const columns = Array.from(
    { length: Math.ceil(scene.span / 130) + 1 },
    (_, i) => scene.left + i * 130,
  )
  scene.flat(
    columns.map((x, i) => roundRect(x + (i % 3) * 4, -60, 58, floor + 60)),
    lighter(ground, 0.12),
  )
  scene.flat(
    columns.map((x, i) => roundRect(x + 84 + (i % 2) * 3, -60, 10, floor + 60)),
    darker(ground, 0.14),
  )
}

/** Stars of a night sky in a box. */
export const stars = (
  scene: Scene,
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
  seed: number,
) => {
  const random = seeded(seed)
  const list = Array.from({ length: count }, () => {
    const [x, y, r] = [
      left + random() * (right - left),
      top + random() * (bottom - top),
      3 + random() * 6,
    ]
    return `M${num(x)} ${num(y - r * 2)}L${num(x + r * 0.5)} ${num(y - r * 0.5)}L${num(x + r * 2)} ${num(y)}L${num(x + r * 0.5)} ${num(y + r * 0.5)}L${num(x)} ${num(y + r * 2)}L${num(x - r * 0.5)} ${num(y + r * 0.5)}L${num(x - r * 2)} ${num(y)}L${num(x - r * 0.5)} ${num(y - r * 0.5)}Z`
  })
  scene.flat(list, '#fff3cf', 0.9)
}
