// The sun, the moon, the stars and Winter; each has a face.

import { personArm } from '../../draw/cast/body/person-arm.ts'
import { blush, eyes } from '../../draw/cast/face/face.ts'
import { personHead } from '../../draw/cast/head/person.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, type Point, points, polygon, star5 } from '../../draw/paper/geometry.ts'
import { flat, line, mirrored, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import { chestnut, mitten } from './things.ts'

const smile = (y: number, w: number, color: string, width = 6) =>
  line(`M${-w} ${y}Q0 ${y + w * 1.1} ${w} ${y}`, color, width)

const freckles = () => {
  const random = seeded(12)
  return Array.from({ length: 74 }, () => {
    const side = random() < 0.5 ? -1 : 1
    return circle(side * (44 + random() * 120), 2 + random() * 92, 2.6 + random() * 3.4)
  }).join('')
}

const rays = (r: number) =>
  Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * 2 * Math.PI
    const at = (turn: number, reach: number): Point => [
      Math.cos(a + turn) * reach,
      Math.sin(a + turn) * reach,
    ]
    const [from, tip, to] = [at(-0.1, r), at(0, r * (i % 2 === 0 ? 1.3 : 1.19)), at(0.1, r)]
    return polygon([[...from], [...tip], [...to]])
  })

/** The sun bending over what she stirs with her finger: 200 units from her middle (0, 0) to her rim. */
export const sun = () => {
  const arm = (spine: readonly Point[]) =>
    personArm(spine, { color: '#f2a13a', skin: '#f2a13a', widths: [46, 40, 32], hand: 21 })
  const face =
    flat(freckles(), '#d9802c', 0.75) +
    eyes(64, -22, 19, 'happy') +
    mirrored(line('M40 -70Q64 -86 88 -70', '#a85a1c', 7)) +
    blush(112, 34, 0.4, 26) +
    smile(48, 44, '#a84a26', 8)
  return `${piece(rays(202), '#ffb648')}${piece(circle(0, 0, 200), '#ffd35c')}${flat(circle(-14, -16, 168), '#ffe38a', 0.7)}${placed(face, { x: -28, y: 16 })}${arm(
    points('-150,110 -190,190 -58,206'),
  )}${arm(points('140,130 196,200 70,240'))}`
}

/** A cauldron full of sunrise, 240 units wide and 170 tall. */
export const cauldron = () =>
  `${mirrored(piece('M58 -26L92 -26L98 6L76 6Z', '#3f3550'))}${piece('M-118 -140H118C128 -60 92 -10 0 -10C-92 -10 -128 -60 -118 -140Z', '#574766')}${piece(ellipse(0, -140, 126, 30), '#6d5a7c')}${flat(ellipse(0, -140, 108, 22), '#ff8f6b')}${flat(ellipse(10, -142, 78, 14), '#ffb86b')}${flat(ellipse(-8, -144, 42, 7), '#ffe39a')}${flat('M-96 -104C-104 -70 -84 -38 -54 -28C-74 -50 -82 -76 -80 -104Z', '#ffffff', 0.14)}`

/** The half moon sitting on (0, 0): round to the right, 480 units tall, his one hand up in its mitten. */
export const halfMoon = () => {
  const body =
    'M-70 -478C74 -486 190 -380 190 -240C190 -100 74 6 -70 -2C-44 -80 -34 -160 -34 -240C-34 -320 -44 -400 -70 -478Z'
  const craters: readonly (readonly [number, number, number])[] = [
    [96, -390, 26],
    [146, -250, 18],
    [60, -70, 22],
    [20, -432, 13],
    [128, -130, 13],
  ]
  const face =
    eyes(40, 0, 13, 'happy') +
    line('M-54 -36Q-40 -48 -24 -42M24 -42Q40 -48 54 -36', '#8a7a5a', 5) +
    flat(ellipse(-4, 24, 11, 9), '#e0bf86') +
    blush(58, 34, 0.42, 17) +
    smile(50, 20, '#8a5a4a', 5)
  const sleeve = strip(points('30,-150 -60,-110 -116,-220'), [56, 50, 40])
  return `${piece(body, '#ffeec2')}${flat(craters.map(([x, y, r]) => circle(x, y, r)).join(''), '#dcc28c', 0.55)}${placed(face, { x: 46, y: -286, rotate: 4 })}${piece(sleeve, '#f7e0ac')}${placed(mitten(), { x: -112, y: -214, rotate: -14, scale: 1.7 })}`
}

export interface StarOptions {
  /** A fidgety star kneels and looks to the right. */
  pose?: 'sitting' | 'kneeling'
  color?: string
}

