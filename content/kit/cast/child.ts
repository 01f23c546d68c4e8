import { mix } from '../color.ts'
import { circle, star5 } from '../geometry.ts'
import { lantern } from './lantern.ts'
import type { Feeling, Point } from './parts.ts'
import { line, mirrored, piece, placed, plain, scarf, stride, strip } from './parts.ts'
import type { Face, HairStyle } from './person.ts'
import { personHead } from './person.ts'

type Arms = 'down' | 'raised' | 'reaching' | 'fists' | 'both' | 'gripping'

export interface ChildOptions {
  /** Sitting is on a wall or bench, from the front: its edge is 46 units above the soles. */
  pose?: 'standing' | 'sitting' | 'walking' | 'sleeping'
  mood?: Feeling
  /** Standing and sitting: `raised` and `reaching` move the right arm, `both` lifts two. */
  arms?: Arms
  /** Standing and sitting: the face looks this many units to the right. */
  turn?: number
  /** Standing and sitting: looks at the ground. */
  bowed?: boolean
  skin?: string
  hair?: string
  hairStyle?: Exclude<HairStyle, 'bun'>
  outfit?: 'coat' | 'dress' | 'jumper'
  /** colour of the outfit, and of the blanket asleep */
  color?: string
  /** a hood over the hair, in the colour of the outfit */
  hood?: boolean
  trousers?: string
  shoes?: string
  glasses?: boolean
  scarf?: string
  /** carries a lit lantern */
  lantern?: boolean
}

type Look = Required<Omit<ChildOptions, 'scarf'>> & {
  scarf: string | undefined
}

const faceOf = (look: Look, turn = look.pose === 'sleeping' ? 0 : look.turn): Face => ({
  skin: look.skin,
  hair: look.hair,
  hairStyle: look.hairStyle,
  mood: look.mood,
  asleep: look.pose === 'sleeping',
  glasses: look.glasses && look.pose !== 'sleeping',
  hood: look.hood ? look.color : undefined,
  ribbon: mix(look.color, '#ffffff', 0.2),
  turn,
  down: look.bowed ? 10 : 0,
})

/** The clothes of the upper body; `shift` moves buttons and collar to the side the child faces. */
function clothes({ outfit, color }: Look, shift: number): string {
  const dark = mix(color, '#2a0a20', 0.3)
  const light = mix(color, '#ffffff', 0.55)
  const collar = placed(piece('M-36 -150Q0 -128 36 -150L32 -134Q0 -116 -32 -134Z', light), {
    x: shift * 0.5,
  })
  if (outfit === 'jumper') {
    const stripes = line('M-41 -98Q0 -84 41 -98M-44 -80Q0 -66 44 -80', light, 7)
    return (
      piece('M0 -150C-30 -146 -44 -100 -46 -62Q0 -50 46 -62C44 -100 30 -146 0 -150Z', color) +
      stripes +
      plain('M-46 -62Q0 -50 46 -62L45 -70Q0 -58 -45 -70Z', dark) +
      collar
    )
  }
  if (outfit === 'dress') {
    const dots = [
      [-34, -62],
      [-12, -74],
      [12, -60],
      [34, -70],
      [-20, -48],
      [30, -44],
      [-44, -42],
      [4, -40],
    ] as const
    return (
      piece(
        'M0 -150C-28 -146 -34 -116 -36 -98C-44 -74 -58 -50 -66 -32Q0 -12 66 -32C58 -50 44 -74 36 -98C34 -116 28 -146 0 -150Z',
        color,
      ) +
      plain(dots.map(([x, y]) => circle(x, y, 4)).join(''), light) +
      line('M-36 -98Q0 -88 36 -98', dark, 5) +
      collar
    )
  }
  const buttons = [-100, -76, -52].map((y) => circle(shift + 7, y, 4)).join('')
  return (
    piece('M0 -150C-30 -146 -48 -84 -60 -30Q0 -10 60 -30C48 -84 30 -146 0 -150Z', color) +
    line(`M${shift} -128L${shift * 1.2} -23`, dark, 3) +
    plain(buttons, '#ffd98a') +
    plain('M-60 -30Q0 -10 60 -30L57 -40Q0 -20 -57 -40Z', light) +
    collar
  )
}

/** The arms of a figure seen from the front; the second one is on the right. */
function armsOf({ color, skin, arms }: Look): [left: string, right: string] {
  const sleeve = mix(color, '#2a0a20', 0.22)
  const limb = (elbow: Point, hand: Point): string =>
    piece(strip([[31, -114], elbow, hand], [27, 25, 19]), sleeve) +
    plain(circle(hand[0], hand[1], 10), skin)
  const flip = (svg: string): string => `<g transform="scale(-1 1)">${svg}</g>`
  const rest =
    piece(
      'M-34 -122C-58 -104 -66 -84 -64 -66C-58 -58 -48 -60 -46 -68C-44 -84 -36 -96 -26 -104Z',
      sleeve,
    ) + plain(circle(-56, -60, 9), skin)
  const raised = limb([66, -124], [80, -178])
  switch (arms) {
    case 'raised':
      return [rest, raised]
    case 'both':
      return [flip(raised), raised]
    case 'reaching':
      return [rest, limb([56, -100], [88, -116])]
    case 'fists': {
      const fist = limb([66, -92], [66, -76]) + plain(circle(66, -74, 12.5), skin)
      return [flip(fist), fist]
    }
    case 'gripping': {
      const grip = limb([74, -104], [62, -142])
      return [flip(grip), grip]
    }
    case 'down':
      return [rest, flip(rest)]
  }
}

