// How animals stand on their hind legs, from their measures: every point in units of the figure.

import type { Point } from '../../paper/geometry.ts'
import type { Grip } from './paw.ts'
import type { Facing, HeadPlace, UprightBuild } from './species.ts'

export interface LegPlace {
  ankle: Point
  /** Degrees by which the foot is turned; 0 flat on the ground, toes to the right. */
  turn: number
  bends: 1 | -1
  /** How much longer the leg is, so that it bends. */
  length?: number
}

export interface UprightStance {
  facing: Facing
  hips: Point
  chest: Point
  head: HeadPlace
  legs: { near: LegPlace; far: LegPlace }
  hands: { near: Point; far: Point; grip?: Grip }
  /** Degrees by which the tail is turned. */
  tail?: number
  windy?: boolean
}

const leg = (x: number, y: number, turn: number, bends: 1 | -1 = 1): LegPlace => ({
  ankle: [x, y],
  turn,
  bends,
})

const armLength = ({ arm }: UprightBuild): number => arm.bones[0] + arm.bones[1]

/** The hips of a standing animal, so high that its legs show. */
const standingHips = (b: UprightBuild): number => -b.hip * 0.4 - b.hips

function standing(b: UprightBuild): UprightStance {
  const [y, a, sole] = [-b.hip - b.torso, armLength(b), -b.foot[1] * 0.7]
  return {
    facing: 'side',
    hips: [0, standingHips(b)],
    chest: [5, y],
    head: { at: [12, y - b.neck], yaw: 36 },
    legs: { near: leg(2, sole, 0), far: leg(-16, sole - 3, 0) },
    hands: { near: [-b.chest * 0.3, y + a * 0.9], far: [b.chest * 0.7 + 20, y + a * 0.8] },
  }
}

function striding(b: UprightBuild): UprightStance {
  const [y, a, sole] = [-b.hip - b.torso, armLength(b), -b.foot[1] * 0.7]
  return {
    ...standing(b),
    chest: [8, y],
    head: { at: [17, y - b.neck], yaw: 36, tilt: 3 },
    legs: {
      near: leg(b.hip * 0.42 + 8, sole - 2, -10),
      far: leg(-b.hip * 0.52 - 6, sole - b.hip * 0.2, 34),
    },
    hands: {
      near: [-b.chest * 0.4 - a * 0.42, y + a * 0.84],
      far: [b.chest * 0.6 + a * 0.42, y + a * 0.74],
    },
    windy: true,
  }
}

function running(b: UprightBuild): UprightStance {
  const [h, t, a, sole] = [b.hip * 0.5 + b.hips, b.torso, armLength(b), -b.foot[1] * 0.7]
  const chest: Point = [t * 0.46, -h - t * 0.62]
  return {
    facing: 'side',
    hips: [-4, -h],
    chest,
    head: { at: [chest[0] + b.neck * 0.5, chest[1] - b.neck * 0.84], yaw: 40, tilt: 10 },
    legs: {
      near: leg(b.hip * 0.85, sole - 6, -24),
      far: leg(-b.hip * 1.15, sole - b.hip * 0.5, 74),
    },
    hands: {
      near: [chest[0] - a * 0.8, chest[1] + a * 0.42],
      far: [chest[0] + a * 0.86, chest[1] + a * 0.02],
    },
    tail: 12,
    windy: true,
  }
}

function leaping(b: UprightBuild): UprightStance {
  const [h, t, a] = [b.hip * 0.5 + b.hips, b.torso, armLength(b)]
  const chest: Point = [t * 0.82, -h - t * 0.46]
  return {
    facing: 'side',
    hips: [-14, -h],
    chest,
    head: { at: [chest[0] + b.neck * 0.66, chest[1] - b.neck * 0.7], yaw: 44, tilt: 8 },
    legs: {
      near: leg(-b.hip * 1.15, -b.foot[1], 62),
      far: leg(-b.hip * 0.72, -b.foot[1] * 0.9, 50),
    },
    hands: {
      near: [chest[0] + a * 0.84, chest[1] + a * 0.34],
      far: [chest[0] + a, chest[1] - a * 0.16],
      grip: 'open',
    },
    tail: 20,
    windy: true,
  }
}

