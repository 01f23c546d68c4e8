// Things of a school; feet or middle of the lower edge at (0, 0) unless stated otherwise.

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, leaf, num, roundRect, star5 } from '../paper/geometry.ts'
import { flat, line, mirrored, piece } from '../paper/pieces.ts'

const chalkDrawing = `${line('M-250 -150m-26 0a26 26 0 1 0 52 0a26 26 0 1 0 -52 0M-250 -196v-18M-250 -104v18M-204 -150h18M-296 -150h-18M-217 -183l13 -13M-283 -117l-13 13M-217 -117l13 13M-283 -183l-13 -13', '#ffe9a8', 6)}${line('M-150 -60H-60V-130L-105 -172L-150 -130ZM-122 -60V-96H-92V-60', '#fdf6ea', 6)}${line('M40 -200H250M40 -150H210M40 -100H236', '#fdf6ea', 5)}<text x="38" y="-212" font-family="Andika" font-size="58" fill="#fdf6ea" letter-spacing="12">A B C</text>`

/** A blackboard, 680 units wide and 330 tall; with chalk drawings unless `empty`. */
export const blackboard = (empty = false, board = '#2f6a5c', frame = '#a8764c') =>
  `${piece(roundRect(-340, -330, 680, 330, 10), frame)}${flat(roundRect(-320, -310, 640, 286, 4), board)}${flat('M-320 -310H-60L-320 -120Z', '#ffffff', 0.06)}${empty ? '' : chalkDrawing}${piece(roundRect(-220, -8, 440, 22, 6), lighter(frame, 0.14))}${flat(roundRect(-150, -16, 44, 9, 4), '#fff8ea')}${flat(roundRect(-90, -16, 30, 9, 4), '#f2b6c0')}${piece(roundRect(96, -30, 76, 24, 6), '#f0c35a')}`

const spines = ['#d8584f', '#e8a13c', '#4f9d96', '#5f7fb3', '#8a6aa0', '#7aa85c'] as const

const books = (y: number, from: number, count: number, seed: number) =>
  Array.from({ length: count }, (_, i) => {
    const h = 58 + ((i * 5 + seed) % 4) * 7
    return piece(
      roundRect(from + i * 23, y - h, 20, h, 3),
      spines[(i * 2 + seed) % spines.length] ?? '#d8584f',
    )
  }).join('')

/** A bookcase with three boards, 240 units wide and 320 tall, 418 with the globe on top. */
export const bookcase = (wood = '#c0905c') => {
  const boxes =
    piece(roundRect(-104, -68, 92, 56, 6), '#e8a13c') +
    piece(roundRect(4, -68, 92, 56, 6), '#4f9d96')
  const globe = `${line('M-44 -344A52 52 0 0 0 30 -336', darker(wood, 0.4), 7)}${piece(circle(-10, -378, 40), '#6fb3cf')}${flat('M-38 -392C-20 -408 -6 -396 -14 -380C-20 -366 -36 -372 -38 -392ZM0 -372C20 -380 24 -362 12 -350C4 -346 -4 -358 0 -372Z', '#8fbf6a')}${piece(roundRect(-36, -330, 52, 12, 5), darker(wood, 0.4))}`
  return `${globe}${piece(roundRect(-120, -320, 240, 320, 8), wood)}${flat(roundRect(-106, -306, 212, 84, 3) + roundRect(-106, -206, 212, 84, 3) + roundRect(-106, -106, 212, 94, 3), darker(wood, 0.36))}${books(-222, -100, 7, 1)}${piece(roundRect(66, -276, 34, 54, 4), '#fff1d6')}${books(-122, -56, 7, 4)}${piece(leaf(-86, -124, -1.2, 60, 0.3) + leaf(-86, -124, -2, 56, 0.3), '#6fa85c')}${piece(roundRect(-102, -146, 32, 24, 5), '#c8643f')}${boxes}`
}

/** A pupil's desk with its chair behind it, 232 units wide; its top is 128 up, the chair 196. */
export const desk = (wood = '#d9b07a', metal = '#7f8fa8') =>
  `${piece(roundRect(-52, -196, 104, 56, 12), darker(wood, 0.16))}${line('M-44 -150V-8M44 -150V-8', metal, 9)}${mirrored(line('M-96 -110V-6M-108 -4H-78', metal, 11))}${piece(roundRect(-116, -128, 232, 24, 8), wood)}${flat(roundRect(-104, -104, 208, 9, 3), darker(wood, 0.3))}`

