import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { eyes, type Feeling, type Gaze, muzzle } from '../../draw/cast/face/face.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, leaf, points, roundRect } from '../../draw/paper/geometry.ts'
import { mark } from '../../draw/paper/marks.ts'
import { flat, line, mirrored, piece, placed } from '../../draw/paper/pieces.ts'
import { addressedEnvelope } from '../../draw/props/post.ts'

const skin = '#c58a5e'
const dark = '#2a1d1c'

export const farid = (options: ChildOptions = {}) =>
  child({ skin, hair: dark, hairStyle: 'curls', outfit: 'pyjamas', color: '#e8a13c', ...options })

/** Farid by day. */
export const faridByDay = (options: ChildOptions = {}) =>
  farid({ outfit: 'jumper', color: '#c8563a', trousers: '#3f5a7a', ...options })

interface PostwomanOptions extends AdultOptions {
  /** The glasses are misted over, as they are all night. */
  foggy?: boolean
}

/** The glass of spectacles as the kit draws it, and misted over. */
const glass = { clear: 'fill="#ffffff" opacity="0.16"', misted: 'fill="#eef6fb" opacity="0.88"' }

/** Mrs Cirrus, the postwoman of the clouds. */
export const zirrus = ({ foggy = true, ...options }: PostwomanOptions = {}) => {
  const figure = adult({
    hair: '#e6e9f2',
    hairStyle: 'bun',
    old: true,
    glasses: true,
    hat: 'cap',
    hatColor: '#2f4f9a',
    outfit: 'coat',
    color: '#3a5fae',
    bag: '#a8713c',
    ...options,
  })
  return foggy ? figure.replace(glass.clear, glass.misted) : figure
}

export const jiddo = (options: AdultOptions = {}) =>
  adult({
    skin,
    hair: '#ece7e0',
    hairStyle: 'ring',
    beard: 'full',
    old: true,
    outfit: 'jumper',
    color: '#7a8f5a',
    ...options,
  })

export const letterPaper = '#dbe6f0'

/** A letter of the clouds. */
export const letter = () => addressedEnvelope(letterPaper)

const carrot = (l: number) =>
  piece(
    `M0 -15C${l * 0.5} -16 ${l * 0.9} -6 ${l} 2C${l * 0.9} 10 ${l * 0.5} 16 0 15C-8 6 -8 -6 0 -15Z`,
    '#f0863c',
  ) + line(`M${l * 0.24} -12v9M${l * 0.46} 4v9M${l * 0.62} -8v7`, '#c9642a', 3)

const billows = (spots: readonly (readonly [number, number, number])[]) =>
  spots.map(([x, y, r]) => circle(x, y, r))

interface CloudOptions {
  mood?: Feeling
  /** where its eyes look, as it faces */
  gaze?: Gaze
  color?: string
  /** drawn between the hind and the front billows: feet at y = -70, up to 400 units wide */
  riders?: string
}

/** Fleece, a cloud with a carrot for a nose, 700 units wide and 270 tall; it faces right. */
export const bausch = ({
  mood = 'happy',
  gaze = [0.6, 0],
  color = '#f3f8ff',
  riders = '',
}: CloudOptions = {}) => {
  const shade = mix(color, '#8fb0d8', 0.28)
  const hind = billows([
    [-262, -92, 86],
    [-150, -142, 104],
    [0, -156, 114],
    [150, -146, 112],
    [262, -104, 92],
  ])
  const front = billows([
    [-278, -58, 62],
    [-176, -76, 76],
    [-50, -66, 78],
    [76, -84, 86],
    [200, -92, 96],
    [298, -66, 64],
  ])
  const rack = line('M-352 -146H-270M-340 -146L-318 -84M-296 -146L-286 -90', '#5a6a8a', 8)
  const face =
    // dots that move: white eyes would be lost on a white cloud
    placed(eyes(38, -112, 13, mood), { x: gaze[0] * 9, y: gaze[1] * 7 }) +
    flat(ellipse(-62, -82, 18, 12) + ellipse(66, -82, 18, 12), '#f58f8f', 0.5) +
    muzzle(-46, 14, mood) +
    placed(carrot(92), { x: 0, y: -86, rotate: 10 })
  const bell =
    piece('M-20 0C-20 -30 20 -30 20 0Z', '#c9d2e0') +
    piece(roundRect(-24, -4, 48, 9, 4), '#8f9ab0') +
    line('M14 -14L30 -24', '#8f9ab0', 5) +
    mark('shine', 0, -10, 20)
  return (
    rack +
    piece([...hind, roundRect(-330, -110, 660, 100, 50)], shade) +
    riders +
    piece([...front, roundRect(-338, -76, 680, 76, 38)], color) +
    placed(bell, { x: 128, y: -168, rotate: -12 }) +
    placed(face, { x: 196, y: 0 })
  )
}

