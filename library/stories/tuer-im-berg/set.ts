import { grass, grove, hills } from '../../draw/landscape/land.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import {
  circle,
  ellipse,
  leaf,
  num,
  type Point,
  polygon,
  roundRect,
  smooth,
} from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { cycle, seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { house } from '../../draw/props/outdoors.ts'

const arch = (half: number, h: number) =>
  `M${-half} 0V${-h + half}A${half} ${half} 0 0 1 ${half} ${-h + half}V0Z`

/** The door in the rock, 230 units wide and 320 tall; open, light falls out and the leaf stands left. */
export const rockDoor = (isOpen = false, wood = '#8f5a3a') => {
  const stones = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI + (i / 8) * Math.PI
    return circle(Math.cos(angle) * 112, -196 + Math.sin(angle) * 112, 26)
  })
  const posts = [-112, 112].flatMap((x) =>
    [0, 1, 2, 3].map((i) => roundRect(x - 25, -50 * (i + 1), 50, 46, 14)),
  )
  const frame = piece([...stones, ...posts], '#b9a394')
  const knob = piece(circle(56, -140, 15), '#f2c14e') + flat(circle(51, -146, 5), '#fff6d0')
  const planks = line('M-46 0V-284M0 0V-300M46 0V-284', darker(wood, 0.35), 4)
  const bands = piece(
    [roundRect(-92, -224, 150, 16, 8), roundRect(-92, -84, 150, 16, 8)],
    '#5b5266',
  )
  if (!isOpen) return frame + piece(arch(94, 300), wood) + planks + bands + knob
  const ajar = 'M-94 0V-210Q-92 -270 -60 -290L-150 -316Q-196 -290 -198 -220V34Z'
  return (
    frame +
    flat(arch(94, 300), '#ffd98a') +
    flat(arch(66, 270), '#fff0c0', 0.6) +
    piece(ajar, lighter(wood, 0.08)) +
    line('M-130 8V-300M-164 20V-296', darker(wood, 0.35), 4) +
    piece(circle(-176, -140, 14), '#f2c14e')
  )
}

/** Steps down from (x, y), `count` of them; the upper is `w` wide, each lower one broader and taller. */
export const steps = (
  scene: Scene,
  { x, y, w, h, count }: { x: number; y: number; w: number; h: number; count: number },
  rock: string,
) => {
  let [top, breadth, rise] = [y, w, h]
  for (let i = 0; i < count; i++) {
    const shift = Math.sin(i * 1.7) * breadth * 0.04
    scene.piece(
      roundRect(x - breadth / 2 + shift, top, breadth, rise * 1.5, Math.min(12, rise * 0.3)),
      scene.linear(lighter(rock, 0.2), darker(rock, 0.12), top, top + rise * 1.4),
      h > 20 ? 2 : 1,
    )
    const tuft = { yAt: () => top + rise * 1.05 }
    if (h > 20)
      scene.flat(
        grass(tuft, x - breadth * 0.46, x + breadth * 0.46, 60, 34, i + 3),
        mix('#7a9a4a', rock, 0.25),
      )
    top += rise
    breadth *= 1.09
    rise *= 1.07
  }
}

/** A rugged mountain of facets; `peak` and `foot` in pixels. */
const mountain = (
  scene: Scene,
  { x, peak, foot, w }: { x: number; peak: number; foot: number; w: number },
  rock: string,
) => {
  const outline: Point[] = [
    [x - w, foot + 60],
    [x - w * 0.72, foot - (foot - peak) * 0.36],
    [x - w * 0.5, foot - (foot - peak) * 0.42],
    [x - w * 0.3, foot - (foot - peak) * 0.78],
    [x - w * 0.14, foot - (foot - peak) * 0.8],
    [x, peak],
    [x + w * 0.16, foot - (foot - peak) * 0.84],
    [x + w * 0.34, foot - (foot - peak) * 0.76],
    [x + w * 0.52, foot - (foot - peak) * 0.46],
    [x + w * 0.8, foot - (foot - peak) * 0.3],
    [x + w, foot + 60],
  ]
  scene.sheet(
    polygon(outline),
    scene.linear(lighter(rock, 0.16), darker(rock, 0.08), peak, foot),
    3,
    peak,
  )
  const at = (dx: number, up: number): Point => [x + w * dx, foot - (foot - peak) * up]
  const facets = [
    polygon([at(0, 1), at(0.16, 0.84), at(0.1, 0.6), at(-0.04, 0.72)]),
    polygon([at(0.34, 0.76), at(0.52, 0.46), at(0.4, 0.3), at(0.26, 0.5)]),
    polygon([at(-0.3, 0.78), at(-0.2, 0.56), at(-0.36, 0.4), at(-0.5, 0.42)]),
    polygon([at(0.8, 0.3), at(0.96, 0.02), at(0.66, 0.04), at(0.6, 0.2)]),
    polygon([at(-0.72, 0.36), at(-0.6, 0.2), at(-0.74, 0.02), at(-0.92, 0.06)]),
  ]
  scene.flat(facets, lighter(rock, 0.3), 0.35)
}

