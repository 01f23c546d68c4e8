import { mix } from '../paper/color.ts'
import { ellipse, type Point, points, star5 } from '../paper/geometry.ts'
import { flat, line, mirrored, type Placement, piece, placed, strip } from '../paper/pieces.ts'
import { personArm } from './body/person-arm.ts'
import type { Feeling } from './face/face.ts'
import type { HairStyle } from './head/hair.ts'
import { type Face, personHead } from './head/person.ts'

export interface BabyOptions {
  /**
   * Sitting is from the front, crawling goes to the right, sleeping lies wrapped in a blanket;
   * `bundle` is asleep in somebody's arms: `holding: baby({ pose: 'bundle' })`.
   */
  pose?: 'sitting' | 'crawling' | 'sleeping' | 'bundle'
  mood?: Feeling
  skin?: string
  hair?: string
  hairStyle?: Extract<HairStyle, 'tuft' | 'short' | 'curls' | 'puffs'>
  /** colour of the romper suit, and of the blanket */
  color?: string
  /** a hood in the same colour */
  hood?: boolean
  /** Sitting: both arms stretched up. */
  arms?: 'down' | 'both'
  /** Sitting: the face looks this many units to the right. */
  turn?: number
  /** Awake: where the head turns and looks, and what else the face shows. */
  head?: Partial<Pick<Face, 'view' | 'gaze' | 'mouth' | 'lids' | 'nod'>>
}

type Look = Required<BabyOptions>

function head(look: Look, own: Partial<Face>, placement: Placement): string {
  const { pose, hood, color, skin, hair, hairStyle, mood } = look
  const face: Face = {
    skin,
    hair,
    hairStyle,
    mood,
    asleep: pose === 'sleeping' || pose === 'bundle',
    glasses: false,
    hood: hood ? color : undefined,
    ribbon: mix(color, '#ffffff', 0.3),
    shape: 'infant',
    noseShape: 'snub',
    ...own,
    ...look.head,
  }
  return personHead(face, { scale: 0.74, ...placement })
}

const shaded = ({ color }: Look, share: number): string => mix(color, '#2a0a20', share)

const limb = (look: Look, spine: readonly Point[], share: number): string =>
  personArm(spine, {
    color: shaded(look, share),
    skin: look.skin,
    widths: [25, 24, 20],
    hand: 9.5,
  })

function sitting(look: Look): string {
  const { color } = look
  const light = mix(color, '#ffffff', 0.55)
  const leg =
    piece(strip(points('14,-18 38,-26 52,-13'), [31, 29, 25]), shaded(look, 0.12)) +
    placed(
      piece('M-11 0C-15 -14 -10 -26 0 -27C10 -26 14 -14 10 0Q0 4 -11 0Z', light) +
        flat(ellipse(0, -12, 5, 7), color, 0.5),
      { x: 59, y: -3, rotate: 14 },
    )
  const arm: readonly Point[] =
    look.arms === 'both' ? points('22,-66 52,-70 60,-108') : points('22,-66 52,-52 44,-26')
  return (
    piece(
      'M0 -86C-26 -84 -40 -56 -44 -26C-46 -6 -30 0 0 0C30 0 46 -6 44 -26C40 -56 26 -84 0 -86Z',
      color,
    ) +
    flat(star5(0, -44, 14), light) +
    mirrored(leg) +
    mirrored(limb(look, arm, 0.2)) +
    piece('M-27 -82Q0 -62 27 -82L23 -70Q0 -54 -23 -70Z', light) +
    head(look, { turn: look.turn }, { y: -108 })
  )
}

function crawling(look: Look): string {
  const { color } = look
  const light = mix(color, '#ffffff', 0.55)
  const leg = (dx: number, share: number): string =>
    piece(
      strip(
        [
          [-38 + dx, -36],
          [-22 + dx, -10],
          [-30 + dx, -12],
          [-72 + dx, -13],
        ],
        [38, 30, 26, 22],
      ),
      shaded(look, share),
    ) + piece(ellipse(-80 + dx, -11, 12, 10), mix(light, '#2a0a20', share * 0.5))
  const arm = (dx: number): readonly Point[] => [
    [24 + dx, -54],
    [34 + dx, -36],
    [36 + dx, -20],
  ]
  return (
    leg(18, 0.34) +
    limb(look, arm(26), 0.34) +
    piece(
      'M-34 -74C-64 -72 -70 -34 -52 -22C-30 -12 14 -18 36 -32C54 -48 46 -78 22 -78C2 -80 -14 -76 -34 -74Z',
      color,
    ) +
    flat(star5(-2, -52, 12, 0.3), light) +
    leg(0, 0.14) +
    limb(look, arm(-2), 0.18) +
    head(look, { view: 'turned' }, { x: 50, y: -92, rotate: 3 })
  )
}

/** Wrapped up to the breast, the head on the left. */
function sleeping(look: Look): string {
  const { color } = look
  const light = mix(color, '#ffffff', 0.6)
  const spots = [
    [2, -42, 0.1],
    [30, -22, 0.5],
    [54, -40, 0.3],
    [80, -20, 0.6],
  ] as const
  return (
    piece(
      'M-104 -2C-114 -20 -100 -34 -78 -34C-50 -36 -26 -30 -24 -14Q-24 -2 -32 0H-98Z',
      '#fff6e6',
    ) +
    head(look, {}, { x: -58, y: -46, rotate: -16 }) +
    piece('M-34 0C-42 -26 -28 -54 0 -58C36 -62 86 -56 104 -34C114 -18 110 -2 100 0Z', color) +
    flat(spots.map(([x, y, turn]) => star5(x, y, 8, turn)).join(''), light) +
    flat('M-34 0C-42 -26 -28 -54 0 -58L12 -59C-14 -50 -24 -26 -18 0Z', light) +
    limb(look, points('-20,-34 -8,-32 -4,-44'), 0.1) +
    line('M22 -58Q14 -28 24 0', mix(color, '#2a0a20', 0.14), 2.6)
  )
}

/** Wrapped from head to foot, its middle at (0, 0). */
function bundle(look: Look): string {
  const { color } = look
  const light = mix(color, '#ffffff', 0.45)
  const face = head({ ...look, hood: true }, {}, { x: 3, y: -30, rotate: 12, scale: 0.56 })
  return (
    piece('M-34 -22C-44 8 -34 48 0 50C34 48 44 8 36 -22Q0 -2 -34 -22Z', color) +
    face +
    piece('M-37 -14C-12 10 14 6 38 -16C44 14 24 32 -8 42C-30 30 -40 8 -37 -14Z', light)
  )
}

/** A baby, 168 units tall sitting, 152 crawling to the right, 104 asleep and 217 long. */
export function baby(options: BabyOptions = {}): string {
  const look: Look = {
    pose: 'sitting',
    mood: 'happy',
    skin: '#f2c6a0',
    hair: '#7a4a2c',
    hairStyle: 'tuft',
    color: '#f2b84e',
    hood: false,
    arms: 'down',
    turn: 0,
    head: {},
    ...options,
  }
  return { sitting, crawling, sleeping, bundle }[look.pose](look)
}