/** A star child, 190 units tall; sitting well-behaved with closed eyes, its legs dangling from a stool. */
export const starChild = ({ pose = 'sitting', color = '#ffe08a' }: StarOptions = {}) => {
  const isGood = pose === 'sitting'
  const shape = star5(0, 0, 92, 0, 0.56)
  const rounded = `<g filter="url(#s1)"><path d="${shape}" fill="${color}" stroke="${color}" stroke-width="22" stroke-linejoin="round"/></g>`
  const face =
    eyes(20, -8, 8, 'happy', isGood) +
    blush(32, 10, 0.5, 9) +
    (isGood ? line('M-7 16Q0 20 7 16', '#a8642c', 3.4) : flat(ellipse(0, 18, 9, 8), '#a8443a'))
  const legs = isGood
    ? mirrored(
        piece('M-32 40H-12L-14 92H-30Z', darker(color, 0.14)) +
          piece(ellipse(-24, 94, 14, 8), darker(color, 0.3)),
      )
    : piece(strip(points('-20,50 30,84 -60,92'), [26, 26, 20]), darker(color, 0.14))
  const glow = flat(shape, lighter(color, 0.5), 0.45)
  const body = `${rounded}${placed(glow, { scale: 0.8 })}${placed(face, { x: isGood ? 0 : 10 })}`
  return placed(legs + placed(body, { rotate: isGood ? 0 : 12 }), { y: isGood ? -100 : -98 })
}

/** A little stool of frosted light, its seat 46 units up. */
export const starStool = (color = '#8fa9d9') =>
  `${mirrored(piece('M-32 -38H-20L-24 0H-36Z', darker(color, 0.22)))}${piece('M-46 -50H46Q52 -50 52 -44Q52 -36 46 -36H-46Q-52 -36 -52 -44Q-52 -50 -46 -50Z', color)}`

/** Winter, an old man as large as a hill, 560 units tall and 700 wide, with a chestnut in his hand. */
export const winter = () => {
  const [cloak, snow, frost] = ['#9dbfe6', '#ffffff', '#cfe2f6']
  const folds = line(
    'M-150 -250C-220 -160 -250 -80 -262 -10M150 -250C200 -170 240 -90 270 -10M-92 -170C-130 -110 -150 -60 -156 -6',
    '#7fa3d2',
    7,
  )
  const body =
    piece(
      'M0 -410C-120 -404 -190 -300 -250 -180C-300 -90 -340 -40 -350 0H350C340 -60 300 -110 250 -190C190 -300 120 -404 0 -410Z',
      cloak,
    ) +
    folds +
    piece(
      'M-352 6C-356 -34 -310 -40 -290 -26C-260 -54 -210 -40 -196 -22C-170 -44 -120 -40 -104 -18C-70 -40 -20 -36 0 -16C30 -40 80 -38 104 -18C130 -42 180 -40 196 -20C220 -44 270 -46 292 -24C320 -40 356 -30 352 6Q0 54 -352 6Z',
      snow,
    )
  const beard =
    piece(
      'M-104 -384C-122 -290 -96 -210 -128 -120C-140 -70 -100 -14 -40 -10C0 -8 60 -6 92 -34C140 -80 100 -200 106 -280C110 -330 108 -360 104 -384C70 -340 -70 -340 -104 -384Z',
      snow,
    ) +
    line(
      'M-56 -300C-70 -220 -56 -140 -78 -60M-8 -290C-14 -200 6 -120 -10 -40M46 -300C40 -220 66 -150 48 -60',
      frost,
      7,
    )
  const head = personHead(
    {
      skin: '#e9c3ae',
      hair: '#ffffff',
      hairStyle: 'long',
      mood: 'surprised',
      asleep: false,
      glasses: false,
      turn: 8,
      down: 0,
      gaze: [0.7, 0.8],
      extra:
        mirrored(piece('M2 -168C-12 -176 -34 -172 -44 -148C-28 -146 -10 -152 2 -160Z', '#f3f8ff')) +
        piece(ellipse(8, -174, 8, 7), '#e0958a') +
        icicleCrown(),
    },
    { y: -424, scale: 2.05 },
  )
  const arm = personArm(points('150,-300 250,-190 346,-214'), {
    color: '#86abd8',
    skin: '#e9c3ae',
    widths: [92, 84, 66],
    hand: 36,
  })
  return `${body}${head}${beard}${arm}${placed(chestnut(26), { x: 380, y: -250 })}`
}

/** A crown of icicles that stand on end. */
const icicleCrown = () =>
  piece(
    [-44, -24, 0, 24, 44].map((x, i) => {
      const h = [34, 50, 64, 50, 34][i] ?? 40
      const y = -236 + x * x * 0.008
      return `M${x - 12} ${y}L${x * 1.14} ${y - h}L${x + 12} ${y}Z`
    }),
    '#bfe3f7',
  ) + piece('M-60 -216Q0 -250 60 -216L58 -236Q0 -266 -58 -236Z', '#ffffff')
