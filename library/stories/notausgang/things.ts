// Things of this story; sizes are units.

import { darker, lighter } from '../../draw/paper/color.ts'
import {
  circle,
  ellipse,
  type Point,
  points,
  polygon,
  roundRect,
  smooth,
  star5,
} from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'

export const signGreen = '#12905a'

/** The running man without a face, 108 tall, on his way to the right; (0, 0) is below his middle. */
export const runningMan = (color = '#ffffff') => {
  const limb = (spine: string, a: number, b: number) =>
    strip(points(spine) as Point[], [a, a * 0.95, b])
  return [
    circle(16, -94, 13),
    limb('8,-76 2,-58 -4,-42', 21, 17),
    limb('-4,-44 22,-40 20,-24', 15, 12) + limb('20,-28 26,-14 40,-2', 13, 9),
    limb('-6,-42 -12,-26 -24,-22', 15, 12) + limb('-22,-24 -42,-22 -48,-8', 13, 9),
    limb('10,-74 26,-62 30,-54', 11, 9) + limb('30,-55 38,-58 46,-66', 9, 8),
    limb('4,-74 -16,-70 -22,-60', 11, 9) + limb('-22,-60 -28,-52 -30,-42', 9, 8),
  ]
    .map((d) => flat(d, color))
    .join('')
}

/** The green sign, 460 wide and 130 high; (0, 0) is its middle. */
export const exitSign = (word = 'NOTAUSGANG') =>
  `${piece(roundRect(-236, -71, 472, 142, 10), '#f7efe0')}${flat(roundRect(-228, -63, 456, 126, 5), signGreen)}${placed(runningMan(), { x: -160, y: 50, scale: 0.92 })}${flat('M-104 -50H-68V52H-104Z', '#ffffff')}<text x="-54" y="20" font-family="Grandstander Thin" font-weight="800" font-size="50" textLength="268" lengthAdjust="spacingAndGlyphs" fill="#ffffff">${word}</text>${mark('light', 0, 0, 60)}`

/** A sign far off: green with a pale spot, 60 wide. */
export const farSign = () =>
  `${piece(roundRect(-30, -11, 60, 22, 3), '#19a266')}${flat(circle(-17, -3, 3) + roundRect(-20, 0, 6, 8, 2) + roundRect(-8, -7, 6, 14, 1), '#ffffff')}${flat(roundRect(2, -3, 22, 5, 2), '#ffffff', 0.9)}`

/** The sun of yellow paper: a laughing face of radius 150, rays up to 330; (0, 0) is its middle. */
export const paperSun = () => {
  const rays = 16
  const ray = (i: number, from: number, to: number, half: number) => {
    const turn = (i / rays) * 2 * Math.PI
    const at = (r: number, a: number): Point => [Math.sin(turn + a) * r, -Math.cos(turn + a) * r]
    return polygon([at(from, -half), at(to, 0), at(from, half)])
  }
  const all = Array.from({ length: rays }, (_, i) => i)
  const long = all.filter((i) => i % 2 === 0).map((i) => ray(i, 128, 330, 0.22))
  const short = all.filter((i) => i % 2 === 1).map((i) => ray(i, 128, 262, 0.22))
  return `${piece(short, '#f5a03c')}${piece(long, '#fbc63c')}${piece(circle(0, 0, 150), '#ffd84f')}<g transform="scale(1.45)">${flat(circle(-52, 18, 20) + circle(52, 18, 20), '#f58a52', 0.6)}${line('M-50 -14Q-34 -34 -18 -14M18 -14Q34 -34 50 -14', '#7a3a22', 7)}${flat('M-46 22Q0 36 46 22Q36 68 0 68Q-36 68 -46 22Z', '#b8402e')}${flat('M-22 58Q0 44 22 58Q12 68 0 68Q-12 68 -22 58Z', '#f59a80')}</g>${mark('sun', 0, 0, 110)}`
}

const lands: readonly [string, string][] = [
  [
    '#e8b75e',
    '150,520 230,508 300,512 300,470 255,425 330,395 400,345 438,335 440,285 462,270 470,330 560,326 600,290 612,235 690,215 820,196 1040,180 1040,600 930,560 860,500 780,470 740,505 700,492 690,540 720,590 660,598 655,660 620,674 606,622 570,570 520,512 492,500 505,532 562,590 592,618 572,626 562,664 540,622 470,560 440,530 400,536 370,540 330,580 318,640 270,690 210,702 150,682 145,600',
  ],
  [
    '#b578a8',
    '440,250 412,220 420,160 500,70 580,24 660,22 684,80 640,120 672,190 612,200 588,150 558,190 552,240 500,290 480,240 460,262',
  ],
  ['#d8685a', '310,372 330,330 306,290 290,240 330,220 352,280 378,330 370,365'],
  ['#f0d08a', '250,330 255,282 290,276 290,325'],
  ['#e59a6a', '60,830 120,748 300,722 420,698 474,706 500,740 640,760 760,830'],
  ['#d98a9a', '740,604 860,572 1040,590 1040,690 820,684 742,654'],
  ['#f6e6c8', '150,110 210,92 240,120 200,150 156,142'],
]

