import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, num, type Point, smooth } from '../../draw/paper/geometry.ts'
import { line, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { cycle, seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { hazelnut } from '../../draw/props/fruit.ts'
import { flurry } from '../../draw/props/winter.ts'

const shells = ['#b9753a', '#9c5a2a', '#d09a58', '#b8683c', '#8f5430'] as const

/** Places of the nuts in a heap, from the top row down, each `[x, y]` in nuts' breadths. */
const heapRows = [3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const

/** The `i`th nut of a heap, `scale` times 44 units wide, a little turned. */
export const nutAt = (scene: Scene, x: number, y: number, scale: number, i: number) =>
  scene.place(hazelnut(cycle(shells, i)), x, y, scale * 0.64, { rotate: ((i * 53) % 70) - 35 })

/**
 * A heap of exactly 98 nuts with its foot at (x, y); a nut is `scale` times 44 units wide. `leave` names
 * nuts by number that somebody else replaces. Returns the nuts' positions, the top row first.
 */
export const heapOfNuts = (
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  leave: readonly number[] = [],
) => {
  const [w, h] = [44 * scale, 29 * scale]
  const spots = heapRows.flatMap((count, row) =>
    Array.from(
      { length: count },
      (_, i): Point => [x + (i - (count - 1) / 2) * w, y - (heapRows.length - 1 - row) * h],
    ),
  )
  for (const [i, [nx, ny]] of spots.entries())
    if (!leave.includes(i)) nutAt(scene, nx, ny, scale, i)
  scene.mark('shine', x, y - h * 2, w)
  return spots
}

/** 98 places in seven bulging rows over the whole width, from the back row to the front. */
export const wallOfNuts = (scene: Scene, top: number, scale: number, leave: readonly number[]) => {
  const spots = Array.from({ length: 98 }, (_, i): Point => {
    const [row, column] = [Math.floor(i / 14), i % 14]
    const x = (column + 0.5 + (row % 2) * 0.5) * 118 - 50
    return [x, top + row * 116 + (x / 800 - 1) ** 2 * (210 - row * 24)]
  })
  const back = spots.slice(0, 14).map(([x, y]) => circle(x, y - 20, 80))
  scene.flat([...back, `M-20 ${top + 120}H1620V1220H-20Z`], '#5a3420')
  for (const [i, [x, y]] of spots.entries()) if (!leave.includes(i)) nutAt(scene, x, y, scale, i)
  scene.mark('shine', 800, top + 420, 90)
  return spots
}

/** A dark hollow among the nuts where one is missing, lined with its neighbours' shade. */
export const gap = (scene: Scene, x: number, y: number, rx: number, ry: number) => {
  scene.flat(ellipse(x, y, rx, ry), '#3f2316')
  scene.warm(x, y + ry * 0.3, rx, '#e09a4a', 0.5, ry / rx)
}

/** Broken shells strewn in the snow, each `[x, y]` in pixels. */
export const shellsAt = (scene: Scene, spots: readonly Point[]) => {
  for (const [i, [x, y]] of spots.entries()) {
    const half = 'M-20 -12Q0 -2 20 -12Q20 10 0 12Q-20 10 -20 -12Z'
    scene.place(
      `<g filter="url(#s1)"><path d="${half}" fill="${cycle(shells, i)}"/><path d="${ellipse(0, -12, 20, 6)}" fill="#e8c89a"/></g>`,
      x,
      y,
      1.1,
      { rotate: ((i * 71) % 90) - 45 },
    )
  }
}

const wood = '#8a5a3c'

const wavy = (x: number, lean: number, seed: number): Point[] =>
  Array.from({ length: 9 }, (_, i) => [
    x + Math.sin(i * 1.3 + seed) * 26 + lean * (i / 8 - 0.5) * 90,
    -60 + i * 165,
  ])

/** The inside of a hollow tree: grained walls, a round hole with the snow behind it. */
export const hollow = (
  scene: Scene,
  hole: { x: number; y: number; r: number },
  glow = '#ffd9a0',
) => {
  const { width, height, mood } = scene
  const inner = mix('#b07a4c', mood.tone(0.4), 0.12)
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.linear(darker(inner, 0.34), inner, 0, height)}"/>`,
  )
  scene.glow(hole.x, hole.y, 800, glow, 0.5)
  const grain = [0.12, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.92].map((share, i) =>
    smooth(wavy(share * width, i % 2 === 0 ? 1 : -1, i), false),
  )
  scene.add(`<g opacity=".35">${line(grain.join(''), darker(inner, 0.4), 6)}</g>`)
  const { x, y, r } = hole
  scene.piece(ellipse(x, y, r * 1.22, r * 1.3), lighter(inner, 0.14), 3)
  scene.flat(ellipse(x, y, r, r * 1.08), scene.linear(mood.sky[0], mood.sky[2], y - r, y + r))
  flurry(scene, [x - r * 0.68, y - r * 0.74, r * 1.36, r * 1.4], 16, x)
  scene.flat(
    `M${x - r * 0.92} ${y + r * 0.42}Q${x} ${y + r * 0.2} ${x + r * 0.92} ${y + r * 0.42}Q${x + r * 0.6} ${y + r * 1.02} ${x} ${y + r * 1.08}Q${x - r * 0.6} ${y + r * 1.02} ${x - r * 0.92} ${y + r * 0.42}Z`,
    '#ffffff',
    0.92,
  )
  const side = (isLeft: boolean) => {
    const edge = wavy(isLeft ? 90 : width - 90, isLeft ? 1 : -1, isLeft ? 2 : 5)
    const out = isLeft ? -80 : width + 80
    return `${smooth(edge, false)}L${out} ${height + 80}L${out} -80Z`
  }
  scene.sheet([side(true), side(false)], darker(inner, 0.46), 3)
  const floor = height * 0.86
  scene.sheet(
    `M-60 ${floor}Q${width * 0.3} ${floor - 30} ${width * 0.5} ${floor}T${width + 60} ${floor - 10}V${height + 60}H-60Z`,
    scene.linear(darker(inner, 0.3), darker(inner, 0.5), floor, height),
    3,
    floor - 40,
  )
  scene.ground = () => floor - 30
}

/** A tree cut open like a doll's house: bark, rings of wood and, between them, the warm hollow `room`. */
export const cutTree = (scene: Scene, trunkPath: string, room: string, rim: string) => {
  const bark = mix(wood, scene.mood.tone(0.9), 0.4)
  scene.sheet(trunkPath, scene.linear(bark, darker(bark, 0.3), 0, 1200), 3)
  scene.piece(rim, print('wood', '#d9a470', '#a9703f', { size: 150, angle: 90 }), 3)
  scene.piece(room, scene.linear('#6a3f28', '#d9944e', 60, 1130), 1)
}

/** A bough with snow lying along it. */
export const snowyBough = (scene: Scene, spine: readonly Point[], widths: readonly number[]) => {
  const bark = mix(wood, scene.mood.tone(0.8), 0.35)
  scene.piece(strip(spine, widths), bark, 3)
  const lifted = spine.map(([x, y], i): Point => [x, y - (widths[i] ?? 20) * 0.42])
  scene.piece(
    strip(
      lifted,
      widths.map((w) => w * 0.5),
    ),
    '#ffffff',
    1,
  )
}

/** Snow driven from the right in long streaks. */
export const storm = (scene: Scene, count: number, seed: number) => {
  const random = seeded(seed)
  const streaks = Array.from({ length: count }, () => {
    const [x, y, l] = [random() * 1700, random() * 1200, 40 + random() * 90]
    return `M${num(x)} ${num(y)}l${num(-l)} ${num(l * 0.42)}`
  })
  scene.add(`<g opacity=".55">${line(streaks.join(''), '#ffffff', 5)}</g>`)
  const flakes = Array.from({ length: count }, () =>
    circle(random() * 1600, random() * 1200, 4 + random() * 6),
  )
  scene.flat(flakes, '#ffffff', 0.85)
}
