import { type DogOptions, dog, dogJoints } from '../../draw/cast/dog.ts'
import { collarBand, type DogLook } from '../../draw/cast/mammal/dog-look.ts'
import { limb } from '../../draw/cast/mammal/four-legs.ts'
import { tufted } from '../../draw/cast/mammal/fur.ts'
import { shaggyHead } from '../../draw/cast/mammal/shaggy-dog.ts'
import { mix } from '../../draw/paper/color.ts'
import { type Point, points } from '../../draw/paper/geometry.ts'
import { piece, placed } from '../../draw/paper/pieces.ts'

const color = '#8f6a4c'
const collar = '#d8483e'

const look: DogLook = {
  color,
  dark: mix(color, '#3a1a14', 0.36),
  light: '#f6e6cc',
  mood: 'happy',
  collar,
  tilt: 0,
}

export const socke = (options: DogOptions = {}) =>
  dog({ breed: 'shaggy', color, collar, ...options })

const paws = { width: 32, foot: look.light }
const far = mix(color, look.dark, 0.7)

type Leg = readonly [Point, Point, Point]

const legs = (spines: readonly Leg[], paint: string) =>
  spines.map((spine) => limb(spine, paint, paws)).join('')

const tail = (x: number, y: number, rotate: number) =>
  placed(piece(tufted({ x: 0, y: -46, rx: 18, ry: 50, count: 9, depth: 0.3 }), look.dark), {
    x,
    y,
    rotate,
  })

/** Socke at full speed to the right; `onNose` is drawn on his nose. */
export const sockeRunning = ({
  onNose = '',
  ...options
}: DogOptions & { onNose?: string } = {}) => {
  const pose: DogOptions = { pose: 'running', mood: 'joyful', tail: 'up', ears: 'back', ...options }
  const [x, y] = dogJoints({ breed: 'shaggy', ...pose }).mouth
  return socke(pose) + placed(onNose, { x: x - 4, y: y - 14 })
}

/** Socke digging to the right: forepaws in the sand, the tail in the air. */
export const sockeDigging = (options: DogOptions = {}) =>
  socke({ pose: 'digging', mood: 'joyful', tail: 'up', ...options })

/** Socke at full speed towards us: ears and tail up, a forepaw in the air. */
export const sockeHeadOn = () =>
  tail(34, -108, 28) +
  legs([points('-40,-70 -84,-60 -82,-16'), points('40,-70 84,-60 82,-16')], far) +
  piece(tufted({ x: 0, y: -84, rx: 62, ry: 54, count: 17, depth: 0.16 }), color) +
  legs(
    [points('-30,-76 -44,-40 -30,-6'), points('30,-76 62,-56 44,-34')],
    mix(color, look.dark, 0.12),
  ) +
  piece(tufted({ x: 0, y: -84, rx: 36, ry: 34, count: 11, depth: 0.24 }), look.light) +
  collarBand(-114, 40, collar) +
  shaggyHead(look, false, 0, { y: -160, rotate: -4, scale: 1.06 }, 78)
