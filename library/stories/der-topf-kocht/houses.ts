// The houses of the lane. Each one looks the same on every page.

import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, points, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import { flat, line, mirrored, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'

export interface Light {
  /** Share of the evening's blue in all colours. */
  dim?: number
  /** Colour behind the panes. */
  pane?: string
}

/** What the evening mixes into painted walls. */
const nightShade = '#4a2f66'

interface House {
  w: number
  /** Heights of the wall and of the roof. */
  h: number
  roof: number
  wall: string
  tiles: string
  door: string
  doorAt: number
  curtain: string
  windows: readonly (readonly [x: number, y: number])[]
  timber: boolean
  sign: (color: (c: string) => string) => string
}

const hanging = (svg: string) =>
  line('M0 0H-70M-46 0V16', '#4a3a38', 7) + placed(svg, { x: -46, y: 50 })

const millstone = (c: (color: string) => string) =>
  hanging(piece(circle(0, 0, 36), c('#cfc6ba')) + flat(circle(0, 0, 10), c('#6a5a54')))

const cheese = (c: (color: string) => string) =>
  hanging(
    piece('M-34 22L34 22V-4L-10 -30Z', c('#f2c14e')) +
      flat(circle(4, 8, 7) + circle(22, 4, 4), c('#d99f34')),
  )

const scissors = (c: (color: string) => string) =>
  hanging(
    line('M-20 -30L14 20M20 -30L-14 20', c('#8b90a3'), 9) +
      line(circle(-18, 30, 10) + circle(18, 30, 10), c('#c8434a'), 8),
  )

const horseshoe = (c: (color: string) => string) =>
  hanging(line('M-16 24C-40 -40 40 -40 16 24', c('#5d6678'), 14))

const houses = {
  miller: {
    w: 440,
    h: 470,
    roof: 330,
    wall: '#f1dfbb',
    tiles: '#77699c',
    door: '#8a5a3c',
    doorAt: 70,
    curtain: '#b9c6de',
    windows: [
      [-110, -190],
      [-110, -390],
      [90, -400],
    ],
    timber: true,
    sign: millstone,
  },
  farmer: {
    w: 400,
    h: 400,
    roof: 360,
    wall: '#e6b393',
    tiles: '#d8a850',
    door: '#4f7a6a',
    doorAt: -80,
    curtain: '#f4e2c0',
    windows: [
      [90, -190],
      [0, -390],
    ],
    timber: false,
    sign: cheese,
  },
  smith: {
    w: 380,
    h: 430,
    roof: 250,
    wall: '#b7a79f',
    tiles: '#5b6377',
    door: '#5a4038',
    doorAt: -70,
    curtain: '#d8895a',
    windows: [
      [90, -190],
      [-70, -430],
    ],
    timber: false,
    sign: horseshoe,
  },
  tailor: {
    w: 320,
    h: 520,
    roof: 260,
    wall: '#b7cbb0',
    tiles: '#c0654b',
    door: '#6a4a6a',
    doorAt: 60,
    curtain: '#e8c9d0',
    windows: [
      [-75, -200],
      [-75, -420],
      [75, -430],
    ],
    timber: true,
    sign: scissors,
  },
  grocer: {
    w: 420,
    h: 440,
    roof: 290,
    wall: '#f0cf80',
    tiles: '#9a5048',
    door: '#3f6a7a',
    doorAt: 110,
    curtain: '#f4e2c0',
    windows: [
      [-90, -190],
      [-100, -400],
      [90, -400],
    ],
    timber: false,
    sign: () => '',
  },
} satisfies Record<string, House>

export type HouseName = keyof typeof houses

/** A window with drawn curtains, its middle at (x, y), 110 wide. */
const curtained = (x: number, y: number, wood: string, cloth: string, pane: string) =>
  piece(roundRect(x - 56, y - 68, 112, 138, 6), wood) +
  flat(roundRect(x - 44, y - 56, 88, 112, 3), pane) +
  piece(
    [
      `M${x - 44} ${y - 56}H${x - 2}Q${x - 10} ${y} ${x - 3} ${y + 56}H${x - 44}Z`,
      `M${x + 44} ${y - 56}H${x + 2}Q${x + 10} ${y} ${x + 3} ${y + 56}H${x + 44}Z`,
    ],
    cloth,
  ) +
  line(
    `M${x - 30} ${y - 52}Q${x - 34} ${y} ${x - 28} ${y + 52}M${x + 30} ${y - 52}Q${x + 34} ${y} ${x + 28} ${y + 52}`,
    darker(cloth, 0.18),
    3,
  ) +
  piece(roundRect(x - 66, y + 64, 132, 16, 5), lighter(wood, 0.2)) +
  mark('light', x, y, 34)

/** A door of boards, closed, its foot at (x, 0), 130 wide. */
const boarded = (x: number, h: number, color: string) =>
  piece(roundRect(x - 78, -h - 16, 156, h + 16, 8), darker(color, 0.3)) +
  piece(roundRect(x - 64, -h, 128, h, 4), color) +
  line(`M${x - 22} ${-h + 4}V-4M${x + 22} ${-h + 4}V-4`, darker(color, 0.25), 4) +
  line(`M${x - 54} ${-h + 60}H${x + 30}M${x - 54} -60H${x + 30}`, darker(color, 0.45), 8) +
  flat(circle(x + 46, -h * 0.46, 8), '#f2c86a') +
  flat(ellipse(x + 46, -h * 0.46 + 24, 4, 8), '#2a1a1f') +
  piece(roundRect(x - 96, -20, 192, 24, 5), '#a89c92')

const beams = (w: number, h: number) => {
  const [x, y] = [w / 2, h]
  return [
    `M${-x} ${-y}H${x}M${-x} ${-y * 0.58}H${x}M${-x} 0V${-y}M${x} 0V${-y}`,
    `M${-x} ${-y * 0.58}L${-x * 0.5} ${-y}M${x} ${-y * 0.58}L${x * 0.5} ${-y}`,
  ].join('')
}

/** One of the neighbours' houses from the front, its foot in the middle at (0, 0). */
export const neighbour = (name: HouseName, { dim = 0, pane = '#fff1c9' }: Light = {}) => {
  const house: House = houses[name]
  const { w, h, roof } = house
  const c = (color: string) => mix(color, nightShade, dim)
  const wall = c(house.wall)
  const tiles = c(house.tiles)
  const x = w / 2
  const cloth = mix(c(house.curtain), pane, dim > 0 ? 0.5 : 0.15)
  const gable = polygon([
    [-x, -h + 2],
    [0, -h - roof + 40],
    [x, -h + 2],
  ])
  const slope = `M${-x - 46} ${-h + 44}L-14 ${-h - roof}H14L${x + 46} ${-h + 44}L${x + 8} ${-h + 52}L0 ${-h - roof + 84}L${-x - 8} ${-h + 52}Z`
  return (
    piece(roundRect(x * 0.44, -h - roof * 0.86, 56, roof * 0.6, 4), c('#a2786a')) +
    piece([roundRect(-x, -h, w, h), gable], wall) +
    (house.timber ? line(beams(w, h), mix(c('#8a5f46'), wall, 0.1), 16) : '') +
    (name === 'smith'
      ? flat(roundRect(-x, -h, w, h), print('bricks', wall, lighter(wall, 0.25), { size: 74 }))
      : '') +
    piece(slope, print('scales', tiles, darker(tiles, 0.2), { size: 44 })) +
    house.windows.map(([wx, wy]) => curtained(wx, wy, c('#7a5a48'), cloth, pane)).join('') +
    boarded(house.doorAt, 290, c(house.door)) +
    (name === 'grocer' ? placed(awning(c), { x: -90, y: -275 }) : '') +
    placed(house.sign(c), { x: -x + 4, y: -h + 70 })
  )
}

/** The striped roof over the grocer's window. */
const awning = (c: (color: string) => string) =>
  piece('M-96 0H96L120 62H-120Z', c('#fff1d8')) +
  flat([-80, -16, 48].map((x) => `M${x} 0h32l8 62h-40Z`).join(''), c('#c8434a')) +
  piece(
    [-96, -48, 0, 48, 96].map((x) => ellipse(x, 62, 24, 16)),
    c('#fff1d8'),
  )

/** Lene's house, the last and smallest of the lane: crooked, patched, without a curtain. */
export const smallestHouse = ({ dim = 0, pane = '#f0d9a0' }: Light = {}) => {
  const c = (color: string) => mix(color, nightShade, dim)
  const wall = c('#e0c49c')
  const roof = c('#c0504a')
  return (
    piece(strip(points('70,-380 76,-430 70,-468'), [46, 44, 48]), c('#a2786a')) +
    piece('M-150 0L-158 -290L-20 -430L152 -300L150 0Z', wall) +
    flat('M-140 -150l46 -8 10 34-52 8ZM96 -250l40 -6 4 40-44 4Z', darker(wall, 0.12)) +
    piece(
      'M-206 -262L-26 -470L6 -474L204 -276L164 -262L-10 -416L-166 -250Z',
      print('scales', roof, darker(roof, 0.2), { size: 44 }),
    ) +
    piece('M60 -412L112 -366L94 -344L40 -392Z', c('#8a7a9a')) +
    piece(roundRect(44, -210, 84, 96, 4), c('#7a5a48')) +
    flat(roundRect(54, -200, 64, 76), pane) +
    line('M86 -200V-124M54 -162H118', c('#7a5a48'), 6) +
    mark('light', 86, -162, 26) +
    piece(roundRect(-112, -250, 124, 250, 6), darker(c('#9a6a48'), 0.3)) +
    piece(roundRect(-102, -240, 104, 240, 4), c('#a8744e')) +
    line('M-66 -236V-4M-32 -236V-4', darker(c('#a8744e'), 0.25), 4) +
    flat(circle(-14, -110, 7), '#f2c86a')
  )
}

/** A step before a door, `w` wide; people sit on it, 54 high. */
export const doorstep = (w: number, stone = '#b9aa9c') =>
  piece(roundRect(-w / 2, -54, w, 54, 8), darker(stone, 0.12)) +
  piece(roundRect(-w / 2 - 10, -60, w + 20, 24, 8), stone) +
  mirrored(line(`M${w * 0.2} -26h${w * 0.12}`, darker(stone, 0.3), 4))
