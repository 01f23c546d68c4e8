import { lighter, mix } from '../paper/color.ts'
import { circle, ellipse, type Point, points } from '../paper/geometry.ts'
import { cheek, fan, flat, line, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { eye, type Feeling } from './face.ts'
import { tufted } from './fur.ts'

const white = '#fbf6ee'

interface Look {
  color: string
  dark: string
  sheen: string
  beak: string
  legs: string
  mood: Feeling
  nod: number
  holding: string
}

const headPivot: Point = [44, -172]

/** Where things hang from the beak of the standing raven, in its own units before `nod`. */
const beakTip: Point = [112, -158]

function head(look: Look, asleep: boolean, placement: Placement): string {
  const { color, sheen, beak, mood, holding } = look
  const isOpen = mood === 'surprised' && !asleep
  const lower = placed(
    piece(
      'M70 -171C92 -173 110 -168 122 -159C104 -152 86 -150 70 -156Z',
      mix(beak, '#000000', 0.2),
    ),
    { x: 72, y: -166, rotate: isOpen ? 16 : 0, pivot: [72, -166] },
  )
  const svg =
    piece(
      'M20 -204C6 -216 -6 -216 -16 -210C-8 -204 -4 -200 -2 -194C-12 -196 -20 -192 -26 -184C-14 -182 -4 -178 6 -172Z',
      color,
    ) +
    placed(holding, { x: beakTip[0], y: beakTip[1] }) +
    lower +
    piece('M68 -194C100 -201 132 -184 139 -154C124 -164 98 -168 68 -166Z', beak) +
    flat('M72 -189C96 -194 116 -185 128 -169C112 -178 94 -182 72 -181Z', '#ffffff', 0.16) +
    piece(circle(44, -176, 43), color) +
    flat('M14 -190C18 -212 42 -222 64 -212C44 -210 28 -204 14 -190Z', sheen, 0.8) +
    eye(60, -182, 9, mood, asleep, white) +
    flat(ellipse(48, -156, 10, 6.5), cheek, 0.6)
  return placed(svg, { pivot: headPivot, ...placement })
}

/** The shaggy throat. */
const throat = (x: number, y: number, look: Look): string =>
  piece(tufted({ x, y, rx: 36, ry: 30, count: 11, depth: 0.3 }), mix(look.color, look.sheen, 0.35))

function foldedWing({ color, sheen, dark }: Look): string {
  return (
    piece(
      'M22 -142C-28 -150 -62 -104 -104 -22C-72 -24 -18 -34 12 -62C38 -86 40 -126 22 -142Z',
      sheen,
    ) +
    flat('M-104 -22C-72 -24 -18 -34 12 -62C-16 -50 -56 -42 -84 -58Z', dark) +
    line('M-4 -100Q-20 -76 -48 -62M14 -88Q-2 -66 -28 -52', mix(sheen, color, 0.6), 4)
  )
}

function tail(look: Look, placement: Placement): string {
  return placed(piece('M-30 -66L-118 -16C-122 -4 -112 2 -100 0L-84 4L-66 -2L-8 -34Z', look.dark), {
    pivot: [-20, -48],
    ...placement,
  })
}

const toes = 'm0 0l16 0m-16 0l-11 0m11 0l10 -6'

function standing(look: Look): string {
  const { color, dark, legs } = look
  return (
    tail(look, { x: -20, y: -52 }) +
    line(`M-6 -38L-8 -3${toes}M24 -38L26 -3${toes}`, legs, 6) +
    piece(
      'M34 -178C-20 -176 -62 -124 -64 -74C-62 -42 -30 -28 4 -30C46 -34 72 -72 72 -112C72 -144 60 -172 34 -178Z',
      color,
    ) +
    flat('M70 -92C62 -56 36 -33 4 -31C-14 -30 -32 -34 -44 -42C-6 -42 44 -52 70 -92Z', dark) +
    throat(48, -132, look) +
    foldedWing(look) +
    head(look, false, { x: headPivot[0], y: headPivot[1], rotate: look.nod })
  )
}

function sleeping(look: Look): string {
  const { color, dark, legs } = look
  return (
    tail(look, { x: -22, y: -50, rotate: 4 }) +
    line(`M8 -26L8 -3${toes}`, legs, 6) +
    piece(
      'M14 -160C-44 -156 -76 -112 -70 -68C-64 -34 -30 -18 6 -20C50 -22 78 -58 78 -98C76 -136 52 -162 14 -160Z',
      color,
    ) +
    flat('M76 -82C68 -44 40 -22 6 -21C-14 -20 -34 -26 -46 -36C-6 -34 48 -42 76 -82Z', dark) +
    throat(52, -92, look) +
    foldedWing(look) +
    head({ ...look, holding: '' }, true, { x: 34, y: -138, rotate: 38, scale: 0.94 })
  )
}

/** A spread wing: long feathers like fingers behind, a shorter row in front. */
function wing({ dark, sheen }: Look): string {
  const row = (count: number, length: number) =>
    fan({
      from: [-62, -206],
      to: [-14, -122],
      count,
      angles: [286, 196],
      lengths: [length, length * 0.92],
      width: 0.15,
    })
  const arm = strip(points('26,-110 -20,-146 -58,-212'), [58, 56, 28])
  return piece([...row(7, 118), arm], dark) + piece([...row(6, 72), arm], sheen)
}

function flying(look: Look): string {
  const { color, dark, legs } = look
  const claws = line('M-14 -44l-20 8m0 0l-9 -4m9 4l-5 7M6 -40l-20 10m0 0l-9 -2m9 2l-4 7', legs, 5)
  return placed(
    placed(wing({ ...look, sheen: dark }), { x: 40, y: -100, rotate: 34, pivot: [26, -110] }) +
      tail(look, { x: -50, y: -76, rotate: 24 }) +
      claws +
      piece(
        'M-72 -86C-58 -124 -10 -144 40 -142C76 -136 82 -100 64 -70C44 -38 -6 -34 -38 -50C-58 -60 -76 -70 -72 -86Z',
        color,
      ) +
      flat('M70 -92C66 -58 38 -42 6 -42C-20 -42 -44 -52 -60 -68C-20 -54 40 -58 70 -92Z', dark) +
      throat(66, -110, look) +
      wing(look) +
      head(look, false, { x: 76, y: -138, rotate: look.nod - 4 }),
    { y: 22 },
  )
}

export interface RavenOptions {
  pose?: 'standing' | 'flying' | 'sleeping'
  mood?: Feeling
  /** plumage; white `#e9e4e0` */
  color?: string
  beak?: string
  /** legs and toes; by default like the beak */
  legs?: string
  /** Standing and flying: degrees the head leans, clockwise. */
  nod?: number
  /** Standing and flying: hangs from the beak; a drawing whose ring is at (0, 0). */
  holding?: string
}

/** A raven from the side, facing right: 188 units tall standing, 256 flying, 173 asleep. */
export function raven(options: RavenOptions = {}): string {
  const { pose = 'standing', mood = 'happy', color = '#3d4166', beak = '#4f4a5e' } = options
  const look = {
    color,
    dark: mix(color, '#0c0c22', 0.4),
    sheen: lighter(color, 0.16),
    beak,
    legs: options.legs ?? beak,
    mood,
    nod: options.nod ?? 0,
    holding: options.holding ?? '',
  }
  return placed({ standing, flying, sleeping }[pose](look), { scale: 0.86 })
}
