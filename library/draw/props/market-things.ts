// Stalls and goods of a market; feet at (0, 0).

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, leaf, num, roundRect } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'

/** Height of a stall's counter above the ground, in its own units. */
export const counterHeight = 104

const fruits = (x: number, w: number, color: string) => {
  const count = Math.round(w / 21)
  const row = (y: number, n: number, inset: number) =>
    Array.from({ length: n }, (_, i) =>
      circle(x - w / 2 + inset + (i + 0.5) * ((w - 2 * inset) / n), y, 13),
    )
  return `${piece(row(-34, count - 1, 12), darker(color, 0.1))}${piece(row(-20, count, 4), color)}`
}

/** A flat crate of fruit, 120 units wide. */
export const fruitCrate = (color = '#d8584f', wood = '#c9a06a') =>
  `${fruits(0, 112, color)}${piece(roundRect(-60, -24, 120, 26, 4), wood)}${line('M-56 -11H56', darker(wood, 0.3), 4)}`

/** A flat crate of cabbages and carrots, 120 units wide. */
export const greensCrate = (wood = '#c9a06a') => {
  const carrots = [8, 26, 44].map(
    (x) =>
      flat(leaf(x, -30, -1.5 + x * 0.01, 34, 0.24), '#5f9a4a') +
      piece(`M${x - 9} -32H${x + 9}L${x} 0Z`, '#ee8a3c'),
  )
  return `${piece(circle(-38, -30, 22) + circle(-10, -34, 20), '#8fbf6a')}${line('M-38 -50Q-30 -34 -40 -16M-52 -40Q-42 -36 -38 -24M-10 -52Q-4 -36 -12 -18', '#5f9a4a', 3)}${carrots.join('')}${piece(roundRect(-60, -24, 120, 26, 4), wood)}${line('M-56 -11H56', darker(wood, 0.3), 4)}`
}

/** Posts and striped awning of a stall, 420 units wide and 410 tall: the part behind its keepers. */
export const stallRoof = (awning = '#d8584f', pale = '#fff6e6', wood = '#a9784f') => {
  const w = 420
  const step = w / 10
  const stripes = Array.from({ length: 10 }, (_, i) => {
    const [a, b] = [-w / 2 + i * step, -w / 2 + (i + 1) * step]
    const d = `M${num(a * 0.86)} -400H${num(b * 0.86)}L${num(b)} -306a${num(step / 2)} 20 0 0 1 ${num(-step)} 0Z`
    return piece(d, i % 2 === 0 ? awning : pale)
  })
  const back = piece(roundRect(-176, -306, 352, 306), darker(wood, 0.55))
  return `<g opacity=".28">${back}</g>${piece([roundRect(-186, -360, 15, 360, 4), roundRect(171, -360, 15, 360, 4)], wood)}${stripes.join('')}${piece(roundRect(-188, -410, 376, 16, 8), darker(awning, 0.14))}`
}

/** The counter of a stall with crates on it: the part in front of its keepers. */
export const stallCounter = (
  cloth = '#fff1d6',
  colors: readonly string[] = ['#d8584f', '#e8a13c', '#7a5a9a'],
) => {
  const crates = colors.map((color, i) => {
    const x = (i - (colors.length - 1) / 2) * 124
    return `<g transform="translate(${num(x)} ${-counterHeight + 4})">${color === 'green' ? greensCrate() : fruitCrate(color)}</g>`
  })
  const hem = Array.from({ length: 10 }, () => 'q-20 18 -40 0').join('')
  return `${crates.join('')}${piece(`M-200 ${-counterHeight}H200V-24${hem}Z`, cloth)}${line(`M-196 -46H196`, darker(cloth, 0.18), 7)}${piece(roundRect(-206, -counterHeight - 6, 412, 16, 6), darker(cloth, 0.3))}`
}

/** A whole stall without keepers. */
export const stall = (awning = '#d8584f', colors?: readonly string[], cloth?: string) =>
  stallRoof(awning, cloth) + stallCounter(cloth, colors)

/** A round fountain with a column and falling water, 300 units wide. */
export const fountain = (stone = '#b9b2b4', water = '#8fd0e0') =>
  `${piece(roundRect(-15, -196, 30, 150, 8), stone)}${piece('M-70 -168H70Q50 -130 0 -130Q-50 -130 -70 -168Z', lighter(stone, 0.12))}${piece(circle(0, -206, 20), stone)}${line('M-62 -166Q-92 -140 -94 -70M62 -166Q92 -140 94 -70M0 -226V-250', water, 8)}${flat(ellipse(0, -66, 138, 16), water)}${piece('M-150 -66Q0 -34 150 -66L138 0H-138Z', stone)}${line('M-146 -46Q0 -16 146 -46', darker(stone, 0.24), 5)}`

/** An open sack, 112 units tall, filled with something of `color`. */
export const sack = (color = '#8a5a3c', cloth = '#d9bf94') =>
  `${piece(ellipse(0, -92, 38, 20), color)}${piece('M-42 -92Q0 -74 42 -92C62 -50 60 -8 44 0H-44C-60 -8 -62 -50 -42 -92Z', cloth)}${line('M-44 -92Q0 -70 44 -92', lighter(cloth, 0.4), 11)}`
