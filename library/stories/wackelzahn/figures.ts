import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'

const olive = '#e2ad80'

/** The teeth in Kerem's open mouth. */
type Teeth = 'wobbly' | 'gap'

/** An open mouth about (0, 0) with the tooth leaning over, or with a gap; it hides the mouth of the face below. */
const openMouth = (teeth: Teeth) => {
  const lip = 'M-18 -8Q0 -13 18 -8C20 6 11 17 0 17C-11 17 -20 6 -18 -8Z'
  const row = flat('M-15 -8Q0 -12.4 15 -8L13 -0.4Q0 -3 -13 -0.4Z', '#ffffff')
  const gap = flat('M0 -10.6Q5 -10.8 9.4 -9.8L8.6 0Q4 -1.6 0 -1.8Z', '#7c2f38')
  const wobbly = placed(piece(roundRect(-4.2, 0, 8.4, 12, 3.4), '#ffffff'), {
    x: 3,
    y: -9,
    rotate: -30,
  })
  return (
    flat(ellipse(0, 2, 19, 17), olive) +
    piece(lip, '#7c2f38') +
    flat('M-9 12Q-5 6 0 8Q5 6 9 12Q5 15.6 0 15.6Q-5 15.6 -9 12Z', '#e8837c') +
    row +
    gap +
    (teeth === 'wobbly' ? wobbly : '')
  )
}

type KeremOptions = ChildOptions & { teeth?: Teeth }

const keremsLook: ChildOptions = {
  skin: olive,
  hair: '#2f211f',
  hairStyle: 'short',
  outfit: 'jumper',
  color: '#3f8f8a',
  trousers: '#4a4a7a',
  glasses: true,
}

/** Where the parts of Kerem are, in his units. */
export const keremsJoints = (options: KeremOptions = {}) =>
  childJoints({ ...keremsLook, ...options })

/** Kerem with his round glasses; with `teeth` (seen from the front or half from it) he opens his mouth. */
export const kerem = ({ teeth, ...options }: KeremOptions = {}) => {
  const figure = child({ ...keremsLook, ...options })
  if (!teeth) return figure
  const { eyes, mouth } = keremsJoints(options)
  const rotate = (Math.atan2(eyes[0] - mouth[0], mouth[1] - eyes[1]) * 180) / Math.PI
  return figure + placed(openMouth(teeth), { x: mouth[0], y: mouth[1] + 1, rotate, scale: 0.88 })
}

export const mama = (options: AdultOptions = {}) =>
  adult({
    skin: olive,
    hair: '#3a2622',
    hairStyle: 'long',
    outfit: 'dress',
    color: '#c95f6e',
    ...options,
  })

export const dede = (options: AdultOptions = {}) =>
  adult({
    skin: '#d9a276',
    hair: '#cfc8c6',
    hairStyle: 'ring',
    beard: 'moustache',
    old: true,
    outfit: 'jumper',
    color: '#8a6a4f',
    trousers: '#5a5668',
    ...options,
  })

export const pia = (options: ChildOptions = {}) =>
  child({
    skin: '#9a6340',
    hair: '#2a1a1f',
    hairStyle: 'braids',
    outfit: 'dungarees',
    color: '#e8a13c',
    shirt: '#fbe6cd',
    ...options,
  })

export const noah = (options: ChildOptions = {}) =>
  child({
    skin: '#9a6340',
    hair: '#2a1a1f',
    hairStyle: 'afro',
    outfit: 'shirt',
    color: '#5f7fb3',
    trousers: '#6a4a3c',
    ...options,
  })

export const teacher = (options: AdultOptions = {}) =>
  adult({
    skin: '#8d5a3c',
    hair: '#2a1a1f',
    hairStyle: 'short',
    beard: 'full',
    outfit: 'shirt',
    color: '#f0d9a8',
    trousers: '#4f5a6f',
    ...options,
  })

/** A milk tooth, 40 units tall; (0, 0) is the tip of its root. */
export const tooth = (color = '#fffdf4') =>
  piece(
    'M-4 -2C-10 -8 -16 -20 -15 -32C-13 -44 13 -44 15 -32C16 -20 10 -8 4 -2Q0 -12 -4 -2Z',
    color,
  ) + flat(ellipse(-6, -30, 3, 6), '#ffffff')

