import { mix } from '../paper/color.ts'
import { circle, ellipse } from '../paper/geometry.ts'
import { cheek, flat, ink, line, piece, placed } from '../paper/pieces.ts'
import { eye, type Feeling } from './face.ts'
import { spout } from './spout.ts'

export interface WhaleOptions {
  /** At the surface and near, y = 0 is the water and nothing shows below it. */
  pose?: 'swimming' | 'surface' | 'tail' | 'near' | 'sleeping'
  mood?: Feeling
  color?: string
  belly?: string
  /** Height of the breath (surface); none by default. */
  blow?: number
  /** What the eye mirrors (near): 56 units wide and tall around (0, 0). */
  mirrored?: string
}

interface Look {
  color: string
  dark: string
  belly: string
  mood: Feeling
}

/** Cuts a drawing off at the water, y = 0. */
const aboveWater = (svg: string): string =>
  `<clipPath id="above-water"><path d="M-1200 -1200H1200V0H-1200Z"/></clipPath><g clip-path="url(#above-water)">${svg}</g>`

const fluke =
  'M-226 -116C-262 -122 -304 -154 -322 -204C-288 -204 -262 -192 -248 -174C-252 -206 -240 -236 -210 -256C-190 -216 -202 -168 -222 -146Z'
const back =
  'M280 -112C284 -40 200 0 70 -4C-70 -8 -150 -100 -228 -116L-242 -154C-180 -150 -90 -228 60 -236C190 -240 278 -196 280 -112Z'
const throat =
  'M279 -98C284 -38 200 0 70 -4C-35 -7 -106 -59 -168 -92C-60 -66 90 -58 142 -86C192 -62 244 -66 279 -98Z'
const grooves =
  'M256 -54C200 -34 120 -30 40 -38M240 -38C190 -22 120 -18 56 -24M214 -22C176 -12 130 -10 84 -13M262 -70C220 -50 150 -46 76 -50'
const fin = 'M96 -74C84 -44 40 4 -14 14C-24 -22 10 -76 56 -94Z'

function body({ color, dark, belly, mood }: Look, asleep: boolean): string {
  const spots = [
    [214, -186, 7],
    [234, -168, 5],
    [192, -204, 4.5],
    [-30, -196, 5],
    [-52, -184, 3.5],
  ] as const
  const smiles = mood === 'happy' || asleep
  const lip = smiles
    ? 'M279 -98C244 -66 192 -62 142 -86Q134 -92 132 -102'
    : 'M279 -98C244 -66 192 -62 142 -80'
  return (
    piece(fluke, dark) +
    piece('M-116 -180C-112 -208 -124 -224 -142 -232C-98 -240 -66 -222 -56 -198Z', dark) +
    piece(back, color) +
    piece(throat, belly) +
    line(grooves, mix(belly, color, 0.45), 3) +
    flat(spots.map(([x, y, r]) => circle(x, y, r)).join(''), mix(color, '#ffffff', 0.3)) +
    line(lip, ink, 4) +
    eye(160, -122, 11, mood, asleep, mix(color, '#ffffff', 0.28)) +
    flat(ellipse(118, -106, 14, 9), cheek, 0.42) +
    piece(fin, dark)
  )
}

function surface(look: Look, blow: number): string {
  const breath = blow > 0 ? placed(spout(blow), { x: 118, y: -154 }) : ''
  return breath + aboveWater(placed(body(look, false), { y: 76 }))
}

/** The flukes of a diving whale, seen from behind. */
function tail({ color, dark }: Look): string {
  const lobes =
    'M-50 0C-32 -60 -19 -110 -17 -146C-62 -150 -136 -172 -182 -240C-124 -246 -42 -236 0 -192C42 -236 124 -246 182 -240C136 -172 62 -150 17 -146C19 -110 32 -60 50 0Z'
  const edge = 'M-168 -234C-118 -232 -44 -220 0 -176C44 -220 118 -232 168 -234'
  return (
    piece(lobes, color) +
    line(edge, dark, 6) +
    flat('M-20 0C-12 -60 -6 -100 0 -138C6 -100 12 -60 20 0Z', dark, 0.5)
  )
}

/** The head close by, as long as a boat, its eye large enough to be looked into. */
function near(look: Look, mirrored: string): string {
  const { color, dark, belly, mood } = look
  const skin = 'M-470 0C-420 -230 -220 -372 60 -380C330 -386 480 -250 486 -60L484 0Z'
  const jaw = 'M486 -84C420 -34 300 -30 196 -66C150 -24 40 -10 -60 0H484Z'
  const lid = mood === 'sad' ? 'M36 -190Q96 -204 150 -160' : 'M40 -176Q92 -216 148 -176'
  const knobs = [
    [330, -300, 13],
    [372, -262, 10],
    [402, -218, 8],
    [280, -326, 8],
  ] as const
  return (
    piece(skin, color) +
    piece(jaw, belly) +
    line('M440 -30C380 -8 300 -6 230 -20M400 -8C360 0 320 0 300 -2', mix(belly, color, 0.4), 5) +
    line('M486 -84C420 -34 300 -30 196 -66Q180 -74 174 -94', ink, 7) +
    flat(knobs.map(([x, y, r]) => circle(x, y, r)).join(''), mix(color, '#ffffff', 0.28)) +
    flat(ellipse(28, -88, 44, 26), cheek, 0.36) +
    piece(ellipse(94, -144, 58, 52), mix(color, '#ffffff', 0.3)) +
    flat(circle(94, -142, 42), ink) +
    placed(mirrored, { x: 94, y: -142 }) +
    flat(circle(110, -162, 9), '#ffffff') +
    flat(circle(78, -120, 4.5), '#ffffff', 0.7) +
    line(lid, dark, 8)
  )
}

/**
 * A great friendly whale from the side, facing right: 270 units tall and 600 long swimming or
 * asleep, 180 above the water at the surface; flukes of 242; a head of 380, 960 long, from near.
 */
export function whale(options: WhaleOptions = {}): string {
  const { pose = 'swimming', mood = 'happy', color = '#4d72a0', belly = '#dfe9f0' } = options
  const look: Look = { color, dark: mix(color, '#16244a', 0.28), belly, mood }
  const afloat = (asleep: boolean) => placed(body(look, asleep), { y: -14 })
  const draw = {
    swimming: () => afloat(false),
    surface: () => surface(look, options.blow ?? 0),
    tail: () => tail(look),
    near: () => near(look, options.mirrored ?? ''),
    sleeping: () => afloat(true),
  }
  return draw[pose]()
}
