import { mix } from '../../draw/paper/color.ts'
import { circle, ellipse, num } from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'

const shell =
  'M0 -42C21 -42 32 -12 32 8C32 30 18 42 0 42C-18 42 -32 30 -32 8C-32 -12 -21 -42 0 -42Z'

const spots: readonly (readonly [number, number, number])[] = [
  [-9, -25, 5.5],
  [10, -19, 6.5],
  [-18, 0, 6.5],
  [1, 0, 6],
  [20, 7, 7],
  [-9, 21, 7.5],
  [11, 27, 6],
]

/** The eleventh egg, red with white spots: 64 units wide and 84 tall, its middle at (0, 0). */
export const eleventhEgg = (hasSoupStain = false) =>
  piece(shell, '#dc2f2b') +
  flat(
    'M26 22C32 6 28 -14 20 -28C30 -12 36 6 28 24C22 36 12 42 0 42C12 38 20 34 26 22Z',
    '#a81f2c',
    0.55,
  ) +
  flat(spots.map(([x, y, r]) => circle(x, y, r)).join(''), '#fffaf0') +
  (hasSoupStain
    ? `<g opacity=".85">${line('M-16 8A19 17 0 1 0 6 -9A19 17 0 0 0 -12 -2', '#7a3d1c', 4.5)}</g>`
    : '') +
  mark('shine', -6, -8, 22)

/** A painted egg with two zigzag stripes, of the same size. */
export const paintedEgg = (color: string, stripes: string) => {
  const zigzag = (y: number, w: number) =>
    `M${num(-w)} ${y}L${num(-w / 2)} ${y - 7}L0 ${y}L${num(w / 2)} ${y - 7}L${num(w)} ${y}`
  return (
    piece(shell, color) +
    line(zigzag(-10, 26), stripes, 5) +
    line(zigzag(14, 29), stripes, 7) +
    flat(ellipse(-10, -24, 5, 9), mix(color, '#ffffff', 0.6), 0.7)
  )
}

const fallback = ['#4f86c6', '#f6d25a'] as const

const paints: readonly (readonly [string, string])[] = [
  ['#4f86c6', '#f6d25a'],
  ['#f2c94c', '#3f8a78'],
  ['#6fb07a', '#fff1cf'],
  ['#b58fd0', '#f6d25a'],
  ['#7cc6cf', '#2f5f86'],
]

/** A round basket with a heap of ten eggs: 270 units wide and 290 tall; (0, 0) is under its middle. */
export const eggBasket = (offset = 0) => {
  const rows = [1, 2, 3, 4]
  const eggs = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, k) => {
      const i = (count * (count - 1)) / 2 + k
      const x = (k - (count - 1) / 2) * 56
      const [color, stripes] = paints[(i * 3 + row + offset) % paints.length] ?? fallback
      return placed(paintedEgg(color, stripes), {
        x,
        y: -236 + row * 46,
        rotate: x * 0.2,
        scale: 0.84,
      })
    }),
  )
  return wicker(270, 92, '#c08a4e', eggs.join(''))
}

/** A wicker basket `w` wide and `h` tall with `inside` standing in it; (0, 0) is under its middle. */
export const wicker = (w: number, h: number, color: string, inside: string) => {
  const [r, foot] = [w / 2, w * 0.36]
  const dark = mix(color, '#4a2a1c', 0.5)
  const random = seeded(w)
  const rows = Array.from({ length: Math.floor((h - 30) / 22) }, (_, i) => {
    const y = -h + 22 + i * 22
    const half = r - ((r - foot) * (i * 22 + 22)) / h - 4
    const steps = Math.round(half / 16)
    return Array.from({ length: steps * 2 }, (__, k) => {
      const x = -half + (k * half) / steps
      return `M${num(x + 3)} ${num(y + (k % 2 ? 4 : -3) + random() * 2)}q${num(half / steps / 2)} ${k % 2 ? -8 : 8} ${num(half / steps - 6)} 0`
    }).join('')
  })
  return (
    piece(ellipse(0, -h, r, r * 0.2), mix(dark, '#2a1a1f', 0.4)) +
    inside +
    piece(`M${-r} ${-h}Q0 ${num(-h + r * 0.36)} ${r} ${-h}L${foot} -6Q0 12 ${-foot} -6Z`, color) +
    line(rows.join(''), dark, 4) +
    line(`M${-r} ${-h}Q0 ${num(-h + r * 0.36)} ${r} ${-h}`, mix(color, '#fff1cf', 0.4), 11)
  )
}
