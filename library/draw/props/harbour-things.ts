// Things of a harbour; feet at (0, 0), boats with their water line at y = -16.

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, roundRect } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'

/** A fishing boat heading right, 432 units long, with a wheelhouse, mast and lamp. */
export const fishingBoat = (hull = '#3f7fa3', house = '#fff1d6', lamp = '#ffd680') => {
  const stripe = lighter(hull, 0.55)
  return `${line('M-74 -96V-330M-74 -318L66 -118M-74 -318L-196 -108M-74 -230L40 -196', '#6b4a3f', 7)}${piece('M-74 -316L-20 -300L-74 -284Z', '#e8626b')}${piece(roundRect(14, -206, 116, 118, 8), house)}${piece('M0 -204L10 -226H136L148 -204Z', darker(hull, 0.1))}${flat(roundRect(28, -188, 36, 40, 5) + roundRect(80, -188, 36, 40, 5), lamp)}${piece(circle(72, -238, 10), lamp)}${piece('M-214 -110H218C206 -44 172 0 126 0H-142C-178 0 -206 -50 -214 -110Z', hull)}${flat('M-211 -90H212L206 -74H-207Z', stripe)}${line('M-190 -34Q0 -22 176 -34', darker(hull, 0.24), 5)}${piece(circle(-120, -56, 17), '#fff1d6')}${flat(circle(-120, -56, 8), '#d8584f')}`
}

/** A rowing boat from its side, 268 units long, with its oars. */
export const rowingBoat = (hull = '#c8663f', inside = '#8a4a35') =>
  `${flat(ellipse(0, -58, 122, 12), inside)}${line('M-20 -66L-96 -118M36 -66L106 -124', '#c9a06a', 8)}${piece('M-134 -70C-84 -54 84 -54 134 -70C126 -24 92 0 60 0H-60C-92 0 -126 -24 -134 -70Z', hull)}${line('M-120 -44C-70 -32 70 -32 120 -44', lighter(hull, 0.4), 6)}`

/** A tarred wooden shed with a steep gable towards us, 260 units wide and 355 tall. */
export const boatShed = (color = '#b5533f', pane = '#cfe3ee', roof = '#4a4f66') => {
  const seams = [-80, -48, -16, 16, 48, 80].map(
    (x) => `M${x} -4V${-196 - (110 - Math.abs(x)) * 0.9}`,
  )
  return `${piece('M-110 0V-196L0 -316L110 -196V0Z', color)}${line(seams.join(''), darker(color, 0.2), 4)}${piece('M-130 -180L0 -340L130 -180L112 -174L0 -308L-112 -174Z', roof)}${piece(roundRect(-50, -132, 100, 132, 4), lighter(color, 0.55))}${line('M0 -130V0M-46 -126L-4 -4M46 -126L4 -4', darker(color, 0.1), 6)}${piece(roundRect(-26, -232, 52, 52, 5), lighter(color, 0.6))}${flat(roundRect(-19, -225, 38, 38, 3), pane)}${line('M0 -316V-352', roof, 7)}`
}

/** An iron bollard with a rope round it, 78 units tall. */
export const bollard = (iron = '#4a4f66', rope = '#d9b078') =>
  `${piece('M-24 0L-17 -60H17L24 0Z', iron)}${piece(roundRect(-30, -78, 60, 24, 12), lighter(iron, 0.14))}${line('M-21 -22Q0 -12 21 -22M-20 -34Q0 -24 20 -34M20 -30Q60 -20 84 2', rope, 9)}`

/** A coil of rope lying on the ground, 128 units wide without its loose end. */
export const ropeCoil = (rope = '#d9b078') =>
  `${piece(ellipse(0, -12, 64, 20), rope)}${flat(ellipse(0, -15, 44, 12), darker(rope, 0.2))}${flat(ellipse(0, -14, 36, 9), rope)}${flat(ellipse(0, -16, 18, 5), darker(rope, 0.5))}${line('M58 -6Q86 -2 104 4', rope, 9)}`

/** A wooden fish box, 150 units wide, with fish in it unless `isEmpty`. */
export const fishBox = (wood = '#c9a06a', isEmpty = false) => {
  const fish = [-46, -12, 24].map((x, i) =>
    piece(
      `M${x - 14} -58C${x - 16} -84 ${x + 14} -92 ${x + 16} -70L${x + 30} -96L${x + 34} -66L${x + 14} -56Z`,
      i === 1 ? '#9fb6cf' : '#b9cfd8',
    ),
  )
  return `${isEmpty ? '' : fish.join('')}${piece(roundRect(-75, -62, 150, 62, 5), wood)}${line('M-72 -32H72', darker(wood, 0.3), 5)}${flat(roundRect(-24, -52, 48, 12, 6), darker(wood, 0.45))}`
}

/** Nets hung up to dry between two posts, 324 units wide and 216 tall. */
export const dryingNets = (color = '#6f9f94') => {
  const mesh = Array.from(
    { length: 9 },
    (_, i) => `M${-140 + i * 34} -186Q${-128 + i * 34} -100 ${-146 + i * 34} -46`,
  )
  const cross = [-150, -118, -86, -58].map((y) => `M-146 ${y}Q0 ${y + 34} 146 ${y}`)
  const floats = [-110, -50, 10, 70, 126].map((x, i) =>
    piece(circle(x, -44 + (i % 2) * 8, 12), i % 2 ? '#e8a13c' : '#d8584f'),
  )
  return `${line('M-156 0V-210M156 0V-210', '#8a5a3c', 12)}${line('M-156 -190Q0 -176 156 -190', '#8a5a3c', 6)}${line(mesh.join('') + cross.join(''), color, 3)}${floats.join('')}`
}
