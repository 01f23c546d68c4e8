// The tables of the whole village as one.

import { num } from '../../draw/paper/geometry.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'

/** Papers of the table tops: the miller's, the tailor's, the smith's, the wobbly one, the grocer's. */
const tops = [
  print('wood', '#a9704a', '#7f5236', { size: 130 }),
  print('dots', '#8fb5c9', '#d5e6ec', { size: 34 }),
  print('wood', '#7a5a4a', '#5a4038', { size: 130 }),
  print('wood', '#c99a62', '#a57a48', { size: 130 }),
  print('checks', '#f4e2c0', '#c8434a', { size: 40 }),
]

interface Board {
  /** The y of its front edge at an x, and how deep it looks there. */
  edge: (x: number) => number
  depth: (x: number) => number
  /** Where one table ends and the next begins. */
  seams: readonly number[]
}

/** Tables pushed together to one long one, seen from above its front edge. */
export const longBoard = (scene: Scene, { edge, depth, seams }: Board) => {
  for (const [i, x] of seams.slice(0, -1).entries()) {
    const to = seams[i + 1] ?? x
    const lift = (i % 2) * 10
    const [y0, y1] = [edge(x) - lift, edge(to) - lift]
    scene.sheet(
      `M${x + 6} ${num(y0 - depth(x))}L${to - 4} ${num(y1 - depth(to))}L${to + 14} ${num(y1)}V${num(y1 + 30)}L${x - 8} ${num(y0 + 30)}V${num(y0)}Z`,
      tops[i % tops.length] ?? '#a9704a',
      2,
      y1 - 90,
    )
  }
}