function seated(b: UprightBuild, seat: number): UprightStance {
  const [r, a] = [b.hips, armLength(b)]
  const hips: Point = [-r * 0.35, -seat - r * 0.86]
  const chest: Point = [hips[0] + 6, hips[1] - b.torso * 0.86]
  const reach = r * 0.66 + b.hip * 0.5
  const knee = hips[0] + reach
  const sole = b.foot[1] * 0.7
  const edge = hips[0] + r * 0.72 + b.hip * 0.3
  const hanging = (x: number, share: number): LegPlace => ({
    ...leg(x, -Math.max(sole, seat - b.hip * share), 6),
    length: 1.45,
  })
  const legs =
    seat > b.hip * 0.4
      ? { near: hanging(edge + 2, 0.62), far: hanging(edge - 12, 0.5) }
      : {
          near: leg(knee + b.hip * 0.16, -b.foot[1] * 0.9, -64),
          far: leg(knee + b.hip * 0.02, -b.foot[1] * 1.15, -58),
        }
  return {
    facing: 'side',
    hips,
    chest,
    head: { at: [chest[0] + 9, chest[1] - b.neck], yaw: 36 },
    legs,
    hands: {
      near: [chest[0] + a * 0.5, chest[1] + a * 0.62],
      far: [chest[0] + a * 0.6, chest[1] + a * 0.5],
    },
    tail: -6,
  }
}

function crouching(b: UprightBuild): UprightStance {
  const [r, a, sole] = [b.hips, armLength(b), -b.foot[1] * 0.7]
  const hips: Point = [-r * 0.6, -r * 0.9]
  const chest: Point = [hips[0] + b.torso * 0.82, hips[1] - b.torso * 0.34]
  return {
    facing: 'side',
    hips,
    chest,
    head: { at: [chest[0] + b.neck * 0.72, chest[1] - b.neck * 0.5], yaw: 44, tilt: 4 },
    legs: { near: leg(hips[0] + r * 0.3, sole, 0), far: leg(hips[0] + r * 0.6, sole - 3, 0) },
    hands: {
      near: [chest[0] + a * 0.3, -b.paw * 0.9],
      far: [chest[0] + a * 0.62, -b.paw * 1.1],
      grip: 'flat',
    },
    tail: 8,
  }
}

function digging(b: UprightBuild): UprightStance {
  const sole = -b.foot[1] * 0.7
  const hips: Point = [-b.torso * 0.4, standingHips(b)]
  const chest: Point = [hips[0] + b.torso * 1.02, standingHips(b) - b.torso * 0.06]
  return {
    facing: 'side',
    hips,
    chest,
    head: { at: [chest[0] + b.neck * 0.8, chest[1] - b.neck * 0.18], yaw: 48, tilt: 18, nod: 8 },
    legs: { near: leg(hips[0] - 4, sole, 0), far: leg(hips[0] + 18, sole - 3, 0) },
    hands: {
      near: [chest[0] + 14, -b.paw * 0.4],
      far: [chest[0] + 44, -b.paw * 1.6],
      grip: 'open',
    },
    tail: 24,
  }
}

function hugging(b: UprightBuild): UprightStance {
  const stance = standing(b)
  const [x, y] = [stance.chest[0] + 6, stance.chest[1]]
  const a = armLength(b)
  return {
    ...stance,
    chest: [x, y],
    head: { at: [x + 16, y - b.neck * 0.94], yaw: 62, tilt: 10 },
    hands: { near: [x + a * 0.9, y + a * 0.2], far: [x + a * 0.98, y - a * 0.06], grip: 'flat' },
  }
}

