import { darker, mix } from '../paper/color.ts'
import { circle, leaf } from '../paper/geometry.ts'
import { line, piece, placed } from '../paper/pieces.ts'
import { posed } from './body/acting.ts'
import { type ActOptions, drawFigure, type Figure, features } from './body/figure.ts'
import { keeperBody } from './body/proportions.ts'
import type { HandTarget } from './body/skeleton.ts'
import type { StanceName } from './body/stances.ts'
import type { Feeling } from './face/face.ts'
import { crown } from './head/hats.ts'
import type { Face } from './head/person.ts'

export interface KeeperOptions extends ActOptions {
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

type Look = Required<Omit<KeeperOptions, keyof ActOptions>> & ActOptions

const gold = '#f2c14e'

function headwear({ crown: isKing, robe }: Look): string {
  if (isKing) return crown()
  const dark = mix(robe, '#140a28', 0.3)
  return (
    piece(leaf(42, -240, -0.95, 62, 0.16), '#fdf2e0') +
    piece('M-58 -224C-76 -262 -24 -276 10 -270C52 -266 74 -246 56 -222Q0 -240 -58 -224Z', robe) +
    piece('M-54 -218Q0 -238 54 -218L52 -230Q0 -250 -52 -230Z', dark)
  )
}

const faceOf = (look: Look, turn: number): Face => ({
  skin: look.skin,
  hair: look.beard,
  hairStyle: 'short',
  mood: look.mood,
  asleep: look.pose === 'sleeping',
  glasses: false,
  turn,
  beard: 'full',
  old: true,
  windy: look.windy,
  headwear: headwear(look),
  ...features(look),
  noseShape: look.noseShape ?? 'broad',
})

function keys(x: number, y: number): string {
  const key = line('M0 0V30M0 22H8M0 29H7', '#c9952f', 4.5)
  return placed(
    placed(key, { rotate: 16, y: 10 }) +
      placed(key, { rotate: -14, y: 10 }) +
      line(circle(0, 2, 10), gold, 4),
    { x, y },
  )
}

/** The height of the seat of his chair, into which he sinks. */
const cushionHeight = 72

const stances: Record<Look['pose'], StanceName> = {
  standing: 'standing',
  walking: 'walking',
  sitting: 'seat',
  sleeping: 'standing',
}

const staff = piece('M-6 98L-5 -92H5L6 98Z', '#8a5a3c') + piece(circle(0, -96, 11), gold)

/** What his right hand does. */
function rightHand({ pose, arms }: Look): HandTarget | undefined {
  if (pose === 'sleeping') return { at: [82, -98], holding: staff }
  if (pose === 'walking') return { at: [78, -96], holding: keys(0, 4) }
  if (arms === 'reaching') return { at: [112, -176], grip: 'open' }
  if (arms === 'whispering') return { at: [54, -206], grip: 'rest', inFront: true, angle: -78 }
  return undefined
}

function figureOf(look: Look): Figure {
  const { pose, stance, headTilt = 0 } = look
  const asleep = pose === 'sleeping'
  const far = stance ? undefined : rightHand(look)
  const ring = pose === 'sitting' ? keys(-14, 0) + keys(0, 4) + keys(14, 2) : keys(0, 0)
  return posed({
    body: keeperBody,
    stance: stances[pose],
    isSideways: !stance && pose === 'walking',
    seat: pose === 'sitting' ? cushionHeight : undefined,
    arms: 'down',
    holding: undefined,
    turn: pose === 'standing' || pose === 'sitting' ? look.turn : 0,
    bowed: false,
    options: {
      ...look,
      ...(far && !look.hands && { hands: { far } }),
      headTilt: headTilt + (asleep ? 11 : 0),
    },
    look: {
      outfit: 'robe',
      color: look.robe,
      skin: look.skin,
      shirt: look.robe,
      trousers: darker(look.robe, 0.5),
      shoes: '#4a3440',
      skates: false,
      belt: pose === 'walking' ? undefined : ring,
    },
    face: (turn) => faceOf(look, turn),
    chair: { color: look.robe, scale: 1.3 },
  })
}

/** The old keeper of a castle, or a king: about 295 units tall, asleep on his feet at his staff. */
export const keeper = (options: KeeperOptions = {}): string =>
  drawFigure(
    figureOf({
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
    }),
  )
