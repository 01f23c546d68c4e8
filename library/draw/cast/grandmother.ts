import { darker } from '../paper/color.ts'
import { circle } from '../paper/geometry.ts'
import { line, mirrored, piece, placed } from '../paper/pieces.ts'
import { posed } from './body/acting.ts'
import {
  type ActOptions,
  drawFigure,
  type Figure,
  features,
  type Joints,
  jointsOf,
} from './body/figure.ts'
import { grandmotherBody } from './body/proportions.ts'
import type { HandTarget } from './body/skeleton.ts'
import type { StanceName } from './body/stances.ts'
import type { Feeling } from './face/face.ts'
import type { HairStyle } from './head/hair.ts'

export interface GrandmotherOptions extends ActOptions {
  pose?: 'standing' | 'walking' | 'sitting' | 'sleeping' | 'kneeling'
  mood?: Feeling
  skin?: string
  hair?: string
  hairStyle?: HairStyle
  /** colour of a headscarf */
  ribbon?: string
  dress?: string
  shawl?: string
  apron?: string
  glasses?: boolean
  /** carries a basket (walking) */
  basket?: boolean
}

type Look = Required<Omit<GrandmotherOptions, keyof ActOptions>> & ActOptions

const wood = '#9a6240'

/** The height of the seat of her chair. */
const seatHeight = 66

const stances: Record<Look['pose'], StanceName> = {
  standing: 'standing',
  walking: 'walking',
  sitting: 'seat',
  sleeping: 'seat',
  kneeling: 'halfKneeling',
}

function chair(): string {
  const dark = darker(wood, 0.25)
  return (
    mirrored(piece('M-78 -4C-80 -70 -78 -150 -70 -186H-54C-58 -150 -60 -70 -58 -4Z', dark)) +
    piece('M-72 -206Q0 -236 72 -206L66 -176Q0 -200 -66 -176Z', wood) +
    piece('M-54 -188H-40V-60H-54ZM40 -188H54V-60H40Z', dark) +
    piece('M-86 -66H86V-48H-86Z', wood) +
    mirrored(piece('M-84 -50H-68L-72 0H-84Z', wood))
  )
}

const armrests = (): string =>
  mirrored(
    piece('M-94 -118C-94 -128 -66 -128 -64 -118V-110H-94Z', wood) +
      piece('M-88 -112H-76V-60H-88Z', wood),
  )

/** A basket that hangs from a hand at (0, 0). */
const basketInHand = (): string =>
  placed(
    line('M-24 -22C-24 -58 24 -58 24 -22', '#a8713c', 5) +
      piece([circle(-10, -24, 10), circle(8, -26, 11)], '#d8483e') +
      piece('M-32 -24H32L25 8Q0 14 -25 8Z', '#c98d4e') +
      line('M-29 -14H29M-27 -3H27', '#a8713c', 2.6),
    { y: 48 },
  )

/** Both hands folded before the apron. */
const folded = (y: number): { near: HandTarget; far: HandTarget } => ({
  far: { at: [10, y], grip: 'rest', angle: 200 },
  near: { at: [-8, y + 3], grip: 'rest', angle: -14 },
})

function handsOf(look: Look): Pick<ActOptions, 'hands'> {
  if (look.hands) return { hands: look.hands }
  if (look.stance) return {}
  if (look.pose === 'standing') return { hands: folded(-122) }
  return look.pose === 'sitting' || look.pose === 'sleeping' ? { hands: folded(-104) } : {}
}

function figureOf(look: Look): Figure {
  const { pose, stance, headTilt = 0 } = look
  const isSeated = !stance && (pose === 'sitting' || pose === 'sleeping')
  const asleep = pose === 'sleeping'
  return posed({
    body: grandmotherBody,
    stance: stances[pose],
    isSideways: !stance && (pose === 'walking' || pose === 'kneeling'),
    seat: isSeated ? seatHeight : undefined,
    arms: 'down',
    holding: look.basket ? basketInHand() : undefined,
    turn: 0,
    bowed: false,
    options: { ...look, ...handsOf(look), headTilt: headTilt + (asleep ? 10 : 0) },
    look: {
      ...look,
      outfit: 'dress',
      color: look.dress,
      shirt: look.dress,
      trousers: '#6a5a68',
      shoes: '#4a3440',
      skates: false,
      ...(isSeated && { behind: chair(), before: armrests() }),
    },
    face: () => ({
      skin: look.skin,
      hair: look.hair,
      hairStyle: look.hairStyle,
      ribbon: look.ribbon,
      mood: look.mood,
      asleep,
      glasses: look.glasses && !asleep,
      old: true,
      ...features(look),
      shape: look.headShape ?? 'heart',
      noseShape: look.noseShape ?? 'broad',
    }),
    chair: { color: '#2f6b97', scale: 1.2 },
  })
}

const lookOf = (options: GrandmotherOptions): Look => ({
  pose: 'standing',
  mood: 'happy',
  skin: '#f0c7a6',
  hair: '#dcd8e2',
  hairStyle: 'bun',
  ribbon: '#c95f6e',
  dress: '#6b5b95',
  shawl: '#c95f6e',
  apron: '#fdf2e0',
  glasses: true,
  basket: false,
  ...options,
})

/** A grandmother, 283 units tall, 255 sitting or asleep on her chair. */
export const grandmother = (options: GrandmotherOptions = {}): string =>
  drawFigure(figureOf(lookOf(options)))

/** Where her parts are, in her units. */
export const grandmotherJoints = (options: GrandmotherOptions = {}): Joints =>
  jointsOf(figureOf(lookOf(options)))
