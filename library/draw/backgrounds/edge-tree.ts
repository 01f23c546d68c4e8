import { mirrorTo, type Side, sprig } from '../landscape/foliage.ts'
import { trunk } from '../landscape/land.ts'
import { darker, lighter } from '../paper/color.ts'
import { circle, num } from '../paper/geometry.ts'
import { seeded } from '../paper/random.ts'
import { windowFrame } from '../props/furniture.ts'
import type { View } from './view.ts'

export interface EdgeTree {
  side: Side
  /** The y of its bough, a share of the height. */
  bough: number
  /** Length of the bough in page pixels. */
  reach: number
  /** Breadth of the trunk in page pixels. */
  girth?: number
  /** A small lit window in the trunk. */
  isHome?: boolean
}

/**
 * A near tree at the edge of the picture with its crown above it and a bough to sit on; returns the point of
 * the seat in pixels.
 */
export const edgeTree = (
  { scene, seed }: View,
  { side, bough, reach, girth = 124, isHome = false }: EdgeTree,
) => {
  const { height, unit, mood } = scene
  const m = mirrorTo(scene, side)
  const random = seeded(seed + 41)
  const y = bough * height
  const bark = scene.linear(lighter(mood.tone(0.74), 0.05), mood.tone(0.9), 0, height * 0.9)
  const foot = scene.ground(m.x(26 * unit)) + 40 * unit
  const p = (px: number, py: number) => `${num(m.x(px * unit))} ${num(y + py * unit)}`
  const limb = `M${p(40, -34)}C${p(130, -6)} ${p(reach * 0.6, 26)} ${p(reach, -26)}C${p(reach * 0.66, 52)} ${p(150, 40)} ${p(40, 150)}Z`
  scene.sheet([trunk(m.x(26 * unit), -60, foot, girth * unit, seed), limb], bark)
  if (isHome) {
    const [wx, wy] = [m.x(52 * unit), (bough + 0.17) * height]
    scene.glow(wx, wy - 30 * unit, 150 * unit, '#ffb85c', 0.8)
    scene.place(windowFrame('#ffe09a', mood.tone(0.98)), wx, wy, 0.3 * unit)
  }
  const leaf = darker(mood.land(0.9), 0.06)
  const twig = (at: number, angle: number, length: number, seed: number) =>
    sprig(m.x(at * unit), y - 4 * unit, m.angle(angle), length * unit, m.bend(0.4), seed, 0.34)
  scene.piece(
    [
      twig(reach * 0.96, -0.35, 150, 3),
      twig(reach * 0.9, 0.7, 120, 5),
      twig(reach * 0.4, 0.9, 140, 8),
    ],
    leaf,
  )
  const spread = 640 * unit
  for (const [row, tone] of [0.66, 0.92].entries()) {
    const crown: string[] = []
    for (let x = -60 * unit; x < spread; x += 54 * unit) {
      const low = ((1 - x / spread) ** 0.8 * 190 - 30 - row * 70) * unit
      const wobble = (random() - 0.5) * 34 * unit
      crown.push(circle(m.x(x), low + wobble, (62 + random() * 44) * unit))
      crown.push(circle(m.x(x), low - 110 * unit, 130 * unit))
    }
    const leaves = mood.land(tone)
    scene.sheet(crown, scene.linear(darker(leaves, 0.2), lighter(leaves, 0.05), 0, 260 * unit))
  }
  return { x: m.x(reach * 0.6 * unit), y: y + 8 * unit }
}
