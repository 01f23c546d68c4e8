import { mix } from '../../paper/color.ts'
import type { Feeling } from '../face/face.ts'
import type { HairStyle } from '../head/hair.ts'
import type { HatKind } from '../head/hats.ts'
import type { Face } from '../head/person.ts'
import type { Arms } from './arms.ts'
import { type ActOptions, features } from './figure.ts'

type ChildArms = Exclude<Arms, 'cane' | 'lantern'>

type ChildOutfit =
  | 'coat'
  | 'dress'
  | 'jumper'
  | 'shirt'
  | 'dungarees'
  | 'raincoat'
  | 'pyjamas'
  | 'swimsuit'

export interface ChildOptions extends ActOptions {
  /**
   * `sitting` is on a wall or bench, from the front: its edge is 46 units above the soles.
   * `ground` sits on the floor with legs apart, `wheelchair` rolls to the right.
   */
  pose?:
    | 'standing'
    | 'sitting'
    | 'walking'
    | 'sleeping'
    | 'running'
    | 'ground'
    | 'kneeling'
    | 'wheelchair'
  mood?: Feeling
  /**
   * Not asleep: `raised`, `reaching`, `pointing` and `whistling` (on two fingers) move the right arm, the
   * others both; `shading` holds the left hand over the eyes and reaches out with the right. `down`
   * swings them walking and running, turns the wheels of the wheelchair, touches the ground kneeling.
   */
  arms?: ChildArms
  /** what the right hand holds, or both with `arms: 'holding'`: SVG, gripped at (0, 0) */
  holding?: string
  /** Awake: the face looks this many units to the right. */
  turn?: number
  /** Awake: looks at the ground. */
  bowed?: boolean
  skin?: string
  hair?: string
  hairStyle?: Exclude<HairStyle, 'ring' | 'tuft'>
  outfit?: ChildOutfit
  /** colour of the outfit, and of the blanket asleep */
  color?: string
  /** under dungarees */
  shirt?: string
  /** a hood over the hair, in the colour of the outfit */
  hood?: boolean
  hat?: HatKind
  hatColor?: string
  trousers?: string
  /** also the colour of the boots of the raincoat; bare feet in a swimsuit */
  shoes?: string
  /** blades under the shoes, standing and walking */
  skates?: boolean
  glasses?: boolean
  scarf?: string
  /** carries a lit lantern (standing, walking) */
  lantern?: boolean
  /** colour of the wheelchair */
  chair?: string
  /** a toddler is 190 units tall, a teenager 296 */
  age?: 'child' | 'toddler' | 'teenager'
}

type Optional = 'scarf' | 'hat' | 'holding' | 'lantern' | keyof ActOptions

/** A child with all defaults filled in. */
export type ChildLook = Required<Omit<ChildOptions, Optional>> & Pick<ChildOptions, Optional>

const shoesOf = ({ outfit, color, skin }: ChildOptions): string => {
  if (outfit === 'raincoat') return '#c8434a'
  if (outfit === 'swimsuit') return skin ?? '#f2c6a0'
  return outfit === 'pyjamas' ? mix(color ?? '#d8453f', '#ffffff', 0.6) : '#3a2a3f'
}

/** Fills in what the options leave open. */
export const childLook = (options: ChildOptions): ChildLook => ({
  pose: 'standing',
  mood: 'happy',
  skin: '#f2c6a0',
  hair: '#4a2a22',
  hairStyle: 'bob',
  outfit: 'coat',
  color: '#d8453f',
  shirt: '#fdf0d2',
  hood: false,
  hatColor: options.color ?? '#1f8a8c',
  trousers: '#4a4668',
  shoes: shoesOf(options),
  skates: false,
  arms: 'down',
  turn: 0,
  bowed: false,
  glasses: false,
  chair: '#2f6b97',
  age: 'child',
  ...options,
})

/** The child's face, turned `turn` units to the right. */
export const childFace = (
  look: ChildLook,
  turn = look.pose === 'sleeping' ? 0 : look.turn,
): Face => ({
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
  hat: look.hat,
  hatColor: look.hatColor,
  ...features(look),
})
