// The mountain of glass from outside and inside.

import { ellipse, num, type Point, points, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'

const ice = ['#e8f8ff', '#bfe6f7', '#8ccbeb', '#5fa9db', '#3f84c4'] as const

/** Facets of glass within a corner-to-corner strip of triangles, light and dark by turns. */
const facets = (scene: Scene, rows: readonly (readonly Point[])[], seed: number) => {
  const random = seeded(seed)
  for (const [r, row] of rows.slice(1).entries()) {
    const above = rows[r] ?? []
    for (const [i, b] of row.entries()) {
      const a = above[Math.min(i, above.length - 1)]
      const c = row[i + 1]
      const d = above[Math.min(i + 1, above.length - 1)]
      if (a === undefined || c === undefined || d === undefined) continue
      for (const corners of [
        [a, d, b],
        [d, c, b],
      ]) {
        const color = ice[Math.floor(random() * ice.length)] ?? ice[0]
        scene.flat(polygon(corners), color, 0.18 + random() * 0.42)
      }
    }
  }
}

/** The flank of the glass mountain, rising from the lower left over the whole right side. */
export const glassFlank = (scene: Scene) => {
  const edge: readonly Point[] = points('90,1260 330,1010 520,760 690,470 820,210 960,-60')
  const outline = `${polygon([...edge, [1700, -60], [1700, 1260]])}`
  scene.sheet(outline, scene.linear('#9fd6f2', '#2f6fb5', 0, 1200), 3)
  const rows = [...edge].reverse().map(([x, y], i): Point[] => [
    [x, y],
    [x + 190 + i * 16, y + 30 + (i % 2) * 60],
    [x + 430 + (i % 2) * 70, y - 20 + (i % 3) * 40],
    [x + 720, y + 50 - (i % 2) * 80],
    [x + 1080, y],
    [x + 1700, y + 40],
  ])
  facets(scene, rows, 21)
  scene.add(
    `<path d="M${edge.map(([x, y]) => `${x} ${y}`).join('L')}" fill="none" stroke="#ffffff" stroke-opacity=".8" stroke-width="6"/>`,
  )
  const gleams = [
    [760, 620, 240],
    [1180, 260, 300],
    [1330, 760, 260],
    [620, 1010, 190],
  ].map(([x = 0, y = 0, l = 0]) => `M${x} ${y}l${l * 0.42} ${-l}l26 6l${-l * 0.42} ${l}Z`)
  scene.flat(gleams, '#ffffff', 0.34)
}

/** Panes between white ribs that meet high above: the walls and roof of a hall of glass. */
export const glassHall = (scene: Scene, floorY: number) => {
  const { width, height } = scene
  const feet = [-200, 90, 330, 590, 860, 1130, 1390, 1620, 1850]
  const tops = feet.map((x) => 800 + (x - 800) * 0.16)
  const panes = feet.slice(1).map((x, i) => {
    const from = feet[i] ?? x
    const [a, b] = [tops[i] ?? 800, tops[i + 1] ?? 800]
    return polygon([
      [from, floorY],
      [from, 430],
      [a, -120],
      [b, -120],
      [x, 430],
      [x, floorY],
    ])
  })
  for (const [i, pane] of panes.entries())
    scene.flat(pane, ice[(i * 2 + 1) % ice.length] ?? ice[0], 0.1 + (i % 3) * 0.07)
  const ribs = feet.map((x, i) => `M${x} ${floorY}V430L${num(tops[i] ?? 800)} -120`).join('')
  const ring = `M-60 430H${width + 60}M-60 ${floorY - 150}H${width + 60}`
  scene.add(
    `<path d="${ribs}${ring}" fill="none" stroke="#dff4ff" stroke-opacity=".55" stroke-width="9" stroke-linejoin="round"/>`,
  )
  const floor = scene.linear('#8fc6ea', '#2b5f9f', floorY, height)
  scene.sheet(`M-60 ${floorY}H${width + 60}V${height + 60}H-60Z`, floor, 2, floorY)
  const shine = [0.14, 0.42, 0.72].map((t) =>
    ellipse(width * (0.2 + t * 0.8), floorY + 60 + t * 200, 240, 12),
  )
  scene.flat(shine, '#ffffff', 0.3)
  scene.ground = () => floorY
}

/** A way through the glass to the winter night outside, its middle at `x` pixels. */
export const glassDoor = (scene: Scene, x: number, floorY: number, w: number, h: number) => {
  const arch = (grow: number) =>
    `M${x - w / 2 - grow} ${floorY + 10}V${floorY - h + w / 2}A${w / 2 + grow} ${w / 2 + grow} 0 0 1 ${x + w / 2 + grow} ${floorY - h + w / 2}V${floorY + 10}Z`
  scene.piece(arch(26), '#dff2fd', 3)
  scene.flat(arch(0), scene.linear('#1d3f7a', '#4f86bf', floorY - h, floorY))
  scene.flat(
    `M${x - w / 2} ${floorY + 10}V${floorY - 30}Q${x - w * 0.2} ${floorY - 52} ${x} ${floorY - 32}T${x + w / 2} ${floorY - 36}V${floorY + 10}Z`,
    '#eef7ff',
  )
  scene.piece(roundRect(x - w / 2 - 40, floorY - 6, w + 80, 26, 10), '#f4fbff', 2)
}

/** The light of a door high up in the glass. */
export const glassDoorFar = (scene: Scene) => {
  scene.glow(1330, 190, 240, '#fff3cf', 0.8)
  scene.piece(`M1286 262V160A44 44 0 0 1 1374 160V262Z`, '#eef9ff', 2)
  scene.flat('M1298 262V164A32 32 0 0 1 1362 164V262Z', '#ffe9b8')
  scene.piece(roundRect(1270, 256, 120, 16, 8), '#ffffff', 1)
}

/** White strokes of chalk as steps up the glass; returns where the last two are, in pixels. */
export const chalkSteps = (scene: Scene) => {
  const steps = Array.from({ length: 8 }, (_, i) => [650 + i * 62, 1120 - i * 74] as const)
  scene.add(
    line(
      steps.map(([x, y], i) => `M${x - 44} ${y + (i % 2) * 5}L${x + 42} ${y - 4}`).join(''),
      '#ffffff',
      13,
    ),
  )
  return steps
}
