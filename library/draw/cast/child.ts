import { placed } from '../paper/pieces.ts'
import { posed } from './body/acting.ts'
import { childAsleep } from './body/child-asleep.ts'
import { type ChildLook, type ChildOptions, childFace, childLook } from './body/child-look.ts'
import { drawFigure, type Figure, type Joints, jointsOf } from './body/figure.ts'
import { childBody, teenagerBody, toddlerBody } from './body/proportions.ts'
import type { StanceName } from './body/stances.ts'
import { lantern } from './lantern.ts'

export type { ChildOptions } from './body/child-look.ts'

const stances: Record<ChildLook['pose'], StanceName> = {
  standing: 'standing',
  sitting: 'seat',
  walking: 'walking',
  running: 'running',
  ground: 'floor',
  kneeling: 'kneeling',
  wheelchair: 'wheelchair',
  sleeping: 'sleeping',
}

const sideways: readonly ChildLook['pose'][] = ['walking', 'running', 'kneeling', 'wheelchair']

/** The height of the wall or bench of the pose `sitting`. */
const wallHeight = 46

/** The height of a skate's blade, by which the child stands higher. */
const bladeHeight = 8

const lanternInHand = placed(lantern(), { y: 104, scale: 0.92 })

const bodies = { toddler: toddlerBody, child: childBody, teenager: teenagerBody }

const figureOf = (look: ChildLook): Figure =>
  posed({
    body: bodies[look.age],
    stance: stances[look.pose],
    isSideways: !look.stance && sideways.includes(look.pose),
    seat: look.pose === 'sitting' ? wallHeight : undefined,
    arms: look.lantern ? 'lantern' : look.arms,
    holding: look.lantern ? lanternInHand : look.holding,
    turn: look.turn,
    bowed: look.bowed,
    options: look,
    look,
    face: (turn) => childFace(look, turn),
    chair: { color: look.chair, scale: 1 },
  })

/** A child, 256 units tall standing; asleep under a blanket 322 wide. */
export function child(options: ChildOptions = {}): string {
  const look = childLook(options)
  if (look.pose === 'sleeping' && !look.stance) return childAsleep(look)
  const svg = drawFigure(figureOf(look))
  return look.skates ? placed(svg, { y: -bladeHeight }) : svg
}

/** Where the parts of that child are, in its units. */
export const childJoints = (options: ChildOptions = {}): Joints =>
  jointsOf(figureOf(childLook(options)))
