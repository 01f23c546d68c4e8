import { mix } from '../paper/color.ts'
import { type Point, points, smooth } from '../paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../paper/pieces.ts'
import { featherRow, layered, toward } from './bird/feather.ts'
import { movedBy } from './bird/spots.ts'
import { eye } from './face/face.ts'
import { back, front } from './horse/horse-front.ts'
import type { HorseActing, HorseLook } from './horse/horse-look.ts'

export type HorseOptions = HorseActing

/** Where a rider sits. */
export const horseSeat: Point = [-14, -318]

const headPlaces = {
  up: { x: 196, y: -428, rotate: 0 },
  low: { x: 236, y: -330, rotate: 8 },
  eating: { x: 262, y: -196, rotate: 26 },
} as const

const blazeShape = 'M34 -12L52 10L88 66L84 84L66 66L38 16Z'

function sideHead(look: HorseLook): string {
  const { color, dark, light, bridle, mood, gaze, ears } = look
  const ear = (x: number, far: boolean) =>
    placed(piece('M-12 6L-10 -26L4 -48L14 -22L12 6Z', far ? dark : color), {
      x,
      y: -22,
      rotate: ears === 'back' ? -58 : far ? 14 : -2,
    })
  const straps = bridle
    ? line('M-8 14L60 98M-10 4Q18 -18 46 -8M58 70L98 42', bridle, 7) +
      flat('M56 72a8 8 0 1 1 .1 0ZM62 100a9 9 0 1 1 .1 0Z', '#e8c46a')
    : ''
  return (
    ear(18, true) +
    piece(
      smooth(points('-26,-10 6,-30 38,-22 66,14 104,62 116,92 104,116 78,118 54,92 22,66 -14,52')),
      color,
    ) +
    piece(smooth(points('84,58 112,70 118,96 104,117 78,119 68,96')), light) +
    (look.blaze ? flat(blazeShape, '#f7efe2') : '') +
    flat('M100 78a5 7 0 1 1 .1 0Z', dark) +
    placed(look.holding, { x: 96, y: 108 }) +
    line('M72 108Q88 106 104 112', dark, 4) +
    straps +
    eye(30, 14, 10.5, { mood, gaze }, false, '', -1, mix(color, dark, 0.5)) +
    ear(2, false)
  )
}

function mane(from: Point, to: Point, look: HorseLook, turn: number): string {
  return layered(
    featherRow({
      from,
      to,
      count: 9,
      angles: [turn, turn + 14],
      lengths: [56, 66],
      width: 0.2,
    }),
    [look.mane, mix(look.mane, look.color, 0.3)],
  )
}

interface Leg {
  hip: Point
  knee: Point
  hoof: Point
}

function leg({ hip, knee, hoof }: Leg, color: string, sock: string): string {
  const fetlock: Point = [hoof[0] - 4, hoof[1] - 26]
  const [x, y] = hoof
  return (
    piece(strip([hip, knee], [66, 34]), color) +
    piece([strip([knee, fetlock], [33, 24])], color) +
    piece(
      strip([[(knee[0] + fetlock[0]) / 2, (knee[1] + fetlock[1]) / 2 + 14], fetlock], [25, 26]),
      sock,
    ) +
    piece(`M${x - 20} ${y - 24}L${x + 12} ${y - 24}L${x + 22} ${y}H${x - 24}Z`, '#4a3d3f')
  )
}

const gaits: Record<'standing' | 'walking', readonly [Leg, Leg, Leg, Leg]> = {
  standing: [
    { hip: [-104, -214], knee: [-120, -108], hoof: [-108, 0] },
    { hip: [116, -206], knee: [120, -104], hoof: [118, 0] },
    { hip: [-130, -210], knee: [-152, -106], hoof: [-140, 0] },
    { hip: [90, -204], knee: [88, -102], hoof: [88, 0] },
  ],
  walking: [
    { hip: [-104, -214], knee: [-86, -108], hoof: [-62, 0] },
    { hip: [116, -206], knee: [104, -100], hoof: [64, -4] },
    { hip: [-130, -210], knee: [-162, -110], hoof: [-186, -4] },
    { hip: [90, -204], knee: [136, -116], hoof: [136, -22] },
  ],
}

function tail(look: HorseLook): string {
  return layered(
    featherRow({
      from: [-172, -280],
      to: [-160, -262],
      count: 6,
      angles: [116, 92],
      lengths: [150, 176],
      width: 0.09,
    }),
    [look.mane, mix(look.mane, look.color, 0.3)],
  )
}

const saddleOf = (color: string): string =>
  color
    ? piece('M-84 -300L54 -300L64 -216L-76 -212Z', mix(color, '#f0d9a0', 0.5)) +
      line('M-10 -224V-160', mix(color, '#20121a', 0.5), 12) +
      piece(
        'M-70 -318Q-60 -334 -40 -316Q0 -300 30 -320Q46 -326 48 -306L34 -250L-20 -246L-66 -286Z',
        color,
      )
    : ''

function side(look: HorseLook): string {
  const { color, dark, light, pose, bridle } = look
  const place = headPlaces[look.head]
  const inFigure = movedBy(place)
  const poll = inFigure([-2, 6])
  const [farHind, farFore, hind, fore] = gaits[pose]
  const shade = mix(color, dark, 0.5)
  const withers: Point = [104, -292]
  const bend: Point = [(poll[0] + 150) / 2 - 10, (poll[1] - 270) / 2 - 10]
  const bit = inFigure([62, 96])
  const hand = look.reins
  return (
    leg(farHind, shade, shade) +
    leg(farFore, shade, shade) +
    tail(look) +
    piece(
      smooth(
        points(
          '-172,-232 -176,-282 -132,-316 -60,-302 20,-300 92,-322 150,-284 160,-222 120,-174 30,-162 -60,-168 -120,-176',
        ),
      ),
      color,
    ) +
    leg(hind, color, light) +
    leg(fore, color, light) +
    piece(strip([[112, -246], bend, poll], [138, 92, 66]), color) +
    saddleOf(look.saddle) +
    mane(toward(poll, -160, 26), withers, look, look.head === 'eating' ? 60 : 118) +
    placed(sideHead(look), place) +
    (hand && bridle
      ? line(
          `M${bit[0]} ${bit[1]}Q${(bit[0] + hand[0]) / 2} ${(bit[1] + hand[1]) / 2 + 34} ${hand[0]} ${hand[1]}`,
          bridle,
          6,
        )
      : '')
  )
}

/** A great horse: 498 units tall and 555 long from its side, facing right. */
export function horse(options: HorseOptions = {}): string {
  const { color = '#8f5a3a' } = options
  const look: HorseLook = {
    view: 'side',
    pose: 'standing',
    head: 'up',
    mood: 'happy',
    gaze: [0, 0],
    ears: 'up',
    mane: mix(color, '#1f1420', 0.6),
    blaze: true,
    saddle: '',
    bridle: '',
    reins: undefined,
    holding: '',
    ...options,
    color,
    dark: mix(color, '#2a1420', 0.5),
    light: mix(color, '#f4e2cc', 0.6),
  }
  return { side, front, back }[look.view](look)
}