function standing(look: Look): string {
  const { color, skin, trousers, shoes } = look
  const sleeve = mix(color, '#2a0a20', 0.22)
  const [left, right] = armsOf(look)
  const leg =
    piece('M-27 -62H-5V-6H-27Z', trousers) +
    piece('M-34 0C-36 -14 -24 -16 -16 -16C-8 -16 -4 -12 -4 0Z', shoes)
  const held =
    piece('M34 -122C60 -112 78 -104 92 -112C98 -104 94 -96 86 -92C66 -82 44 -88 28 -100Z', sleeve) +
    placed(lantern(), { x: 97, y: 2, scale: 0.92 }) +
    plain(circle(94, -102, 9), skin)
  const hips =
    look.outfit === 'jumper' ? piece('M-42 -76H42L34 -30H4L0 -42L-4 -30H-34Z', trousers) : ''
  return (
    mirrored(leg) +
    hips +
    clothes(look, 0) +
    left +
    (look.lantern ? held : right) +
    personHead(faceOf(look)) +
    (look.scarf ? scarf(-146, 36, look.scarf) : '')
  )
}

function sitting(look: Look): string {
  const { color, trousers, shoes } = look
  const [left, right] = armsOf(look)
  const leg = placed(
    piece('M-31 -60H-7V-8H-31Z', trousers) +
      piece('M-38 2C-40 -12 -28 -14 -20 -14C-10 -14 -6 -10 -6 2Z', shoes),
    { rotate: 5, pivot: [-19, -60], x: -19, y: -60 },
  )
  const lap = piece('M-60 -66C-58 -42 -30 -36 -4 -46Q0 -48 4 -46C30 -36 58 -42 60 -66Z', color)
  const top = clothes(look, 0) + lap + left + right + personHead(faceOf(look))
  return mirrored(leg) + placed(top, { y: -14 })
}

function walking(look: Look): string {
  const { color, skin, trousers, shoes } = look
  const legs = stride({
    hip: 54,
    width: 23,
    foot: 22,
    color: trousers,
    spread: 13,
    shoe: shoes,
  })
  const far = mix(color, '#2a0a20', 0.32)
  const near = mix(color, '#2a0a20', 0.18)
  const hips = look.outfit === 'jumper' ? piece('M-40 -80H42L36 -40Q4 -30 -32 -40Z', trousers) : ''
  const carried = look.lantern ? placed(lantern(), { x: 74, y: -2, scale: 0.78 }) : ''
  return (
    legs.far +
    piece(
      strip(
        [
          [20, -118],
          [52, -112],
          [70, -92],
        ],
        [28, 24, 20],
      ),
      far,
    ) +
    carried +
    plain(circle(73, -88, 9), skin) +
    legs.near +
    hips +
    placed(clothes(look, 14), { y: 0, rotate: 3 }) +
    piece(
      strip(
        [
          [-16, -116],
          [-44, -104],
          [-54, -72],
        ],
        [30, 26, 21],
      ),
      near,
    ) +
    plain(circle(-55, -66, 9.5), skin) +
    (look.scarf ? placed(scarf(-148, 36, look.scarf, true), { x: 6 }) : '') +
    personHead(faceOf(look, 8), { x: 8, rotate: 3 })
  )
}

function sleeping(look: Look): string {
  const { color, skin } = look
  const light = mix(color, '#ffffff', 0.6)
  const stars = [
    [18, -40, 0.2],
    [52, -62, 0.6],
    [62, -22, 0.1],
    [100, -44, 0.4],
    [132, -20, 0.7],
    [-2, -16, 0.5],
  ] as const
  return (
    piece(
      'M-158 -4C-172 -36 -150 -52 -120 -50C-84 -58 -44 -56 -38 -36C-30 -18 -34 -2 -44 0H-148Z',
      '#fff6e6',
    ) +
    line('M-154 -16Q-148 -28 -140 -30M-142 -8Q-134 -16 -128 -16', '#e3d3c2', 3) +
    personHead({ ...faceOf(look), hood: undefined }, { x: -88, y: -72, rotate: -20, scale: 0.96 }) +
    piece(
      'M-58 0C-66 -42 -46 -72 -8 -76C34 -82 70 -84 104 -78C116 -96 142 -94 150 -74C160 -48 162 -18 158 0Z',
      color,
    ) +
    plain(stars.map(([x, y, turn]) => star5(x, y, 9, turn)).join(''), light) +
    plain('M-58 0C-66 -42 -46 -72 -8 -76L8 -77C-28 -66 -42 -36 -36 0Z', light) +
    piece(
      strip(
        [
          [-46, -40],
          [-24, -34],
          [-6, -46],
        ],
        [22, 20, 17],
      ),
      mix(color, '#ffffff', 0.32),
    ) +
    plain(circle(0, -49, 9), skin)
  )
}

/** A child, 256 units tall standing and walking to the right; asleep under a blanket 330 wide. */
export function child(options: ChildOptions = {}): string {
  const look: Look = {
    pose: 'standing',
    mood: 'happy',
    skin: '#f2c6a0',
    hair: '#4a2a22',
    hairStyle: 'bob',
    outfit: 'coat',
    color: '#d8453f',
    hood: false,
    trousers: '#4a4668',
    shoes: '#3a2a3f',
    arms: 'down',
    turn: 0,
    bowed: false,
    glasses: false,
    lantern: false,
    ...options,
    scarf: options.scarf,
  }
  return { standing, sitting, walking, sleeping }[look.pose](look)
}
