// Things that stand outside: feet at (0, 0), sized to a character of 240 units.

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, roundRect } from '../paper/geometry.ts'
import { flat, line, mirrored, piece } from '../paper/pieces.ts'

export interface HouseColors {
  wall?: string
  roof?: string
  door?: string
  /** Colour of the windows; warm yellow when they are lit. */
  pane?: string
}

/** A small house, 344 units wide and 322 tall, with door, windows and chimney. */
export const house = ({
  wall = '#fbe6cd',
  roof = '#d0605c',
  door = '#7a4a3a',
  pane = '#ffd27a',
}: HouseColors = {}) => {
  const scales = [-262, -228, -194].map((y, row) => {
    const half = 62 + row * 36
    return line(
      `M${-half} ${y + 8}q9 12 18 0` +
        Array.from({ length: Math.floor((half * 2 - 18) / 24) }, () => 'm6 0q9 12 18 0').join(''),
      darker(roof, 0.2),
      3,
    )
  })
  const glass = (x: number, y: number) =>
    `${piece(roundRect(x - 27, y - 27, 54, 60, 8), lighter(door, 0.25))}${flat(roundRect(x - 20, y - 20, 40, 46, 4), pane)}${line(`M${x} ${y - 20}V${y + 26}M${x - 20} ${y + 2}H${x + 20}`, lighter(door, 0.25), 4)}`
  return `${piece(roundRect(54, -316, 34, 96, 3), darker(wall, 0.25))}${piece('M-130 0V-170L0 -290L130 -170V0Z', wall)}${piece('M0 -322L172 -156Q160 -144 144 -148L0 -284L-144 -148Q-160 -144 -172 -156Z', roof)}${piece('M0 -304L150 -162H-150Z', roof)}${scales.join('')}${piece('M-30 0V-78Q-30 -112 2 -112Q34 -112 34 -78V0Z', door)}${flat(circle(24, -48, 5), '#f2c86a')}${glass(-78, -96)}${glass(84, -96)}${piece(roundRect(-40, -8, 84, 12, 4), darker(wall, 0.2))}`
}

/** A well with a little roof and a bucket, 300 units tall. */
export const well = (stone = '#9aa3ad', roof = '#b5533f') => {
  const joints = line(
    'M-80 -50H80M-44 -96V-50M14 -96V-50M60 -96V-50M-66 -50V0M-12 -50V0M44 -50V0',
    darker(stone, 0.2),
    3,
  )
  const posts = mirrored(piece(roundRect(-76, -238, 16, 146, 4), '#8a5a3c'))
  return `${posts}${piece('M-118 -226L0 -300L118 -226Q110 -214 96 -220H-96Q-110 -214 -118 -226Z', roof)}${line('M-62 -196H62', '#6f4630', 10)}${line('M0 -196V-140', '#d9b078', 4)}${piece('M-20 -142H20L15 -104H-15Z', '#a9704a')}${piece(roundRect(-86, -96, 172, 98, 12), stone)}${joints}${piece(roundRect(-96, -108, 192, 22, 10), lighter(stone, 0.2))}`
}

/** A wooden fence of pales, 44 units apart and 100 tall; the foot of the first is at (0, 0). */
export const fence = (posts: number, wood = '#d9b48a') => {
  const pales = Array.from({ length: posts }, (_, i) => {
    const x = i * 44
    return `M${x} 0V-84L${x + 13} -100L${x + 26} -84V0Z`
  })
  const rail = (y: number) => roundRect(-10, y, posts * 44 + 2, 13, 5)
  return piece([rail(-70), rail(-34)], darker(wood, 0.14)) + piece(pales, wood)
}

/** A boat with a sail, 340 units long and 356 tall; the water line is at y = -20. */
export const boat = (hull = '#c8663f', sail = '#fff3dc') =>
  `${line('M4 -330V-70', '#6b3f3a', 9)}${piece('M-8 -316V-90H-132C-96 -150 -52 -230 -8 -316Z', sail)}${piece('M16 -286C62 -220 92 -150 112 -90H16Z', lighter(sail, 0.4))}${piece('M4 -356L58 -342L4 -324Z', '#e8626b')}${piece('M-170 -78H170C160 -22 120 0 84 0H-84C-120 0 -160 -22 -170 -78Z', hull)}${flat('M-164 -56H164L158 -42H-158Z', lighter(hull, 0.4))}`

