import { mix } from '../paper/color.ts'
import { circle, ellipse, leaf, type Point, points } from '../paper/geometry.ts'
import { flat, line, mirrored, piece, placed, strip } from '../paper/pieces.ts'
import { stride } from './body.ts'
import { type Feeling, mouth } from './face.ts'
import { crown } from './hats.ts'
import { personHead } from './person.ts'

export interface KeeperOptions {
  /** Sitting is on a chair whose seat is 84 units high, from the front. */
  pose?: 'standing' | 'sitting' | 'walking' | 'sleeping'
  /** Standing: the right arm stretched out to the right, or the hand at the mouth for a whisper. */
  arms?: 'down' | 'reaching' | 'whispering'
  /** Standing and sitting: the face looks this many units to the right. */
  turn?: number
  /** The beard flies back while he runs. */
  windy?: boolean
  mood?: Feeling
  skin?: string
  beard?: string
  robe?: string
  /** a king's crown in place of the keeper's cap */
  crown?: boolean
}

type Look = Required<KeeperOptions>

const gold = '#f2c14e'
const shoe = '#4a3440'

function headwear({ crown: isKing, robe }: Look): string {
  if (isKing) return crown()
  const dark = mix(robe, '#140a28', 0.3)
  return (
    piece(leaf(42, -240, -0.95, 62, 0.16), '#fdf2e0') +
    piece('M-58 -224C-76 -262 -24 -276 10 -270C52 -266 74 -246 56 -222Q0 -240 -58 -224Z', robe) +
    piece('M-54 -218Q0 -238 54 -218L52 -230Q0 -250 -52 -230Z', dark)
  )
}

function head(
  look: Look,
  turn: number,
  placement: { x?: number; y?: number; rotate?: number },
): string {
  const { beard, mood, skin } = look
  const flow =
    piece(
      'M-50 -190C-56 -134 -28 -96 0 -84C28 -96 56 -134 50 -190C40 -166 24 -170 0 -170C-24 -170 -40 -166 -50 -190Z',
      beard,
    ) +
    line(
      'M-20 -140Q-18 -120 -8 -106M20 -140Q18 -120 8 -106M0 -138V-112',
      mix(beard, '#8a86a0', 0.4),
      2.6,
    ) +
    mouth(-158, 7, mood, mix(skin, '#6a161c', 0.75)) +
    mirrored(
      piece(
        'M2 -170C-12 -176 -28 -172 -36 -156C-24 -154 -8 -156 2 -164Z',
        mix(beard, '#ffffff', 0.4),
      ),
    ) +
    piece(ellipse(0, -173, 8, 6.5), mix(skin, '#d8705a', 0.4))
  const brows = mirrored(line('M-30 -200Q-20 -206 -11 -200', beard, 5))
  return personHead(
    {
      skin,
      hair: beard,
      hairStyle: 'short',
      mood,
      asleep: look.pose === 'sleeping',
      glasses: false,
      turn,
      extra:
        placed((mood === 'happy' ? brows : '') + (look.windy ? blown(flow) : flow), {
          x: turn * 0.6,
        }) + headwear(look),
    },
    placement,
  )
}

/** Slants the beard to the left about its upper edge. */
const blown = (beard: string): string => `<g transform="translate(-96 0) skewX(-26.8)">${beard}</g>`

function keys(x: number, y: number): string {
  const key = line('M0 0V30M0 22H8M0 29H7', '#c9952f', 4.5)
  return placed(
    placed(key, { rotate: 16, y: 10 }) +
      placed(key, { rotate: -14, y: 10 }) +
      line(circle(0, 2, 10), gold, 4),
    { x, y },
  )
}

function robeFront({ robe }: Look): string {
  return (
    piece('M0 -152C-40 -148 -60 -80 -70 -14Q0 6 70 -14C60 -80 40 -148 0 -152Z', robe) +
    flat('M-9 -150H9L13 -4Q0 -2 -13 -4Z', mix(robe, '#ffffff', 0.18)) +
    flat('M-70 -14Q0 6 70 -14L68 -25Q0 -5 -68 -25Z', gold) +
    flat('M-52 -76Q0 -60 52 -76L54 -64Q0 -48 -54 -64Z', mix(robe, '#140a28', 0.45)) +
    flat('M-8 -70H8V-55H-8Z', gold)
  )
}

