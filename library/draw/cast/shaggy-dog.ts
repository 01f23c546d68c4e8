import { mix } from '../paper/color.ts'
import { mirrored, type Placement, piece, placed } from '../paper/pieces.ts'
import { collarBand, type DogLook, type DogPose } from './dog-look.ts'
import { blush, eyes, muzzle, nose } from './face.ts'
import { gait } from './four-legs.ts'
import { tufted } from './fur.ts'

const fringe =
  'M-62 -166C-50 -212 50 -212 62 -166L50 -174L46 -158L34 -170L26 -152L14 -168L2 -150L-10 -168L-20 -154L-30 -170L-42 -156L-48 -174Z'

/** The head of the shaggy breed, its middle at (0, -136); `ears` turns them, in degrees. */
export function shaggyHead(
  look: DogLook,
  asleep: boolean,
  turn: number,
  placement: Placement,
  ears = look.mood === 'surprised' && !asleep ? 28 : 8,
): string {
  const { color, dark, light, mood } = look
  const ear = placed(piece(tufted({ x: -70, y: -136, rx: 22, ry: 46, count: 9 }), dark), {
    x: -62,
    y: -170,
    rotate: ears,
    pivot: [-62, -170],
  })
  const face =
    eyes(28, -146, 9.5, mood, asleep) +
    blush(46, -118, 0.4, 10, turn) +
    piece(tufted({ x: 0, y: -104, rx: 36, ry: 26, count: 11, depth: 0.24 }), light) +
    nose('M-15 -124C-12 -136 12 -136 15 -124C12 -110 -12 -110 -15 -124Z', -4, -127) +
    muzzle(-101, 10, mood)
  const svg =
    piece(tufted({ x: 0, y: -136, rx: 68, ry: 56, count: 15, depth: 0.13 }), color) +
    placed(piece(fringe, mix(color, light, 0.4)), { x: turn * 0.6 }) +
    placed(face, { x: turn }) +
    mirrored(ear)
  return placed(svg, { pivot: [0, -136], ...placement })
}

const tail = (x: number, y: number, rotate: number, look: DogLook): string =>
  placed(piece(tufted({ x: 0, y: -44, rx: 18, ry: 48, count: 9, depth: 0.3 }), look.dark), {
    x,
    y,
    rotate,
  })

/** A paw under long fur: only its toes show. */
const toes = (x: number, light: string): string =>
  piece(`M${x - 22} 0C${x - 24} -22 ${x + 22} -22 ${x + 20} 0Z`, light)

function sitting(look: DogLook): string {
  const { color, dark, light } = look
  const leg = tufted({ x: -20, y: -44, rx: 19, ry: 38, count: 9, depth: 0.14 })
  return (
    tail(58, -20, 62, look) +
    piece(tufted({ x: 0, y: -66, rx: 62, ry: 62, count: 17, depth: 0.12 }), color) +
    mirrored(toes(-52, dark) + toes(-20, light)) +
    mirrored(piece(tufted({ x: -54, y: -36, rx: 22, ry: 28, count: 9 }), mix(color, dark, 0.35))) +
    mirrored(piece(leg, mix(color, dark, 0.12))) +
    piece(tufted({ x: 0, y: -84, rx: 36, ry: 34, count: 11, depth: 0.24 }), light) +
    (look.collar ? collarBand(-110, 40, look.collar) : '') +
    shaggyHead(look, false, 0, { y: -158, rotate: look.tilt })
  )
}

function walking(look: DogLook): string {
  const { color, dark, light } = look
  const legs = gait({
    hind: -66,
    fore: 44,
    hip: 62,
    width: 34,
    color,
    far: mix(color, dark, 0.8),
    foot: light,
  })
  return (
    tail(-88, -88, -38, look) +
    legs.far +
    legs.near +
    piece(tufted({ x: -8, y: -80, rx: 94, ry: 46, count: 21, depth: 0.2 }), color) +
    piece(tufted({ x: 60, y: -78, rx: 34, ry: 34, count: 11, depth: 0.24 }), light) +
    (look.collar ? placed(collarBand(-104, 38, look.collar), { x: 70 }) : '') +
    shaggyHead(look, false, 12, { x: 78, y: -148, rotate: look.tilt + 2, scale: 0.96 })
  )
}

function sleeping(look: DogLook): string {
  const { color, dark, light } = look
  return (
    tail(-100, -26, -84, look) +
    toes(18, mix(light, dark, 0.2)) +
    // the lower half of the coat lies flat on the ground
    piece(
      `${tufted({ x: -20, y: -52, rx: 106, ry: 46, count: 21, depth: 0.18 })}M-118 -40H82L92 0H-124Z`,
      color,
    ) +
    piece(tufted({ x: -84, y: -32, rx: 38, ry: 27, count: 11 }), mix(color, dark, 0.3)) +
    shaggyHead(look, true, 6, { x: 58, y: -58, rotate: 4, scale: 0.96 }) +
    toes(10, light) +
    toes(112, light)
  )
}

/** The shaggy breed of `dog`. */
export function shaggyDog(pose: DogPose, look: DogLook): string {
  return { sitting, walking, sleeping }[pose](look)
}
