// House number nine cut open like a doll's house: nine flats, stairs, lift, attic, cellar.

import { darker, lighter, mix } from '../../paper/color.ts'
import { circle, num, roundRect } from '../../paper/geometry.ts'
import { line } from '../../paper/pieces.ts'
import { cycle } from '../../paper/random.ts'
import type { Scene } from '../../paper/scene.ts'
import { chimney } from '../../props/roof.ts'
import { type flatColors, nine } from './house.ts'

/** A room of the section, in pixels. */
export interface Cell {
  left: number
  right: number
  top: number
  floor: number
  wall: string
}

type FlatName = keyof typeof flatColors
/** Flats and rooms; Ilyas and Hedda have rooms beside the kitchens; `passage` leads to the yard. */
export type CellName =
  | FlatName
  | 'ilyasBed'
  | 'heddaBed'
  | 'attic'
  | 'cellar'
  | 'cellarEnd'
  | 'passage'

interface SectionOptions {
  /** The y of the street, and the height of a floor. */
  street: number
  floor: number
  /** Left edge, stairs from and to, right edge. */
  edges: readonly [number, number, number, number]
  /** Which rooms have light; the others lie in the dark. */
  lit: (name: CellName) => boolean
  snow?: boolean
  /** Light on the stairs and in the lift. */
  stairLight?: boolean
}

const plan: readonly [FlatName | 'passage', FlatName][] = [
  ['passage', 'quint'],
  ['first', 'brothers'],
  ['piano', 'nene'],
  ['hedda', 'fenja'],
  ['petrow', 'fourth'],
]

const wallpapers: Record<CellName, string> = {
  quint: '#cdd6a8',
  nene: '#f0b98f',
  hedda: '#f2d27a',
  fenja: '#a9c6dc',
  petrow: '#e0b4cc',
  brothers: '#e8c095',
  piano: '#b4cfc8',
  first: '#e6d3a0',
  fourth: '#c4d3a0',
  ilyasBed: '#9fc4b8',
  heddaBed: '#e8b49f',
  attic: '#c99a72',
  cellar: '#9d8f96',
  cellarEnd: '#8d8088',
  passage: '#d9c6a4',
}

/** How much of Nene's and Hedda's flats the children's rooms take, at the outer wall. */
const bedroom = 0.4

const cellsOf = ({ street, floor, edges }: SectionOptions) => {
  const [left, stairs, stairsEnd, right] = edges
  const cells: Partial<Record<CellName, Cell>> = {}
  const put = (name: CellName, from: number, to: number, top: number, low: number) => {
    cells[name] = { left: from, right: to, top, floor: low, wall: wallpapers[name] }
  }
  for (const [i, [a, b]] of plan.entries()) {
    const low = street - i * floor
    put(a, left, stairs, low - floor + 12, low)
    put(b, stairsEnd, right, low - floor + 12, low)
  }
  const [second, third] = [street - 2 * floor, street - 3 * floor]
  const [inner, outer] = [left + (stairs - left) * bedroom, right - (right - stairsEnd) * bedroom]
  put('heddaBed', left, inner - 6, third - floor + 12, third)
  put('hedda', inner + 6, stairs, third - floor + 12, third)
  put('nene', stairsEnd, outer - 6, second - floor + 12, second)
  put('ilyasBed', outer + 6, right, second - floor + 12, second)
  put('attic', left, right, street - 6 * floor + 30, street - 5 * floor)
  put('cellar', left, stairs, street + 14, street + floor - 6)
  put('cellarEnd', stairsEnd, right, street + 14, street + floor - 6)
  return cells as Record<CellName, Cell>
}

type Motif = (x: number, y: number) => string

/** Every flat has a wallpaper of its own: dots, rhombs, stripes or bands. */
const motifs: readonly [Motif, ...Motif[]] = [
  (x, y) => circle(x, y, 4.5),
  (x, y) => `M${num(x)} ${num(y - 8)}l6 8l-6 8l-6 -8Z`,
  (x, y) => roundRect(x - 6, y - 15, 12, 30),
  (x, y) => roundRect(x - 12, y - 3, 24, 5, 2),
]

