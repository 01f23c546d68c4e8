// What some people of house number nine wear besides: boots, curlers, full cheeks, steamed glasses. In the figure's units.

import type { Joints } from '../../cast/body/figure.ts'
import { angleOf } from '../../cast/body/limb.ts'
import { darker, lighter, mix } from '../../paper/color.ts'
import { circle, distance, ellipse, type Point, roundRect } from '../../paper/geometry.ts'
import { mark } from '../../paper/marks.ts'
import { flat, line, piece, placed } from '../../paper/pieces.ts'

const bootRubber = '#46557a'

/** A fireman's boot round the shin from `knee` to the ankle `foot`; its toe points to the right. */
export const bootAt = (knee: Point, foot: Point) => {
  const turn = angleOf(knee, foot) - 90
  const shaft = Math.min(76, distance(knee, foot) + 8)
  return placed(
    `${piece(`M-25 ${-shaft}H25V-14C34 -6 58 -4 60 12V20H-25Z`, bootRubber)}${piece(roundRect(-29, -shaft - 4, 58, 16, 5), '#d9a73c')}${flat('M-27 13H60V21H-27Z', darker(bootRubber, 0.5))}${line(`M-15 ${26 - shaft}V0`, lighter(bootRubber, 0.25), 4)}${mark('shine', 34, 2, 12)}`,
    { x: foot[0], y: foot[1] - 3, rotate: turn },
  )
}

/** Draws on a head as if it were upright with its mouth at (0, 0), in units of `personHead`. */
const onHead = ({ eyes, mouth }: Joints, svg: string) =>
  placed(svg, {
    x: mouth[0],
    y: mouth[1],
    scale: distance(eyes, mouth) / 19,
    rotate: angleOf(eyes, mouth) - 90,
  })

export type Bulge = readonly [x: number, r: number]

/** Cheeks that are full, of a face from the front. */
const bothCheeks: readonly Bulge[] = [
  [-31, 19],
  [31, 19],
]
/** The same turned to the right. */
export const turnedCheeks: readonly Bulge[] = [
  [-22, 19],
  [30, 15],
]
/** Cheeks full of food, or puffed: circles at `x` beside the mouth. */
export const fullCheeks = (joints: Joints, skin: string, bulges = bothCheeks) =>
  onHead(
    joints,
    bulges
      .map(
        ([x, r]) =>
          flat(circle(x, 3.4, r), mix(skin, '#8a3a2a', 0.26)) +
          flat(circle(x, 1.8, r), skin) +
          flat(ellipse(x, 4, r * 0.5, r * 0.4), mix(skin, '#e0403c', 0.5), 0.4),
      )
      .join(''),
  )

/** Glasses white with steam, of a face from the front or turned. */
export const steamedGlasses = (joints: Joints, isTurned: boolean) => {
  const lenses = isTurned
    ? [ellipse(-16.5, -18.5, 15, 14), ellipse(16.5, -18.5, 11, 14)]
    : [circle(-18.5, -18.5, 14.5), circle(19.5, -18.5, 14.5)]
  return onHead(
    joints,
    `${flat(lenses.join(''), '#fdfbf6', 0.94)}${line(lenses.join(''), '#4a3a4a', 2.8)}${flat(ellipse(isTurned ? -20 : -23, -23, 4, 2.4), '#ffffff')}`,
  )
}

/** Curlers on top of the head and at its sides. */
export const curlers = (joints: Joints) =>
  onHead(
    joints,
    [
      [0, -92, 0],
      [-27, -85, -24],
      [27, -85, 24],
      [-47, -64, -58],
      [47, -64, 58],
    ]
      .map(([x, y, rotate]) =>
        placed(
          `${piece(roundRect(-13, -9, 26, 18, 8), '#e8a3c4')}${line('M-7 -8V8M0 -9V9M7 -8V8', '#b5653f', 2.4)}`,
          { x: x ?? 0, y: y ?? 0, rotate: rotate ?? 0 },
        ),
      )
      .join(''),
  )
