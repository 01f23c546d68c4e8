// Small things from a magpie's autumn; (0, 0) is the foot unless stated otherwise.

import { darker, lighter, mix } from '../paper/color.ts'
import { circle, ellipse, points, roundRect } from '../paper/geometry.ts'
import { flat, line, mirrored, piece } from '../paper/pieces.ts'

/** A button with four holes, its middle at (0, 0), radius 60; `tilt` 0 lies flat, 1 is upright. */
export const button = (metal = '#c9d2dc', tilt = 1) => {
  const holes = points('-15,-15 15,-15 -15,15 15,15')
  const dark = mix(metal, '#2a3048', 0.72)
  const dots = holes.map(([x, y]) => ellipse(x, y * tilt, 7.5, 7.5 * tilt)).join('')
  return `${piece(ellipse(0, 7 * (1 - tilt) + 2, 60, 60 * tilt), darker(metal, 0.3))}${piece(ellipse(0, 0, 60, 60 * tilt), metal)}${flat(ellipse(0, 0, 48, 48 * tilt), darker(metal, 0.14))}${flat(ellipse(0, 2 * tilt, 45, 45 * tilt), lighter(metal, 0.3))}${flat(dots, dark)}${line(`M-50 ${-16 * tilt}A53 ${53 * tilt} 0 0 1 -8 ${-52 * tilt}`, '#ffffff', 6)}`
}

/** A hazelnut, 36 units tall, its cap on top. */
export const cappedHazelnut = (shell = '#b9753a') =>
  `${piece('M0 0C-18 -2 -24 -18 -20 -28H20C24 -18 18 -2 0 0Z', shell)}${piece('M-23 -25C-22 -40 22 -40 23 -25Q0 -16 -23 -25Z', '#8a9a4a')}${line('M-9 -14Q-8 -8 -4 -6', lighter(shell, 0.5), 3)}`

/** A white down feather, 99 units long, lying; (0, 0) is its middle. */
export const downFeather = () =>
  `${piece('M-44 10C-50 -12 -20 -30 6 -26C30 -24 46 -12 40 2C34 16 -6 18 -44 10Z', '#fffaf2')}${line('M-56 16Q-10 -2 30 -8M-20 4L-28 -12M0 -2L-4 -20M16 -4L18 -20', '#d9cfc6', 3)}`

/** A tiny crooked woollen hat with a bobble; it sits on a head whose top is (0, 0), 76 wide. */
export const woollyHat = (wool = '#c8434a') =>
  `${piece(circle(16, -58, 13), lighter(wool, 0.6))}${piece('M-34 -4C-34 -40 -2 -60 18 -56C36 -44 36 -24 34 -4Z', wool)}${line('M-30 -24Q0 -12 33 -24M-22 -38Q2 -28 30 -40', lighter(wool, 0.55), 5)}${piece(roundRect(-38, -12, 76, 19, 9), lighter(wool, 0.35))}`

/** A little chequered blanket trailing to the left; (0, 0) is the corner it is pulled by. */
export const trailingBlanket = (wool = '#4f8a96') =>
  `${piece('M0 0C-30 -14 -70 10 -104 20C-150 34 -196 24 -232 44C-226 62 -232 74 -216 84C-160 86 -110 80 -70 66C-40 56 -14 34 0 0Z', wool)}${line('M-40 4C-80 24 -150 40 -222 56M-60 62C-52 44 -52 24 -58 8M-120 78C-112 58 -112 36 -118 24M-178 84C-170 66 -172 44 -178 34', lighter(wool, 0.5), 5)}`

/** A maple leaf worn like a cloak; (0, 0) is its lower middle, its neck is 96 units up. */
export const mapleCloak = (red = '#c8402f') =>
  `${piece('M0 -98L22 -92L34 -112L46 -84L78 -92L68 -62L98 -44L64 -34L70 -4L34 -14L0 6L-34 -14L-70 -4L-64 -34L-98 -44L-68 -62L-78 -92L-46 -84L-34 -112L-22 -92Z', red)}${line('M0 -88V-6M0 -30L44 -46M0 -30L-44 -46M0 -56L32 -80M0 -56L-32 -80', darker(red, 0.25), 4)}`

/** A mound of turf with a round mouse-hole, 440 units wide; the hole's middle is at (0, -56), its radius 64. */
export const mouseHole = (turf: string, earth = '#4a2c22') => {
  const ring = mix(turf, '#8a5a3c', 0.6)
  return `${piece('M-220 12C-200 -70 -130 -176 0 -182C130 -176 200 -70 220 12Q0 34 -220 12Z', turf)}${piece(circle(0, -58, 78), ring)}${flat(circle(0, -56, 64), earth)}${flat('M-52 -18A64 64 0 0 0 52 -18Q0 -4 -52 -18Z', mix(earth, '#c08552', 0.35))}${mirrored(line('M-130 -60q-10 -24 -26 -30m26 30q4 -26 0 -36M-170 0q-10 -20 -24 -26m24 26q6 -24 2 -32', darker(turf, 0.3), 6))}`
}

/** One fallen leaf, 54 units long with its stalk, its middle at (0, 0). */
export const fallenLeaf = (color: string) =>
  `${flat('M-24 0C-12 -18 12 -16 24 0C12 14 -12 16 -24 0Z', color)}${line('M-30 2L18 0', darker(color, 0.3), 2.5)}`
