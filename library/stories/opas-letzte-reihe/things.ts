// Grandpa's things. What stands has its foot at (0, 0); 200 units are a metre.

import { darker, lighter } from '../../draw/paper/color.ts'
import {
  circle,
  ellipse,
  num,
  type Point,
  points,
  roundRect,
  smooth,
} from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'

const straw = '#e6c274'
const leather = '#c98a4b'
const wood = '#b98256'
const grain = print('wood', wood, darker(wood, 0.26))

/** A stub of a pencil, its point at (0, 0), 40 long up to the right. */
export const stub = () =>
  placed(
    piece('M-7 -14H7V-48H-7Z', '#e2573f') +
      piece('M-7 -14L0 2L7 -14Z', '#e8c893') +
      flat('M-2.6 -4L0 2L2.6 -4Z', '#2c2230'),
    {
      rotate: 32,
    },
  )

/** His straw hat, worn: the middle of its brim at (0, 0), 190 wide; the stub of his pencil is in the ribbon. */
export const hat = ({ hasStub = true } = {}) =>
  piece(
    'M-52 -8C-58 -56 -40 -74 0 -74C40 -74 58 -56 52 -8Z',
    print('linen', straw, darker(straw, 0.3), { size: 9 }),
  ) +
  (hasStub ? placed(stub(), { x: 26, y: 2, scale: 1.05 }) : '') +
  flat('M-54 -24Q0 -8 54 -24L55 -6Q0 26 -55 -6Z', '#4d6b54') +
  piece(
    smooth(points('-96,4 -70,-14 -48,-8 0,4 48,-8 72,-14 96,2 60,16 0,20 -58,17')),
    print('linen', straw, darker(straw, 0.3), { size: 9 }),
  ) +
  line('M-80 6Q-40 14 0 14Q44 14 82 4', darker(straw, 0.3), 2)

/** One of his huge leather gloves: the cuff's middle at (0, 0), fingers up, 150 tall. */
export const glove = (color = leather) => {
  const fingers = [
    { x: -26, y: -132, a: -8 },
    { x: -6, y: -148, a: -2 },
    { x: 16, y: -144, a: 4 },
    { x: 36, y: -124, a: 12 },
  ]
  const finger = fingers.map(({ x, y, a }) =>
    placed(piece(roundRect(-12, 0, 24, 74, 12), color), { x, y, rotate: a }),
  )
  return (
    placed(piece(roundRect(-13, -62, 27, 80, 13), darker(color, 0.08)), {
      x: -40,
      y: -46,
      rotate: -42,
    }) +
    finger.join('') +
    piece(smooth(points('-42,-30 -44,-86 -10,-96 30,-94 50,-84 46,-30 40,6 -36,6')), color) +
    piece(smooth(points('-46,-2 0,-8 50,-2 56,40 0,50 -54,40')), darker(color, 0.26)) +
    line('M-44 8Q2 0 50 8M-50 30Q2 40 54 30', lighter(color, 0.3), 3) +
    line('M-30 -60Q6 -70 36 -60', darker(color, 0.24), 3)
  )
}

/** The same closed round something at its middle, (0, -50). */
export const fist = (color = leather) =>
  piece(smooth(points('-44,-30 -46,-84 -12,-100 30,-98 48,-84 46,-30 40,6 -36,6')), color) +
  [-80, -60, -40, -20]
    .map((y) => piece(roundRect(-2, y - 10, 52, 22, 11), lighter(color, 0.06)))
    .join('') +
  piece(smooth(points('-46,-2 0,-8 50,-2 56,40 0,50 -54,40')), darker(color, 0.26)) +
  line('M-50 30Q2 40 54 30', lighter(color, 0.3), 3) +
  placed(piece(roundRect(-12, -60, 25, 66, 12), darker(color, 0.08)), {
    x: -18,
    y: -62,
    rotate: 50,
  })

/** A bundle of labels in an arm, 130 wide, its middle at (0, 0). */
export const bundle = () =>
  [-24, -10, 6, 18]
    .map((a, i) =>
      placed(label({ blank: true }), { x: i * 12 - 18, y: 50, rotate: a, scale: 0.94 }),
    )
    .join('')

/** A glove that lies, its fingers to the right. */
export const lyingGlove = () => placed(glove(), { rotate: 84 })

/** The spade in the earth: blade half buried, 240 tall to its grip. */
const spade = () =>
  piece(roundRect(-7, -226, 14, 190, 5), grain) +
  piece('M-34 -240Q0 -262 34 -240L30 -214H-30ZM-16 -232H16V-222H-16Z', darker(wood, 0.2)) +
  piece('M-32 -64Q0 -80 32 -64L30 4H-30Z', '#8fa0a6') +
  flat('M-24 -60Q-4 -70 2 -68V2H-22Z', '#c2cfd2', 0.6) +
  piece(smooth(points('-52,6 -30,-8 0,-2 34,-10 56,6 0,14')), '#7a543e')

/** Spade with his hat on its grip. */
export const hatOnSpade = () => spade() + placed(hat(), { y: -232, rotate: -5, scale: 0.86 })

/** A hoe, its grip at (0, 0), the blade 250 above. */
export const hoe = () =>
  piece(roundRect(-6, -246, 12, 330, 5), grain) +
  piece('M-4 -250L-46 -238L-52 -196L-40 -196L-30 -226L2 -236Z', '#7f9096')

