import { type BearOptions, bear } from '../../draw/cast/bear.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, leaf } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { apple } from '../../draw/props/fruit.ts'
import { bed } from '../../draw/props/furniture.ts'

/** The cub; drawn at about half of Papa's scale. */
export const nuri = (options: BearOptions = {}) =>
  bear({ color: '#d39b5c', scarf: '#3f9a5f', ...options })

export const papa = (options: BearOptions = {}) => bear({ color: '#6d4836', ...options })

/** A leaf as large as an umbrella on its stalk, `h` units high; (0, 0) is where it is held. */
const leafUmbrella = (h: number, color = '#5fa04e') => {
  const veins = [-120, -64, 0, 64, 120].map(
    (x) => `M0 ${-h - 74}Q${x * 0.5} ${-h - 60} ${x} ${-h + 6}`,
  )
  const dome = `M-176 ${-h + 16}C-186 ${-h - 70} -70 ${-h - 112} 0 ${-h - 84}C70 ${-h - 112} 186 ${-h - 70} 176 ${-h + 16}C140 ${-h - 8} 116 ${-h + 6} 88 ${-h + 22}C60 ${-h - 4} 30 ${-h} 0 ${-h + 18}C-30 ${-h} -60 ${-h - 4} -88 ${-h + 22}C-116 ${-h + 6} -140 ${-h - 8} -176 ${-h + 16}Z`
  return (
    line(`M0 10Q10 ${-h * 0.5} 0 ${-h - 70}`, darker(color, 0.2), 13) +
    piece(dome, color) +
    line(veins.join(''), lighter(color, 0.3), 5)
  )
}

/** Paws that hold such a leaf over the head of a sitting bear. */
export const underLeaf = (green: string): NonNullable<BearOptions['paws']> => ({
  far: { at: [104, -104], grip: 'hold', holding: leafUmbrella(230, green) },
})

/** An apple on its stalk, hanging from (0, 0). */
export const hangingApple = (color: string, scale = 1) =>
  placed(apple(color), { y: 62 * scale, scale })

/** The apple after two bites, 58 units wide. */
export const bittenApple = () =>
  line('M0 -46Q2 -56 8 -62', '#6f4630', 5) +
  piece(leaf(6, -56, -0.4, 26, 0.34), '#6f9a4a') +
  piece(
    'M0 -48C-12 -52 -22 -50 -26 -46Q-16 -38 -22 -30Q-10 -26 -14 -14Q-20 -8 -24 -9C-18 -2 -12 0 -8 0Q0 -4 8 0C18 -3 24 -9 27 -16Q14 -16 14 -26Q6 -34 14 -42Q14 -50 20 -51Q10 -52 0 -48Z',
    '#d8483e',
  ) +
  flat(
    'M27 -16Q14 -16 14 -26Q6 -34 14 -42Q14 -50 20 -51Q25 -50 28 -46Q22 -40 24 -32Q22 -22 31 -24Z',
    '#fff3d6',
  ) +
  flat(
    'M-26 -46Q-16 -38 -22 -30Q-10 -26 -14 -14Q-20 -8 -24 -9Q-20 -16 -24 -22Q-30 -26 -27 -34Q-30 -40 -29 -43Z',
    '#fff3d6',
  )

/** Papa asleep in a bed 380 units wide, his head to the left. */
export const papaInBed = (quilt = '#b5533f') => {
  const cover =
    'M-14 -186C20 -232 80 -226 120 -192C160 -168 166 -110 160 -50Q120 -34 90 -48T30 -48L-30 -52C-36 -90 -34 -140 -14 -186Z'
  const dots = [4, 40, 80, 122].map((x, i) => circle(x, -110 + (i % 2) * 26, 9)).join('')
  return (
    bed(quilt, '#8a5a6a') +
    placed(papa({ pose: 'sleeping' }), { x: 10, y: -84, flip: true, scale: 1.02 }) +
    piece(cover, quilt) +
    flat(dots, lighter(quilt, 0.4), 0.8)
  )
}