/** A satchel standing on the floor, 127 units tall. */
export const satchel = (color = '#4f8fb3') =>
  `${line('M-18 -104q18 -26 36 0', darker(color, 0.3), 8)}${piece(roundRect(-56, -106, 112, 106, 18), color)}${piece('M-58 -92Q-58 -108 -40 -108H40Q58 -108 58 -92V-56Q0 -36 -58 -56Z', lighter(color, 0.16))}${piece(roundRect(-40, -40, 80, 32, 8), darker(color, 0.12))}${flat(roundRect(-34, -58, 14, 18, 3) + roundRect(20, -58, 14, 18, 3), '#f6d98a')}`

/** A coat on a hook at (0, 0), 206 units long. */
export const hangingCoat = (color = '#d8584f', scarf?: string) =>
  `${piece('M-20 8Q0 -8 20 8C46 22 52 66 58 128L34 134L32 206H-32L-34 134L-58 128C-52 66 -46 22 -20 8Z', color)}${line('M0 12V204', darker(color, 0.2), 4)}${flat(circle(10, 60, 5) + circle(10, 100, 5) + circle(10, 140, 5), lighter(color, 0.6))}${piece('M-18 8Q0 32 18 8Q14 -4 0 -6Q-14 -4 -18 8Z', lighter(color, 0.3))}${scarf === undefined ? '' : piece('M-20 6Q-34 70 -26 150H-6Q-16 70 -8 10Z', scarf)}`

/** A bag on a hook at (0, 0), 178 units long. */
export const hangingBag = (color = '#e8a13c') =>
  `${line('M0 2Q-26 50 -34 86M0 2Q26 50 34 86', darker(color, 0.3), 6)}${piece('M-44 82H44Q58 130 46 166Q0 182 -46 166Q-58 130 -44 82Z', color)}${line('M-44 100Q0 112 44 100', darker(color, 0.2), 4)}`

/** A brass coat hook; (0, 0) is where things hang. */
export const coatHook = (metal = '#b98f4a') =>
  `${piece(roundRect(-9, -34, 18, 36, 6), metal)}${line('M0 -6Q2 14 22 4', metal, 8)}${piece(circle(0, -34, 8), lighter(metal, 0.3))}`

const emblems: readonly string[] = [
  flat(circle(0, 4, 20), '#d8584f') + flat(leaf(2, -14, -0.9, 18, 0.36), '#6fa85c'),
  flat('M-26 0Q-4 -24 16 0Q-4 24 -26 0Z', '#5f9fc0') +
    flat('M12 0L28 -14V14Z', '#5f9fc0') +
    flat(circle(-12, -4, 3), '#fff'),
  flat(star5(0, 0, 26), '#f0b23c'),
  flat('M-24 10H24Q16 26 0 26Q-16 26 -24 10Z', '#b5653f') + flat('M-2 6V-24L22 6Z', '#5f9fc0'),
  flat('M0 24C-30 4 -26 -20 -10 -20Q0 -20 0 -8Q0 -20 10 -20C26 -20 30 4 0 24Z', '#e0708a'),
  flat('M-6 26H6V0H-6Z', '#f3e3cc') + flat('M-26 4Q-24 -24 0 -24Q24 -24 26 4Z', '#c8643f'),
  flat([0, 1, 2, 3, 4].map((i) => leaf(0, 0, i * 1.257 - 1.57, 25, 0.5)).join(''), '#8a6ab0') +
    flat(circle(0, 0, 8), '#f6cf5a'),
  flat('M8 -24A25 25 0 1 0 8 24A20 20 0 1 1 8 -24Z', '#e8b23c'),
  flat(ellipse(0, 8, 20, 16) + circle(0, -10, 13), '#7a8fa8') +
    flat('M-11 -16L-12 -30L-2 -20ZM11 -16L12 -30L2 -20Z', '#7a8fa8'),
  flat('M-24 20L0 -22L24 20Z', '#5f9a5a') + flat(roundRect(-5, 18, 10, 10), '#8a5a3c'),
]

/** A framed picture over a coat hook, 74 units square; (0, 0) is its middle. Blank without `i`. */
export const hookPicture = (i?: number, frame = '#fff6e6') =>
  `${piece(roundRect(-37, -37, 74, 74, 10), frame)}${i === undefined ? '' : (emblems[i % emblems.length] ?? '')}`

/** A paper garland of flags from (0, 0) to (w, 0), hanging 46 units down in the middle. */
export const garland = (w: number, colors: readonly string[] = spines) => {
  const count = Math.max(2, Math.round(w / 74))
  const dip = (t: number) => 46 * Math.sin(Math.PI * t)
  const flags = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const [x, y] = [t * w, dip(t)]
    return piece(
      `M${num(x - 26)} ${num(y)}H${num(x + 26)}L${num(x)} ${num(y + 50)}Z`,
      lighter(colors[i % colors.length] ?? '#d8584f', 0.12),
    )
  })
  return `${line(`M0 0Q${num(w / 2)} 92 ${num(w)} 0`, '#fff6e6', 4)}${flags.join('')}`
}
