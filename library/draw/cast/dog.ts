import { mix } from '../paper/color.ts'
import { ellipse, type Point, points } from '../paper/geometry.ts'
import { flat, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { collarBand, type DogLook, type DogPose } from './dog-look.ts'
import { blush, eyes, type Feeling, muzzle, nose } from './face.ts'
import { gait, limb, seatedPaws } from './four-legs.ts'
import { shaggyDog } from './shaggy-dog.ts'

const earSway: Record<Feeling, number> = { happy: 0, sad: -9, surprised: 26, angry: 10 }

function head(look: DogLook, asleep: boolean, turn: number, placement: Placement): string {
  const { color, dark, light, mood } = look
  const spine = points('-38,-186 -84,-190 -66,-98')
  const ear = placed(piece(strip(spine, [22, 50, 44]), dark), {
    x: -38,
    y: -184,
    rotate: asleep ? 0 : earSway[mood],
    pivot: [-38, -184],
  })
  const snout =
    piece(
      'M0 -78C-24 -78 -35 -92 -31 -112C-28 -136 -16 -148 0 -148C16 -148 28 -136 31 -112C35 -92 24 -78 0 -78Z',
      light,
    ) +
    nose('M-15 -126C-12 -138 12 -138 15 -126C12 -112 -12 -112 -15 -126Z', -4, -129) +
    muzzle(-103, 10, mood)
  const svg =
    piece(
      'M0 -82C-34 -82 -52 -104 -56 -134C-60 -176 -40 -202 0 -202C40 -202 60 -176 56 -134C52 -104 34 -82 0 -82Z',
      color,
    ) +
    placed(
      mirrored(flat(ellipse(-20, -176, 7, 5), light)) +
        eyes(28, -157, 8.5, mood, asleep) +
        blush(42, -128, 0.4, 9, turn),
      { x: turn * 0.5 },
    ) +
    placed(snout, { x: turn, rotate: -turn * 0.5, pivot: [0, -112], y: -112 }) +
    mirrored(ear)
  return placed(svg, { pivot: [0, -142], ...placement })
}

function sitting(look: DogLook): string {
  const { color, dark, light } = look
  return (
    piece(strip(points('36,-14 96,-4 104,-50 116,-86'), [22, 18, 12, 5]), color) +
    piece('M0 -138C-38 -132 -58 -60 -56 -14C-54 3 54 3 56 -14C58 -60 38 -132 0 -138Z', color) +
    flat('M0 -112C-26 -106 -32 -70 -20 -46C-10 -36 10 -36 20 -46C32 -70 26 -106 0 -112Z', light) +
    seatedPaws(116, color, dark, light) +
    (look.collar ? collarBand(-100, 36, look.collar) : '') +
    head(look, false, 0, { y: -164, rotate: look.tilt })
  )
}

const trunk: readonly Point[] = points('-138,-64 -60,-76 40,-56 112,-74')

function walking(look: DogLook): string {
  const { color, light } = look
  const legs = gait({
    hind: -128,
    fore: 92,
    hip: 46,
    width: 26,
    color,
    far: mix(color, look.dark, 0.7),
    foot: light,
  })
  const neck = points('104,-72 132,-92 140,-132')
  return (
    piece(strip(points('-156,-76 -206,-92 -204,-140 -222,-156'), [22, 18, 12, 5]), color) +
    legs.far +
    piece([strip(trunk, [74, 80, 72, 84]), strip(neck, [70, 64, 54])], color) +
    flat('M156 -90C158 -62 140 -40 112 -33C124 -46 132 -66 134 -96Z', light) +
    legs.near +
    (look.collar ? placed(collarBand(-100, 34, look.collar), { x: 138, rotate: 6 }) : '') +
    head(look, false, 14, { x: 146, y: -154, rotate: look.tilt + 2, scale: 0.96 })
  )
}

function sleeping(look: DogLook): string {
  const { color, dark, light } = look
  const paws = { width: 22, foot: light }
  return (
    piece(strip(points('-140,-24 -192,-4 -214,-8 -240,-22'), [20, 16, 11, 5]), color) +
    limb(points('70,-14 130,-12 190,0'), mix(color, dark, 0.4), paws) +
    piece('M-164 0C-184 -36 -158 -84 -96 -84C-40 -84 0 -74 50 -80C106 -86 128 -48 118 0Z', color) +
    piece('M-156 0C-172 -34 -138 -62 -104 -50C-84 -42 -84 -14 -92 0Z', mix(color, dark, 0.4)) +
    piece('M-118 0C-122 -18 -84 -22 -70 -12C-66 -6 -68 0 -72 0Z', light) +
    head(look, true, 10, { x: 124, y: -66, rotate: 3, scale: 0.94 })
  )
}

export interface DogOptions {
  pose?: DogPose
  breed?: 'dachshund' | 'shaggy'
  mood?: Feeling
  /** fur; dark `#7d5138`, shaggy `#b9a48c`, white `#efe6d8` */
  color?: string
  /** collar; `''` for none */
  collar?: string
  /** Sitting and walking: degrees the head leans, clockwise. */
  tilt?: number
}

/**
 * A dog: as a dachshund 224 units tall sitting, 212 walking (460 long), 122 asleep; shaggy 223,
 * 210 and 120.
 */
export function dog(options: DogOptions = {}): string {
  const { pose = 'sitting', breed = 'dachshund', mood = 'happy', tilt = 0 } = options
  const { color = breed === 'shaggy' ? '#b9a48c' : '#b0652f', collar = '#c8434a' } = options
  const look = {
    color,
    dark: mix(color, '#3a1a14', 0.36),
    light: mix(color, '#ffe9c9', 0.66),
    mood,
    collar: collar === '' ? undefined : collar,
    tilt,
  }
  return breed === 'shaggy' ? shaggyDog(pose, look) : { sitting, walking, sleeping }[pose](look)
}
