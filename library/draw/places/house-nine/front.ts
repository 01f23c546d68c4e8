// House number nine from the street and its roof; feet at (0, 0).

import { darker, lighter } from '../../paper/color.ts'
import { circle, roundRect } from '../../paper/geometry.ts'
import { mark } from '../../paper/marks.ts'
import { flat, line, mirrored, piece, placed } from '../../paper/pieces.ts'
import { chalkNumber } from '../../props/house-nine-things.ts'
import { chimney } from '../../props/roof.ts'
import { flatColors, nine } from './house.ts'

interface FrontOptions {
  /** Colour of windows with and without light. */
  lit?: string
  dark?: string
  /** Snow on roof and sills. */
  snow?: string
  wall?: string
  /** Which windows have light, of 20, row by row from the ground. */
  isLit?: (i: number) => boolean
  /** The plate with the 9, and the dark green door; other houses have another door. */
  plate?: boolean
}

const floorHeight = 190
const columns = [-240, -80, 80, 240]

const sash = (x: number, y: number, pane: string, curtain: string, snow?: string) =>
  placed(
    `${piece(roundRect(-46, -74, 92, 136, 4), nine.trim)}${flat(roundRect(-38, -66, 76, 120, 2), pane)}${flat('M-38 -66H-10Q-16 -20 -38 6ZM38 -66H10Q16 -20 38 6Z', curtain, 0.75)}${line('M0 -66V54M-38 -20H38', nine.trim, 6)}${piece(roundRect(-56, 58, 112, 14, 3), darker(nine.trim, 0.15))}${snow === undefined ? '' : piece('M-58 60Q-40 44 -10 50T58 60Z', snow)}${piece('M-54 -80L0 -100L54 -80Z', nine.trim)}`,
    { x, y },
  )

const curtains = Object.values(flatColors)

const roofOf = (top: number, snow?: string) =>
  `${placed(chimney(nine.brick, undefined), { x: -180, y: top - 90, scale: 0.72 })}${placed(chimney(nine.brick, undefined), { x: 190, y: top - 90, scale: 0.72 })}${piece(`M-372 ${top + 6}L-300 ${top - 170}H300L372 ${top + 6}Z`, snow ?? nine.roof)}${snow === undefined ? '' : flat(`M-366 ${top - 8}L-354 ${top - 38}Q-200 ${top - 18} -60 ${top - 34}T200 ${top - 30}T356 ${top - 36}L366 ${top - 8}Z`, darker(snow, 0.14), 0.6)}${piece(roundRect(-46, top - 130, 92, 84, 4), darker(nine.roof, 0.2))}${flat(roundRect(-36, top - 120, 72, 62, 3), '#8fb4d0')}`

/** House number nine from the street: five floors, 744 units wide with its eaves, 1280 tall. */
export const houseFront = ({
  lit = '#ffdf94',
  dark = '#7f93ad',
  snow,
  wall = nine.front,
  isLit = (i) => i % 3 !== 1,
  plate: hasPlate = true,
}: FrontOptions = {}) => {
  const top = -5 * floorHeight - 60
  const windows = Array.from({ length: 20 }, (_, i) => {
    const [row, column] = [Math.floor(i / 4), i % 4]
    const x = columns[column] ?? 0
    if (row === 0 && (column === 1 || column === 2)) return ''
    return sash(
      x,
      -100 - row * floorHeight,
      isLit(i) ? lit : dark,
      curtains[(i * 5) % curtains.length] ?? nine.trim,
      snow,
    )
  })
  const bands = [1, 2, 3, 4].map((row) => roundRect(-340, -row * floorHeight + 4, 680, 9))
  const wood = hasPlate ? nine.houseDoor : darker(wall, 0.4)
  const door = `${piece('M-62 0V-150Q-62 -200 0 -200Q62 -200 62 -150V0Z', wood)}${line('M0 0V-200', darker(wood, 0.35), 4)}${flat('M-48 -150Q-48 -184 -8 -186V-130H-48ZM48 -150Q48 -184 8 -186V-130H48Z', lit)}${mirrored(flat(roundRect(10, -112, 40, 90, 4), darker(wood, 0.2)))}${flat(circle(-10, -70, 5), '#d9b45a')}`
  const porch = `${piece('M-86 0V-156Q-86 -226 0 -226Q86 -226 86 -156V0H62V-150Q62 -200 0 -200Q-62 -200 -62 -150V0Z', nine.trim)}${door}${piece(roundRect(-100, -10, 200, 14, 3), '#b9b2b4')}`
  const number = `${piece(roundRect(100, -176, 54, 54, 8), '#3f5f9a')}${placed(chalkNumber('9', 34), { x: 127, y: -149 })}`
  return `${roofOf(top, snow)}${piece(`M-340 0V${top}H340V0Z`, wall)}${flat(roundRect(-340, -46, 680, 46), darker(wall, 0.25))}${flat(bands.join(''), lighter(wall, 0.4))}${piece(roundRect(-356, top - 8, 712, 26, 4), nine.trim)}${windows.join('')}${porch}${hasPlate ? number : ''}${mark('light', -240, -480, 40)}${mark('light', 80, -670, 40)}`
}
