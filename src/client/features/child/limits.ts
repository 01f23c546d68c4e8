import type { Child } from '../../../contract/child.ts'
import { highestScare } from '../../../contract/family.ts'

/** Whether the library has fewer stories for this child. */
export const isLimited = ({ ageBand, maxScare }: Pick<Child, 'ageBand' | 'maxScare'>) =>
  ageBand !== null || maxScare < highestScare
