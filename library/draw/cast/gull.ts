import { mix } from '../paper/color.ts'
import { circle, ellipse, points } from '../paper/geometry.ts'
import { cheek, fan, flat, line, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { eye, type Feeling } from './face.ts'

const white = '#fdfaf3'
const tip = '#3b4460'
const bill = '#f5b53a'
const leg = '#f08a4b'

interface Look {
  wing: string
  mood: Feeling
  nod: number
}

function head({ mood }: Look, asleep: boolean, placement: Placement): string {
  const isCalling = mood === 'surprised' && !asleep
  const lower = placed(
    piece('M76 -140C94 -142 106 -138 112 -132C98 -126 84 -128 74 -132Z', mix(bill, leg, 0.5)),
    { x: 76, y: -138, rotate: isCalling ? 22 : 0, pivot: [76, -138] },
  )
  const upper =
    piece('M74 -156C98 -160 118 -152 124 -132C112 -138 96 -138 74 -138Z', bill) +
    flat(ellipse(110, -138, 6, 4), '#e2573c')
  const svg =
    lower +
    upper +
    piece(circle(44, -148, 40), white) +
    eye(58, -154, 8.5, mood, asleep) +
    flat(ellipse(50, -132, 10, 6.5), cheek, 0.45)
  return placed(svg, { pivot: [40, -140], ...placement })
}

const tail = (wing: string): string =>
  piece('M-44 -76C-72 -76 -104 -66 -128 -52C-120 -42 -84 -40 -46 -50Z', white) +
  flat('M-76 -70C-96 -66 -114 -60 -128 -52C-110 -48 -92 -52 -76 -58Z', mix(wing, white, 0.4))

const body =
  'M-70 -74C-56 -112 -10 -132 36 -132C72 -130 82 -92 66 -62C48 -34 4 -28 -26 -38C-48 -46 -66 -58 -70 -74Z'

const foldedWing = ({ wing }: Look): string =>
  piece('M-56 -62C-84 -66 -112 -64 -134 -56C-118 -44 -84 -44 -44 -48Z', tip) +
  flat('M-112 -60a6 4 0 1 1 12 0a6 4 0 1 1 -12 0Z', white) +
  piece('M32 -108C-6 -118 -52 -98 -92 -60C-56 -44 -8 -46 18 -68C34 -82 40 -98 32 -108Z', wing) +
  flat('M-92 -60C-60 -50 -16 -52 8 -64C-20 -62 -52 -62 -76 -68Z', mix(wing, tip, 0.35))

function legs(y: number): string {
  const web = 'l20 0l-6 -6l-12 0l-14 6Z'
  return line(`M-2 ${y}L-4 -4M24 ${y}L26 -4`, leg, 6) + flat(`M-8 0${web}M22 0${web}`, leg)
}

function standing(look: Look): string {
  return (
    tail(look.wing) +
    legs(-38) +
    piece(body, white) +
    foldedWing(look) +
    head(look, false, { x: 44, y: -144, rotate: look.nod })
  )
}

function sleeping(look: Look): string {
  const bird =
    tail(look.wing) +
    piece(body, white) +
    head(look, true, { x: 26, y: -118, rotate: 24 }) +
    foldedWing(look)
  return placed(bird, { y: 32 })
}

function flying(look: Look): string {
  const { wing, mood } = look
  const spread = (color: string): string =>
    piece(
      fan({
        from: [-40, -206],
        to: [-18, -150],
        count: 5,
        angles: [250, 208],
        lengths: [92, 70],
        width: 0.15,
      }),
      tip,
    ) +
    piece(
      [
        ...fan({
          from: [-32, -186],
          to: [0, -104],
          count: 6,
          angles: [236, 188],
          lengths: [66, 78],
          width: 0.18,
        }),
        strip(points('26,-96 -8,-136 -42,-206'), [54, 48, 18]),
      ],
      color,
    )
  return placed(
    placed(spread(mix(wing, tip, 0.3)), {
      x: 34,
      y: -98,
      rotate: 38,
      scale: 0.92,
      pivot: [26, -96],
    }) +
      placed(tail(wing), { rotate: 6, x: 0, y: 0 }) +
      line('M-30 -42l-26 4m0 0l-8 -4m8 4l-6 6M-14 -38l-24 8m0 0l-8 -2m8 2l-5 6', leg, 5.5) +
      piece(body, white) +
      spread(wing) +
      head({ ...look, mood }, false, { x: 52, y: -132, rotate: look.nod + 4 }),
    { y: 28 },
  )
}

export interface GullOptions {
  pose?: 'standing' | 'flying' | 'sleeping'
  mood?: Feeling
  /** back and wings */
  wing?: string
  /** Awake: degrees the head turns down, or up when negative. */
  nod?: number
}

/** A gull from the side, facing right: 157 units tall, 215 long; 219 tall flying, 108 asleep. */
export function gull(options: GullOptions = {}): string {
  const { pose = 'standing', mood = 'happy', wing = '#9fb0c8', nod = 0 } = options
  return placed({ standing, flying, sleeping }[pose]({ wing, mood, nod }), { scale: 0.82 })
}
