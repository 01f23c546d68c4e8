import { mix } from '../paper/color.ts'
import { ellipse, type Point, points } from '../paper/geometry.ts'
import { flat, ink, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { blush, eyes, type Feeling, muzzle } from './face.ts'
import { frontHooves, gait, limb } from './four-legs.ts'

interface Look {
  color: string
  dark: string
  light: string
  mood: Feeling
  saddlebags: string | undefined
  tilt: number
  dozing: boolean
}

/** Degrees the ears are turned outwards. */
const earTurn: Record<Feeling, number> = { happy: 14, sad: 78, surprised: 0, angry: 56 }

function ear(look: Look, turn: number): string {
  const outer = 'M-20 6C-40 -30 -42 -86 -14 -124C14 -92 20 -36 14 6Z'
  return placed(
    piece(outer, look.color) +
      flat('M-12 -6C-26 -36 -28 -74 -13 -102C4 -76 8 -36 4 -6Z', mix(look.light, '#e7a79c', 0.6)) +
      flat('M-30 -92C-26 -104 -20 -115 -14 -124C-5 -114 2 -102 7 -88Q-10 -98 -30 -92Z', look.dark),
    { x: -36, y: -234, rotate: -turn },
  )
}

function head(look: Look, asleep: boolean, turn: number, placement: Placement): string {
  const { color, dark, light, mood } = look
  const rings = mirrored(flat(ellipse(-34, -191, 18, 20), mix(color, light, 0.55)))
  const snout =
    piece(
      'M0 -92C-32 -92 -48 -108 -46 -130C-44 -152 -26 -164 0 -164C26 -164 44 -152 46 -130C48 -108 32 -92 0 -92Z',
      light,
    ) +
    mirrored(flat(ellipse(-18, -136, 6, 8), mix(dark, ink, 0.4))) +
    muzzle(-116, 15, mood)
  const mane =
    'M-22 -252C-30 -276 -18 -292 -12 -298C-10 -288 -6 -284 0 -280C2 -290 8 -298 16 -302C16 -284 24 -272 22 -252C20 -236 14 -224 8 -210C4 -218 2 -222 -2 -226C-6 -218 -8 -216 -12 -214C-14 -228 -20 -238 -22 -252Z'
  const svg =
    mirrored(ear(look, asleep ? 64 : earTurn[mood])) +
    piece(
      'M0 -100C-34 -100 -42 -128 -50 -158C-62 -190 -60 -240 -34 -256C-16 -266 16 -266 34 -256C60 -240 62 -190 50 -158C42 -128 34 -100 0 -100Z',
      color,
    ) +
    placed(rings + eyes(34, -194, 9, mood, asleep) + blush(42, -164, 0.4, 10, turn), {
      x: turn * 0.5,
    }) +
    placed(snout, { x: turn }) +
    piece(mane, dark)
  return placed(svg, { pivot: [0, -190], ...placement })
}

const hooves = ({ color, dark }: Look) => ({
  width: 26,
  color,
  far: mix(color, dark, 0.55),
  foot: '#463a40',
  hoofed: true,
})

/** A sack on the near side, its strap over the back at (x, y). */
function bag(x: number, y: number, color: string): string {
  const shade = mix(color, '#3a1a14', 0.28)
  return placed(
    piece('M-40 -4H40L34 16H-34Z', shade) +
      piece('M-42 8C-52 40 -48 64 -36 68H36C48 64 52 40 42 8Q0 18 -42 8Z', color) +
      piece('M-44 4H44V22Q0 44 -44 22Z', shade) +
      flat(ellipse(0, 32, 6, 6), '#f2c14e'),
    { x, y },
  )
}

function standing(look: Look): string {
  const { color, dark, light } = look
  return (
    frontHooves(32, 104, hooves(look)) +
    (look.saddlebags ? mirrored(bag(-66, -176, look.saddlebags)) : '') +
    piece(
      'M0 -212C-46 -206 -74 -160 -72 -118C-70 -80 -40 -66 0 -66C40 -66 70 -80 72 -118C74 -160 46 -206 0 -212Z',
      color,
    ) +
    flat(
      'M0 -152C-26 -150 -36 -124 -30 -104C-20 -78 20 -78 30 -104C36 -124 26 -150 0 -152Z',
      light,
    ) +
    flat('M-68 -146Q0 -172 68 -146L70 -134Q0 -158 -70 -134Z', dark, 0.6) +
    head(look, look.dozing, 0, { y: -240, rotate: look.tilt, scale: 1.08 })
  )
}

function tail(spine: readonly Point[], look: Look): string {
  const [, , , end] = spine
  const [x, y] = end ?? [0, 0]
  return (
    piece(strip(spine, [16, 13, 11, 9]), look.color) +
    piece(
      `M${x - 8} ${y - 10}C${x - 22} ${y + 10} ${x - 18} ${y + 30} ${x - 4} ${y + 42}C${x + 14} ${y + 28} ${x + 18} ${y + 8} ${x + 8} ${y - 10}Z`,
      look.dark,
    )
  )
}

function walking(look: Look): string {
  const { color, dark, light } = look
  const legs = gait({ ...hooves(look), hind: -104, fore: 62, hip: 104 })
  const neck: readonly Point[] = points('60,-142 92,-176 114,-232')
  const mane: readonly Point[] = points('30,-190 66,-204 82,-276')
  return (
    tail(points('-136,-164 -176,-166 -174,-120 -178,-90'), look) +
    legs.far +
    piece(strip(mane, [14, 34, 30]), dark) +
    piece(
      [
        'M-148 -130C-154 -180 -116 -190 -70 -182C-16 -172 26 -190 72 -180C110 -168 110 -108 76 -94C24 -70 -72 -70 -116 -86C-136 -94 -146 -110 -148 -130Z',
        strip(neck, [96, 78, 64]),
      ],
      color,
    ) +
    flat('M-84 -82C-30 -68 40 -74 76 -94C40 -108 -50 -104 -84 -82Z', light) +
    flat('M28 -185C24 -160 26 -140 34 -124C40 -140 42 -162 42 -184Z', dark, 0.6) +
    legs.near +
    (look.saddlebags ? bag(-32, -182, look.saddlebags) : '') +
    head(look, look.dozing, 12, { x: 124, y: -236, rotate: look.tilt + 3, scale: 1.04 })
  )
}

function sleeping(look: Look): string {
  const { color, dark, light } = look
  const leg = { width: 24, foot: '#463a40' }
  return (
    tail(points('-146,-40 -180,-46 -186,-40 -196,-44'), look) +
    piece(
      'M-152 0C-180 -54 -146 -124 -64 -126C10 -128 60 -146 104 -104C124 -68 118 0 90 0Z',
      color,
    ) +
    flat('M6 -128C0 -100 2 -76 12 -58C22 -78 24 -106 22 -130Z', dark, 0.6) +
    limb(points('-120,-30 -66,-16 -18,0'), mix(color, dark, 0.25), leg) +
    limb(points('46,-24 104,-12 164,0'), mix(color, light, 0.25), leg) +
    head(look, true, 8, { x: 98, y: -112, rotate: 6 })
  )
}

export interface DonkeyOptions {
  pose?: 'standing' | 'walking' | 'sleeping'
  mood?: Feeling
  /** fur; brown `#9c7b62` */
  color?: string
  /** Standing and walking: sacks of this colour. */
  saddlebags?: string
  /** Standing and walking: degrees the head leans, clockwise. */
  tilt?: number
  /** Standing and walking: asleep on its feet. */
  dozing?: boolean
}

/** A donkey with long ears and a pale muzzle: 356 units tall standing, 350 walking, 190 asleep. */
export function donkey(options: DonkeyOptions = {}): string {
  const { pose = 'standing', mood = 'happy', color = '#9b97a6', tilt = 0 } = options
  const { dozing = false } = options
  return placed(
    { standing, walking, sleeping }[pose]({
      color,
      dark: mix(color, '#2a2030', 0.55),
      light: mix(color, '#fff8ee', 0.84),
      mood,
      saddlebags: options.saddlebags,
      tilt,
      dozing,
    }),
    { scale: 0.86 },
  )
}
