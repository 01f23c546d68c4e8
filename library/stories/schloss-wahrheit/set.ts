import { roundTree } from '../../draw/landscape/land.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { num, points } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'

const pear = (x: number, y: number) =>
  piece(
    `M${x} ${y - 34}C${x + 14} ${y - 34} ${x + 12} ${y - 12} ${x + 22} ${y + 4}C${x + 32} ${y + 30} ${x + 14} ${y + 40} ${x} ${y + 40}C${x - 14} ${y + 40} ${x - 32} ${y + 30} ${x - 22} ${y + 4}C${x - 12} ${y - 12} ${x - 14} ${y - 34} ${x} ${y - 34}Z`,
    '#efc94a',
  ) +
  line(`M${x} ${y - 34}Q${x + 2} ${y - 46} ${x + 8} ${y - 52}`, '#6b4a30', 5) +
  flat(`M${x + 8} ${y + 14}q10 6 4 16q-10 2 -8 -12Z`, '#e28a4a', 0.5)

/** A great pear tree whose foot is at (x, y), `h` pixels tall, with ripe pears. */
export const pearTree = (scene: Scene, x: number, y: number, h: number) => {
  const green = mix(scene.mood.land(0.78), '#5f8a4a', 0.4)
  scene.contactShadow(x, y, h * 0.12)
  scene.sheet(
    roundTree(x, y, h, 11),
    scene.linear(lighter(green, 0.18), darker(green, 0.1), y - h, y - h * 0.3),
    3,
    y - h * 1.1,
  )
  scene.piece(
    `M${num(x - h * 0.06)} ${num(y + 14)}C${num(x - h * 0.02)} ${num(y - h * 0.2)} ${num(x - h * 0.03)} ${num(y - h * 0.3)} ${num(x - h * 0.025)} ${num(y - h * 0.42)}H${num(x + h * 0.025)}C${num(x + h * 0.03)} ${num(y - h * 0.3)} ${num(x + h * 0.02)} ${num(y - h * 0.2)} ${num(x + h * 0.06)} ${num(y + 14)}Z`,
    '#8a5f42',
    2,
  )
  const spots = points('-0.2,0.6 -0.1,0.78 0.08,0.56 0.2,0.68 0.19,0.82 -0.22,0.72 0.02,0.68')
  for (const [dx, dy] of spots) scene.add(pear(x + dx * h, y - dy * h))
}
