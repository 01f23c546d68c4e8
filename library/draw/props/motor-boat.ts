import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, roundRect } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'

/** The part of the boat behind its passengers: its inside and windscreen. Water line at y = -18. */
export const motorBoatBack = (hull = '#3f7fa3') =>
  flat(ellipse(0, -74, 150, 15), darker(hull, 0.4)) +
  piece('M62 -76L84 -132H118L112 -76Z', '#cfe9ea') +
  line('M62 -76L84 -132H118', '#fff1d6', 7)

/** A small open boat with an outboard motor, heading right, 382 units long; drawn over its crew. */
export const motorBoat = (hull = '#3f7fa3') =>
  piece(roundRect(-196, -112, 44, 58, 10), '#4a4f66') +
  line('M-174 -56V-8', '#4a4f66', 13) +
  piece(
    'M-166 -86C-80 -70 90 -70 186 -96C176 -40 140 0 92 0H-120C-150 0 -164 -40 -166 -86Z',
    hull,
  ) +
  line('M-162 -62C-70 -46 90 -48 178 -72', lighter(hull, 0.6), 8) +
  piece(circle(60, -36, 15), '#fff1d6') +
  flat(circle(60, -36, 7), '#d8584f')