const paperOf = ({ left, right, top, floor }: Cell, kind: number) => {
  const [columns, rows] = [
    Math.floor((right - left - 30) / 34),
    Math.floor((floor - top - 40) / 30),
  ]
  const motif = cycle(motifs, kind)
  return Array.from({ length: columns * rows }, (_, i) => {
    const row = Math.floor(i / columns)
    return motif(left + 18 + (i % columns) * 34 + (row % 2) * 12, top + 16 + row * 30)
  })
}

const drawCell = (scene: Scene, cell: Cell, isLit: boolean, kind: number) => {
  const { left, right, top, floor } = cell
  const dusk = mix(cell.wall, '#2b2f66', scene.mood.isDark ? 0.72 : 0.42)
  const wall = isLit ? cell.wall : dusk
  const h = floor - top
  scene.flat(
    roundRect(left, top, right - left, h),
    scene.linear(lighter(wall, isLit ? 0.12 : 0), darker(wall, 0.1), top, floor),
  )
  scene.flat(paperOf(cell, kind), lighter(wall, 0.5), isLit ? 0.42 : 0.1)
  scene.flat(roundRect(left, floor - 15, right - left, 15), darker(nine.step, isLit ? 0.1 : 0.5))
  scene.flat(roundRect(left, floor - 24, right - left, 9), lighter(wall, isLit ? 0.5 : 0.1))
  if (isLit) {
    scene.glow((left + right) / 2, top + h * 0.36, h * 1.4, '#ffdf94', 0.55, 0.7)
    scene.mark('light', (left + right) / 2, top + h * 0.3, h * 0.16)
  }
}

const flights = (scene: Scene, { street, floor, edges, stairLight = true }: SectionOptions) => {
  const [, from, to] = edges
  const shaft = to - 92
  const night = scene.mood.isDark
  const dusk = stairLight ? (night ? 0.34 : 0.06) : 0.78
  scene.flat(
    roundRect(from, street - 5 * floor + 12, to - from, 6 * floor - 18),
    mix(nine.stairWall, stairLight ? '#3b4a86' : '#1f2c5a', dusk),
  )
  for (let level = 0; level < 5; level++)
    scene.flat(
      roundRect(from, street - level * floor - 62, to - from, 62),
      mix(nine.wainscot, '#1f2c5a', dusk * 0.9),
    )
  scene.piece(
    roundRect(shaft, street - 5 * floor + 16, 92, 5 * floor - 16),
    darker(nine.iron, 0.3),
    1,
  )
  const bars = Array.from(
    { length: 7 },
    (_, i) => `M${shaft + i * 15} ${street - 5 * floor + 20}V${street}`,
  )
  scene.flat(
    roundRect(shaft + 8, street - 2.2 * floor, 76, floor * 0.72, 4),
    stairLight ? '#ffe3a0' : '#3f4a6a',
  )
  scene.add(
    line(
      `${bars.join('')}M${shaft + 46} ${street - 5 * floor}V${street - 2.2 * floor}`,
      nine.iron,
      3.5,
    ),
  )
  for (let level = -1; level < 5; level++)
    oneFlight(scene, street - level * floor, floor, level, from + 4, shaft - 8)
}

const oneFlight = (
  scene: Scene,
  low: number,
  floor: number,
  level: number,
  from: number,
  to: number,
) => {
  const [a, b] = level % 2 === 0 ? [from, to] : [to, from]
  const count = 8
  const steps = Array.from({ length: count }, (_, i) => {
    const x = a + ((b - a) * i) / count
    const y = low - (floor * (i + 1)) / count
    return `L${num(x)} ${num(y)}H${num(x + (b - a) / count)}`
  })
  const posts = Array.from({ length: count - 1 }, (_, i) => {
    const x = a + ((b - a) * (i + 1)) / count
    const y = low - (floor * (i + 1)) / count
    return `M${num(x)} ${num(y)}v-36`
  })
  scene.add(line(posts.join(''), nine.iron, 3))
  scene.piece(
    `M${num(a)} ${low}${steps.join('')}V${num(low - floor + 20)}L${num(a + (b - a) * 0.14)} ${low}Z`,
    level === 2 ? lighter(nine.step, 0.14) : nine.step,
    1,
  )
  const rail = `M${num(a + (b - a) * 0.1)} ${num(low - floor * 0.1 - 38)}L${num(b - (b - a) * 0.12)} ${num(low - floor * 0.88 - 38)}`
  scene.add(line(rail, nine.rail, 7))
}

