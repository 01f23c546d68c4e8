import { darker } from '../paper/color.ts'
import { num } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'

/**
 * Draws three shining crystals with their foot at (x, y), `h` pixels tall; the tallest is 40 times `breadth`
 * pixels wide.
 */
export const crystalCluster = (
  scene: Scene,
  x: number,
  y: number,
  h: number,
  color: string,
  breadth = scene.unit,
) => {
  const shard = (dx: number, size: number, lean: number) =>
    `M${num(x + dx - 15 * breadth)} ${num(y)}L${num(x + dx - 20 * breadth + lean)} ${num(y - size * 0.7)}L${num(x + dx + lean)} ${num(y - size)}L${num(x + dx + 20 * breadth + lean)} ${num(y - size * 0.7)}L${num(x + dx + 15 * breadth)} ${num(y)}Z`
  scene.piece(
    [shard(-30 * breadth, h * 0.6, -20 * breadth), shard(30 * breadth, h * 0.7, 18 * breadth)],
    darker(color, 0.2),
  )
  scene.piece(shard(0, h, 0), color)
  scene.glow(x, y - h * 0.5, 150 * breadth, color, 0.55)
  scene.mark('shine', x, y - h * 0.5, 22 * breadth)
}
