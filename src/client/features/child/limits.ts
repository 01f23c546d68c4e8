import type { Child } from '../../../contract/child.ts'
import { highestScare, maxAgeOf } from '../../../contract/family.ts'

/** Whether the parents have chosen an age or a scare limit for this child. */
export const isLimited = ({ ageBand, maxScare }: Pick<Child, 'ageBand' | 'maxScare'>) =>
  ageBand !== null || maxScare < highestScare

/** Whether a limit hides stories from this child; the last age band hides none. */
export const isKeptFromStories = ({ ageBand, maxScare }: Pick<Child, 'ageBand' | 'maxScare'>) =>
  maxAgeOf[ageBand ?? '9+'] < maxAgeOf['9+'] || maxScare < highestScare
