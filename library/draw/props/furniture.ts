// Furniture: feet at (0, 0), to scale with a character of 240 units.

import { darker, lighter, mix } from '../paper/color.ts'
import { circle, ellipse, roundRect } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { flat, line, mirrored, piece } from '../paper/pieces.ts'

/** A sturdy table, 312 units wide and 120 tall; with a cloth when `cloth` is a colour. */
export const table = (wood = '#a9704a', cloth?: string) => {
  const legs = mirrored(piece('M-128 -104L-112 -104L-116 0L-134 0Z', darker(wood, 0.18)))
  const top = piece(roundRect(-156, -120, 312, 18, 8), wood)
  if (cloth === undefined) return legs + top
  const hem = 'M-150 -118H150L156 -66Q130 -52 104 -66T52 -66T0 -66T-52 -66T-104 -66T-156 -66Z'
  const checks = line('M-150 -92H152', lighter(cloth, 0.45), 4)
  return `${legs}${piece(hem, cloth)}${checks}${piece(roundRect(-152, -122, 304, 12, 6), lighter(cloth, 0.12))}`
}

/** A small stool, 66 units tall. */
export const stool = (wood = '#a9704a') =>
  `${mirrored(piece('M-38 -58L-26 -58L-34 0L-48 0Z', darker(wood, 0.2)))}${piece(roundRect(-52, -66, 104, 16, 8), wood)}`

/** A tiled stove, 520 units tall with its pipe; a fire burns behind its door if it is lit. */
export const stove = (tile = '#4f9d96', isLit = true) => {
  const grout = darker(tile, 0.22)
  const rows = [-300, -244, -188, -132].map((y) => line(`M-84 ${y}H84`, grout, 3)).join('')
  const columns = line('M-28 -356V-76M28 -356V-76', grout, 3)
  const fire = isLit
    ? `${flat('M0 -30C-34 -30 -34 -62 -14 -76C-12 -66 -4 -66 -2 -92C22 -78 34 -34 0 -30Z', '#ff9d3c')}${flat('M0 -32C-16 -32 -16 -48 -4 -60C14 -50 14 -34 0 -32Z', '#ffe39a')}${mark('light', 0, -58, 30)}`
    : ''
  return `${piece(roundRect(-30, -520, 60, 180, 6), darker(tile, 0.3))}${piece(roundRect(-90, -362, 180, 350, 14), tile)}${rows}${columns}${piece(roundRect(-100, -372, 200, 22, 10), lighter(tile, 0.2))}${piece('M-46 -22V-78Q-46 -112 0 -112Q46 -112 46 -78V-22Z', '#3a2530')}${fire}${piece(roundRect(-104, -22, 208, 22, 8), darker(tile, 0.25))}`
}

/** A child's bed seen from its side, 360 units long, with pillow and quilt. */
export const bed = (quilt = '#c8434a', wood = '#a9704a') => {
  const dots = [-90, -40, 10, 60, 110].map((x, i) => circle(x, -74 + (i % 2) * 20, 8))
  return `${piece(roundRect(-180, -190, 26, 190, 12), wood)}${piece(roundRect(154, -130, 26, 130, 12), wood)}${piece(roundRect(-162, -62, 324, 40, 6), darker(wood, 0.15))}${piece(roundRect(-152, -100, 304, 44, 14), '#fff6e6')}${piece('M-150 -96C-150 -140 -66 -144 -58 -100C-60 -84 -140 -82 -150 -96Z', '#ffffff')}${piece('M-72 -98C-40 -122 130 -120 156 -100V-46Q120 -34 90 -46T30 -46T-40 -46L-76 -50Z', quilt)}${flat(dots.join(''), lighter(quilt, 0.5), 0.8)}`
}

/** A shelf on the wall with jars; hang it with `scene.place`, (0, 0) is the middle of its board. */
export const shelf = (
  wood = '#a9704a',
  accents: readonly string[] = ['#e8a13c', '#4f9d96', '#c8434a'],
) => {
  const jars = accents.map((color, i) => {
    const x = -78 + i * 62
    return `${piece(roundRect(x, -52, 44, 52, 9), mix(color, '#fff6e6', 0.25))}${piece(roundRect(x + 4, -62, 36, 13, 5), darker(color, 0.2))}${flat(roundRect(x + 8, -34, 28, 20, 3), '#fff6e6')}`
  })
  return `${jars.join('')}${piece(roundRect(-116, 0, 232, 14, 5), wood)}${mirrored(piece('M-84 14H-68V40Q-84 36 -84 14Z', darker(wood, 0.2)))}`
}

