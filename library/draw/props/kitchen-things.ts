// Things in a kitchen; feet at (0, 0), counters 182 units high.

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, roundRect } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { flat, line, piece, placed } from '../paper/pieces.ts'
import { pot } from './furniture.ts'

/** A cooker with oven and four knobs, 200 units wide; `isLit` lights the oven. */
export const cooker = (color = '#fff4e2', isLit = true) => {
  const knobs = [-66, -22, 22, 66].map((x) => circle(x, -150, 9))
  const glass = isLit ? '#ffb052' : '#4a3a48'
  return `${piece(roundRect(-95, -172, 190, 172, 10), color)}${piece(roundRect(-100, -182, 200, 16, 6), '#4a4458')}${flat(knobs.join(''), darker(color, 0.5))}${line('M-62 -122H62', darker(color, 0.4), 7)}${piece(roundRect(-72, -108, 144, 76, 12), darker(color, 0.3))}${flat(roundRect(-62, -98, 124, 56, 8), glass)}${line('M-46 -56L-20 -90', '#ffffff', 4)}${line('M-84 -16H84', darker(color, 0.25), 4)}`
}

/** A hood over a cooker; (0, 0) is the middle of its lower edge, its pipe is `rise` units tall. */
export const hood = (color = '#c9c4cc', rise = 260) =>
  `${piece(roundRect(-34, -rise, 68, rise - 60, 4), darker(color, 0.1))}${piece('M-52 -78H52L108 -12Q110 0 98 0H-98Q-110 0 -108 -12Z', color)}${line('M-92 -12H92', lighter(color, 0.5), 5)}`

/** A tall rounded refrigerator with a drawing pinned to it, 392 units tall. */
export const fridge = (color = '#8fc4bd') =>
  `${piece(roundRect(-88, -392, 176, 386, 26), color)}${line('M-84 -262H84', darker(color, 0.24), 5)}${piece([roundRect(-68, -340, 12, 56, 6), roundRect(-68, -234, 12, 78, 6)], '#fff4e2')}${piece('M4 -226L68 -220L62 -146L-2 -152Z', '#fff8ea')}${flat(circle(32, -192, 13), '#f2b84b')}${line('M8 -166Q34 -180 58 -160', '#7aa85c', 5)}${flat(circle(34, -220, 6), '#d8584f')}${piece([roundRect(-64, -10, 22, 12, 3), roundRect(42, -10, 22, 12, 3)], darker(color, 0.5))}`

/** A base unit, `w` units wide, with doors and a worktop; (0, 0) is under its middle. */
export const counter = (w: number, color = '#6fa8a0', top = '#b07a50') => {
  const doors = Math.max(1, Math.round(w / 110))
  const step = w / doors
  const fronts = Array.from({ length: doors }, (_, i) =>
    roundRect(-w / 2 + i * step + 8, -150, step - 16, 128, 8),
  )
  const knobs = Array.from({ length: doors }, (_, i) =>
    circle(-w / 2 + i * step + (i % 2 === 0 ? step - 26 : 26), -112, 7),
  )
  return `${piece(roundRect(-w / 2, -168, w, 160, 4), darker(color, 0.16))}${flat(roundRect(-w / 2 + 4, -14, w - 8, 14), darker(color, 0.5))}${piece(fronts, color)}${flat(knobs.join(''), '#f6d9a2')}${piece(roundRect(-w / 2 - 6, -182, w + 12, 20, 6), top)}`
}

/** A tap over a sink; (0, 0) is on the worktop. */
export const tap = (metal = '#c9ced8') =>
  `${line('M0 0V-54Q0 -82 28 -82Q50 -82 50 -60', metal, 12)}${piece(roundRect(-18, -8, 36, 10, 4), darker(metal, 0.2))}${line('M-2 -34H-26', metal, 9)}`

/** A kettle with a spout to the right, 98 units tall. */
export const kettle = (color = '#d8584f') =>
  `${line('M-30 -62C-30 -104 30 -104 30 -62', darker(color, 0.45), 9)}${piece('M34 -22C58 -28 54 -54 74 -62L82 -52C70 -40 68 -10 38 -6Z', darker(color, 0.12))}${piece('M-48 0C-58 -34 -34 -70 0 -70C34 -70 58 -34 48 0Z', color)}${piece(circle(0, -74, 9), darker(color, 0.45))}${flat(ellipse(-20, -40, 7, 14), '#ffffff', 0.45)}`

/** A wall board with plates standing on it and cups hanging below; (0, 0) is its middle. */
export const plateBoard = (wood = '#a9704a', colors = ['#7fb4c8', '#e8a13c', '#d8584f']) => {
  const plates = [-86, -22, 42].map(
    (x, i) =>
      piece(circle(x, -34, 34), '#fff6e6') +
      flat(circle(x, -34, 21), colors[i] ?? '#7fb4c8', 0.6) +
      flat(circle(x, -34, 15), '#fff6e6'),
  )
  const cups = [-96, -44, 8, 60, 112].map(
    (x, i) =>
      line(`M${x} 12v10`, '#8d8794', 4) +
      line(`M${x + 16} 34q16 2 14 16t-16 12`, colors[i % 3] ?? '#e8a13c', 6) +
      piece(roundRect(x - 18, 22, 36, 40, 9), colors[i % 3] ?? '#e8a13c'),
  )
  const jug = piece('M88 0C80 -30 92 -44 94 -66H126C128 -44 142 -30 132 0Z', '#fff6e6')
  return `${plates.join('')}${jug}${cups.join('')}${piece(roundRect(-136, 0, 290, 14, 5), wood)}`
}

/** A lamp hanging on a cord of `length` units from (0, 0); its shade is 150 units wide. */
export const hangingLamp = (length: number, color = '#e2693f', isLit = true) => {
  const bulb = isLit ? '#fff3c4' : '#f3e6d2'
  return `${line(`M0 0V${length}`, darker(color, 0.6), 5)}${placed(`${flat(ellipse(0, 66, 30, 24), bulb)}${piece('M-16 -6H16L24 12C58 20 76 44 76 68Q0 82 -76 68C-76 44 -58 20 -24 12Z', color)}${line('M-70 60Q0 74 70 60', lighter(color, 0.45), 5)}${mark('light', 0, 56, 34)}`, { y: length })}`
}

/** A steaming pot and a kettle side by side, as they stand on a cooker. */
export const onTheHob = (food = '#e8a13c') =>
  `<g opacity=".5">${line('M-64 -100q-12 -16 0 -32t0 -32M-36 -104q-12 -16 0 -32t0 -32', '#ffffff', 7)}</g>${placed(pot('#5b6478', food), { x: -46, scale: 0.78 })}${placed(kettle(), { x: 50, scale: 0.72 })}`
