// A pot of honey and its spoon: feet at (0, 0).

import { darker, lighter } from '../paper/color.ts'
import { ellipse, roundRect } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'

export interface HoneyPotOptions {
  /** Colour of the honey that shows over the rim; none when empty. */
  content?: string
  clay?: string
  /** Upside down, with no view into it. */
  isTurned?: boolean
}

/** A big-bellied pot with two ears and a label, 134 units tall and 192 wide with its ears. */
export const honeyPot = ({ content, clay = '#d98b2b', isTurned = false }: HoneyPotOptions = {}) => {
  const ears = line('M-62 -92C-98 -92 -98 -46 -66 -46M62 -92C98 -92 98 -46 66 -46', clay, 13)
  const inside = flat(ellipse(0, -122, 54, 12), darker(clay, 0.55))
  const body = piece('M-58 -112C-84 -78 -80 -18 -50 0H50C80 -18 84 -78 58 -112Z', clay)
  const label = `${piece('M-34 -78Q0 -70 34 -78V-38Q0 -30 -34 -38Z', '#fff1d6')}${flat('M0 -66C9 -58 12 -50 0 -42C-12 -50 -9 -58 0 -66Z', '#efae3a')}`
  const rim = piece(roundRect(-66, -128, 132, 20, 10), lighter(clay, 0.2))
  if (content === undefined) return ears + body + label + rim + (isTurned ? '' : inside)
  const drips =
    'M-60 -124Q0 -152 60 -124L58 -108C50 -92 42 -92 38 -108C30 -112 22 -112 18 -106C14 -78 2 -80 0 -106C-10 -112 -22 -112 -30 -108C-34 -96 -46 -96 -52 -108Z'
  return `${ears}${body}${label}${rim}${piece(drips, content)}${flat('M-36 -128Q-8 -140 20 -134Q-8 -132 -36 -128Z', '#fff6d8', 0.7)}`
}

/** A wooden spoon held at its lower end, bowl up, 194 units long. */
export const spoon = (content?: string, wood = '#b98256') => {
  const handle = piece(roundRect(-8, -130, 16, 130, 8), wood)
  const bowl =
    piece(ellipse(0, -158, 30, 36), wood) + flat(ellipse(0, -160, 21, 26), darker(wood, 0.2))
  const load =
    content === undefined
      ? ''
      : `${piece('M-26 -166C-22 -196 22 -196 26 -166C28 -146 16 -140 14 -126C10 -106 2 -110 2 -130C-14 -132 -28 -146 -26 -166Z', content)}${flat(ellipse(-8, -176, 7, 4), '#fff6d8', 0.8)}`
  return handle + bowl + load
}