/**
 * A window in a wall; 280 units wide and 278 tall with its frame and sill; `panes` is a paint or colour,
 * (0, 0) is its middle.
 */
export const windowFrame = (panes: string, frame = '#8a5a3c', curtain?: string) => {
  const bars = `${piece(roundRect(-5, -120, 10, 240), frame)}${piece(roundRect(-108, -8, 216, 10), frame)}`
  const rim = `M-122 132V-60Q-122 -138 0 -138Q122 -138 122 -60V132ZM-104 -56V114H104V-56Q104 -120 0 -120Q-104 -120 -104 -56Z`
  const glass = flat('M-108 120V-58Q-108 -124 0 -124Q108 -124 108 -58V120Z', panes)
  const drapes =
    curtain === undefined
      ? ''
      : mirrored(piece('M-130 -138H-18C-30 -60 -92 -40 -84 130H-138Z', curtain))
  return `${glass}<g filter="url(#s1)"><path d="${rim}" fill="${frame}" fill-rule="evenodd"/></g>${bars}${drapes}${piece(roundRect(-140, 122, 280, 18, 6), lighter(frame, 0.15))}${mark('light', 54, -60, 42)}${mark('light', -54, 60, 42)}`
}

/** A burning candle in a holder, 108 units tall. */
export const candle = (wax = '#fff1d6') =>
  `${piece(ellipse(0, -6, 34, 8), '#7a5a48')}${piece(roundRect(-12, -72, 24, 66, 6), wax)}${line('M0 -72V-80', '#3a2530', 3)}${flat('M0 -108C14 -92 11 -78 0 -76C-11 -78 -14 -92 0 -108Z', '#ffb648')}${flat('M0 -96C6 -88 5 -79 0 -78C-5 -79 -6 -88 0 -96Z', '#fff3b8')}${mark('light', 0, -90, 15)}`

/** A cooking pot, 78 units tall; food of the colour `full` shows over its rim. */
export const pot = (color = '#5b6478', full?: string) =>
  `${full === undefined ? '' : piece(ellipse(0, -70, 50, 16), full)}${piece('M-60 -70H60C62 -30 48 0 0 0C-48 0 -62 -30 -60 -70Z', color)}${piece(roundRect(-66, -78, 132, 14, 7), lighter(color, 0.18))}${mirrored(line('M-62 -58C-86 -58 -86 -34 -60 -36', color, 8))}${mark('shine', 0, -40, 34)}`

/** A loaf of bread, 149 units wide. */
export const bread = () =>
  `${piece('M-62 0C-84 -8 -78 -56 -40 -58H40C78 -56 84 -8 62 0Z', '#c98647')}${line('M-34 -50L-20 -28M-4 -52L10 -28M26 -52L40 -28', '#f0c78c', 6)}`

/** A throne, 372 units tall. */
export const throne = (cushion = '#c8434a', gold = '#e3ad48') =>
  `${piece('M-86 0V-250Q-86 -330 0 -344Q86 -330 86 -250V0Z', gold)}${piece('M-62 -100V-240Q-62 -300 0 -312Q62 -300 62 -240V-100Z', cushion)}${mirrored(piece(roundRect(-106, -150, 34, 150, 12), darker(gold, 0.14)))}${piece(roundRect(-76, -112, 152, 40, 16), lighter(cushion, 0.12))}${piece(roundRect(-76, -76, 152, 76, 6), darker(gold, 0.2))}${piece(circle(0, -352, 20), lighter(gold, 0.3))}`

/** A round rug lying flat, 480 units wide; (0, 0) is its middle. */
export const rug = (color = '#c8434a') =>
  `${piece(ellipse(0, 0, 240, 42), color)}${flat(ellipse(0, 0, 196, 33), lighter(color, 0.4))}${flat(ellipse(0, 0, 168, 27), color)}`
