import { circle, ellipse, num } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'
import type { Scene } from '../paper/scene.ts'

/** A bee flying to the right, 60 units long; (0, 0) is the middle of its body. */
export const bee = () => {
  const wings = `<g opacity=".85">${piece([ellipse(-8, -26, 11, 17), ellipse(9, -26, 10, 15)], '#eef7fb')}</g>`
  const stripes = flat(
    'M-12 -17Q-16 0 -12 17L-4 19Q-7 0 -4 -19ZM4 -19Q8 0 4 19L12 17Q16 0 12 -17Z',
    '#3a2418',
  )
  const eye = flat(circle(20, -5, 3.4), '#2a1a1f') + flat(circle(21, -6.2, 1.2), '#ffffff')
  const smile = line('M15 5Q20 9 24 4', '#2a1a1f', 2)
  return `${wings}${piece('M-32 0L-22 -5V5Z', '#3a2418')}${piece(ellipse(0, 0, 28, 19), '#f7c33c')}${stripes}${eye}${smile}${line('M16 -16Q20 -26 28 -26', '#3a2418', 2.4)}`
}

/** Bees in the air, in pixels, each with a dotted trail; one with a negative scale flies to the left. */
export const bees = (
  scene: Scene,
  spots: readonly [x: number, y: number, scale: number][],
  trail = '#7a4a34',
) => {
  for (const [x, y, scale] of spots) {
    const size = Math.abs(scale)
    const back = Math.sign(scale) * -size
    scene.add(
      `<path d="M${num(x + back * 44)} ${num(y + 4)}q${num(back * 26)} ${num(size * 30)} ${num(back * 54)} ${num(size * 4)}t${num(back * 54)} ${num(size * 6)}" fill="none" stroke="${trail}" stroke-opacity=".55" stroke-width="${num(3 * size)}" stroke-linecap="round" stroke-dasharray="1 ${num(9 * size)}"/>`,
    )
    scene.place(bee(), x, y, size, { flip: scale < 0 })
  }
}
