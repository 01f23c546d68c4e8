import { actor } from '../../draw/cast/actor.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, points, roundRect, smooth } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { pencil, sheetOfPaper } from '../../draw/props/post.ts'

export const lotte = (options: ChildOptions = {}) =>
  child({
    skin: '#f2c6a0',
    hair: '#b5562e',
    hairStyle: 'braids',
    outfit: 'dungarees',
    color: '#2f8f8a',
    shirt: '#fdf0d2',
    ...options,
  })

export const tarek = (options: ChildOptions = {}) =>
  child({
    skin: '#c58a5e',
    hair: '#2a1d1c',
    hairStyle: 'short',
    outfit: 'jumper',
    color: '#5a6fb5',
    trousers: '#4a4458',
    ...options,
  })

/** The same figures as actors. */
export const asLotte = actor(lotte, childJoints, {})
export const asTarek = actor(tarek, childJoints, {})

const zinc = '#93a7b3'

/** The bucket hanging from its handle, which is at (0, 0); 150 tall, `content` looks over its rim. */
export const pail = (content = '') =>
  line('M-46 70C-44 -22 44 -22 46 70', darker(zinc, 0.35), 7) +
  flat(ellipse(0, 72, 50, 13), darker(zinc, 0.45)) +
  content +
  piece('M-51 72C-30 86 30 86 51 72L38 164C26 174 -26 174 -38 164Z', zinc) +
  flat('M-51 72C-44 80 -34 82 -26 83L-20 170C-30 170 -36 168 -38 164Z', lighter(zinc, 0.3), 0.7) +
  line('M-46 104Q0 122 46 104M-41 142Q0 158 41 142', darker(zinc, 0.22), 5) +
  piece(ellipse(22, 122, 7, 10), darker(zinc, 0.12))

/** A pot of yellow paint with a drip; (0, 0) is the middle of its foot. */
export const paintPot = () =>
  piece(roundRect(-30, -58, 60, 60, 6), '#f6efe2') +
  piece(ellipse(0, -58, 30, 9), '#f5c63a') +
  piece('M-30 -56C-26 -40 -20 -44 -14 -30C-8 -42 -2 -40 2 -52Z', '#f5c63a') +
  line('M-30 -52C-34 -96 34 -96 30 -52', '#8a8a94', 4)

/** Notes sticking out of the bucket. */
export const notes = (count: number) =>
  [
    { x: -22, y: 62, rotate: -18 },
    { x: 18, y: 54, rotate: 14 },
    { x: -2, y: 46, rotate: -4 },
    { x: 36, y: 74, rotate: 34 },
    { x: -38, y: 78, rotate: -38 },
  ]
    .slice(0, count)
    .map((where, i) => placed(sheetOfPaper(4 - (i % 3)), { ...where, scale: 0.6 }))
    .join('')

/** A pencil that a hand grips at (0, 0), above its tip. */
export const pencilInHand = (color?: string) =>
  placed(pencil(color), { x: -14, y: 15.5, scale: 0.7 })

/** Two pieces of cake on a plate; (0, 0) is under its middle. */
export const cake = () => {
  const slice =
    piece('M-30 -8L34 -18V-50L-30 -40Z', '#d99a5a') +
    piece('M-32 -38L36 -50V-62L-32 -52Z', '#f7e3c4') +
    flat('M-30 -24L34 -34V-30L-30 -20Z', '#c8434a')
  return (
    piece(ellipse(0, 0, 74, 13), '#ffffff') +
    placed(slice, { x: -20, y: 2 }) +
    placed(slice, { x: 26, y: 4, scale: 0.92 })
  )
}

const yellow = '#f7c93c'

const blotShape = smooth(
  points(`
    -250,40 -272,0 -236,-40 -214,-120 -164,-146 -120,-104 -92,-52 -52,-66 -26,-140 24,-160 66,-116
    92,-60 130,-72 150,-130 158,-200 210,-236 268,-230 318,-206 338,-172 314,-146 262,-144 226,-128 220,-70 204,14
    150,52 40,48 -40,62 -150,52
  `),
)

/** The yellow blot, 570 wide; with legs, eye and mouth painted on it is a camel with two humps. */
export const blot = (isCamel: boolean) => {
  const shine = flat(ellipse(-164, -92, 26, 20) + ellipse(22, -104, 28, 20), '#ffe28a', 0.8)
  const drops = piece([ellipse(-300, 70, 22, 16), ellipse(330, -120, 16, 12)], yellow)
  if (!isCamel) return drops + piece(blotShape, yellow) + shine
  const xs = [-200, -120, 70, 150]
  const legs = line(xs.map((x) => `M${x} 30V136`).join(''), darker(yellow, 0.14), 30)
  const boots = piece(
    xs.map((x) => `M${x - 22} 104H${x + 20}V130Q${x + 54} 134 ${x + 52} 158H${x - 22}Z`),
    '#c8434a',
  )
  return (
    line('M-256 10Q-300 40 -286 96', darker(yellow, 0.14), 14) +
    legs +
    piece(blotShape, yellow) +
    shine +
    boots +
    flat(circle(222, -190, 17), '#fffaf0') +
    flat(circle(227, -188, 9), '#3a2a2a') +
    piece('M176 -214Q160 -262 196 -266Q214 -240 202 -220Z', yellow) +
    line('M284 -166Q306 -162 320 -176', '#3a2a2a', 7)
  )
}
