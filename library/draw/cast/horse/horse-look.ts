import type { Point } from '../../paper/geometry.ts'
import type { Feeling, Gaze } from '../face/face.ts'

export interface HorseActing {
  view?: 'side' | 'front' | 'back'
  pose?: 'standing' | 'walking'
  /** side: carried high, lowered, or eating from the ground or a hedge */
  head?: 'up' | 'low' | 'eating'
  mood?: Feeling
  gaze?: Gaze
  ears?: 'up' | 'back'
  color?: string
  mane?: string
  /** a white blaze on the face */
  blaze?: boolean
  /** saddle and its cloth, side and from behind; '' for none */
  saddle?: string
  /** colour of the bridle, '' for none */
  bridle?: string
  /** where the reins end, in figure units: a rider's or leader's hand */
  reins?: Point
  /** held between the teeth, its (0, 0) in the mouth */
  holding?: string
}

export interface HorseLook extends Required<Omit<HorseActing, 'reins' | 'gaze'>> {
  dark: string
  light: string
  reins: Point | undefined
  gaze: Gaze
}