const roofLine = (scene: Scene, { street, floor, edges, snow }: SectionOptions) => {
  const [left, , , right] = edges
  const [eaves, top] = [street - 5 * floor, street - 6 * floor + 10]
  scene.piece(
    `M${left - 46} ${eaves + 10}L${left + 64} ${top}H${right - 64}L${right + 46} ${eaves + 10}H${right}L${right - 84} ${top + 22}H${left + 84}L${left} ${eaves + 10}Z`,
    nine.roof,
    2,
  )
  if (snow)
    scene.piece(
      `M${left - 56} ${eaves + 12}L${left + 60} ${top - 22}Q${(left + right) / 2} ${top - 40} ${right - 60} ${top - 22}L${right + 56} ${eaves + 12}L${right + 20} ${eaves}L${right - 70} ${top + 8}Q${(left + right) / 2} ${top + 16} ${left + 70} ${top + 8}L${left - 20} ${eaves}Z`,
      lighter(scene.mood.land(0.6), 0.5),
      2,
    )
}

const attic = (scene: Scene, cell: Cell, roof: number, isLit: boolean) => {
  const { left, right, floor } = cell
  const wall = mix(cell.wall, '#2b2f66', isLit ? 0.1 : scene.mood.isDark ? 0.66 : 0.4)
  scene.flat(`M${left} ${floor}L${left + 84} ${roof + 22}H${right - 84}L${right} ${floor}Z`, wall)
  const beams = Array.from(
    { length: 6 },
    (_, i) => `M${left + 160 + i * 180} ${roof + 22}V${floor}`,
  )
  scene.add(line(beams.join(''), darker(wall, 0.3), 9))
  const y = roof + 44
  scene.add(line(`M${left + 160} ${y}Q${left + 340} ${y + 16} ${left + 520} ${y}`, '#f6e6c8', 3))
  const colors = ['#d2473f', '#fff6e6', '#2f8f8a', '#e8b13c', '#fff6e6', '#8a5f94']
  for (const [i, color] of colors.entries())
    scene.piece(
      roundRect(left + 190 + i * 52, y + 6, 36, 44 - (i % 3) * 8, 4),
      mix(color, '#2b2f66', isLit ? 0 : 0.4),
      1,
    )
  scene.piece(
    roundRect(right - 300, floor - 52, 96, 52, 6),
    mix('#8a5a3c', '#2b2f66', isLit ? 0 : 0.4),
    1,
  )
}

const order: CellName[] = [
  'quint',
  'nene',
  'hedda',
  'fenja',
  'petrow',
  'brothers',
  'piano',
  'first',
]

/** Draws the house cut open and returns its cells by name; the feet of figures stand at a cell's `floor`. */
export const section = (scene: Scene, options: SectionOptions) => {
  const { street, floor, edges, lit } = options
  const [left, stairs, stairsEnd, right] = edges
  const cells = cellsOf(options)
  const roof = street - 6 * floor + 10
  for (const x of [left + 170, right - 190])
    scene.place(chimney(nine.brick), x, roof + 30, floor / 270)
  scene.piece(
    `M${left - 26} ${street + floor + 14}V${street - 5 * floor}L${left + 70} ${roof}H${right - 70}L${right + 26} ${street - 5 * floor}V${street + floor + 14}Z`,
    nine.front,
    3,
  )
  attic(scene, cells.attic, roof, lit('attic'))
  for (const name of Object.keys(cells) as CellName[])
    if (name !== 'attic')
      drawCell(scene, cells[name], lit(name), Math.max(0, order.indexOf(name)) % 4)
  flights(scene, options)
  for (let i = -1; i <= 5; i++) {
    const y = street - i * floor
    scene.piece(
      [
        roundRect(left - 8, y, stairs - left + 8, 13),
        roundRect(stairsEnd, y, right - stairsEnd + 8, 13),
      ],
      nine.trim,
      1,
    )
  }
  scene.piece(
    [
      roundRect(stairs - 8, street - 5 * floor, 14, 5 * floor),
      roundRect(stairsEnd - 6, street - 5 * floor, 14, 6 * floor),
      roundRect(cells.heddaBed.right, cells.heddaBed.top, 12, floor - 12),
      roundRect(cells.nene.right, cells.nene.top, 12, floor - 12),
    ],
    nine.trim,
    1,
  )
  roofLine(scene, options)
  return cells
}
