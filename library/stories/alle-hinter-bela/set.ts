// Colours and things that return in this story. Only the tomato shines red; all other lights are yellow.

import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'

/** The town after sunset: walls and roofs are blue, so that lanterns are warm. */
export const town = {
  zenith: '#141b45',
  sky: ['#1b2659', '#26356f', '#344a86', '#4c659c'],
  walls: ['#3a4680', '#46578f', '#2f3a70', '#53619a'],
  roofs: ['#252c5c', '#2b2450', '#1f2450'],
  street: '#39437a',
  hedge: '#1d4a4a',
  hedgeLight: '#2f6a5a',
  field: '#27405e',
} as const

const lanternGlow = '#ffd36a'

/** The red shine of the tomato at (x, y), `r` pixels far; draw it before and after the tomato. */
export const shineRed = (scene: Scene, x: number, y: number, r: number, strength = 0.7) =>
  scene.warm(x, y, r, '#e8402a', strength * 0.55).glow(x, y, r * 0.8, '#ff6a48', strength)

export const shineYellow = (scene: Scene, x: number, y: number, r: number, strength = 0.6) =>
  scene.warm(x, y, r, '#e0a03a', strength * 0.5).glow(x, y, r * 0.8, lanternGlow, strength)

/** A lit or dark window of a house far away, (x, y) its upper left corner. */
export const pane = (x: number, y: number, w: number, h: number, isLit: boolean) =>
  flat(roundRect(x, y, w, h, 2), isLit ? '#ffd98a' : '#232a5a') +
  line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.45}h${w}`, '#2a2f5f', Math.max(2, w * 0.08)) +
  (isLit ? mark('light', x + w / 2, y + h / 2, w * 0.5) : '')

/** A gabled house from the front, `w` wide and `h` tall to its eaves, its foot's middle at (0, 0). */
export const gabledHouse = (w: number, h: number, i: number) => {
  const wall = town.walls[i % town.walls.length] ?? town.walls[0]
  const roof = town.roofs[i % town.roofs.length] ?? town.roofs[0]
  const peak = -h - w * 0.62
  const step = w / 3
  const panes = [0, 1, 2, 3, 4, 5].map((k) =>
    pane(
      -w / 2 + step * (0.28 + (k % 3)),
      -h + 26 + Math.floor(k / 3) * (h * 0.42),
      step * 0.48,
      h * 0.24,
      (k * 7 + i * 5) % 4 === 1,
    ),
  )
  return (
    piece(roundRect(w * 0.18, peak + 10, w * 0.13, w * 0.4, 2), darker(roof, 0.2)) +
    piece(
      polygon([
        [-w / 2, 0],
        [-w / 2, -h],
        [0, peak + 20],
        [w / 2, -h],
        [w / 2, 0],
      ]),
      wall,
    ) +
    piece(
      polygon([
        [-w * 0.58, -h + 14],
        [0, peak],
        [w * 0.58, -h + 14],
        [w * 0.5, -h + 26],
        [0, peak + 40],
        [-w * 0.5, -h + 26],
      ]),
      print('scales', roof, lighter(roof, 0.12), { size: 30 }),
    ) +
    panes.join('') +
    pane(-w * 0.09, -h - w * 0.26, w * 0.18, w * 0.2, i % 2 === 0)
  )
}

/** A cup of hot punch, 62 units tall. */
export const cup = (color = '#f3e4cc') =>
  piece('M-26 -58H26L20 0H-20Z', color) +
  line('M26 -48Q48 -46 42 -28Q38 -18 23 -18', color, 8) +
  piece(ellipse(0, -58, 26, 7), '#8a2f3a') +
  flat(ellipse(-4, -59, 12, 3), '#c9626a', 0.8)

/** Two small steam curls above a cup or pot at (0, 0). */
export const steam = (h = 60) =>
  `<g opacity=".55">${line(`M-12 0q-14 ${-h * 0.3} 0 ${-h * 0.55}t0 ${-h * 0.45}M12 -6q-12 ${-h * 0.26} 0 ${-h * 0.5}t2 ${-h * 0.4}`, '#ffffff', 5)}</g>`

/** A helmet of brass with a comb, for a head whose top is at (0, 0). */
export const helmet = () =>
  piece('M-50 30C-56 -12 -30 -34 0 -34C30 -34 56 -12 50 30L44 34C28 22 -28 22 -44 34Z', '#e2b348') +
  flat('M-40 20C-42 -8 -26 -24 -6 -26C-22 -14 -28 0 -28 20Z', '#fff0c0', 0.55) +
  piece('M-54 34C-20 18 20 18 54 34L50 42C20 28 -20 28 -50 42Z', '#c98f35') +
  piece('M-44 -20C-46 -58 -8 -74 30 -62C52 -54 54 -34 44 -22C30 -42 -16 -46 -44 -20Z', '#8f2436') +
  flat(circle(0, 4, 6), '#c98f35') +
  mark('shine', -22, -6, 16)
