import { bend, circle, type Point } from '../../paper/geometry.ts'
import { type Placement, piece, placed, strip } from '../../paper/pieces.ts'
import { angleTo, toward } from '../bird/feather.ts'
import type { Feeling, Gaze, MouthShape } from '../face/face.ts'
import type { HeadView } from '../head/person.ts'
import { type FrogHead, frogHead } from './frog-head.ts'

/** Where a frog's fingers are, in figure units, and what they hold: a drawing gripped at its (0, 0). */
export interface FrogHand {
  at: Point
  holding?: string
}

export interface FrogActing {
  /**
   * Leaping has three phases: crouching, jumping, landing. Hanging: both hands at (0, 0), the legs below;
   * its lowest point is at y = 200.
   */
  pose?:
    | 'sitting'
    | 'crouching'
    | 'jumping'
    | 'landing'
    | 'sleeping'
    | 'standing'
    | 'spread'
    | 'hanging'
  /** sitting: from the front, its side or behind */
  view?: 'front' | 'side' | 'back'
  mood?: Feeling
  mouth?: MouthShape
  lids?: number
  headView?: HeadView
  /** degrees by which the head leans */
  headTilt?: number
  color?: string
  /** cheeks full of held breath */
  puffed?: boolean
  /** a toad */
  warts?: boolean
  /** waves with the arm on the right (sitting) */
  wave?: boolean
  /** where the hands are; `near` is the one on the right */
  hands?: { near?: FrogHand; far?: FrogHand }
  /** sitting: between body and arms, its (0, 0) at the frog's feet */
  hugged?: string
  /** -1 to 1 each way; larger numbers are units of up to 6; x is mirrored with the figure */
  gaze?: Gaze
}

type Pose = NonNullable<FrogActing['pose']>

export interface FrogLook extends FrogHead {
  options: FrogActing
}

export const scale = 0.62

const headPlaces: Record<Pose | 'side', Placement & { view: HeadView }> = {
  sitting: { y: -128, view: 'front' },
  side: { x: 24, y: -112, view: 'profile' },
  crouching: { x: 44, y: -66, rotate: -10, view: 'profile' },
  jumping: { x: 66, y: -136, rotate: -12, view: 'profile' },
  landing: { x: 60, y: -86, rotate: 18, view: 'profile' },
  sleeping: { y: -106, view: 'front' },
  standing: { y: -194, view: 'front' },
  spread: { y: -190, view: 'front' },
  hanging: { y: 128, view: 'front' },
}

const placeOf = ({ pose = 'sitting', view = 'front', headTilt = 0 }: FrogActing) => {
  const place = headPlaces[pose === 'sitting' && view === 'side' ? 'side' : pose]
  const seen: HeadView = view === 'back' ? 'back' : place.view
  return { ...place, view: seen, rotate: (place.rotate ?? 0) + headTilt, pivot: [0, -128] as const }
}

export const headOf = (look: FrogLook): string => {
  const { view, ...place } = placeOf(look.options)
  return placed(frogHead({ ...look, view: look.options.headView ?? view }), place)
}

/** A webbed foot, its heel at (0, 0), pointing to the right. */
export const webbed = 'M-8 -10L10 -17L34 -16L50 -11L44 -7L52 -4L50 2L44 0L46 5L36 2L4 1L-8 0Z'

/** An arm of two segments whose three fingers with round tips grip `target`. */
export function gripArm(
  shoulder: Point,
  target: FrogHand,
  color: string,
  side: 1 | -1,
  bone = 50,
): string {
  const { at, holding = '' } = target
  const wrist = toward(at, angleTo(at, shoulder), 9)
  const elbow = bend(shoulder, wrist, [bone, bone], side === 1 ? -1 : 1)
  const forearm = angleTo(elbow, wrist)
  const finger = (turn: number) => {
    const end = toward(wrist, forearm + turn, 21)
    return piece([strip([wrist, end], [10, 7]), circle(end[0], end[1], 5.6)], color)
  }
  return (
    finger(-44) +
    placed(holding, { x: at[0], y: at[1] }) +
    piece([strip([shoulder, elbow], [27, 22]), strip([elbow, wrist], [22, 15])], color) +
    finger(0) +
    finger(40)
  )
}

/** Mirrored left to right. */
export const flipped = (svg: string) => `<g transform="scale(-1 1)">${svg}</g>`

/** A hand's target, or undefined where it has none; in the frog's own units. */
export const targetOf = ({ options }: FrogLook, hand: 'near' | 'far'): FrogHand | undefined => {
  const target = options.hands?.[hand]
  return target && { ...target, at: [target.at[0] / scale, target.at[1] / scale] }
}

/** An arm of a frog from the front, at its target or as `rest`, drawn for the left. */
export function frontArm(look: FrogLook, side: 1 | -1, shoulder: Point, rest: string): string {
  const target = targetOf(look, side === 1 ? 'near' : 'far')
  if (!target) return side === 1 ? flipped(rest) : rest
  const { at, holding = '' } = target
  const svg = gripArm(shoulder, { at: [at[0] * side, at[1]] }, look.color, -1)
  return placed(holding, { x: at[0], y: at[1] }) + (side === 1 ? svg : flipped(svg))
}

/** Markings of the back. */
export const spots =
  'M-26 -84L-14 -90L-8 -78L-20 -72ZM8 -96L20 -94L18 -82L8 -84ZM16 -58L28 -62L30 -50L18 -48ZM-30 -50L-20 -52L-18 -42L-30 -40Z'
