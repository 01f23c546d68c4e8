import type { Point } from '../../paper/geometry.ts'

/** The views of a body; turned ones look to the right. */
export type View = 'front' | 'turned' | 'profile' | 'back' | 'turnedAway'
export type Build = 'slim' | 'usual' | 'stout'

/** The measures of a body in units. */
export interface Proportions {
  /** scale of `personHead` */
  head: number
  /** from the shoulders up to the chin */
  neck: number
  /** from the hips up to the shoulders */
  trunk: number
  leg: readonly [thigh: number, shin: number]
  /** height of the ankle */
  ankle: number
  arm: readonly [upper: number, fore: number]
  /** half the distances between the joints */
  shoulders: number
  hips: number
  /** half the widths of the paper from the front */
  chest: number
  waist: number
  seat: number
  armRadii: readonly [number, number, number]
  legRadii: readonly [number, number, number]
  /** size of the hand, 1 for 26 units */
  hand: number
  /** length of the shoe */
  shoe: number
}

/** Three heads high. */
export const childBody: Proportions = {
  head: 0.83,
  neck: 11,
  trunk: 66,
  leg: [42, 38],
  ankle: 11,
  arm: [39, 35],
  shoulders: 25,
  hips: 14,
  chest: 30,
  waist: 32,
  seat: 35,
  armRadii: [13, 11, 9.5],
  legRadii: [16.5, 13.5, 11],
  hand: 1.02,
  shoe: 33,
}

/** Two heads and a half. */
export const toddlerBody: Proportions = {
  head: 0.76,
  neck: 7,
  trunk: 58,
  leg: [20, 19],
  ankle: 9,
  arm: [27, 23],
  shoulders: 20,
  hips: 12,
  chest: 25,
  waist: 31,
  seat: 33,
  armRadii: [12, 10.5, 9],
  legRadii: [15, 13, 11.5],
  hand: 0.82,
  shoe: 27,
}

/** Three heads and a half. */
export const teenagerBody: Proportions = {
  ...childBody,
  head: 0.79,
  neck: 13,
  trunk: 80,
  leg: [55, 51],
  ankle: 13,
  arm: [48, 43],
  shoulders: 28,
  hips: 15,
  chest: 33,
  waist: 31,
  shoe: 37,
}

/** Nearly five heads. */
export const adultBody: Proportions = {
  head: 0.71,
  neck: 15,
  trunk: 104,
  leg: [68, 64],
  ankle: 15,
  arm: [56, 50],
  shoulders: 36,
  hips: 18,
  chest: 44,
  waist: 38,
  seat: 42,
  armRadii: [15, 13.5, 11],
  legRadii: [22, 17.5, 13],
  hand: 1.18,
  shoe: 42,
}

/** Old and round, four heads. */
export const grandmotherBody: Proportions = {
  ...adultBody,
  head: 0.74,
  neck: 8,
  trunk: 84,
  leg: [50, 48],
  ankle: 14,
  arm: [46, 42],
  shoulders: 33,
  chest: 42,
  waist: 46,
  seat: 50,
  hand: 1.05,
  shoe: 36,
}

/** Old, with a great head, three heads and a half. */
export const keeperBody: Proportions = {
  ...grandmotherBody,
  head: 0.84,
  neck: 6,
  leg: [48, 44],
}

/** The same body slimmer or stouter. */
export function built(body: Proportions, build: Build): Proportions {
  if (build === 'usual') return body
  const [chest, waist, limbs] = build === 'stout' ? [1.12, 1.36, 1.14] : [0.9, 0.84, 0.86]
  const wide = ([a, b, c]: readonly [number, number, number]) =>
    [a * limbs, b * limbs, c * (1 + (limbs - 1) * 0.4)] as const
  return {
    ...body,
    chest: body.chest * chest,
    shoulders: body.shoulders * chest,
    waist: body.waist * waist,
    seat: body.seat * (1 + (waist - 1) * 0.7),
    armRadii: wide(body.armRadii),
    legRadii: wide(body.legRadii),
  }
}

/** Degrees by which the front of the body is turned from us to the right. */
export const facing: Record<View, number> = {
  front: 0,
  turned: 38,
  profile: 90,
  turnedAway: 142,
  back: 180,
}

/** Whether the near side is on the left of the picture. */
export const isNearLeft = (view: View): boolean => view !== 'turnedAway'

/** The shoulder or hip joint whose half distance is `half`, from the middle: the near or the far one. */
export function jointOffset(view: View, half: number, isNear: boolean): Point {
  const side = isNear === isNearLeft(view) ? -1 : 1
  if (view === 'front' || view === 'back') return [side * half, 0]
  if (view === 'profile') return isNear ? [-half * 0.1, 0] : [half * 0.24, -1]
  const far = view === 'turned' ? 0.7 : 0.78
  return [side * half * (isNear ? 0.86 : far), isNear ? 1 : -1.5]
}
