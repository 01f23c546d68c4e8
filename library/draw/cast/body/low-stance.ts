import type { Stance } from './stance.ts'

/** On a seat, on the ground or lying, seen from the front or from behind. */
const front = {
  seat: {
    hip: [0, 0.5],
    headTilt: 3,
    near: { foot: [-0.1, 0], knee: [-0.18, 0.14] },
    far: { foot: [0.06, 0], knee: [0.16, 0.16] },
    nearHand: [0.02, 0.74],
    farHand: [-0.04, 0.76],
    grip: 'open',
  },
  floor: {
    hip: [0, 0.06],
    headTilt: 3,
    near: { foot: [-0.74, -0.02], knee: [-0.46, -0.1], isSole: true, toes: -14 },
    far: { foot: [0.74, -0.02], knee: [0.46, -0.12], isSole: true, toes: 14 },
    nearHand: [-0.28, 0.72],
    farHand: [0.2, 0.72],
    grip: 'open',
  },
  crossLegged: {
    hip: [0, 0.08],
    headTilt: 3,
    near: { foot: [0.36, -0.04], knee: [-0.62, -0.04], toes: 4 },
    far: { foot: [-0.36, -0.08], knee: [0.62, -0.06], toes: 4 },
    nearHand: [-0.22, 0.7],
    farHand: [0.22, 0.7],
    grip: 'open',
  },
  kneeling: {
    hip: [0, 0.3],
    near: { foot: [-0.1, -0.06], knee: [-0.16, 0.3] },
    far: { foot: [0.1, -0.06], knee: [0.16, 0.3] },
    nearHand: [0.0, 0.7],
    farHand: [0.0, 0.7],
  },
  wheelchair: {
    hip: [0, 0.5],
    seat: 66,
    near: { foot: [-0.1, 0.1], knee: [-0.12, 0.14] },
    far: { foot: [0.08, 0.1], knee: [0.12, 0.14] },
    nearHand: [-0.5, 0.66],
    farHand: [0.5, 0.66],
    grip: 'grip',
    handAngle: 90,
  },
} satisfies Record<string, Stance>

/** The same, seen from the side. */
const side = {
  seat: {
    hip: [-0.22, 0.5],
    lean: 2,
    near: { foot: [0.24, 0] },
    far: { foot: [0.36, 0] },
    nearHand: [0.46, 0.62],
    farHand: [0.6, 0.54],
    grip: 'open',
  },
  floor: {
    hip: [-0.36, 0.06],
    lean: -6,
    headTilt: 2,
    near: { foot: [0.94, -0.02], toes: -68 },
    far: { foot: [0.66, 0.0] },
    nearHand: [-0.36, 0.86],
    farHand: [0.5, 0.5],
    grip: 'open',
  },
  crossLegged: {
    hip: [-0.1, 0.06],
    lean: 6,
    near: { foot: [0.3, -0.06], knee: [0.5, -0.1], toes: 10 },
    far: { foot: [0.5, -0.04], knee: [0.4, -0.2], toes: -10 },
    nearHand: [0.45, 0.6],
    farHand: [0.6, 0.5],
  },
  kneeling: {
    hip: [-0.28, 0.36],
    lean: 14,
    headTilt: -6,
    near: { foot: [-0.34, 0.12], knee: [0.4, 0.33], toes: 78 },
    far: { foot: [-0.24, 0.12], knee: [0.46, 0.31], toes: 78 },
    nearHand: [0.5, 0.6],
    farHand: [0.74, 0.5],
    grip: 'open',
  },
  halfKneeling: {
    hip: [-0.14, 0.52],
    lean: 8,
    headTilt: -4,
    near: { foot: [-0.43, 0.1], knee: [0.17, 0.49], toes: 66 },
    far: { foot: [0.5, 0] },
    nearHand: [0.5, 0.62],
    farHand: [0.74, 0.5],
    grip: 'open',
  },
  wheelchair: {
    hip: [-0.26, 0.5],
    seat: 62,
    lean: -3,
    near: { foot: [1.02, 0.06], toes: -6 },
    far: { foot: [1.14, 0.08], toes: -6 },
    nearHand: [0.32, 0.76],
    farHand: [0.6, 0.62],
    grip: 'grip',
    handAngle: 66,
  },
  lyingBelly: {
    hip: [-0.5, 0.1],
    lean: 64,
    headTilt: -54,
    near: { foot: [-1.36, 0.3], knee: [-0.5, 0.06], toes: 150 },
    far: { foot: [-1.46, 0.0], knee: [-0.48, 0.06], toes: 96 },
    nearHand: [0.42, 0.1],
    farHand: [0.5, 0.1],
    grip: 'open',
  },
  lyingBack: {
    hip: [0, 0.06],
    lean: -86,
    headTilt: 10,
    near: { foot: [0.98, 0.0], toes: -70 },
    far: { foot: [0.6, 0.0] },
    nearHand: [0.78, -0.02],
    farHand: [0.62, -0.1],
    grip: 'rest',
  },
  sleeping: {
    hip: [0, 0.06],
    lean: -88,
    headTilt: 24,
    near: { foot: [0.5, -0.04], toes: 10 },
    far: { foot: [0.66, -0.02], toes: 10 },
    nearHand: [0.76, -0.02],
    farHand: [0.5, -0.02],
    grip: 'rest',
  },
} satisfies Record<string, Stance>

export type LowStance = keyof typeof front | keyof typeof side

export const lowStanceNames = [...Object.keys(front), ...Object.keys(side)] as LowStance[]

export const isLow = (name: string): name is LowStance => name in side || name in front

export const isLowFromFront = (name: string): boolean => name in front

/** The stance seen from the front or the side; where only one is known, that one. */
export function lowStances(name: LowStance, isFrontal: boolean): Stance {
  return isFrontal && name in front ? front[name as keyof typeof front] : side[name]
}
