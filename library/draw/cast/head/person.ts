import { mix } from '../../paper/color.ts'
import { type Placement, piece, placed } from '../../paper/pieces.ts'
import type { Expression, Feeling, Gaze, MouthShape } from '../face/face.ts'
import { type Beard, beardBelow, moustacheOver } from './beards.ts'
import { features } from './features.ts'
import { backHair, coversEars, type Hair, overHair } from './hair.ts'
import { type HatKind, hat } from './hats.ts'
import { earsOf, type HeadShape, type HeadView, headOutline, type NoseShape } from './head-shape.ts'
import { hoodBehind, hoodOver } from './hood.ts'

export type { HeadView } from './head-shape.ts'

export interface Face extends Hair {
  skin: string
  mood: Feeling
  glasses: boolean
  /** Side views look to the right. Default: `front`, or three-quarter to the side of a `turn` of 6 or more. */
  view?: HeadView | undefined
  /** Default: where `turn` and `down` look, or as the mood has it. */
  gaze?: Gaze | undefined
  mouth?: MouthShape | undefined
  /** 0 wide open, 1 shut */
  lids?: number | undefined
  wink?: 'left' | 'right' | undefined
  /** degrees; above 0 the head looks down */
  nod?: number | undefined
  /** the face looks this many units to the right; with a view of its own, it is moved as well */
  turn?: number
  /** the face looks this many units down, its lids lowered */
  down?: number
  shape?: HeadShape | undefined
  noseShape?: NoseShape | undefined
  freckles?: boolean | undefined
  /** wrinkles */
  old?: boolean | undefined
  /** in the colour of the hair */
  beard?: Beard | undefined
  hat?: HatKind | undefined
  hatColor?: string | undefined
  /** colour of a hearing aid behind each ear */
  hearingAid?: string | undefined
  /** the beard flies to the left */
  windy?: boolean | undefined
  /** a round hat of its own kind, drawn over the head in all views */
  headwear?: string | undefined
  /** drawn over the face and hair as seen from the front, so the head stays so without a view of its own */
  extra?: string
}

const clamp = (value: number) => Math.min(1, Math.max(-1, value))

/** Without a gaze of its own a face looks where it turns. */
function expressionOfFace(face: Face): Expression {
  const { mood, asleep, mouth, wink, turn = 0, down = 0, nod = 0 } = face
  const low = down > 0 || nod > 10
  const turned: Gaze | undefined =
    turn !== 0 || low ? [clamp(turn / 11), low ? 0.75 : 0] : undefined
  const lids = face.lids ?? (low && mood !== 'surprised' ? 0.42 : undefined)
  return { mood, asleep, mouth, wink, lids, gaze: face.gaze ?? turned }
}

/** How far a nod of `nod` degrees turns the whole head in a view. */
const leans: Record<HeadView, number> = {
  front: 0,
  turned: 0.45,
  profile: 1,
  back: 0,
  turnedAway: 0.45,
}

const neck = [-6, -160] as const

/** Slants a beard to the left about its upper edge. */
const blown = (beard: string): string => `<g transform="translate(-87 0) skewX(-26.8)">${beard}</g>`

/** The features of a face, moved by its turn and nod. */
function facing(face: Face, view: HeadView): string {
  const { skin, hair, beard, turn = 0, down = 0, nod = 0 } = face
  const below = beard ? beardBelow(beard, hair, skin, view) : ''
  const isInfant = face.shape === 'infant'
  const svg = features({
    view,
    expression: expressionOfFace(face),
    skin,
    browColor: mix(mix(hair, '#2a1216', 0.35), skin, isInfant ? 0.5 : 0.12),
    browWeight: isInfant ? 0.36 : 0.6,
    noseShape: face.noseShape ?? 'button',
    freckles: face.freckles ?? false,
    wrinkled: face.old ?? false,
    glasses: face.glasses,
    beard: face.windy ? blown(below) : below,
    moustache: beard ? moustacheOver(beard, hair, view) : '',
  })
  if (view === 'profile') return svg
  const low = isInfant ? 4 : 0
  return placed(svg, { x: turn, y: low + Math.min(8, down + nod * (1 - leans[view]) * 0.4) })
}

/** Ears beside the head, or over its hair. */
function earsBy(face: Face, view: HeadView): { behind: string; over: string } {
  if (face.hood || coversEars(face.hairStyle)) return { behind: '', over: '' }
  const svg = earsOf(view, face.skin, face.hearingAid)
  const isSide = view !== 'front' && view !== 'back'
  return isSide ? { behind: '', over: svg } : { behind: svg, over: '' }
}

/** From this `turn` on, a head without a view of its own is seen three-quarter. */
const turnedFrom = 6

/** A head that looks far to a side is turned to it; to the left it is the mirror image. */
function inView(face: Face): { face: Face; view: HeadView; flip: boolean } {
  const { view, turn = 0, extra = '', asleep } = face
  const isTurned = Math.abs(turn) >= turnedFrom && extra === '' && !asleep
  if (view || !isTurned) return { face, view: view ?? 'front', flip: false }
  const { gaze = expressionOfFace(face).gaze, wink, ...rest } = face
  const flip = turn < 0
  const mirroredGaze: Gaze | undefined = gaze && [-gaze[0], gaze[1]]
  const mirroredWink = wink && (wink === 'left' ? 'right' : 'left')
  return {
    face: {
      ...rest,
      turn: 0,
      gaze: flip ? mirroredGaze : gaze,
      wink: flip ? mirroredWink : wink,
    },
    view: 'turned',
    flip,
  }
}

/** A person's head, its middle at (0, -192) before placing, 100 units wide without hair. */
export function personHead(look: Face, placement: Placement = {}): string {
  const { face, view, flip } = inView(look)
  const { skin, hair, hood, nod = 0, extra = '' } = face
  const ears = earsBy(face, view)
  const svg =
    (hood ? hoodBehind(view, hood) : backHair(face, view)) +
    ears.behind +
    piece(headOutline(view, face.shape ?? 'round', face.noseShape ?? 'button'), skin) +
    facing(face, view) +
    overHair(face, view) +
    ears.over +
    (hood ? hoodOver(view, hood) : '') +
    (face.headwear ?? '') +
    (face.hat ? hat(face.hat, face.hatColor ?? mix(hair, '#d8453f', 0.7), view) : '') +
    extra
  const lean = leans[view] * nod
  const [x, y] = neck
  const leaning = lean === 0 ? svg : placed(svg, { x, y, pivot: neck, rotate: lean })
  return placed(flip ? placed(leaning, { flip }) : leaning, {
    y: -192,
    pivot: [0, -192],
    ...placement,
  })
}
