import { circle, points } from '../paper/geometry.ts'
import { withoutMarks } from '../paper/marks.ts'
import { cheek, fan, flat, line, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { eye, type Feeling } from './face.ts'

const black = '#2b2b42'
const white = '#fbf6ee'
const beakGrey = '#4c4a60'
const legGrey = '#46404f'

interface Look {
  blue: string
  teal: string
  mood: Feeling
  nod: number
  lift: number
  hugs: boolean
  lowered: boolean
}

function head(mood: Feeling, asleep: boolean, placement: Placement, lowered = false): string {
  const lower = piece('M70 -134C86 -134 96 -130 104 -124C90 -120 78 -122 68 -126Z', beakGrey)
  const svg =
    (mood === 'surprised' && !asleep
      ? placed(lower, { x: 70, y: -130, rotate: 16, pivot: [70, -130] })
      : lower) +
    piece('M72 -150C94 -152 110 -142 118 -130C102 -128 86 -128 72 -130Z', beakGrey) +
    piece(circle(44, -138, 38), black) +
    flat('M18 -152C24 -168 46 -174 60 -166C44 -166 30 -160 18 -152Z', '#4b5a86', 0.7) +
    (lowered
      ? withoutMarks(eye(57, -144, 8.5, mood, true, white))
      : eye(57, -144, 8.5, mood, asleep, white)) +
    flat('M40 -122a10 6.5 0 1 1 20 0a10 6.5 0 1 1 -20 0Z', cheek, 0.6)
  return placed(svg, { pivot: [44, -138], ...placement })
}

function tail({ teal }: Look, placement: Placement): string {
  return placed(
    piece(
      'M-20 -84C-70 -70 -120 -52 -172 -28C-180 -22 -174 -12 -164 -14C-114 -26 -64 -44 -14 -54Z',
      black,
    ) +
      flat(
        'M-40 -70C-80 -60 -124 -42 -160 -24C-166 -20 -162 -16 -156 -18C-116 -28 -76 -46 -40 -58Z',
        teal,
      ),
    { pivot: [-20, -70], ...placement },
  )
}

function legs(y: number): string {
  const toes = 'm0 0l13 0m-13 0l-9 0m9 0l9 -5'
  return line(`M-2 ${y}L-4 -3${toes}M22 ${y}L24 -3${toes}`, legGrey, 5)
}

const body =
  'M-58 -72C-48 -112 -6 -142 34 -142C72 -136 76 -90 60 -60C44 -32 0 -26 -26 -40C-44 -48 -60 -58 -58 -72Z'
const belly = 'M66 -84C66 -50 34 -30 4 -32C-18 -34 -34 -44 -40 -54C-10 -50 30 -58 66 -84Z'

function foldedWing({ blue }: Look): string {
  return (
    piece('M36 -112C0 -122 -46 -102 -94 -60C-58 -50 -6 -50 22 -72C38 -86 44 -102 36 -112Z', blue) +
    flat('M-94 -60C-60 -52 -10 -52 16 -68C-16 -64 -50 -66 -78 -72Z', black) +
    flat('M36 -112C14 -118 -12 -110 -30 -98C-10 -88 20 -88 38 -98C40 -104 39 -109 36 -112Z', white)
  )
}

/** One wing laid over the breast, as if something were hidden under it. */
const huggingWing = ({ blue }: Look): string =>
  piece('M-44 -98C-10 -136 50 -122 78 -84C84 -70 74 -62 62 -64C24 -58 -20 -70 -44 -98Z', blue) +
  flat('M78 -84C84 -70 74 -62 62 -64C50 -62 38 -62 26 -64C48 -68 66 -74 78 -84Z', black) +
  flat('M68 -94C60 -80 36 -72 10 -70C40 -76 54 -84 62 -100Z', black, 0.5) +
  flat('M-44 -98C-28 -116 0 -122 22 -117C8 -102 -18 -94 -44 -98Z', white)

function standing(look: Look, asleep: boolean): string {
  const bird =
    tail(look, { x: -20, y: -70, rotate: (asleep ? 3 : 4) + look.lift }) +
    piece(body, black) +
    flat(belly, white) +
    (look.hugs ? huggingWing(look) : foldedWing(look)) +
    head(
      look.mood,
      asleep,
      asleep ? { x: 40, y: -120, rotate: 26 } : { x: 46, y: -142, rotate: look.nod },
      look.lowered,
    )
  return legs(-36) + (asleep ? placed(bird, { y: 8 }) : bird)
}

function flying(look: Look): string {
  const { blue, mood } = look
  const wing = (color: string, tip: string): string =>
    piece(
      [
        ...fan({
          from: [-26, -168],
          to: [-6, -108],
          count: 6,
          angles: [262, 200],
          lengths: [92, 104],
          width: 0.15,
        }),
        strip(points('22,-100 -14,-126 -24,-172'), [46, 44, 22]),
      ],
      tip,
    ) +
    piece(
      [
        ...fan({
          from: [-20, -160],
          to: [2, -104],
          count: 5,
          angles: [258, 204],
          lengths: [58, 64],
          width: 0.17,
        }),
        strip(points('22,-100 -10,-124 -20,-162'), [44, 38, 18]),
      ],
      color,
    )
  return placed(
    placed(wing(black, black), { x: -16, y: 0, rotate: 22, pivot: [0, -6] }) +
      tail(look, { x: -26, y: -74, rotate: 20 }) +
      line('M-10 -40l-16 10m0 0l-8 -2m8 2l-3 7M6 -36l-16 12m0 0l-8 -1m8 1l-2 7', legGrey, 4.5) +
      piece(body, black) +
      flat(belly, white) +
      wing(blue, black) +
      flat(
        'M34 -112C16 -128 -8 -130 -18 -122C-12 -104 14 -88 34 -96C40 -102 38 -108 34 -112Z',
        white,
      ) +
      head(mood, false, { x: 52, y: -128, rotate: 6 }),
    { y: 14 },
  )
}

export interface MagpieOptions {
  pose?: 'standing' | 'flying' | 'sleeping'
  mood?: Feeling
  /** standing: the head turned down by this many degrees, or up */
  nod?: number
  /** standing: the tail raised by this many degrees */
  lift?: number
  /** standing: presses a wing to the breast */
  hugs?: boolean
  /** standing: looks at the ground */
  lowered?: boolean
  /** shine of the wings and of the tail */
  blue?: string
  teal?: string
}

/** A magpie from the side, facing right: 145 units tall, 235 long with its tail. */
export function magpie(options: MagpieOptions = {}): string {
  const { pose = 'standing', mood = 'happy', blue = '#3f74b8', teal = '#2a7f8a' } = options
  const { nod = 0, lift = 0, hugs = false, lowered = false } = options
  const look = { blue, teal, mood, nod, lift, hugs, lowered }
  return placed(pose === 'flying' ? flying(look) : standing(look, pose === 'sleeping'), {
    scale: 0.8,
  })
}
