// Roofs seen from above the gutters; feet at (0, 0).

import { darker, lighter } from '../paper/color.ts'
import { circle, num, roundRect } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'
import type { Scene } from '../paper/scene.ts'

/** A brick chimney with two pots, 120 units wide and 262 tall, with smoke if it has a colour. */
export const chimney = (brick = '#b5653f', smoke?: string) => {
  const joints = [-40, -84, -128, -172].map((y, i) => `M-46 ${y}H46M${i % 2 ? -16 : 16} ${y}v-40`)
  const puffs = [
    [-20, -300, 22],
    [-4, -348, 28],
    [26, -402, 36],
    [70, -460, 46],
  ] as const
  const trail =
    smoke === undefined ? '' : puffs.map(([x, y, r]) => flat(circle(x, y, r), smoke, 0.5)).join('')
  return `${trail}${piece(roundRect(-38, -262, 28, 44, 6) + roundRect(8, -254, 28, 36, 6), darker(brick, 0.24))}${piece(roundRect(-50, -206, 100, 206, 4), brick)}${line(joints.join(''), lighter(brick, 0.3), 4)}${piece(roundRect(-60, -224, 120, 26, 5), darker(brick, 0.14))}`
}

/** A dormer window in a roof, 208 units wide and 206 tall. */
export const dormer = (wall = '#f0dcc0', roof = '#8a5a6a', pane = '#ffd680') =>
  `${piece('M-80 0V-120L0 -186L80 -120V0Z', wall)}${piece('M-104 -104L0 -206L104 -104L86 -96L0 -176L-86 -96Z', roof)}${piece(roundRect(-44, -110, 88, 96, 6), lighter(wall, 0.5))}${flat(roundRect(-36, -102, 72, 80, 4), pane)}${line('M0 -102V-22M-36 -64H36', lighter(wall, 0.5), 6)}${piece(roundRect(-58, -18, 116, 14, 5), lighter(wall, 0.3))}`

/** A weather cock on its pole, 270 units tall. */
export const weatherCock = (iron = '#3f4560') =>
  `${line('M0 0V-170M-56 -112H56M0 -112', iron, 8)}${flat('M-56 -122L-78 -112L-56 -102ZM44 -124H58V-100H44Z', iron)}${piece('M-58 -238C-40 -206 -30 -178 0 -170C34 -172 44 -200 40 -226L58 -232L44 -244C40 -262 16 -262 12 -240C4 -212 -30 -208 -58 -238Z', iron)}${flat('M18 -254q2 -18 12 -8q10 -12 12 8Z', '#c8434a')}`

/** Rows of roof tiles from `top` (pixels) to the lower edge. */
export const roofTiles = (scene: Scene, top: number, color: string) => {
  const { left, right, span, width, height, unit } = scene
  scene.sheet(
    `M${left - 60} ${num(top)}H${right + 60}V${height + 60}H${left - 60}Z`,
    scene.linear(lighter(color, 0.1), darker(color, 0.22), top, height),
    3,
    top,
  )
  let y = top + 30 * unit
  for (let row = 0; y < height + 60 * unit; row++) {
    const w = (62 + row * 9) * unit
    const from = width / 2 - Math.ceil(span / 2 / w + 1) * w + (row % 2) * (w / 2)
    const arcs = Array.from(
      { length: Math.ceil(span / w) + 3 },
      () => `q${num(w / 2)} ${num(w * 0.62)} ${num(w)} 0`,
    )
    scene.add(
      `<path d="M${num(from)} ${num(y)}${arcs.join('')}" fill="none" stroke="${darker(color, 0.42)}" stroke-opacity=".5" stroke-width="${num((4 + row * 0.5) * unit)}"/>`,
    )
    y += w * 0.56
  }
  scene.piece(
    roundRect(left - 30, top - 14 * unit, span + 60, 34 * unit, 14),
    lighter(color, 0.12),
    2,
  )
}
