// Things that return in the stories of house number nine; (0, 0) is the middle of each unless stated otherwise.

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, leaf, num, roundRect } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { flat, line, mirrored, piece, placed } from '../paper/pieces.ts'

const strokes: Record<string, string> = {
  '0': 'M30 4C6 4 6 96 30 96C54 96 54 4 30 4Z',
  '1': 'M12 28L34 6V96',
  '2': 'M8 24C12 0 54 2 50 32C46 56 20 70 8 94H54',
  '3': 'M10 12C40 -6 56 34 26 46C62 48 52 104 8 90',
  '4': 'M40 96V6L6 66H56',
  '5': 'M50 6H16L12 44C40 32 58 54 50 78C42 98 18 98 8 88',
  '6': 'M46 8C20 20 6 56 12 78C20 102 52 98 50 72C48 50 20 50 12 74',
  '7': 'M8 8H54L24 96',
  '8': 'M30 48C4 36 12 4 30 4C48 4 56 36 30 48C0 60 6 96 30 96C54 96 60 60 30 48Z',
  '9': 'M50 34C46 52 14 54 12 30C12 0 50 0 50 30C50 60 42 84 20 96',
}

/** A number written with chalk, `size` units tall. */
export const chalkNumber = (text: string, size = 100, chalk = '#fffdf4') => {
  const width = text.length * 62
  const digits = [...text].map((digit, i) =>
    placed(
      `${line(strokes[digit] ?? '', chalk, 11)}<g opacity=".5">${line(strokes[digit] ?? '', chalk, 17)}</g>`,
      { x: i * 62 - width / 2, y: -50, rotate: i % 2 === 0 ? -3 : 3 },
    ),
  )
  return placed(digits.join(''), { scale: size / 100 })
}

/** A line of pencil writing that cannot be read, `w` units wide; `hand` 1 is round, 2 is pointed. */
export const pencilLine = (w: number, hand: 1 | 2 = 1, graphite = '#55505e', size = 1) => {
  const round = [
    'q3 -13 6 0t6 0t5 -2',
    'q2 -20 4 0t7 0',
    'q4 -9 8 0q2 9 -3 12',
    'q4 -9 8 0t5 0t5 0',
  ]
  const pointed = [
    'l4 -11 3 11 5 -9 3 9',
    'l3 -19 2 19 5 -8 2 8',
    'l5 -9 4 9 2 8',
    'l4 -8 3 8 4 -8 3 8',
  ]
  const words = hand === 1 ? round : pointed
  let path = ''
  let x = -w / 2
  for (let i = 0; x < w / 2 - 24 * size; i++) {
    const word = Array.from({ length: 1 + ((i * 7) % 3) }, (_, k) => words[(i + k * 3) % 4])
    path += `M${num(x / size)} 0${word.join('')}`
    x += (word.length * 19 + 9) * size
  }
  return placed(line(path, graphite, 2.6), { scale: size })
}

/** A ring with its hole, as one path. */
const hoop = (x: number, y: number, r: number, hole: number) =>
  `${circle(x, y, r)}M${x - hole} ${y}a${hole} ${hole} 0 1 0 ${2 * hole} 0a${hole} ${hole} 0 1 0 ${-2 * hole} 0Z`

/** A large old key, 150 units long, its bow up; (0, 0) is the bow's middle. */
export const oldKey = (metal = '#c9a24a') =>
  `${piece([hoop(0, 0, 30, 17), roundRect(-6, 26, 12, 96, 4), roundRect(4, 82, 26, 12, 2), roundRect(4, 102, 34, 14, 2), roundRect(-11, 30, 22, 9, 4)], metal)}${line('M-24 -10A26 26 0 0 1 -6 -25', lighter(metal, 0.6), 4)}${mark('shine', 0, 0, 26)}`

/** A bunch of keys on a ring as large as a plate, 130 units wide; (0, 0) is the ring's middle. */
export const keyRing = (metal = '#b9b4ae') => {
  const keys = [-46, -30, -14, 2, 18, 34, 50].map((angle, i) =>
    placed(placed(oldKey(i % 3 === 0 ? '#c9a24a' : metal), { scale: 0.44, y: 66 }), {
      rotate: angle,
    }),
  )
  return `${piece(hoop(0, 0, 60, 51), darker(metal, 0.2))}${keys.join('')}`
}

/** A fireman's boot from its side, its toe to the right, 170 units tall; (0, 0) is under its heel's middle. */
export const hugeBoot = (rubber = '#3f4a5e') =>
  `${piece('M-46 -170H40V-70C58 -58 104 -54 108 -22V0H-46Z', rubber)}${piece(roundRect(-52, -176, 98, 30, 8), '#d9a73c')}${flat('M-50 -14H108V2H-50Z', darker(rubber, 0.5))}${piece(ellipse(88, -24, 22, 18), darker(rubber, 0.2))}${line('M-30 -120V-30', lighter(rubber, 0.25), 6)}${mark('shine', 66, -40, 22)}`