function standing(look: Look): string {
  const sleeve = mix(look.robe, '#140a28', 0.22)
  const asleep = look.pose === 'sleeping'
  const arm =
    piece(strip(points('-42,-126 -70,-100 -62,-66'), [30, 28, 26]), sleeve) +
    flat(circle(-61, -54, 9.5), look.skin)
  const staffArm =
    piece(strip(points('42,-126 74,-112 78,-96'), [30, 28, 25]), sleeve) +
    piece('M76 0L77 -190H87L88 0Z', '#8a5a3c') +
    piece(circle(82, -194, 11), gold) +
    flat(circle(82, -98, 10), look.skin)
  return (
    mirrored(piece('M-36 0C-38 -14 -26 -18 -16 -18C-8 -18 -4 -12 -4 0Z', shoe)) +
    robeFront(look) +
    keys(34, -62) +
    arm +
    (look.arms === 'reaching' ? stretched([66, -104], [98, -116], look) : '') +
    (asleep ? staffArm : look.arms === 'down' ? `<g transform="scale(-1 1)">${arm}</g>` : '') +
    head(look, asleep ? 0 : look.turn, asleep ? { x: 16, y: -180, rotate: 13 } : { y: -192 }) +
    (look.arms === 'whispering' ? stretched([92, -116], [58, -158], look) : '')
  )
}

function stretched(elbow: Point, hand: Point, { robe, skin }: Look): string {
  const spine = [[40, -126], elbow, hand] as const
  return (
    piece(strip(spine, [30, 28, 25]), mix(robe, '#140a28', 0.22)) +
    flat(circle(hand[0], hand[1], 11), skin)
  )
}

function sitting(look: Look): string {
  const { robe, skin } = look
  const lap =
    piece('M-58 -92C-74 -72 -70 -30 -66 -10Q0 8 66 -10C70 -30 74 -72 58 -92Z', robe) +
    flat('M-66 -10Q0 8 66 -10L67 -22Q0 -4 -67 -22Z', gold) +
    line('M-24 -78Q-30 -40 -26 -12M24 -78Q30 -40 26 -12', mix(robe, '#140a28', 0.3), 4)
  const sleeve = piece(
    strip(points('-42,-110 -72,-86 -34,-72'), [30, 28, 24]),
    mix(robe, '#140a28', 0.22),
  )
  return (
    mirrored(piece('M-42 0C-44 -14 -32 -18 -22 -18C-12 -18 -8 -12 -8 0Z', shoe)) +
    placed(robeFront(look), { scale: 0.94, y: -2 }) +
    lap +
    keys(38, -78) +
    placed(keys(0, 0), { x: 50, y: -78, rotate: 20, scale: 1.1 }) +
    keys(60, -74) +
    mirrored(sleeve + flat(circle(-30, -70, 10), skin)) +
    head(look, look.turn, { y: -178 })
  )
}

function walking(look: Look): string {
  const legs = stride({
    hip: 34,
    width: 22,
    foot: 26,
    color: mix(look.robe, '#140a28', 0.5),
    spread: 16,
    shoe,
  })
  return (
    legs.far +
    piece(strip(points('24,-122 56,-114 72,-92'), [28, 26, 22]), mix(look.robe, '#140a28', 0.36)) +
    keys(76, -78) +
    flat(circle(75, -86, 9.5), look.skin) +
    legs.near +
    piece('M4 -152C-36 -148 -64 -84 -78 -22Q-6 0 66 -16C62 -80 44 -148 4 -152Z', look.robe) +
    flat('M-78 -22Q-6 0 66 -16L65 -27Q-5 -10 -75 -33Z', gold) +
    flat('M-54 -80Q0 -62 56 -74L58 -62Q0 -50 -58 -68Z', mix(look.robe, '#140a28', 0.45)) +
    piece(
      strip(points('-22,-122 -54,-106 -62,-72'), [32, 29, 26]),
      mix(look.robe, '#140a28', 0.2),
    ) +
    flat(circle(-63, -60, 9.5), look.skin) +
    head(look, 8, { x: 10, rotate: 3 })
  )
}

/** The old keeper of a castle, or a king: 272 to 290 units tall, asleep on his feet at his staff. */
export function keeper(options: KeeperOptions = {}): string {
  const look: Look = {
    pose: 'standing',
    mood: 'happy',
    skin: '#f0c4a2',
    beard: '#f1eef2',
    robe: '#3f6a9a',
    arms: 'down',
    turn: 0,
    windy: false,
    crown: false,
    ...options,
  }
  if (look.pose === 'sitting') return sitting(look)
  return look.pose === 'walking' ? walking(look) : standing(look)
}
