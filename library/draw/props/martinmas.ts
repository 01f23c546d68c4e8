// Lanterns and sweet dough men of Saint Martin's day.

import { darker, lighter, mix } from '../paper/color.ts'
import { circle, ellipse, num, star5 } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { flat, line, piece, placed, strip } from '../paper/pieces.ts'

const tomatoRed = '#d9301f'

/** A round lantern like a tomato, 124 units wide, its middle at (0, 0), with a stalk of green pipe cleaner. */
export const tomatoLantern = (isLit = true) => {
  const red = isLit ? '#ee4630' : tomatoRed
  const deep = darker(red, 0.28)
  const body =
    'M0 -50C22 -60 62 -50 62 -4C62 38 34 54 0 54C-34 54 -62 38 -62 -4C-62 -50 -22 -60 0 -50Z'
  const ribs = line(
    'M-20 -50C-44 -24 -44 26 -22 50M20 -50C44 -24 44 26 22 50M0 -48V52',
    mix(deep, red, 0.45),
    2.4,
  )
  const glow = isLit
    ? flat(ellipse(0, 6, 42, 38), '#ff7a4a', 0.55) + flat(ellipse(0, 12, 24, 22), '#ffc58a', 0.7)
    : flat(ellipse(-26, -20, 10, 15), '#ffffff', 0.3)
  const sepals = [-78, -34, 10, 54, 100, 146, 196, 240]
    .map((angle, i) =>
      placed(piece('M0 -5C12 -9 26 -6 37 3C24 7 10 7 0 5Z', i % 2 ? '#3f8f3f' : '#57a84a'), {
        y: -47,
        rotate: angle,
        scale: angle > 0 && angle < 180 ? 1 : 0.72,
      }),
    )
    .join('')
  const stalk = piece(
    strip(
      [
        [0, -46],
        [2, -66],
        [16, -84],
      ],
      [10, 9, 8],
    ),
    '#4a9a44',
  )
  return `${piece(body, red)}${glow}${ribs}${stalk}${sepals}${mark('light', 0, 8, 44)}`
}

/** That lantern hanging from a rod; the hand holds the rod at (0, 0), the lantern is up to the right. */
export const tomatoOnRod = (isLit = true) =>
  line('M-26 16L84 -46', '#8a5f3c', 6) +
  line('M82 -45Q86 -20 84 2', '#f3e2c0', 2.6) +
  placed(tomatoLantern(isLit), { x: 70, y: 84, scale: 0.92 })

/** A star lantern of yellow paper, 120 units across, its middle at (0, 0); `i` varies its shape. */
export const starLantern = (i = 0, isLit = true) => {
  const yellow = ['#ffcf4a', '#ffdd72', '#f9bf3c', '#ffe08a'][i % 4] ?? '#ffcf4a'
  const fill = isLit ? yellow : mix(yellow, '#c99a3a', 0.25)
  const turn = ((i * 37) % 11) * 0.05 - 0.25
  const inner = 0.46 + ((i * 5) % 4) * 0.03
  return (
    piece(star5(0, 0, 62, turn, inner), fill) +
    flat(star5(0, 0, 42, turn, inner), isLit ? '#fff3c2' : lighter(fill, 0.35), 0.85) +
    (isLit ? flat(circle(0, 0, 14), '#ffffff', 0.9) : '') +
    mark('light', 0, 0, 36)
  )
}

/** A star lantern on its rod; the hand holds the rod at (0, 0), the lantern is up to the right. */
export const starOnRod = (i = 0) =>
  line('M-24 18L70 -52', '#8a5f3c', 5.5) +
  line('M69 -52V-20', '#f3e2c0', 2.4) +
  placed(starLantern(i), { x: 69, y: 24, scale: 0.8 })

const dough = '#d9994f'
const crust = '#b8742f'
const raisin = '#4a2426'

const raisins = (list: readonly (readonly [number, number])[]) =>
  list.map(([x, y]) => piece(ellipse(x, y, 6, 5), raisin)).join('')

/** The left half of a dough man who was cut from head to foot: the better half, with all of the head. */
export const halfWeckmann = () =>
  piece(
    [
      circle(0, -112, 42),
      'M-24 -84C-60 -88 -98 -70 -106 -38C-104 -18 -80 -20 -62 -40C-60 -16 -58 0 -58 14L-30 6L-8 18L22 8L58 16C58 -4 60 -20 62 -40C80 -20 104 -18 106 -38C98 -70 60 -88 24 -84Z',
    ],
    dough,
  ) +
  flat('M-58 14L-30 6L-8 18L22 8L58 16L57 2L22 -4L-8 6L-30 -6L-58 2Z', '#f7e3b4') +
  raisins([
    [-13, -118],
    [13, -118],
    [0, -56],
    [0, -26],
  ]) +
  line('M-12 -98Q0 -88 12 -98', crust, 4)

/** A torn-off piece of dough man, about `size` units wide; `i` varies it. */
export const doughPiece = (size: number, i = 0) => {
  const s = size / 60
  const bend = num((i % 3) * 6 - 6)
  const cut = `M-28 ${bend}L-10 -22L14 -18L28 -4L20 18L-6 24L-26 14Z`
  return placed(
    piece(cut, i % 2 ? dough : mix(dough, crust, 0.2)) +
      flat('M-28 0L-10 -22L14 -18L6 -6L-10 -8L-22 6Z', '#f7e3b4') +
      (i % 3 === 0 ? piece(ellipse(8, 8, 6, 5), raisin) : ''),
    { scale: s, rotate: i * 47 },
  )
}
