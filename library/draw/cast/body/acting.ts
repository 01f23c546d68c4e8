import type { Face } from '../head/person.ts'
import { type ArmsOptions, namedArms } from './arms.ts'
import type { ActOptions, Figure } from './figure.ts'
import { built, type Proportions, type View } from './proportions.ts'
import type { PuppetLook } from './puppet.ts'
import { type Act, isFrontal, skeletonOf } from './skeleton.ts'
import { hasFront, type StanceName } from './stances.ts'
import { wheelchair } from './wheelchair.ts'

/** A person of options, before it is posed. */
export interface Person {
  body: Proportions
  /** the stance of its pose; `isSideways` poses are seen half from the side */
  stance: StanceName
  isSideways: boolean
  /** the height of the seat of its pose */
  seat: number | undefined
  arms: ArmsOptions['arms']
  holding: string | undefined
  turn: number
  bowed: boolean
  options: ActOptions
  look: PuppetLook
  /** its face, turned by units to the right */
  face: (turn: number) => Face
  chair: { color: string; scale: number }
}

/** From this `turn` on, body and head turn with the eyes. */
const turningFrom = 6

function viewOf({ options, isSideways, stance, turn }: Person): {
  view: View
  isMirrored: boolean
} {
  if (options.view) return { view: options.view, isMirrored: false }
  if (isSideways || !hasFront(options.stance ?? stance))
    return { view: 'turned', isMirrored: false }
  const isTurning = !options.hands && Math.abs(turn) >= turningFrom
  return { view: isTurning ? 'turned' : 'front', isMirrored: isTurning && turn < 0 }
}

function actOf(person: Person): { act: Act; isMirrored: boolean } {
  const { options, bowed } = person
  const { view, isMirrored } = viewOf(person)
  const seatHeight = options.seatHeight ?? (options.stance ? undefined : person.seat)
  const act: Act = {
    view,
    stance: options.stance ?? person.stance,
    lean: options.lean ?? 0,
    headTilt: (options.headTilt ?? 0) + (bowed && !isFrontal(view) ? 10 : 0),
    ...(seatHeight === undefined ? {} : { seatHeight }),
  }
  return { act, isMirrored }
}

/** Poses a person: its joints, arms by name or target, and face. */
export function posed(person: Person): Figure {
  const { options, arms, holding, chair } = person
  const { act, isMirrored } = actOf(person)
  const { view = 'front' } = act
  const body = built(person.body, options.build ?? 'usual')
  const named = namedArms(body, skeletonOf(body, act), { arms, holding, isMirrored })
  const headView = options.headView ?? view
  return {
    body,
    act: { ...act, hands: { ...named.hands, ...options.hands } },
    look: {
      ...person.look,
      load: options.load ?? named.load,
      gloves: options.gloves,
      ...(act.stance === 'wheelchair' ? wheelchair(chair.color, view, chair.scale) : {}),
    },
    face: { ...person.face(headView === 'front' ? person.turn : 0), view: headView },
    isMirrored,
  }
}
