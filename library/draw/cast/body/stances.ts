import { uprightFront } from './front-stance.ts'
import { isLow, isLowFromFront, type LowStance, lowStanceNames, lowStances } from './low-stance.ts'
import { uprightSide } from './side-stance.ts'
import type { Stance } from './stance.ts'

const hanging = { nearHand: [-0.12, 0.97], farHand: [0.12, 0.97] } as const

/** Whether a stance is known from the front. */
export const hasFront = (name: StanceName): boolean => name in uprightFront || isLowFromFront(name)

export type StanceName = keyof typeof uprightFront | keyof typeof uprightSide | LowStance

/** All stances. */
export const stanceNames: readonly StanceName[] = [
  ...new Set([
    ...Object.keys(uprightFront),
    ...Object.keys(uprightSide),
    ...lowStanceNames,
  ] as StanceName[]),
]

const has = <T extends object>(table: T, name: PropertyKey): name is keyof T => name in table

/** The stance for a body seen from the front or back, or from the side; where only one is known, that one. */
export function stanceOf(name: StanceName, isFrontal: boolean): Stance {
  if (isLow(name)) return lowStances(name, isFrontal)
  if (isFrontal && has(uprightFront, name)) return uprightFront[name]
  return has(uprightSide, name) ? uprightSide[name] : { ...uprightFront.standing, ...hanging }
}
