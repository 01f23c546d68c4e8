// A castle, part of a landscape rather than a prop.

import { mix } from '../paper/color.ts'
import { points, roundRect } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'

export interface CastleColors {
  wall?: string
  roof?: string
  flag?: string
  pane?: string
}

interface Tower {
  x: number
  width: number
  height: number
  roofHeight: number
  windows: number
}

const tower = (
  { x, width, height, roofHeight, windows }: Tower,
  wall: string,
  colors: Required<CastleColors>,
) => {
  const [half, eaves, tip] = [width / 2, -height - 12, -height - roofHeight]
  const body = piece(`M${x - half} 10V${-height}H${x + half}V10Z`, wall)
  const ring = piece(
    roundRect(x - width * 0.62, -height - 14, width * 1.24, 18),
    mix(wall, '#7a4a5e', 0.16),
  )
  const bend = -height - roofHeight * 0.42
  const roof = piece(
    `M${x - width * 0.72} ${eaves}Q${x - width * 0.16} ${bend} ${x} ${tip}Q${x + width * 0.16} ${bend} ${x + width * 0.72} ${eaves}Q${x} ${eaves + 10} ${x - width * 0.72} ${eaves}Z`,
    colors.roof,
  )
  const flag = `${line(`M${x} ${tip}V${tip - 34}`, '#5a3a48', 3)}${piece(`M${x} ${tip - 34}Q${x + 14} ${tip - 40} ${x + 30} ${tip - 28}Q${x + 16} ${tip - 20} ${x} ${tip - 16}Z`, colors.flag)}`
  const panes = Array.from({ length: windows }, (_, i) => {
    const y = -height + 40 + i * 58
    const arch = `M${x - 8} ${y + 26}V${y + 8}A8 8 0 0 1 ${x + 8} ${y + 8}V${y + 26}Z`
    return flat(arch, colors.pane) + line(arch, mix(wall, '#5a2a4a', 0.45), 2.4)
  })
  return body + ring + roof + flag + panes.join('')
}

/** A castle with five towers, 336 units wide and 466 tall; the foot of its gate is at (0, 0). */
export const castleWalls = (given: CastleColors = {}) => {
  const colors = { wall: '#fbe6cd', roof: '#d0605c', flag: '#ffcf5c', pane: '#ffd873', ...given }
  const { wall } = colors
  const shaded = mix(wall, '#7a4a5e', 0.28)
  const merlons = Array.from({ length: 8 }, (_, i) => `V-134H${-104 + i * 30}V-118H${-90 + i * 30}`)
  const bricks = points('-90,-96 -70,-60 64,-88 86,-52 -52,-24 54,-16 -84,-14')
  return [
    tower({ x: -62, width: 46, height: 232, roofHeight: 92, windows: 3 }, shaded, colors),
    tower({ x: 66, width: 42, height: 204, roofHeight: 84, windows: 2 }, shaded, colors),
    tower({ x: 0, width: 64, height: 300, roofHeight: 128, windows: 3 }, wall, colors),
    piece(`M-120 10V-118${merlons.join('')}V10Z`, mix(wall, '#ffffff', 0.12)),
    piece('M-30 10V-44A30 34 0 0 1 30 -44V10Z', '#6b3f4a'),
    line('M-15 10V-66M0 10V-76M15 10V-66', '#4a2836', 3),
    tower({ x: -126, width: 58, height: 158, roofHeight: 92, windows: 2 }, wall, colors),
    tower({ x: 128, width: 56, height: 172, roofHeight: 96, windows: 2 }, wall, colors),
    flat(bricks.map(([x, y]) => roundRect(x, y, 20, 9, 2)).join(''), mix(wall, '#8a5a5e', 0.22)),
  ].join('')
}
