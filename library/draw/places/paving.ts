import { darker, lighter, mix } from '../paper/color.ts'
import { num, roundRect } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'
import { eveningOf } from './evening.ts'

/** Colour of paving stones at this hour. */
export const pavingColor = ({ mood }: Scene) =>
  eveningOf(mood).dim(mix('#e3d3bd', mood.tone(0.3), 0.2))

/** Draws paving from `y` pixels to the lower edge, with a kerb and slabs in perspective. */
export const pavement = (scene: Scene, y: number) => {
  const { left, right, width, height, unit } = scene
  const color = pavingColor(scene)
  const path = `M${left - 60} ${num(y)}H${right + 60}V${height + 60}H${left - 60}Z`
  scene.sheet(path, scene.linear(lighter(color, 0.12), darker(color, 0.22), y, height), 3, y)
  scene.flat(roundRect(left, y, scene.span, 20 * unit), lighter(color, 0.35), 0.7)
  const rows = [0.2, 0.48, 0.84].map(
    (t) => `M${left - 10} ${num(y + (height - y) * t)}H${right + 10}`,
  )
  const more = Math.ceil(-left / 150)
  const seams = Array.from({ length: 13 + more * 2 }, (_, i) => {
    const at = (i - 6 - more) * 150 * unit
    return `M${num(width / 2 + at)} ${num(y + 20 * unit)}L${num(width / 2 + at * 1.8)} ${height}`
  })
  scene.add(
    `<path d="${rows.join('')}${seams.join('')}" fill="none" stroke="${darker(color, 0.35)}" stroke-opacity=".28" stroke-width="${num(3 * unit)}"/>`,
  )
}
