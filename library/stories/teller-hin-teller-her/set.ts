import { turned } from '../../draw/cast/body/limb.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, points, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { heddaSkin, ilyasSkin } from '../../draw/places/house-nine/people.ts'
import { roomWall } from '../../draw/places/house-nine/rooms.ts'
import { baklava } from '../../draw/props/house-nine-things.ts'

export const palette = 'ocean' as const

/** What Ilyas wears for the feast, with the new squeaking shoes. */
export const newClothes = {
  outfit: 'shirt',
  color: '#f3ead6',
  trousers: '#33507f',
  shoes: '#d2473f',
} as const

/** Baklava on a plate from straight above, 200 units wide. */
export const baklavaFromAbove = () =>
  [
    [-60, -30],
    [0, -50],
    [60, -30],
    [-30, 0],
    [30, 0],
    [-64, 34],
    [0, 42],
    [62, 36],
    [-20, -24],
    [24, 22],
  ]
    .map(([x = 0, y = 0], i) =>
      placed(baklava(i % 2 ? '#d99a3f' : '#e3aa52'), { x, y, rotate: i * 31 }),
    )
    .join('')

/** Nene's kitchen: tulips on the wall, red and cream tiles. */
export const nenesRoom = (scene: Scene, floorY: number, size = 1) =>
  roomWall(scene, {
    floorY,
    wall: '#f0b98f',
    print: 'tulips',
    tiles: ['#e8cfa8', '#b8433f'],
    size,
  })

/** A vine leaf rolled round its filling, 80 units long. */
export const vineLeaf = (green = '#6f8f3f') =>
  `${piece(roundRect(-40, -14, 80, 28, 14), green)}${line('M-24 -12q8 12 0 24M-2 -12q8 12 0 24M20 -12q8 12 0 24', darker(green, 0.2), 3)}`

/** A glass of tea, 60 units tall. */
export const teaGlass = () =>
  `${piece(ellipse(0, -3, 30, 7), '#fffaf0')}${piece('M-17 -58H17C15 -40 10 -34 12 -24C16 -10 10 -4 0 -4C-10 -4 -16 -10 -12 -24C-10 -34 -15 -40 -17 -58Z', '#b5502f')}${flat(ellipse(0, -57, 17, 4), '#d9805a')}`

/** A tea pot on a second one, 150 units tall, its spout to the right. */
export const doubleTeapot = (metal = '#c9ced8') =>
  `${line('M-44 -60Q-84 -50 -44 -16M-32 -128Q-64 -116 -32 -94', darker(metal, 0.5), 9)}${piece('M-48 0C-56 -40 -44 -70 0 -70C44 -70 56 -40 48 0Z', metal)}${piece('M-34 -72C-40 -104 -30 -124 0 -124C30 -124 40 -104 34 -72Z', metal)}${piece('M44 -26L84 -62L90 -54L50 -6ZM32 -88L62 -116L68 -108L36 -76Z', darker(metal, 0.1))}${piece(circle(0, -132, 10), '#3a3448')}`

const curlsFromAbove = () => {
  const rim = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 11) * 2 * Math.PI + 0.3
    return circle(Math.cos(a) * 46, Math.sin(a) * 44 - 12, 25)
  })
  const swirls = points('-34,-40 8,-52 40,-22 -6,-14 -44,6 24,18 -14,34')
    .map(([x = 0, y = 0]) => `M${x - 9} ${y}a9 9 0 1 1 9 9q-6 0 -5 -6`)
    .join('')
  return piece([circle(0, -12, 56), ...rim], '#33211f') + line(swirls, '#5a4340', 3.4)
}

/** The head of Ilyas from straight above, his nose up the picture and his cheeks full; 190 units long. */
export const ilyasHeadFromAbove = (isFull = true) => {
  const cheeks = isFull
    ? piece([circle(-40, -58, 26), circle(40, -58, 26), ellipse(0, -62, 40, 26)], ilyasSkin) +
      flat([circle(-42, -64, 12), circle(42, -64, 12)].join(''), '#e0705c', 0.45)
    : piece(ellipse(0, -60, 44, 26), ilyasSkin)
  return `${cheeks}${piece(ellipse(0, -84, 12, 10), darker(ilyasSkin, 0.06))}${curlsFromAbove()}`
}

/** The head of Hedda from straight above, her nose up the picture; 190 units long. */
export const heddaHeadFromAbove = () => {
  const hair = '#dda94f'
  const strands = [-158, -122, -56, -22, 20, 58, 96, 132, 164].map((degrees) => {
    const [dx, dy] = turned([1, 0], degrees)
    return `M${num(6 + dx * 16)} ${num(22 + dy * 16)}Q${num(4 + dx * 46 - dy * 10)} ${num(16 + dy * 44 + dx * 10)} ${num(dx * 74)} ${num(6 + dy * 66)}`
  })
  return `${piece(ellipse(0, -62, 46, 26), heddaSkin)}${piece(ellipse(0, -86, 11, 10), darker(heddaSkin, 0.06))}${piece('M-84 14C-94 -40 -66 -78 -34 -72Q-10 -58 8 -64Q30 -84 52 -66C82 -50 92 -30 84 14C80 66 46 82 0 82C-46 82 -80 66 -84 14Z', hair)}${line(strands.join(''), darker(hair, 0.14), 3)}${line('M6 22Q-6 -20 2 -58', darker(hair, 0.28), 4)}${line('M34 -44Q58 -28 60 2', lighter(hair, 0.4), 6)}`
}