/** A small shoe with its toe to the right, 60 units long, its sole at y = 0. */
export const smallShoe = (color = '#c8434a') =>
  `${piece('M-28 0V-30Q-14 -40 0 -28C16 -22 34 -22 34 0Z', color)}${flat('M-29 -5H35V2H-29Z', darker(color, 0.4))}${line('M-6 -22l10 8M2 -28l8 8', '#fff6e6', 3)}`

/** A child's winter boot with its toe to the right, 66 units tall. */
export const smallBoot = (color = '#4f8fb3', lining = '#fff3e0') =>
  `${piece('M-24 -60H14V-28C26 -24 40 -20 40 0H-24Z', color)}${piece(roundRect(-30, -66, 50, 18, 9), lining)}${flat('M-26 -6H40V2H-26Z', darker(color, 0.45))}`

/** A mandarin, 46 units wide. */
export const mandarin = () =>
  `${piece(ellipse(0, 0, 24, 21), '#f08a2c')}${flat(ellipse(-8, -7, 6, 4), '#ffc07a')}${piece('M-2 -20C4 -32 18 -32 22 -26C16 -18 6 -16 -2 -20Z', '#5f9a4f')}`

/** A piece of mandarin peel lying open, 50 units wide. */
export const peel = () =>
  `${piece('M-25 0C-20 -16 -8 -8 0 -18C8 -8 22 -16 25 -2C14 6 10 2 0 10C-8 2 -18 8 -25 0Z', '#f29a44')}${flat('M-14 -2C-8 -8 8 -8 14 -2C6 2 -6 2 -14 -2Z', '#ffe3b8')}`

/** A pineapple, 170 units tall, standing on (0, 0). */
export const pineapple = (skin = '#e0a437', leaf = '#4f9a5f') => {
  const blades = [-70, -46, -22, 0, 22, 46, 70].map((angle, i) =>
    placed(
      piece(
        `M-9 0C-12 -30 -6 -56 0 -${74 - Math.abs(i - 3) * 7}C6 -56 12 -30 9 0Z`,
        i % 2 ? leaf : darker(leaf, 0.15),
      ),
      {
        y: -104,
        rotate: angle,
      },
    ),
  )
  return `${blades.join('')}${piece(ellipse(0, -54, 43, 56), skin)}<g opacity=".55">${line('M-40 -76L12 -2M-30 -96L34 -12M-6 -108L42 -46M40 -76L-12 -2M30 -96L-34 -12M6 -108L-42 -46', darker(skin, 0.45), 4)}</g>${mark('shine', 0, -56, 36)}`
}

/** What lies on the plate with the blue fish. */
const fish = (blue: string) =>
  `${piece('M-64 4C-40 -44 26 -46 62 0C26 44 -40 44 -64 4Z', blue)}${piece('M-54 2L-104 -34Q-94 4 -106 40Z', blue)}${flat('M-20 -30Q4 -62 30 -24ZM-14 32Q8 56 26 26Z', darker(blue, 0.2))}${line('M28 -24Q16 2 30 24', lighter(blue, 0.55), 5)}${[-30, -8, 10].map((x) => line(`M${x} -16q12 8 0 16M${x - 6} 6q12 8 0 14`, lighter(blue, 0.45), 4)).join('')}${flat(circle(44, -8, 9), '#fffaf0')}${flat(circle(46, -8, 4.6), '#20305a')}`

/** The plate with the blue fish from above, `r` units in radius; the fish looks to the right. */
export const fishPlate = (r = 150, blue = '#2f6fc4') =>
  placed(
    `${piece(circle(0, 0, 150), '#fffaf0')}<g fill="none" stroke="${blue}"><path d="${circle(0, 0, 136)}" stroke-width="7"/><path d="${circle(0, 0, 112)}" stroke-width="2.5"/></g>${flat(circle(0, 0, 108), '#f3ecdc')}${Array.from({ length: 16 }, (_, i) => flat(circle(Math.cos((i / 16) * 6.283) * 124, Math.sin((i / 16) * 6.283) * 124, 5), blue)).join('')}${fish(blue)}${mark('shine', -60, -90, 26)}`,
    { scale: r / 150 },
  )

/** The same plate seen at a slant; `tilt` is its height per width. */
export const fishPlateAt = (r: number, tilt: number, blue = '#2f6fc4') =>
  `<g transform="scale(1 ${tilt})">${placed(piece(circle(0, 10 / tilt, 148), '#d9cdb8'), { scale: r / 150 })}${fishPlate(r, blue)}</g>`

/** A diamond of baklava with a nut, 60 units wide. */
export const baklava = (syrup = '#d99a3f') =>
  `${piece('M-30 0L0 -15L30 0V14L0 29L-30 14Z', darker(syrup, 0.25))}${piece('M-30 0L0 -15L30 0L0 15Z', syrup)}${line('M-24 8L0 20L24 8M-24 14L0 26L24 14', lighter(syrup, 0.35), 2)}${flat(ellipse(0, 0, 8, 5), '#8aa84f')}`