function lying(b: UprightBuild): UprightStance {
  const a = armLength(b)
  const hips: Point = [-b.torso * 0.8, -b.hips * 0.86]
  const chest: Point = [b.torso * 0.4, -b.chest * 0.98]
  return {
    facing: 'side',
    hips,
    chest,
    head: { at: [chest[0] + b.neck * 0.66, chest[1] - b.neck * 0.72], yaw: 36, tilt: -4 },
    legs: {
      near: leg(hips[0] - b.hip * 0.8, -b.foot[1] * 0.8, 152, -1),
      far: leg(hips[0] - b.hip * 0.7, -b.foot[1] * 1.3, 160, -1),
    },
    hands: {
      near: [chest[0] + a * 0.66, -b.paw * 0.8],
      far: [chest[0] + a * 0.92, -b.paw],
      grip: 'flat',
    },
    tail: 10,
  }
}

function onBack(b: UprightBuild): UprightStance {
  const a = armLength(b)
  const hips: Point = [b.torso * 0.5, -b.hips * 0.94]
  const chest: Point = [-b.torso * 0.5, -b.chest * 1.02]
  return {
    facing: 'side',
    hips,
    chest,
    head: { at: [chest[0] - b.neck * 0.84, chest[1] - b.neck * 0.26], yaw: 30, tilt: -52 },
    legs: {
      near: leg(hips[0] + b.hip * 0.5, hips[1] - b.hips * 0.7 - b.hip * 0.3, -76, -1),
      far: leg(hips[0] + b.hip * 0.95, hips[1] - b.hips * 0.4 - b.hip * 0.2, -50, -1),
    },
    hands: {
      near: [chest[0] + a * 0.66, chest[1] - b.chest * 0.74],
      far: [chest[0] + a * 0.5, chest[1] - a * 0.92],
      grip: 'open',
    },
    tail: 180,
  }
}

function front(b: UprightBuild, hipY: number, isStanding: boolean): UprightStance {
  const y = isStanding ? -b.hip - b.torso : hipY - b.torso * 0.86
  const a = armLength(b)
  const x = isStanding ? b.hips * 0.4 : b.hips * 0.62
  return {
    facing: 'front',
    hips: [0, isStanding ? standingHips(b) : hipY],
    chest: [0, y],
    head: { at: [0, y - b.neck], yaw: 0 },
    legs: { near: leg(-x, -b.foot[1] * 0.84, 0, -1), far: leg(x, -b.foot[1] * 0.84, 0) },
    hands: isStanding
      ? { near: [-b.chest * 0.9 - 8, y + a * 0.84], far: [b.chest * 0.9 + 8, y + a * 0.84] }
      : { near: [-b.chest * 0.42, y + a * 0.72], far: [b.chest * 0.5, y + a * 0.66] },
  }
}

const sitting = (b: UprightBuild): UprightStance => front(b, -b.hips * 0.9, false)

function back(b: UprightBuild): UprightStance {
  const stance = sitting(b)
  const [x, y] = [b.chest * 0.86, stance.chest[1] + armLength(b) * 0.86]
  return {
    ...stance,
    facing: 'back',
    head: { ...stance.head, yaw: 180 },
    hands: { near: [-x, y], far: [x, y] },
  }
}

/** Standing with its back to us. */
function away(b: UprightBuild): UprightStance {
  const stance = front(b, 0, true)
  return { ...stance, facing: 'back', head: { ...stance.head, yaw: 180 } }
}

export const uprightStances = {
  standing,
  striding,
  facing: (b: UprightBuild) => front(b, 0, true),
  running,
  leaping,
  sitting,
  seated,
  crouching,
  digging,
  hugging,
  lying,
  onBack,
  back,
  away,
} satisfies Record<string, (b: UprightBuild, seat: number) => UprightStance>

export type UprightPose = keyof typeof uprightStances
