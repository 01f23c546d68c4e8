import { posed } from './body/acting.ts'
import { type AdultLook, type AdultOptions, adultFace, adultLook } from './body/adult-look.ts'
import { drawFigure, type Figure, type Joints, jointsOf } from './body/figure.ts'
import { adultBody } from './body/proportions.ts'
import type { StanceName } from './body/stances.ts'

export type { AdultOptions } from './body/adult-look.ts'

const stances: Record<AdultLook['pose'], StanceName> = {
  standing: 'standing',
  walking: 'walking',
  sitting: 'seat',
  sleeping: 'seat',
  kneeling: 'halfKneeling',
  bending: 'bending',
}

const sideways: readonly AdultLook['pose'][] = ['walking', 'kneeling', 'bending']

/** The height of the seat of the poses `sitting` and `sleeping`. */
const seatHeight = 84

function figureOf(look: AdultLook): Figure {
  const { pose, outfit, headTilt = 0 } = look
  const isNodding = pose === 'sleeping' && !look.stance
  return posed({
    body: adultBody,
    stance: stances[pose],
    isSideways: !look.stance && sideways.includes(pose),
    seat: pose === 'sitting' || pose === 'sleeping' ? seatHeight : undefined,
    arms: look.arms,
    holding: look.holding,
    turn: isNodding ? 0 : look.turn,
    bowed: look.bowed,
    options: { ...look, headTilt: headTilt + (isNodding ? 12 : 0) },
    look: {
      ...look,
      outfit: outfit === 'shirt' ? 'rolledShirt' : outfit,
      shirt: look.color,
      skates: false,
    },
    face: (turn) => adultFace(look, turn),
    chair: { color: look.chair, scale: 1.45 },
  })
}

/** A grown-up, 341 units tall standing. */
export const adult = (options: AdultOptions = {}): string =>
  drawFigure(figureOf(adultLook(options)))

/** Where the parts of that grown-up are, in its units. */
export const adultJoints = (options: AdultOptions = {}): Joints =>
  jointsOf(figureOf(adultLook(options)))
