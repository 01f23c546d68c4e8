import { type BearOptions, bear } from '../../draw/cast/bear.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, points } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'
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

const raisedArm = strip(points('62,-130 128,-122 98,-78'), [44, 42, 36])

/** A sitting bear that holds a leaf over its head with its right paw. */
export const underLeaf = (figure: string, green: string, paw: string) =>
  placed(leafUmbrella(290, green), { x: 100, y: -40 }) + figure + piece(raisedArm, paw)

/** An apple on its stalk, hanging from (0, 0). */
export const hangingApple = (color: string, scale = 1) =>
  placed(apple(color), { y: 62 * scale, scale })

/** The apple after two bites; `behind` is the colour seen where they are gone. */
export const bittenApple = (behind: string) =>
  apple() +
  flat(`${circle(24, -34, 13)}${circle(24, -15, 11)}${circle(-26, -27, 10)}`, '#fff3d6') +
  flat(`${circle(33, -35, 12)}${circle(32, -14, 11)}${circle(-33, -27, 9)}`, behind)

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
