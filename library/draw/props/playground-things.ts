// Things to play on; feet at (0, 0).

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, roundRect } from '../paper/geometry.ts'
import { flat, line, mirrored, piece } from '../paper/pieces.ts'

/** A dome of bars to climb on, 424 units wide and 257 tall. */
export const climbingFrame = (color = '#d8584f', second = '#e8a13c') =>
  `${line('M-150 0Q-132 -210 0 -240Q132 -210 150 0', darker(second, 0.18), 11)}${line('M-205 0Q-190 -230 0 -246Q190 -230 205 0', color, 14)}${line('M-70 0Q-62 -200 0 -244Q62 -200 70 0', color, 14)}${line('M-196 -84Q0 -40 196 -84M-166 -160Q0 -124 166 -160', second, 13)}${line('M-104 -218Q0 -196 104 -218', second, 12)}${flat([-196, 196].map((x) => circle(x, -84, 9)).join('') + [-166, 166].map((x) => circle(x, -160, 9)).join('') + circle(0, -246, 11), lighter(color, 0.4))}`

/** A slide going down to the right, 492 units long and 404 tall, with a little roof. */
export const slide = (color = '#e8a13c', tower = '#4f9d96', wood = '#b5814f') => {
  const rungs = Array.from({ length: 6 }, (_, i) => `M${-214 + i * 9} ${-26 - i * 36}h44`)
  return `${line(rungs.join(''), wood, 10)}${line('M-222 0L-164 -236M-178 0L-120 -236', darker(wood, 0.2), 12)}${piece(roundRect(-150, -330, 16, 330, 5) + roundRect(-22, -330, 16, 330, 5), darker(wood, 0.12))}${piece('M-178 -318L-78 -404L22 -318Z', tower)}${piece(roundRect(-160, -246, 164, 20, 6), wood)}${line('M-142 -286H-14', wood, 9)}${piece('M-12 -244C60 -214 108 -100 176 -52Q206 -30 262 -34L264 -14Q196 -4 160 -28C92 -74 48 -178 -18 -216Z', color)}${piece('M-14 -262C62 -234 112 -118 178 -72Q206 -54 258 -58L262 -34Q204 -30 172 -52C104 -100 56 -212 -14 -240Z', lighter(color, 0.24))}${line('M204 -16V0M120 -58V0', darker(wood, 0.2), 11)}`
}

/** A swing with two seats between two trestles, 487 units wide and 370 tall. */
export const swingSet = (wood = '#b5814f', seat = '#d8584f') => {
  const seats = [-78, 84].map(
    (x) =>
      line(`M${x - 34} -352L${x - 34} -96M${x + 34} -352L${x + 34} -96`, '#8d8794', 5) +
      piece(roundRect(x - 46, -100, 92, 15, 6), seat),
  )
  return `${mirrored(line('M196 -356L236 0M204 -356L164 0', wood, 15))}${piece(roundRect(-222, -370, 444, 22, 9), lighter(wood, 0.12))}${seats.join('')}`
}

/** A sandpit seen a little from above, 492 units wide, with a heap of sand, bucket and spade. */
export const sandpit = (wood = '#c0905c', sand = '#f0d8a0') =>
  `${piece('M-196 -96H196L240 0H-240Z', wood)}${flat('M-176 -82H176L206 -18H-206Z', darker(sand, 0.2))}${flat('M-176 -72H176L206 -18H-206Z', sand)}${piece('M-120 -34C-96 -92 -62 -96 -44 -58C-26 -84 8 -78 24 -34Q-50 -24 -120 -34Z', lighter(sand, 0.2))}${piece('M78 -80H122L114 -34H86Z', '#d8584f')}${line('M78 -80Q100 -108 122 -80', '#8a4a4a', 4)}${flat(ellipse(100, -80, 22, 5), '#a8403f')}${line('M150 -40L182 -84', '#4f9d96', 8)}${piece('M138 -20Q128 -44 146 -50L160 -40Q160 -24 138 -20Z', '#4f9d96')}${piece('M-240 -10H240L246 14H-246Z', lighter(wood, 0.16))}`

/** A spring rider in the shape of a hen, 178 units tall. */
export const springRider = (color = '#e8a13c') =>
  `${line('M-16 -6H16L-16 -18H16L-16 -30H16L-16 -42H16L-12 -54', '#6a6a7c', 7)}${piece(roundRect(-42, -10, 84, 12, 5), '#6a6a7c')}${piece('M-92 -132C-100 -80 -50 -48 0 -48C60 -48 86 -84 84 -120L98 -150C80 -176 48 -160 44 -128C10 -104 -50 -100 -92 -132Z', color)}${piece('M62 -160q4 -22 16 -8q12 -14 14 10Z', '#d8584f')}${piece('M96 -146L118 -138L94 -130Z', '#f6c65b')}${flat(circle(80, -142, 5), '#2a1a1f')}${line('M26 -142H58', darker(color, 0.5), 9)}${piece(roundRect(-50, -122, 62, 14, 6), darker(color, 0.35))}`