const seated = { view: 'turned', stance: 'seat' } as const

/** The two of them, sitting side by side as riders. */
export const both = (postwoman: PostwomanOptions = {}, boy: ChildOptions = {}) =>
  placed(zirrus({ ...seated, seatHeight: 84, gaze: [0.8, 0], ...postwoman }), {
    x: -190,
    y: -22,
    scale: 0.95,
  }) +
  placed(farid({ ...seated, seatHeight: 60, gaze: [0.8, -0.2], ...boy }), {
    x: 0,
    y: -52,
    scale: 1.08,
  })

/** A front tooth, 60 tall; (0, 0) is its root's foot. */
const tooth = () =>
  piece(
    'M-24 -8C-30 -44 -24 -62 0 -60C24 -62 30 -44 24 -8C22 6 12 4 8 -10Q0 -20 -8 -10C-12 4 -22 6 -24 -8Z',
    '#fffdf5',
  ) + flat(ellipse(-10, -42, 5, 9), '#dfe9f2', 0.9)

/** A pink crab from the front, 240 wide and 130 tall; `hat` lies on its head, or is held up. */
export const crab = (isBowing: boolean, gaze: Gaze = [0, 0], color = '#f0908c') => {
  const shade = darker(color, 0.16)
  const legs = mirrored(
    line('M48 -26L88 -22L104 0M44 -16L76 -6L86 8M54 -38L100 -44L122 -20', shade, 10),
  )
  const claw = (x: number, y: number, rotate: number) =>
    placed(piece('M0 0C-30 -10 -34 -52 -8 -62L-2 -36L14 -62C36 -48 30 -8 0 0Z', color), {
      x,
      y,
      rotate,
    })
  const arms = isBowing
    ? line('M-56 -50L-96 -84M56 -50L100 -78', shade, 13) + claw(-98, -82, -24) + claw(104, -80, 30)
    : mirrored(line('M56 -50L92 -70', shade, 13) + claw(94, -68, 20))
  const hat = isBowing
    ? placed(tooth(), { x: 124, y: -132, rotate: 24, scale: 1.2 })
    : placed(tooth(), { y: -94, scale: 1.3 })
  return (
    legs +
    arms +
    piece(
      'M0 -104C-56 -104 -84 -70 -76 -36C-70 -8 -36 -2 0 -2C36 -2 70 -8 76 -36C84 -70 56 -104 0 -104Z',
      color,
    ) +
    eyes(24, -64, 10, { mood: 'happy', gaze }) +
    flat(ellipse(-44, -44, 11, 8) + ellipse(44, -44, 11, 8), '#d8584f', 0.5) +
    muzzle(-42, 9, 'happy') +
    hat
  )
}

/** A lemon with its leaf, 74 wide; (0, 0) is its middle. */
export const lemon = () =>
  piece('M-38 2C-30 -30 22 -32 32 -6L42 -2L34 8C22 34 -24 32 -38 2Z', '#f6d63c') +
  flat(ellipse(-8, -10, 12, 6), '#fff6b8', 0.7) +
  piece(leaf(-36, 0, -2.4, 40, 0.34), '#6f9a4a')

/** A round lemon tree in a pot, 260 wide and 430 tall. */
export const lemonTree = () => {
  const fruit = points(`
    -70,-300 -10,-360 60,-310 -40,-230 40,-230 90,-250 -96,-250 4,-290 -46,-360
    50,-370 0,-180
  `)
  const crown = billows([
    [-70, -240, 66],
    [70, -244, 68],
    [0, -290, 88],
    [-52, -330, 60],
    [54, -334, 58],
    [0, -210, 66],
  ])
  return (
    piece(roundRect(-12, -190, 24, 120, 6), '#8a5a40') +
    piece(crown, '#6f9f5a') +
    fruit.map(([x, y]) => placed(lemon(), { x, y, scale: 0.42, rotate: x })).join('') +
    piece('M-58 -84H58L44 0H-44Z', '#c8693f') +
    piece(roundRect(-66, -94, 132, 22, 8), lighter('#c8693f', 0.14))
  )
}

/** A red sledge seen from its side, 200 long. */
export const redSledge = () =>
  line('M-86 0H70C104 0 112 -36 84 -44', '#b5322e', 10) +
  line('M-56 -4V-44M40 -4V-44', '#b5322e', 9) +
  piece(roundRect(-96, -58, 180, 18, 6), '#d8403a')
