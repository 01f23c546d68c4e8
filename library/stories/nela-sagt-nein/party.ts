// The birthday in the garden.

import { flower } from '../../draw/landscape/flowers.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, type Point, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, mirrored, piece, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'

/** A cake with cherries and one candle, 170 units wide. */
export const cake = () => {
  const cherries = [-54, -18, 18, 54].map((x) => circle(x, -104, 11))
  return (
    piece(ellipse(0, -4, 104, 14), '#ffffff') +
    piece(roundRect(-82, -92, 164, 88, 12), '#f0c07a') +
    piece('M-86 -100H86V-62Q72 -44 58 -62T28 -62T0 -62T-28 -62T-58 -62T-86 -62Z', '#fff3e0') +
    flat(roundRect(-82, -34, 164, 12), '#d8486e', 0.8) +
    piece(cherries, '#c8283c') +
    piece(roundRect(-6, -152, 12, 52, 4), '#5f9fc0') +
    flat('M0 -182C12 -168 10 -156 0 -154C-10 -156 -12 -168 0 -182Z', '#ffb648')
  )
}

/** A long table with a white cloth, `w` units wide and 130 tall. */
export const longTable = (w: number) => {
  const half = w / 2
  const swags = Array.from({ length: Math.round(w / 60) }, () => 't-30 0t-30 0').join('')
  return (
    mirrored(piece(roundRect(half - 50, -110, 22, 110, 4), '#8a5f42')) +
    piece(`M${-half} -130H${half}V-56q-15 18 -30 0${swags}L${-half} -56Z`, '#fff8ea') +
    line(`M${-half + 8} -84H${half - 8}`, '#e8a13c', 5) +
    piece(roundRect(-half - 6, -138, w + 12, 16, 7), '#ffffff')
  )
}

/** A glass of juice, 60 units tall. */
export const juice = (color = '#e8763c') =>
  flat('M-18 -58H18L14 0H-14Z', '#ffffff', 0.55) +
  flat('M-16 -40H16L13 -2H-13Z', color, 0.85) +
  line('M4 -20L16 -78', '#d8486e', 4)

/** Round paper lamps on a string from one point to another, in pixels. */
export const paperLamps = (
  scene: Scene,
  [x0, y0]: Point,
  [x1, y1]: Point,
  count: number,
  lit = false,
) => {
  const colors = ['#e8763c', '#d8486e', '#f2c14e', '#5f9fc0', '#8fb455']
  const at = (t: number) =>
    [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(Math.PI * t) * 80] as const
  const middle = at(0.5)
  scene.add(
    line(
      `M${num(x0)} ${num(y0)}Q${num(middle[0])} ${num(middle[1] + 80)} ${num(x1)} ${num(y1)}`,
      '#7a5a48',
      4,
    ),
  )
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5) / count)
    const color = colors[i % colors.length] ?? '#e8763c'
    if (lit) scene.glow(x, y + 50, 130, '#ffd88a', 0.7)
    scene.place(
      piece(circle(0, 48, 40), lit ? lighter(color, 0.3) : color) +
        line('M-37 34Q0 44 37 34M-39 54Q0 64 39 54', darker(color, 0.16), 3) +
        piece(roundRect(-12, 2, 24, 10, 3) + roundRect(-12, 84, 24, 10, 3), '#7a5a48'),
      x,
      y,
      1,
    )
  }
}

/** An arch of roses over an open garden gate, 420 units wide and 620 tall. */
export const roseGate = () => {
  const arch = (grow: number) =>
    `M${-200 - grow} 0V-400A${200 + grow} ${200 + grow} 0 0 1 ${200 + grow} -400V0`
  const rose = (x: number, y: number, r: number) =>
    placed(flower(0, 0, r, '#e8627a', 8, x, '#ffd166'), { x, y })
  const spots = Array.from({ length: 15 }, (_, i) => {
    const a = Math.PI * (1 - i / 14)
    return [Math.cos(a) * 206, -400 - Math.sin(a) * 206] as const
  })
  const sides = [-330, -220, -110].flatMap((y, i) => [
    [-204 + (i % 2) * 12, y] as const,
    [204 - (i % 2) * 12, y + 30] as const,
  ])
  const gate =
    piece(
      [-40, -100, -160].map((x) => roundRect(x - 14, -230, 28, 220, 12)),
      '#fff2de',
    ) + piece([roundRect(-190, -190, 170, 18, 8), roundRect(-190, -70, 170, 18, 8)], '#f0dcc0')
  return (
    line(arch(0), '#6f8f4a', 34) +
    line(arch(14), '#8fb05c', 10) +
    placed(gate, { x: -200, rotate: 0 }) +
    [...spots, ...sides].map(([x, y], i) => rose(x, y, 24 + (i % 3) * 6)).join('')
  )
}

/** The sound of a whistle, going off to the upper right from (0, 0). */
export const whistle = () =>
  `<g opacity=".85">${line('M10 -26Q34 -20 34 8M36 -48Q74 -38 74 12M64 -68Q114 -54 114 18', '#fff6dc', 9)}</g>`
