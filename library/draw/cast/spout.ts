import { circle, num } from '../paper/geometry.ts'
import { flat, piece } from '../paper/pieces.ts'

/** A whale's breath, `h` units tall, spreading at its top; (0, 0) is the blowhole. */
export const spout = (h: number, color = '#f4fbff') => {
  const arm = (side: number, reach: number, top: number) =>
    `M0 0C${num(side * 4)} ${num(-h * 0.6)} ${num(side * reach * 0.2)} ${num(-h * top)} ${num(side * reach * 0.6)} ${num(-h * top)}C${num(side * reach)} ${num(-h * top)} ${num(side * reach * 1.06)} ${num(-h * 0.72)} ${num(side * reach * 1.02)} ${num(-h * 0.6)}C${num(side * reach * 0.9)} ${num(-h * 0.8)} ${num(side * reach * 0.4)} ${num(-h * 0.8)} 0 0Z`
  const drops = [
    [-0.62, 0.62, 0.03],
    [-0.44, 1.06, 0.022],
    [0.5, 1.08, 0.026],
    [0.66, 0.7, 0.02],
    [0.06, 1.12, 0.03],
  ] as const
  const column = `M-9 0C-3 ${num(-h * 0.3)} ${num(-h * 0.07)} ${num(-h * 0.8)} ${num(-h * 0.12)} ${num(-h * 0.9)}C${num(-h * 0.06)} ${num(-h * 1.02)} ${num(h * 0.06)} ${num(-h * 1.02)} ${num(h * 0.12)} ${num(-h * 0.9)}C${num(h * 0.07)} ${num(-h * 0.8)} 3 ${num(-h * 0.3)} 9 0Z`
  const spray = drops.map(([x, y, r]) => circle(x * h * 0.7, -y * h, Math.max(3, r * h)))
  return (
    piece([arm(1, h * 0.34, 0.96), arm(1, h * 0.2, 0.8)], color) +
    piece([arm(-1, h * 0.34, 0.92), arm(-1, h * 0.2, 0.84)], color) +
    piece(column, color) +
    flat(spray.join(''), color, 0.9)
  )
}
