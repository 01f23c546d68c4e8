// Things in the backgrounds only: feet at (0, 0), sized to a figure of 240 units.

import { toadstool } from '../landscape/flowers.ts'
import { darker, lighter } from '../paper/color.ts'
import { num, roundRect } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'
import type { Scene } from '../paper/scene.ts'
import { footY } from '../stage/stand.ts'
import type { View } from './view.ts'

/** An open book, lying or hanging, 164 units wide; (0, 0) is the foot of its spine. */
export const openBook = (cover = '#c8434a') =>
  `${piece('M0 4C-26 -12 -58 -10 -82 0V-66C-58 -78 -26 -78 0 -62C26 -78 58 -78 82 -66V0C58 -10 26 -12 0 4Z', cover)}${piece('M0 -4C-24 -18 -52 -18 -74 -8V-70C-52 -82 -24 -82 0 -68Z', '#fff6e2')}${piece('M0 -4C24 -18 52 -18 74 -8V-70C52 -82 24 -82 0 -68Z', '#fdeccb')}${line('M-60 -58Q-36 -64 -14 -54M-60 -42Q-36 -48 -14 -38M14 -54Q36 -64 60 -58M14 -38Q36 -48 60 -42', '#d9bb8a', 4)}`

/** Closed books lying on top of each other, from the lowest up; each 31 units high. */
export const bookStack = (covers: readonly string[]) =>
  covers
    .map((cover, i) => {
      const [y, lean, w] = [-i * 31, (i % 2) * 16 - 8, 150 - (i % 3) * 16]
      const x = lean - w / 2
      return `${piece(roundRect(x, y - 30, w, 30, 7), cover)}${flat(roundRect(x + 16, y - 25, w - 12, 20, 3), '#fff3da')}${line(`M${num(x + 24)} ${y - 15}H${num(x + w)}`, '#dcc296', 2)}${flat(roundRect(x + w - 30, y - 30, 12, 30), darker(cover, 0.16))}`
    })
    .join('')

/** A letter box on its position with a letter looking out, 238 units tall with the letter. */
export const letterBox = (color = '#c8434a', wood = '#8a5a3c') =>
  `${piece(roundRect(-9, -112, 18, 114, 4), wood)}${piece('M-52 -222L22 -236L30 -176L-44 -164Z', '#fff6e2')}${line('M-52 -222L-8 -196L22 -236', '#d9bb8a', 4)}${piece('M-72 -104V-158Q-72 -188 -42 -188H42Q72 -188 72 -158V-104Z', color)}${flat(roundRect(-46, -168, 92, 13, 6), darker(color, 0.4))}${piece(roundRect(-78, -112, 156, 16, 7), lighter(color, 0.16))}`

/** Hangs a drawing `size` units tall on a thread from the upper edge; its origin is at (x, y) pixels. */
export const hang = (
  scene: Scene,
  svg: string,
  {
    x,
    y,
    scale,
    size,
    rotate = 0,
  }: {
    x: number
    y: number
    scale: number
    size: number
    rotate?: number
  },
) => {
  const factor = scale * scene.unit
  scene.add(
    `<path d="M${num(x)} -10V${num(y - size * factor)}" stroke="#fff3d6" stroke-opacity=".4" stroke-width="${num(2.4 * scene.unit)}"/>`,
  )
  scene.place(svg, x, y, factor, { rotate })
}

/** Toadstools by share of the width, depth, and height in page pixels. */
export const toadstools = (
  { scene }: View,
  spots: readonly [x: number, depth: number, h: number][],
) => {
  for (const [share, depth, h] of spots) {
    const x = share * scene.width
    scene.add(toadstool(x, footY(scene, x, depth), h * scene.unit))
  }
}
