import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { sheetOfPaper } from '../../draw/props/post.ts'

export const nela = (options: ChildOptions = {}) =>
  child({
    skin: '#f2c6a0',
    hair: '#b5562e',
    hairStyle: 'braids',
    outfit: 'dungarees',
    color: '#2f8f8a',
    shirt: '#fdf0d2',
    ...options,
  })

export const emre = (options: ChildOptions = {}) =>
  child({
    skin: '#c58a5e',
    hair: '#2a1d1c',
    hairStyle: 'short',
    outfit: 'jumper',
    color: '#5a6fb5',
    trousers: '#4a4458',
    ...options,
  })

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

/** The yellow blot, 560 wide; with legs, eye and mouth painted on it is a camel. */
export const blot = (isCamel: boolean) => {
  const shape =
    'M-250 20C-280 -10 -250 -40 -210 -34C-190 -90 -120 -100 -96 -50C-80 -40 -60 -40 -44 -52C-20 -104 56 -100 72 -44C100 -30 130 -40 150 -66C156 -104 210 -112 236 -84C262 -70 254 -40 226 -40C204 -20 190 10 160 30C110 66 -40 70 -130 52C-180 60 -236 50 -250 20Z'
  if (!isCamel)
    return (
      piece(shape, yellow) +
      flat(ellipse(-120, -10, 60, 12) + ellipse(60, 0, 50, 9), '#ffe28a', 0.7)
    )
  const legs = [-190, -120, 50, 130].map((x) => `M${x} 44V128`).join('')
  const feet = [-190, -120, 50, 130].map((x) => ellipse(x + 12, 132, 30, 13)).join('')
  return (
    line(legs, darker(yellow, 0.1), 28) +
    flat(feet, '#c8434a') +
    piece(shape, yellow) +
    flat(ellipse(206, -82, 8, 10), '#3a2a2a') +
    line('M222 -56Q238 -52 246 -60', '#3a2a2a', 5) +
    line('M-246 8C-290 20 -300 60 -286 84', darker(yellow, 0.1), 12)
  )
}
