// Letters and what one writes them with; (0, 0) is the middle of each unless stated otherwise.

import { darker, lighter } from '../paper/color.ts'
import { circle, points, polygon, roundRect } from '../paper/geometry.ts'
import { flat, line, piece, placed } from '../paper/pieces.ts'

/** A closed envelope from its back, 130 x 88 units, with a seal if it has a colour. */
export const envelope = (paper = '#e9edf2', seal?: string) =>
  `${piece(roundRect(-65, -44, 130, 88, 6), paper)}${line('M-62 40L-14 0M62 40L14 0', darker(paper, 0.16), 3)}${piece('M-63 -42L0 14L63 -42Z', darker(paper, 0.06))}${seal === undefined ? '' : piece(circle(0, 8, 13), seal)}`

/** The front of an envelope, 130 x 88 units, with two lines of writing and a stamp if it has a colour. */
export const addressedEnvelope = (paper = '#e9edf2', stamp?: string) =>
  `${piece(roundRect(-65, -44, 130, 88, 6), paper)}${line('M-40 4q9 -12 18 0t18 0t18 0t18 0M-40 24q9 -10 18 0t18 0t18 0', darker(paper, 0.5), 4)}${stamp === undefined ? '' : piece(roundRect(30, -36, 26, 30, 2), stamp) + flat(circle(43, -21, 7), lighter(stamp, 0.5))}`

/** A sheet of paper, 92 x 118 units, with this many lines of writing, one dot for 0, nothing for null. */
export const sheetOfPaper = (lines: number | null = 4, paper = '#fffaf0', pencil = '#4a4a5e') => {
  const writing = Array.from({ length: lines ?? 0 }, (_, i) => {
    const waves = 't10 0'.repeat(i === (lines ?? 0) - 1 ? 2 : 4)
    return `M-32 ${-36 + i * 20}q5 -9 10 0${waves}`
  })
  const dot = lines === 0 ? flat(circle(0, 0, 5), pencil) : ''
  return `${piece(roundRect(-46, -59, 92, 118, 4), paper)}${writing.length > 0 ? line(writing.join(''), pencil, 4) : ''}${dot}`
}

/** A pencil 96 units long pointing down to the left; its tip is at (0, 0). */
export const pencil = (color = '#e8a13c') =>
  placed(
    `${piece('M0 0L22 -9V9Z', '#f3d9b0')}${flat('M0 0L9 -3.6V3.6Z', '#4a3a3a')}${piece(
      polygon(points('22,-9 84,-9 84,9 22,9')),
      color,
    )}${piece(roundRect(82, -9, 14, 18, 4), '#e88a9a')}`,
    { rotate: -48 },
  )

/** A torch 76 units long that shines to the right; its glass is at (0, 0). */
export const torch = (color = '#d8403a') =>
  `${piece(roundRect(-74, -11, 52, 22, 8), color)}${piece('M-26 -11L-4 -20V20L-26 11Z', darker(color, 0.2))}${flat(roundRect(-5, -19, 7, 38, 3), '#fff3c4')}`
