import { type DogOptions, dog } from '../../draw/cast/dog.ts'
import { collarBand, type DogLook } from '../../draw/cast/dog-look.ts'
import { limb } from '../../draw/cast/four-legs.ts'
import { tufted } from '../../draw/cast/fur.ts'
import { shaggyHead } from '../../draw/cast/shaggy-dog.ts'
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

/** Socke at full speed to the right, all paws off the ground; `onNose` is drawn on his nose. */
export const sockeRunning = ({ mood = 'happy' as DogLook['mood'], onNose = '' } = {}) =>
  tail(-96, -104, -64) +
  legs([points('-56,-84 -104,-52 -168,-58'), points('62,-80 120,-74 176,-86')], far) +
  piece(tufted({ x: -8, y: -92, rx: 108, ry: 44, count: 21, depth: 0.2 }), color) +
  piece(tufted({ x: 66, y: -88, rx: 36, ry: 34, count: 11, depth: 0.24 }), look.light) +
  legs([points('-70,-84 -124,-44 -186,-20'), points('56,-76 112,-40 176,-26')], color) +
  placed(collarBand(-112, 38, collar), { x: 78 }) +
  shaggyHead({ ...look, mood }, false, 12, { x: 90, y: -158, rotate: -4, scale: 0.98 }, 74) +
  placed(onNose, { x: 103, y: -130 })

/** Socke digging to the right: forepaws in the sand, the tail in the air. */
export const sockeDigging = () =>
  tail(-94, -132, -20) +
  legs([points('-46,-90 -24,-50 -40,0'), points('60,-60 104,-40 98,6')], far) +
  placed(piece(tufted({ x: 0, y: 0, rx: 100, ry: 46, count: 21, depth: 0.2 }), color), {
    x: -16,
    y: -94,
    rotate: 20,
  }) +
  legs([points('-70,-100 -96,-54 -82,0'), points('44,-60 78,-34 64,8')], color) +
  placed(collarBand(-84, 36, collar), { x: 70, rotate: 14 }) +
  shaggyHead(look, false, 12, { x: 92, y: -106, rotate: 14, scale: 0.96 }, 20)

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
