import { type AdultOptions, adult, adultJoints } from '../../draw/cast/adult.ts'
import { type CatOptions, cat } from '../../draw/cast/cat.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import { circle, ellipse, leaf, type Point } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'

const nelasLook: ChildOptions = {
  skin: '#f2c6a0',
  hair: '#a8562f',
  hairStyle: 'ponytail',
  outfit: 'dress',
  color: '#2f8f84',
  shoes: '#c8434a',
}

export const nela = (options: ChildOptions = {}) => child({ ...nelasLook, ...options })

export const nelasJoints = (options: ChildOptions = {}) => childJoints({ ...nelasLook, ...options })

export const opa = (options: AdultOptions = {}) =>
  adult({
    hair: '#e3ddd6',
    hairStyle: 'ring',
    beard: 'moustache',
    old: true,
    glasses: true,
    outfit: 'shirt',
    color: '#5f7fb3',
    trousers: '#6a5a4a',
    ...options,
  })

export const papa = (options: AdultOptions = {}) =>
  adult({ hair: '#a8562f', hairStyle: 'curls', color: '#c98a3c', ...options })

const mokkaFur = '#7a5640'

export const mokka = (options: CatOptions = {}) => cat({ color: mokkaFur, ...options })

/** Mokka's paw stretched out from his shoulder, before his chest, to what it lies on. */
export const mokkasPaw = (shoulder: Point, [x, y]: Point) =>
  piece(strip([shoulder, [x + 4, shoulder[1] - 6], [x + 2, y + 4]], [21, 18, 16]), mokkaFur) +
  piece(ellipse(x, y + 1, 12, 10.5), '#f0e6d8') +
  line(`M${x - 7} ${y - 2}h6M${x - 8} ${y + 3}h6`, '#b9a48e', 1.6)

const cherry = (x: number, y: number) =>
  line(`M${x} ${y - 10}Q${x + 4} ${y - 28} ${x + 16} ${y - 32}`, '#5f7a3c', 3) +
  piece(circle(x, y, 12), '#c8283c') +
  flat(circle(x - 4, y - 4, 3), '#ffffff', 0.6)

/** The fruit on the aunt's hat, for an adult's head whose middle is at (0, -288). */
const fruit =
  piece([leaf(-20, -340, -2.4, 52), leaf(24, -342, -0.7, 52), leaf(0, -344, -1.6, 46)], '#6f9a4a') +
  piece([circle(-34, -344, 14), circle(-22, -362, 14), circle(-10, -344, 14)], '#8a5aa8') +
  piece(circle(14, -352, 22), '#e8a13c') +
  flat(ellipse(8, -360, 5, 8), '#ffffff', 0.5) +
  cherry(40, -342) +
  cherry(52, -330) +
  cherry(-48, -330)

const lips = (x: number, y: number) =>
  piece(
    `M${x} ${y - 4}C${x - 6} ${y - 14} ${x - 18} ${y - 8} ${x - 14} ${y + 2}C${x - 10} ${y + 12} ${x + 10} ${y + 12} ${x + 14} ${y + 2}C${x + 18} ${y - 8} ${x + 6} ${y - 14} ${x} ${y - 4}Z`,
    '#c8283c',
  ) + flat(ellipse(x, y + 1, 5, 3), '#7a1626')

/** A red kiss on a cheek; (0, 0) is its middle. */
export const kissMark = (rotate: number) =>
  placed(
    flat('M0 -3C-5 -11 -15 -6 -14 0C-12 8 12 8 14 0C15 -6 5 -11 0 -3Z', '#d8344a', 0.85) +
      line('M-9 1Q0 3 9 1', '#f2b6b0', 2),
    { rotate },
  )

const rosiesLook: AdultOptions = {
  hair: '#b9b0c4',
  hairStyle: 'curls',
  old: true,
  hat: 'sun',
  hatColor: '#d8486e',
  outfit: 'dress',
  color: '#d8486e',
}

/** From the top of an adult's head down to the point that the fruit was drawn about. */
const belowTop = 46

/** Aunt Rosie, whose hat bears fruit; `kissing` purses her lips. */
export const auntRosie = (options: AdultOptions = {}, kissing = false) => {
  const look = { ...rosiesLook, ...options }
  const { eyes, mouth, top } = adultJoints(look)
  const angle = Math.atan2(eyes[0] - mouth[0], mouth[1] - eyes[1])
  const on = {
    x: top[0] - Math.sin(angle) * belowTop,
    y: top[1] + Math.cos(angle) * belowTop,
    rotate: (angle * 180) / Math.PI,
  }
  return (
    adult(look) +
    placed(fruit, { ...on, pivot: [0, -288] }) +
    (kissing
      ? placed(lips(0, 0), { x: mouth[0], y: mouth[1], rotate: on.rotate, scale: 1.15 })
      : '')
  )
}