/** An apple with one great bite taken from its right, 58 units wide. */
export const bittenApple = () =>
  line('M0 -46Q2 -56 8 -62', '#6f4630', 5) +
  piece(
    'M0 -48C-34 -60 -38 -2 -8 0Q0 -4 8 0C18 -3 24 -9 27 -16Q14 -16 14 -26Q6 -34 14 -42Q14 -50 20 -51Q10 -52 0 -48Z',
    '#d8483e',
  ) +
  flat('M27 -16Q14 -16 14 -26Q6 -34 14 -42Q14 -50 20 -51Q25 -50 28 -46L31 -30Z', '#fff0cf')

/** The rest of an apple, 56 units tall. */
export const appleCore = () =>
  line('M0 -50Q2 -58 6 -64', '#6f4630', 4) +
  piece('M-20 -48Q0 -56 20 -48Q6 -26 20 -4Q0 6 -20 -4Q-6 -26 -20 -48Z', '#fbe7bd') +
  piece(['M-20 -48Q0 -58 20 -48Q0 -38 -20 -48Z', 'M-20 -4Q0 -14 20 -4Q0 8 -20 -4Z'], '#d8483e')

/** Papers in the shape of teeth on a string from (0, 0) over `w` units. */
export const toothString = (w: number, count: number) => {
  const sag = (t: number) => 34 * Math.sin(Math.PI * t)
  const teeth = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    return placed(tooth('#fff8e6'), {
      x: t * w,
      y: sag(t) + 44,
      scale: 1.05,
      rotate: i % 2 === 0 ? 5 : -6,
    })
  })
  return line(`M0 0Q${num(w / 2)} 68 ${num(w)} 0`, '#a8764c', 4) + teeth.join('')
}

/** The class's tortoise, its head in or out. */
export const tortoise = (isHiding: boolean) => {
  const head = isHiding
    ? ''
    : piece('M58 -26C60 -46 96 -50 98 -32C98 -18 76 -14 58 -14Z', '#a9b56a')
  const foot = (x: number) => piece(ellipse(x, -7, 17, 10), '#a9b56a')
  return (
    head +
    foot(-40) +
    foot(42) +
    piece('M-72 -8C-70 -74 70 -74 72 -8Z', '#8a7a3f') +
    line('M-40 -12L-24 -46H22L40 -12M-24 -46L-8 -12M22 -46L8 -12', lighter('#8a7a3f', 0.3), 4)
  )
}

/** A box of matches, open, the tooth in it; 120 units wide. */
export const matchbox = () =>
  piece('M-60 -34H10V0H-60Z', '#d8584f') +
  flat(roundRect(-50, -26, 50, 18, 3), '#f6d98a') +
  piece('M10 -30H62V0H10Z', '#e9d3a0') +
  flat('M16 -30H56V-22H16Z', darker('#e9d3a0', 0.3)) +
  placed(tooth(), { x: 36, y: -18, scale: 0.8, rotate: 12 })

/** Spectacles lying on a table, 70 units wide. */
export const spectacles = () =>
  line(
    `${ellipse(-18, -12, 15, 11)}${ellipse(18, -12, 15, 11)}M-4 -14Q0 -18 4 -14M32 -14L46 -6`,
    '#4a3a4a',
    3.4,
  )

/** A traffic light for people on foot, 380 units tall, its green man lit. */
export const trafficLight = () => {
  const man = (y: number, color: string) =>
    flat(
      `${circle(0, y - 17, 7)}M-9 ${y - 8}H9L12 ${y + 8}H6L8 ${y + 24}H2L0 ${y + 10}L-3 ${y + 24}H-9L-6 ${y + 8}H-12Z`,
      color,
    )
  return (
    piece(roundRect(-8, -300, 16, 300, 4), '#5a5f74') +
    piece(roundRect(-44, -430, 88, 158, 16), '#3a3f52') +
    flat(circle(0, -392, 31), '#5a3038') +
    man(-394, '#8a4a50') +
    flat(circle(0, -314, 31), '#1f5a46') +
    man(-316, '#8ff0b4')
  )
}

/** An open umbrella, its handle's end at (0, 0), 300 units wide. */
export const umbrella = (color = '#e8a13c') => {
  const canopy =
    'M-150 -176C-140 -260 -70 -300 0 -300C70 -300 140 -260 150 -176Q112 -204 75 -178Q38 -204 0 -178Q-38 -204 -75 -178Q-112 -204 -150 -176Z'
  return (
    line('M0 -296V-10Q0 12 -18 10', '#6a4a3c', 7) +
    piece(canopy, color) +
    line(
      'M-75 -178C-70 -240 -40 -284 0 -300M75 -178C70 -240 40 -284 0 -300',
      darker(color, 0.16),
      4,
    ) +
    line('M0 -300V-316', '#6a4a3c', 7)
  )
}
