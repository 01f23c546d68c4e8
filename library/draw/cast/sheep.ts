import { mix } from '../paper/color.ts'
import type { Point } from '../paper/geometry.ts'
import { flat, line, mirrored, type Placement, piece, placed } from '../paper/pieces.ts'
import { blush, eyes, type Feeling, muzzle } from './face.ts'
import { frontHooves, gait, limb } from './four-legs.ts'
import { woolly } from './fur.ts'

/** Measures of a grown sheep or a lamb. */
interface Build {
  /** half length and half height of the woolly body seen from the side, and half its width */
  long: number
  high: number
  broad: number
  hip: number
  leg: number
  /** half width of the wool on the head */
  cap: number
  scale: number
}

const grown: Build = { long: 106, high: 64, broad: 82, hip: 66, leg: 21, cap: 48, scale: 0.94 }
const young: Build = { long: 70, high: 44, broad: 54, hip: 72, leg: 18, cap: 30, scale: 0.7 }

interface Look {
  wool: string
  shade: string
  face: string
  mood: Feeling
  build: Build
  tilt: number
}

const earDroop: Record<Feeling, number> = { happy: -14, sad: -42, surprised: 16, angry: 4 }

function head(look: Look, asleep: boolean, turn: number, placement: Placement): string {
  const { wool, face, mood, build } = look
  const pink = mix(face, '#f0a59a', 0.55)
  const ear = placed(
    piece('M6 -12C-16 -20 -44 -16 -58 4C-44 18 -16 16 6 10Z', face) +
      flat('M-10 -6C-24 -10 -38 -6 -47 3C-38 9 -24 8 -10 5Z', pink),
    { x: -40, y: -150, rotate: asleep ? -30 : earDroop[mood] },
  )
  const features =
    flat('M-11 -108Q0 -114 11 -108Q6 -97 0 -96Q-6 -97 -11 -108Z', mix(pink, '#b4525a', 0.45)) +
    line('M0 -96V-90', mix(face, '#3a2024', 0.7), 2.6) +
    muzzle(-90, 10, mood)
  const skull =
    'M0 -72C-28 -72 -40 -92 -44 -116C-50 -150 -40 -182 0 -182C40 -182 50 -150 44 -116C40 -92 28 -72 0 -72Z'
  const cap = woolly({ x: 0, y: -186, rx: build.cap, ry: build.cap / 2, count: 9 })
  const svg =
    mirrored(ear) +
    piece(skull, face) +
    placed(eyes(25, -136, 9, mood, asleep) + blush(36, -108, 0.42, 9, turn), { x: turn * 0.6 }) +
    placed(features, { x: turn }) +
    piece(cap, wool)
  return placed(svg, { pivot: [0, -130], ...placement })
}

/** Curls drawn on the wool, two arcs each. */
function curls(spots: readonly Point[], shade: string): string {
  const d = spots.map(([x, y]) => `M${x - 13} ${y}q7 13 14 0q7 13 14 0`).join('')
  return line(d, shade, 3.4)
}

const hooves = ({ face, build }: Look) => ({
  width: build.leg,
  color: face,
  far: mix(face, '#3a2430', 0.28),
  foot: '#4a3b40',
  hoofed: true,
})

function standing(look: Look): string {
  const { wool, shade, build } = look
  const { broad, high, hip } = build
  const middle = -hip - high * 0.7
  return (
    frontHooves(broad * 0.36, hip, hooves(look)) +
    piece(woolly({ x: 0, y: middle, rx: broad, ry: high, count: 15 }), wool) +
    curls(
      [
        [-broad * 0.62, middle + high * 0.1],
        [broad * 0.62, middle + high * 0.1],
        [-broad * 0.32, middle + high * 0.6],
        [broad * 0.32, middle + high * 0.6],
      ],
      shade,
    ) +
    head(look, false, 0, { y: middle - high * 0.56 - 20, rotate: look.tilt })
  )
}

function walking(look: Look): string {
  const { wool, shade, build } = look
  const { long, high, hip } = build
  const middle = -hip - high * 0.7
  const legs = gait({ ...hooves(look), hind: -long * 0.62, fore: long * 0.48, hip: hip + 8 })
  return (
    legs.far +
    legs.near +
    piece(woolly({ x: -long * 1.05, y: middle - high * 0.2, rx: 20, ry: 16, count: 7 }), wool) +
    piece(woolly({ x: 0, y: middle, rx: long, ry: high, count: 17 }), wool) +
    curls(
      [
        [-long * 0.6, middle - high * 0.16],
        [-long * 0.14, middle - high * 0.4],
        [-long * 0.3, middle + high * 0.32],
        [long * 0.2, middle + high * 0.2],
      ],
      shade,
    ) +
    head(look, false, 10, {
      x: long * 0.86,
      y: middle - high * 0.42,
      rotate: look.tilt + 3,
      scale: 0.96,
    })
  )
}

function sleeping(look: Look): string {
  const { wool, shade, face, build } = look
  const { long, high } = build
  const leg = { width: build.leg, foot: '#4a3b40' }
  return (
    piece(
      [
        woolly({ x: -10, y: -high * 0.98, rx: long, ry: high * 0.86, count: 17 }),
        woolly({ x: -12, y: -high * 0.5, rx: long * 0.92, ry: high * 0.38, count: 15 }),
      ],
      wool,
    ) +
    curls(
      [
        [-long * 0.62, -high * 0.9],
        [-long * 0.2, -high * 1.3],
        [-long * 0.24, -high * 0.5],
      ],
      shade,
    ) +
    limb(
      [
        [long * 0.5, -18],
        [long * 0.8, -10],
        [long * 0.72 + 74, 0],
      ],
      face,
      leg,
    ) +
    head(look, true, 8, { x: long * 0.76, y: -high - 14, rotate: 7, scale: 0.94 })
  )
}

export interface SheepOptions {
  pose?: 'standing' | 'walking' | 'sleeping'
  mood?: Feeling
  /** A lamb: smaller and slimmer, on long legs. */
  lamb?: boolean
  /** wool; black `#57505c`, brown `#a98567` */
  color?: string
  /** face and legs; dark `#6e5a60`, not darker, or the eyes are lost */
  face?: string
  /** Standing and walking: degrees the head leans, clockwise. */
  tilt?: number
}

/** A woolly sheep: 240 units tall standing, 209 walking, 152 asleep; as a lamb 156, 136 and 91. */
export function sheep(options: SheepOptions = {}): string {
  const { pose = 'standing', mood = 'happy', color = '#fbf3e4', face = '#c9a48c' } = options
  const build = options.lamb ? young : grown
  const look = {
    wool: color,
    shade: mix(color, '#84706e', 0.42),
    face,
    mood,
    build,
    tilt: options.tilt ?? 0,
  }
  return placed({ standing, walking, sleeping }[pose](look), { scale: build.scale })
}