/** A bucket, 112 units tall with its handle; full when `water` is a colour. */
export const bucket = (wood = '#a9704a', water?: string) =>
  `${line('M-34 -72C-30 -122 30 -122 34 -72', '#6b5a52', 5)}${water === undefined ? '' : flat(ellipse(0, -74, 34, 10), water)}${piece('M-38 -72H38L28 0H-28Z', wood)}${line('M-36 -54H36M-31 -18H31', darker(wood, 0.35), 5)}`

/** A woven beehive, 176 units tall. */
export const beehive = (straw = '#e3b45a') => {
  const rings = [-40, -74, -108, -138].map((y, i) =>
    line(`M${-78 + i * 9} ${y}Q0 ${y + 22} ${78 - i * 9} ${y}`, darker(straw, 0.2), 5),
  )
  return `${piece('M-84 0C-92 -100 -52 -176 0 -176C52 -176 92 -100 84 0Z', straw)}${rings.join('')}${flat('M-20 0V-22Q-20 -42 0 -42Q20 -42 20 -22V0Z', '#4a2a22')}${piece(roundRect(-104, -8, 208, 14, 5), '#8a5a3c')}`
}

/** A signpost whose arm points right, 190 units tall. */
export const signpost = (wood = '#b98256') =>
  `${piece(roundRect(-9, -190, 18, 192, 5), darker(wood, 0.2))}${piece('M-44 -178H72L104 -152L72 -126H-44Z', wood)}${line('M-26 -160H58M-26 -144H40', darker(wood, 0.3), 4)}`

/** A basket with a handle, 132 units tall; `fruit` fills it with balls of that colour. */
export const basket = (fruit?: string, wicker = '#c98f55') => {
  const balls =
    fruit === undefined
      ? ''
      : piece(
          [-38, -12, 16, 40].map((x, i) => circle(x, -64 - (i % 2) * 10, 20)),
          fruit,
        )
  return `${line('M-52 -62C-46 -150 46 -150 52 -62', darker(wicker, 0.2), 8)}${balls}${piece('M-62 -62H62L48 0H-48Z', wicker)}${line('M-56 -40H56M-52 -20H52', darker(wicker, 0.25), 5)}`
}

/** A park bench, 292 units wide and 140 tall, its seat 68 up. */
export const bench = (wood = '#b98256') =>
  `${mirrored(piece('M-112 -58H-96V0H-112Z', darker(wood, 0.3)))}${mirrored(piece(roundRect(-108, -140, 14, 90, 4), darker(wood, 0.3)))}${piece([roundRect(-138, -134, 276, 22, 8), roundRect(-138, -104, 276, 20, 8)], wood)}${piece(roundRect(-146, -68, 292, 18, 8), lighter(wood, 0.12))}`

/** A nest with (by default three) eggs, seen from its side, 225 units wide. */
export const nest = (eggs = 3, shell = '#d6eef0') => {
  const row = Array.from({ length: eggs }, (_, i) =>
    ellipse((i - (eggs - 1) / 2) * 40, -62, 20, 27),
  )
  return `${eggs > 0 ? piece(row, shell) : ''}${piece('M-104 -58C-100 -10 -50 6 0 6C50 6 100 -10 104 -58C60 -40 -60 -40 -104 -58Z', '#9a6b48')}${line('M-92 -38C-40 -18 40 -18 92 -38M-74 -16C-30 0 30 0 74 -16M-110 -54L-84 -44M110 -54L86 -42M-60 -34L-30 -8M60 -34L34 -8', '#6f4630', 5)}`
}

/** A snowman with a carrot nose, 240 units tall. */
export const snowman = (scarf = '#c8434a') =>
  `${piece(circle(0, -62, 70), '#ffffff')}${piece(circle(0, -156, 50), '#ffffff')}${piece('M-50 -124Q0 -92 50 -124L46 -104Q0 -78 -46 -104Z', scarf)}${piece('M20 -112L44 -116L52 -56L26 -54Z', darker(scarf, 0.12))}${flat(circle(-17, -168, 6) + circle(17, -168, 6) + circle(0, -74, 6) + circle(0, -44, 6), '#3a2530')}${piece('M0 -158L46 -148L2 -144Z', '#f0863c')}${piece('M-36 -192H36L28 -196V-240H-28V-196Z', '#3b3f5c')}`