/** A heap of baklava, `rows` layers of it, its foot at (0, 0). */
export const baklavaHeap = (rows = 4, breadth = 4) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.max(1, breadth - row) }, (_, i) =>
      placed(baklava(i % 2 ? '#d99a3f' : '#e3aa52'), {
        x: (i - (breadth - row - 1) / 2) * 56,
        y: -18 - row * 27 + (i % 2) * 4,
      }),
    ).join(''),
  ).join('')

/** A gherkin, 70 units long. */
export const gherkin = (green = '#6f9a3f') =>
  `${piece('M-34 4C-30 -16 24 -20 34 -4C36 12 -20 20 -34 4Z', green)}${flat([-18, -4, 10, 22].map((x, i) => circle(x, -2 + (i % 2) * 5, 2.4)).join(''), lighter(green, 0.4))}`

/** The tower on the plate: potato salad, rolls, pierogi, a gherkin; 320 units tall, its foot at (0, 0). */
export const foodTower = () => {
  const salad = piece(
    'M-120 0C-132 -52 -96 -76 -60 -72C-34 -92 34 -92 58 -74C98 -78 132 -48 120 0Z',
    '#f0dc8c',
  )
  const bits = flat(
    [-90, -62, -30, 0, 34, 66, 94].map((x, i) => circle(x, -18 - (i % 3) * 20, 9)).join(''),
    '#fff2b8',
  )
  const dill = line('M-76 -40l12 -8M-20 -56l10 8M44 -44l12 -8M80 -22l10 6', '#5f9a4f', 4)
  const roll = (x: number, y: number, turn: number) =>
    placed(
      `${piece(roundRect(-58, -17, 116, 34, 17), '#c98f47')}${flat(ellipse(54, 0, 8, 13), '#f0d9a0')}${line('M-30 -12q10 12 0 24M0 -12q10 12 0 24', '#e8b86a', 4)}`,
      { x, y, rotate: turn },
    )
  const pierogi = (x: number, y: number, turn: number) =>
    placed(
      `${piece('M-42 14C-40 -36 40 -36 42 14Q0 24 -42 14Z', '#f3dcae')}${line('M-36 8q6 -8 12 0t12 0t12 0t12 0t12 0', '#c9a060', 4)}`,
      { x, y, rotate: turn },
    )
  return `${salad}${bits}${dill}${roll(-52, -92, 4)}${roll(54, -94, -6)}${roll(4, -122, 3)}${pierogi(-44, -156, -14)}${pierogi(40, -160, 10)}${pierogi(2, -196, -4)}${pierogi(12, -228, 12)}${placed(gherkin(), { x: 10, y: -262, rotate: -16, scale: 1.3 })}`
}

/** An old ribbed radiator with feet, `ribs` ribs of 44 units, 190 units tall; feet at y = 0. */
export const radiator = (ribs = 9, iron = '#9a98a4') => {
  const w = ribs * 44
  const list = Array.from({ length: ribs }, (_, i) => {
    const x = i * 44 - w / 2
    return `${piece(roundRect(x + 2, -190, 40, 172, 18), iron)}${flat(roundRect(x + 11, -172, 8, 134, 4), lighter(iron, 0.4), 0.8)}`
  })
  const pipe = line(
    `M${w / 2 - 6} -40H${w / 2 + 40}V0M${-w / 2 + 6} -160H${-w / 2 - 30}`,
    darker(iron, 0.25),
    14,
  )
  return `${pipe}${mirrored(piece(roundRect(w / 2 - 46, -22, 24, 22, 4), darker(iron, 0.3)))}${list.join('')}${piece(circle(-w / 2 - 34, -160, 16), '#b5553f')}${mark('shine', 0, -110, 60)}`
}

/** A garland of fir twigs with red bows between (0, 0) and (`w`, 0), sagging by `sag`. */
export const firGarland = (w: number, sag = 60) => {
  const count = Math.round(w / 16)
  const at = (t: number) => [t * w, 4 * sag * t * (1 - t)] as const
  const twigs = Array.from({ length: count }, (_, i) => {
    const [x, y] = at((i + 0.5) / count)
    return (
      leaf(x, y, (i % 2 ? 0.7 : 2.4) + ((i * 7) % 5) * 0.14, 58, 0.22) +
      leaf(x, y, i % 2 ? -0.6 : -2.5, 44, 0.22)
    )
  })
  const bows = [0.02, 0.34, 0.66, 0.98].map((t) => {
    const [x, y] = at(t)
    return placed(
      `${piece('M0 0C-30 -24 -40 14 0 2C40 14 30 -24 0 0ZM-4 2L-18 46L-4 40L0 8L4 40L18 46L4 2Z', '#d2473f')}`,
      { x, y },
    )
  })
  return `${piece(twigs, '#2f6a56')}${bows.join('')}`
}
