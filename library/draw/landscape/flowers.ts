// Flowers and mushrooms as SVG at a place of the scene, lengths in pixels, angles in radians.

import { circle, leaf, num, roundRect } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'

const part = (d: string, fill: string) => `<g filter="url(#s1)"><path d="${d}" fill="${fill}"/></g>`

/** A blossom seen from the front; (x, y) is its middle, `r` its radius. */
export const flower = (
  x: number,
  y: number,
  r: number,
  color: string,
  petals = 6,
  rotation = 0,
  middle = '#f5b942',
) => {
  const leaves = Array.from({ length: petals }, (_, i) =>
    leaf(x, y, rotation + (i / petals) * 6.283, r, 0.42),
  ).join('')
  return `${part(leaves, color)}<path d="${circle(x, y, r * 0.3)}" fill="${middle}"/>${mark('flower', x, y, r)}`
}

/**
 * A blossom of radius `r` on a stem with a leaf, about 3.6 `r` tall; (x, y) is its foot, `turn` (0 to 1)
 * bends it to the left or right.
 */
export const stemFlower = (x: number, y: number, r: number, color: string, turn = 0) => {
  const up = r * 2.6
  const bend = (turn - 0.5) * r * 0.8
  return `<path d="M${num(x)} ${num(y)}Q${num(x + bend)} ${num(y - up * 0.5)} ${num(x + bend)} ${num(y - up)}" fill="none" stroke="#4f7a4c" stroke-width="${num(r * 0.2)}"/><path d="${leaf(x + bend * 0.4, y - up * 0.3, turn > 0.5 ? -0.5 : -2.6, r * 1.1, 0.3)}" fill="#4f7a4c"/>${flower(x + bend, y - up, r, color, turn > 0.5 ? 6 : 7, turn)}`
}

/** A tulip; (x, y) is its foot, `h` its height. */
export const tulip = (x: number, y: number, h: number, color: string) => {
  const [w, top] = [h * 0.17, y - h]
  const cup = `M${num(x - w)} ${num(top)}L${num(x - w * 0.4)} ${num(top + h * 0.12)}L${num(x)} ${num(top - h * 0.04)}L${num(x + w * 0.4)} ${num(top + h * 0.12)}L${num(x + w)} ${num(top)}C${num(x + w * 1.3)} ${num(top + h * 0.34)} ${num(x - w * 1.3)} ${num(top + h * 0.34)} ${num(x - w)} ${num(top)}Z`
  return `<path d="M${num(x)} ${num(y)}V${num(top + h * 0.2)}" stroke="#4f8a55" stroke-width="${num(h * 0.05)}"/>${part(leaf(x, y, -1.1, h * 0.6, 0.16) + leaf(x, y, -2.05, h * 0.5, 0.16), '#5c9a5e')}${part(cup, color)}${mark('flower', x, top + h * 0.1, w)}`
}

/** A fly agaric (or, in brown, a cep); (x, y) is its foot, `h` its height. */
export const toadstool = (x: number, y: number, h: number, color = '#d8483e') => {
  const p = (dx: number, dy: number) => `${num(x + h * dx)} ${num(y - h * dy)}`
  const foot = `M${p(-0.13, 0)}C${p(-0.1, 0.3)} ${p(-0.1, 0.4)} ${p(-0.11, 0.6)}H${num(x + h * 0.11)}C${p(0.1, 0.4)} ${p(0.1, 0.3)} ${p(0.13, 0)}Z`
  const cap = `M${p(-0.46, 0.5)}C${p(-0.42, 1.12)} ${p(0.42, 1.12)} ${p(0.46, 0.5)}Q${p(0, 0.38)} ${p(-0.46, 0.5)}Z`
  const spots: [dx: number, dy: number, r: number][] = [
    [-0.2, 0.68, 0.065],
    [0.07, 0.8, 0.075],
    [0.27, 0.62, 0.05],
  ]
  const dots = spots.map(([dx, dy, r]) => circle(x + h * dx, y - h * dy, h * r))
  return `${part(foot, '#fdf0dc')}${part(cap, color)}<path d="${dots.join('')}" fill="#fff5e6"/>`
}

/** A bulrush `h` tall; (x, y) is its foot, `lean` tilts it to the right, or to the left when negative. */
export const bulrush = (x: number, y: number, h: number, lean = 0, color = '#3f7a5c') => {
  const [tx, ty] = [x + lean * h * 0.2, y - h]
  return `<path d="M${num(x)} ${num(y)}Q${num(x)} ${num(y - h * 0.5)} ${num(tx)} ${num(ty)}" fill="none" stroke="${color}" stroke-width="${num(h * 0.022 + 1)}" stroke-linecap="round"/><path d="${leaf(x, y, -1.57 + lean * 0.4 - 0.2, h * 0.8, 0.05)}${leaf(x, y, -1.57 + lean * 0.4 + 0.26, h * 0.66, 0.06)}" fill="${color}"/>${part(roundRect(tx - h * 0.032, ty, h * 0.064, h * 0.24, Math.round(h * 0.032)), '#7a4a34')}`
}
