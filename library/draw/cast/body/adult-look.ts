import type { Feeling } from '../face/face.ts'
import type { Beard } from '../head/beards.ts'
import type { HairStyle } from '../head/hair.ts'
import type { HatKind } from '../head/hats.ts'
import type { Face } from '../head/person.ts'
import type { Arms } from './arms.ts'
import { type ActOptions, features } from './figure.ts'

type AdultArms = Exclude<Arms, 'lantern'>

type AdultOutfit = 'coat' | 'dress' | 'shirt' | 'jumper' | 'oilskin' | 'robe'

export interface AdultOptions extends ActOptions {
  /** `sitting` and `sleeping` are on a seat 84 units high; `kneeling` and `bending` look to the right. */
  pose?: 'standing' | 'walking' | 'sitting' | 'kneeling' | 'bending' | 'sleeping'
  mood?: Feeling
  /**
   * `raised`, `reaching`, `pointing`, `cane` and `whistling` (on two fingers, standing) are the right arm's. Walking, kneeling and bending
   * have arms of their own when `down`.
   */
  arms?: AdultArms
  /** what the right hand holds, or both with `arms: 'holding'`: SVG, gripped at (0, 0) */
  holding?: string
  /** Awake: the face looks this many units to the right. */
  turn?: number
  /** Awake: looks at the ground. */
  bowed?: boolean
  skin?: string
  hair?: string
  hairStyle?: HairStyle
  /** in the colour of the hair */
  beard?: Beard
  /** wrinkles */
  old?: boolean
  glasses?: boolean
  hat?: HatKind
  hatColor?: string
  outfit?: AdultOutfit
  color?: string
  /** colour of the headscarf and of ribbons */
  ribbon?: string
  /** an apron of this colour over the clothes */
  apron?: string
  /** a bag of this colour, its strap across the breast (standing, walking) */
  bag?: string
  scarf?: string
  /** over shoulders and upper arms, knotted on the breast */
  shawl?: string
  trousers?: string
  shoes?: string
  /** colour of the wheelchair */
  chair?: string
}

type Optional = 'holding' | 'beard' | 'hat' | 'apron' | 'bag' | 'scarf' | 'shawl' | keyof ActOptions

/** A grown-up with all defaults filled in. */
export type AdultLook = Required<Omit<AdultOptions, Optional>> & Pick<AdultOptions, Optional>

const colorOf = ({ outfit }: AdultOptions): string => (outfit === 'oilskin' ? '#f2c14e' : '#2f6b97')

/** Fills in what the options leave open. */
export const adultLook = (options: AdultOptions): AdultLook => ({
  pose: 'standing',
  mood: 'happy',
  arms: 'down',
  turn: 0,
  bowed: false,
  skin: '#f2c6a0',
  hair: '#5a3226',
  hairStyle: 'short',
  old: false,
  glasses: false,
  hatColor: options.color ?? colorOf(options),
  outfit: 'jumper',
  color: colorOf(options),
  ribbon: '#c95f6e',
  trousers: '#4a4668',
  chair: '#2f6b97',
  shoes: options.outfit === 'oilskin' ? '#3d5a4c' : '#3a2a3f',
  ...options,
})

/** The grown-up's face, turned `turn` units to the right. */
export function adultFace(look: AdultLook, turn = look.turn): Face {
  const { skin, hair, mood, bowed } = look
  const asleep = look.pose === 'sleeping'
  return {
    skin,
    hair,
    hairStyle: look.hairStyle,
    ribbon: look.ribbon,
    mood,
    asleep,
    glasses: look.glasses && !asleep,
    turn: asleep ? 0 : turn,
    down: bowed && !asleep ? 8 : 0,
    old: look.old,
    beard: look.beard,
    hat: look.hat,
    hatColor: look.hatColor,
    ...features(look),
  }
}