/** The garden bench, 300 wide, its seat 90 up. */
export const bench = () =>
  piece(['M-128 -84H-108V0H-128Z', 'M108 -84H128V0H108Z'], darker(wood, 0.4)) +
  piece([roundRect(-126, -182, 16, 110, 4), roundRect(110, -182, 16, 110, 4)], darker(wood, 0.4)) +
  piece([roundRect(-148, -184, 296, 26, 6), roundRect(-148, -146, 296, 24, 6)], '#6f9c86') +
  piece(roundRect(-156, -98, 312, 24, 8), lighter('#6f9c86', 0.14))

/** Scribble of a pencil that nobody reads. */
const scrawl = (w: number, y: number, seed: number) => {
  const random = seeded(seed)
  let d = `M${num(-w / 2)} ${y}`
  for (let x = -w / 2; x < w / 2; x += 7)
    d += `q${num(2 + random() * 2)} ${num(-9 + random() * 4)} 4 ${num((random() - 0.5) * 3)}t3 ${num(1 - random() * 2)}`
  return d
}

/** The shed from outside, 440 wide and 560 tall. */
export const hut = () => {
  const planks = '#8a9a8c'
  return (
    piece('M-190 0V-380H190V0Z', print('wood', planks, darker(planks, 0.26), { angle: 90 })) +
    piece(roundRect(-30, -270, 130, 270, 3), darker(planks, 0.24)) +
    piece(roundRect(-150, -280, 84, 92, 3), '#5d7f86') +
    line('M-108 -280V-188M-150 -234H-66', '#e9e0c8', 8) +
    flat(circle(82, -130, 8), '#e9e0c8') +
    piece('M-232 -372L0 -560L232 -372L214 -350H-214Z', '#7a6a6c')
  )
}

/** A wooden label on its stake, 96 tall. `seed` of its scrawl; `neat` lines can be made out from afar. */
export const label = ({ seed = 1, faded = false, neat = false, blank = false } = {}) => {
  const color = '#f1dfb8'
  const writing = neat ? 'M-24 -76h10M-8 -76h8M6 -76h18M-20 -64h30' : scrawl(50, -70, seed)
  return (
    piece('M-6 -60H6L3 4H-3Z', darker(color, 0.3)) +
    piece(`M-36 -92L36 -94L37 -50L-35 -48Z`, color) +
    (blank ? '' : `<g opacity="${faded ? 0.5 : 1}">${line(writing, '#4d4650', neat ? 4 : 2.6)}</g>`)
  )
}

/** The compost heap between slats, 400 wide and 190 tall. */
export const compost = ({ seed = 3, isBehind = false } = {}) => {
  const random = seeded(seed)
  const bits = Array.from(
    { length: 30 },
    (): Point => [(random() - 0.5) * 320, -150 - random() * 50],
  )
  const scraps = ['#8a6a3e', '#c8703f', '#7f8f4a', '#e0b060']
  const heap = piece(
    smooth(points('-190,-60 -150,-150 -80,-196 0,-214 90,-192 150,-150 190,-60 180,0 -180,0')),
    '#5f4534',
  )
  const shreds = scraps.map((color, i) =>
    piece(
      bits.filter((_, k) => k % 4 === i).map(([x, y]) => ellipse(x, y + Math.abs(x) * 0.24, 16, 8)),
      color,
    ),
  )
  const slat = isBehind ? '#7d6650' : '#9c7a58'
  const slats = [-22, -66, -110, -150].map((y) => roundRect(-204, y - 14, 408, 28, 5))
  return (
    heap +
    shreds.join('') +
    piece(slats, print('wood', slat, darker(slat, 0.3))) +
    piece(
      [
        roundRect(-208, -176, 26, 180, 4),
        roundRect(182, -176, 26, 180, 4),
        roundRect(-12, -172, 24, 176, 4),
      ],
      darker(slat, 0.24),
    )
  )
}

/** A single wing of a peacock butterfly, 130 tall, its root at (0, 0). */
export const wing = () =>
  piece(
    smooth(
      points(
        '0,0 -10,-34 6,-80 40,-114 84,-132 104,-124 96,-100 104,-78 92,-58 88,-34 62,-10 26,4',
      ),
    ),
    '#b5432f',
  ) +
  flat('M18 -64L44 -94L58 -72L34 -46ZM62 -106L80 -114L84 -84L70 -92Z', '#2c2230') +
  flat(
    smooth(
      points('98,-112 94,-98 98,-78 86,-56 82,-34 58,-12 64,-8 88,-32 94,-56 104,-78 97,-100'),
    ),
    '#6d5a4e',
  ) +
  flat(circle(64, -72, 25), '#f0c469') +
  flat(circle(64, -72, 20), '#2c2230') +
  flat(circle(66, -74, 13), '#5f86c4') +
  flat(circle(69, -79, 4.6), '#fdf6e6') +
  line('M2 -6Q30 -60 60 -118M6 -4Q50 -50 84 -60', '#7d2c22', 2.4) +
  '<mark kind="shine" x="64" y="-72" r="24"/>'

/** A string between two sticks, along the last row. */
export const stringAlong = (from: Point, to: Point, up: number) =>
  line(`M${num(from[0])} ${num(from[1] - up)}L${num(to[0])} ${num(to[1] - up)}`, '#fbf3df', 3) +
  piece(
    [from, to].map(([x, y]) =>
      strip(
        [
          [x, y - up * 1.3],
          [x, y + up * 0.1],
        ],
        [9, 6],
      ),
    ),
    '#8f6a45',
  )
