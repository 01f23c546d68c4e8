// What stands in the rooms of the house that is cut open.

import { darker } from '../../paper/color.ts'
import { circle, roundRect } from '../../paper/geometry.ts'
import { flat, line, piece } from '../../paper/pieces.ts'
import type { Scene } from '../../paper/scene.ts'
import { bed, shelf, stool, table } from '../../props/furniture.ts'
import { radiator } from '../../props/house-nine-things.ts'
import { cooker, counter, fridge, hangingLamp, plateBoard } from '../../props/kitchen-things.ts'
import { bookcase } from '../../props/school-things.ts'
import type { Cell, CellName } from './section.ts'

/** A thing, its share of the cell's width, its size, and how high it hangs. */
type Item = [svg: string, share: number, size: number, up?: number]

const piano = () =>
  `${piece('M-190 -120H190V-150Q120 -160 60 -200T-190 -230ZM-180 -120H-160V0H-176ZM150 -120H170L166 0H152ZM-10 -120H10V0H-10Z', '#2f2a3c')}${flat(roundRect(-186, -122, 372, 14), '#fff6e6')}`

const sofa = (color: string) =>
  `${piece(roundRect(-120, -140, 240, 110, 26), darker(color, 0.12))}${piece([roundRect(-140, -100, 46, 100, 20), roundRect(94, -100, 46, 100, 20), roundRect(-110, -70, 220, 60, 12)], color)}`

const tub = () =>
  `${flat([circle(-40, -92, 22), circle(0, -100, 26), circle(44, -90, 20)].join(''), '#ffffff', 0.9)}${piece('M-130 -84H130C128 -20 90 -10 60 -10H-60C-90 -10 -128 -20 -130 -84Z', '#fff6e6')}`

const cuckoo = () =>
  `${piece('M-40 0V-60L0 -100L40 -60V0Z', '#8a5a3c')}${piece(circle(0, -40, 24), '#fff6e2')}${line('M0 -40V-54M0 -40L10 -34', '#3a2a30', 4)}${line('M-14 0V50M14 0V70', '#c9a24a', 4)}`

const washer = () =>
  `${piece(roundRect(-62, -130, 124, 130, 8), '#fff6ea')}${piece(circle(0, -62, 40), '#9aa3ad')}${flat(circle(0, -62, 30), '#7fb4d8')}${flat(circle(-38, -114, 7) + roundRect(6, -120, 44, 12, 4), '#d2473f')}`

const jars = () => shelf('#7a4a3a', ['#d8584f', '#6f9a3f', '#e8a13c'])

const bicycle = () =>
  line(
    'M-70 -46m-44 0a44 44 0 1 0 88 0a44 44 0 1 0 -88 0M70 -46m-44 0a44 44 0 1 0 88 0a44 44 0 1 0 -88 0M-70 -46L-30 -118H50L70 -46M-30 -118L4 -46L50 -118M-40 -124h24M50 -118l-8 -22h24',
    '#b8433f',
    8,
  )

const rooms: Partial<Record<CellName, Item[]>> = {
  piano: [
    [piano(), 0.42, 0.54],
    [stool(), 0.85, 0.5],
  ],
  heddaBed: [[bed('#d2473f'), 0.5, 0.42]],
  hedda: [
    [table('#a9704a', '#f6e6c8'), 0.36, 0.42],
    [tub(), 0.76, 0.42],
  ],
  petrow: [
    [counter(220, '#c98aa8'), 0.24, 0.46],
    [sofa('#8a5f94'), 0.72, 0.56],
  ],
  first: [
    [sofa('#a8874f'), 0.3, 0.56],
    [bookcase('#b9824e'), 0.76, 0.36],
  ],
  brothers: [
    [sofa('#c9743f'), 0.28, 0.5],
    [sofa('#c9743f'), 0.72, 0.5],
  ],
  nene: [
    [cooker(), 0.2, 0.52],
    [table('#8a5a3c', '#b8433f'), 0.64, 0.46],
  ],
  ilyasBed: [[bed('#2f8f8a'), 0.52, 0.42]],
  fenja: [
    [fridge('#3f76a8'), 0.86, 0.34],
    [table('#a9704a'), 0.56, 0.44],
    [radiator(9), 0.22, 0.36],
  ],
  fourth: [
    [bed('#6f8f4f'), 0.3, 0.48],
    [plateBoard(), 0.72, 0.48, 70],
  ],
  quint: [
    [counter(240, '#4f7f5a'), 0.68, 0.5],
    [cuckoo(), 0.24, 0.5, 60],
  ],
  passage: [
    [bicycle(), 0.34, 0.66],
    [washer(), 0.8, 0.5],
  ],
  cellar: [
    [jars(), 0.24, 0.6, 44],
    [jars(), 0.24, 0.6, 0],
    [jars(), 0.68, 0.6, 30],
  ],
}

const hanging: Partial<Record<CellName, string>> = {
  piano: '#5a7a8a',
  hedda: '#e8743b',
  petrow: '#8a5f94',
  brothers: '#c9743f',
  nene: '#b8433f',
  fourth: '#6f8f4f',
  quint: '#4f7f5a',
  first: '#a8874f',
  fenja: '#3f76a8',
}

/** Furnishes the rooms of `section`, except those in `skip`. */
export const furnishHouse = (
  scene: Scene,
  cells: Record<CellName, Cell>,
  skip: ReadonlySet<CellName> = new Set(),
) => {
  for (const [name, items] of Object.entries(rooms) as [CellName, Item[]][]) {
    if (skip.has(name)) continue
    const cell = cells[name]
    for (const [svg, share, size, up = 0] of items)
      scene.place(svg, cell.left + (cell.right - cell.left) * share, cell.floor - 12 - up, size)
  }
  for (const [name, color] of Object.entries(hanging) as [CellName, string][]) {
    if (skip.has(name)) continue
    const cell = cells[name]
    scene.place(hangingLamp(24, color), (cell.left + cell.right) / 2, cell.top, 0.4)
  }
}

/** Night over the rooms that have no light, and over what stands in them. */
export const darkenRooms = (
  scene: Scene,
  cells: Record<CellName, Cell>,
  bright: ReadonlySet<CellName>,
) => {
  const dark = (Object.keys(cells) as CellName[])
    .filter((name) => !bright.has(name) && name !== 'attic')
    .map((name) => cells[name])
  scene.flat(
    dark.map(({ left, right, top, floor }) => roundRect(left, top, right - left, floor - top)),
    '#16204c',
    0.6,
  )
}