/**
 * Europe, 1000 wide and 780 high, from (0, 0). Portugal, lower left, is orange. Folded, its lower left corner
 * is turned up by that many units.
 */
export const europe = (folded = 0) => {
  const f = folded
  const sheet = f
    ? polygon([
        [0, 0],
        [1000, 0],
        [1000, 780],
        [f * 1.15, 780],
        [0, 780 - f],
      ])
    : roundRect(0, 0, 1000, 780, 4)
  const inner = f ? `M14 14H986V766H${f * 1.15 + 14}L14 ${766 - f}Z` : 'M14 14H986V766H14Z'
  const id = `europe-${f}`
  const shapes = lands.map(([color, text]) => flat(smooth(points(text) as Point[]), color))
  const iberia = flat(
    smooth(
      points(
        '150,520 230,508 300,512 340,545 322,590 318,640 270,690 210,702 186,694 150,682 145,600',
      ) as Point[],
    ),
    '#d98a9a',
  )
  const portugal = flat(
    smooth(points('150,520 186,526 178,600 188,694 150,682 145,600') as Point[]),
    '#ef7d3a',
  )
  const france = flat(
    smooth(
      points(
        '300,470 255,425 330,395 396,372 420,440 440,500 400,536 370,540 340,540 300,512',
      ) as Point[],
    ),
    '#c9799a',
  )
  const italy = flat(
    smooth(
      points(
        '440,500 492,500 505,532 562,590 592,618 572,626 562,664 540,622 470,560 440,530',
      ) as Point[],
    ),
    '#d8685a',
  )
  const rivers = line('M420 440Q470 400 560 430T700 480M620 420Q700 380 760 300', '#a9c4dc', 5)
  const flap = f
    ? piece(
        polygon([
          [0, 780 - f],
          [f * 1.15, 780],
          [f * 0.98, 780 - f * 0.92],
        ]),
        '#f3e4c6',
      )
    : ''
  return `<clipPath id="${id}"><path d="${inner}"/></clipPath>${piece(sheet, '#fbf0d8')}${flat(inner, '#a9c8de')}<g clip-path="url(#${id})">${line('M0 200Q500 120 1000 200M0 420Q500 340 1000 420M0 640Q500 560 1000 640M250 0Q220 400 250 780M500 0V780M750 0Q780 400 750 780', '#c4dbe8', 3)}${shapes.join('')}${iberia}${portugal}${france}${italy}${rivers}</g>${flap}`
}

/** The map on its stand with wheels, 1080 wide and 1060 high; (0, 0) is on the floor below its middle. */
export const mapStand = (folded = 0) => {
  const metal = '#8d7f96'
  const wheel = (x: number) =>
    piece(circle(x, -22, 22), '#4a3a55') + flat(circle(x, -22, 8), '#d8cbd6')
  return `${piece([roundRect(-536, -1050, 22, 1020, 8), roundRect(514, -1050, 22, 1020, 8), roundRect(-580, -60, 120, 20, 8), roundRect(460, -60, 120, 20, 8)], metal)}${[-560, -480, 480, 560].map(wheel).join('')}${placed(europe(folded), { x: -500, y: -1010 })}${piece(roundRect(-548, -1064, 1096, 40, 18), '#a8764c')}`
}

const starSpots: readonly (readonly [number, number, number])[] = [
  [-44, -196, 13],
  [-4, -184, 10],
  [36, -206, 14],
  [-24, -142, 12],
  [22, -152, 11],
  [4, -104, 12],
  [-14, -70, 9],
  [16, -62, 9],
  [2, -30, 7],
]

const cones = ['#d8584f', '#f0a23c', '#8a5aa0', '#e0708a', '#5f86c0'] as const

/** A school cone, 330 long; its tip is at (0, 0). `i` tells whose; 0 is Juri's. */
export const schoolCone = (i = 0) => {
  const color = cones[i % cones.length] ?? '#d8584f'
  const paper =
    i === 0 ? color : print(i % 2 ? 'dots' : 'checks', color, lighter(color, 0.45), { size: 34 })
  const crepe = lighter(color, 0.5)
  const stars = i === 0 ? starSpots.map(([x, y, r]) => star5(x, y, r, x)).join('') : ''
  return `${piece('M-62 -250C-96 -290 -70 -330 -26 -312C-20 -340 24 -340 28 -312C72 -330 96 -290 62 -250Z', crepe)}${line('M-40 -260L-52 -296M-14 -258L-16 -304M14 -258L20 -304M40 -260L54 -294', darker(crepe, 0.16), 4)}${piece('M-72 -252Q0 -226 72 -252L4 -2Q0 2 -4 -2Z', paper)}${flat('M10 -238Q50 -240 72 -252L4 -2Z', '#4a1020', 0.14)}${flat(stars, '#ffe08a')}${piece('M-74 -262Q0 -236 74 -262L70 -240Q0 -214 -70 -240Z', '#fff0cf')}${piece('M-4 -238C-40 -262 -50 -226 -6 -230ZM4 -238C40 -262 50 -226 6 -230Z', '#ffd24a')}${flat(ellipse(0, -234, 8, 9), '#e6a52c')}${mark('shine', 0, -180, 40)}`
}