/** A rock face over the whole picture with ledges, cracks and autumn leaves along its edges. */
export const rockFace = (scene: Scene, rock: string) => {
  const { width, height } = scene
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.linear(lighter(rock, 0.14), darker(rock, 0.16), 0, height)}"/>`,
  )
  const random = seeded(7)
  const slabs = Array.from({ length: 16 }, (_, i) => {
    const [x, y, s] = [random() * width, random() * height * 0.8, 90 + random() * 170]
    return polygon([
      [x - s, y + s * 0.3],
      [x - s * 0.4, y - s * 0.5],
      [x + s * 0.6, y - s * (0.3 + (i % 3) * 0.1)],
      [x + s, y + s * 0.4],
      [x, y + s * 0.6],
    ])
  })
  scene
    .flat(slabs.slice(0, 8), lighter(rock, 0.3), 0.28)
    .flat(slabs.slice(8), darker(rock, 0.3), 0.2)
  const cracks = Array.from({ length: 8 }, () => {
    const [x, y] = [random() * width, random() * height * 0.7]
    return `M${num(x)} ${num(y)}l30 50l-14 40l26 60`
  })
  scene.add(`<g opacity=".4">${line(cracks.join(''), darker(rock, 0.45), 5)}</g>`)
}

const reds = ['#d8583f', '#e8933a', '#f2b84b', '#b9432f'] as const

/** A spray of autumn leaves hanging in from a corner at (x, y). */
export const leafSpray = (scene: Scene, x: number, y: number, side: 1 | -1, seed: number) => {
  const random = seeded(seed)
  for (let i = 0; i < 26; i++) {
    const [dx, dy] = [random() * 300 * side, random() * 260]
    if (Math.abs(dx) + dy > 400) continue
    scene.piece(leaf(x + dx, y + dy, random() * 6.28, 70 + random() * 40, 0.34), cycle(reds, i), 1)
  }
}

/** Little lit windows and doors in a far rock wall. */
export const litWindows = (scene: Scene, spots: readonly Point[], size: number) => {
  for (const [i, [x, y]] of spots.entries()) {
    const w = size * (0.8 + (i % 3) * 0.16)
    const pane = `M${num(x - w / 2)} ${num(y)}v${num(-w * 0.8)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0v${num(w * 0.8)}Z`
    scene.glow(x, y - w * 0.6, w * 2.2, '#ffc66b', 0.5)
    scene.piece(pane, '#ffd98a', 1)
    scene.add(line(`M${num(x)} ${num(y)}v${num(-w * 1.24)}`, '#b9743a', 4))
  }
}

/** A big dark cavern: walls, a vault, hanging stones, and a lake from `shore` pixels down to `near`. */
export const cavern = (scene: Scene, shore: number, near: number) => {
  const { width, height } = scene
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.linear('#2a2358', '#6a5aa8', 0, shore)}"/>`,
  )
  scene.glow(width * 0.56, shore - 180, 700, '#8fb4ff', 0.5)
  const wall = (inset: number, isLeft: boolean): Point[] =>
    Array.from({ length: 8 }, (_, i) => [
      (isLeft ? 0 : width) + (isLeft ? 1 : -1) * (inset + Math.sin(i * 1.9 + inset) * 46),
      -60 + i * 190,
    ])
  for (const [inset, color] of [
    [330, '#4a3f86'],
    [170, '#382f6c'],
  ] as const)
    for (const isLeft of [true, false]) {
      const out = isLeft ? -80 : width + 80
      scene.sheet(
        `${smooth(wall(inset, isLeft), false)}L${out} ${height + 80}L${out} -80Z`,
        color,
        2,
      )
    }
  const random = seeded(5)
  const spikes = Array.from({ length: 13 }, (_, i) => {
    const [x, l] = [(i + 0.5) * (width / 13), 70 + random() * 170]
    return `M${num(x - 50)} -20H${num(x + 50)}L${num(x + 6)} ${num(l)}Q${num(x)} ${num(l + 12)} ${num(x - 6)} ${num(l)}Z`
  })
  scene.sheet(spikes, scene.linear('#2a2254', '#443a80', 0, 240), 3)
  scene.sheet(
    `M-60 ${shore}H${width + 60}V${height + 60}H-60Z`,
    scene.linear('#7fa4e0', '#3f4f9a', shore, near),
    2,
    shore,
  )
  const glints = Array.from({ length: 26 }, () =>
    ellipse(random() * width, shore + 16 + random() * (near - shore), 30 + random() * 60, 3),
  )
  scene.flat(glints, '#ffffff', 0.35)
}

/** The sky of the story. */
export const mountainSky = { sheets: 'rings', sun: 'petals', clouds: 'threads' } as const

/** The mountain of the story with its door and its twelve steps. */
export const doorInMountain = (
  scene: Scene,
  place: { x: number; peak: number; foot: number; w: number },
) => {
  const { x, peak, foot, w } = place
  const rock = scene.mood.isDark ? '#5d5c7c' : mix('#a48c94', scene.mood.tone(0.3), 0.3)
  mountain(scene, place, rock)
  const [y, size] = [peak + (foot - peak) * 0.46, w / 1150]
  scene.place(rockDoor(), x, y, size)
  scene.glow(x + 56 * size, y - 140 * size, 60, '#fff0b0', 0.9)
  scene.mark('shine', x + 56 * size, y - 140 * size, 24)
  steps(scene, { x, y, w: 250 * size, h: 25 * size, count: 12 }, lighter(rock, 0.3))
}

/** Round autumn trees in a row before a mountain, their feet on `y`. */
export const autumnTrees = (scene: Scene, y: number, seed: number) => {
  const row = { yAt: () => y }
  const kinds = grove(row, {
    from: -30,
    to: 1640,
    step: 84,
    height: [90, 190],
    seed,
    kind: 'round',
  })
  for (const [i, { path }] of kinds.entries())
    scene.piece(path, cycle(['#d8883c', '#c8663c', '#e0a84a'], i), 2)
}

/** The valley with the village, far below. */
export const valley = (scene: Scene, y: number, color: string) => {
  const far = hills(scene, { base: y - 30, amplitude: 26, seed: 3 })
  scene.sheet(far.path, color, 2, far.top)
  const roofs = ['#c8543f', '#8a5a8a', '#d88a3c', '#5f7f8f'] as const
  for (const [i, x] of [0.08, 0.2, 0.34, 0.62, 0.78, 0.92].entries())
    scene.place(
      house({ wall: i % 2 === 0 ? '#fbe6cd' : '#f3d3ae', roof: cycle(roofs, i) }),
      x * scene.width,
      y + 26 + (i % 2) * 24,
      0.36,
      { flip: i % 2 === 1 },
    )
  const near = hills(scene, { base: y + 50, amplitude: 20, seed: 8 })
  scene.sheet(near.path, darker(color, 0.1), 2, near.top)
}

interface GableWall {
  /** 1 at the right edge, -1 at the left one. */
  side: 1 | -1
  /** Its corner towards the street, in pixels. */
  to: number
  roof: string
  wall: string
  /** Middle of its window. */
  x: number
  y: number
}

/** A house that the edge of the picture crops; `inside` draws who looks out of its window. */
export const gableWall = (scene: Scene, house: GableWall, inside: () => void) => {
  const { side, to, roof, wall, x, y } = house
  const out = side > 0 ? 1680 : -80
  const plaster = print('linen', wall, darker(wall, 0.06), { size: 26 })
  scene.sheet(`M${to} 220L${out} 60V1260H${to}Z`, plaster, 3, 60)
  const beams = [0, 1, 2].map((i) => {
    const px = to + side * (16 + i * 190)
    return roundRect(px - 14, 180, 28, 1100, 4)
  })
  scene.piece(
    [...beams, roundRect(Math.min(to, out), 800, Math.abs(out - to), 30, 4)],
    '#9a6a4c',
    1,
  )
  const pane = `M${x - 130} ${y + 150}V${y - 100}H${x + 130}V${y + 150}Z`
  scene.piece(roundRect(x - 152, y - 124, 304, 296, 8), '#8a5a3c', 2)
  scene.flat(pane, '#5a4048')
  const id = `pane${x}`
  scene.add(`<clipPath id="${id}"><path d="${pane}"/></clipPath><g clip-path="url(#${id})">`)
  inside()
  scene.add('</g>')
  scene.piece(roundRect(x - 170, y + 146, 340, 30, 8), '#a9704a', 2)
  const tiles = print('scales', roof, darker(roof, 0.14), { size: 54 })
  scene.sheet(`M${to - side * 70} 300L${to + side * 60} -60H${out}V160Z`, tiles, 3)
}
