import { TZDate } from '@date-fns/tz'
import { maxAgeOf } from '../../contract/family.ts'

const zone = 'Europe/Berlin'

type AgeBand = keyof typeof maxAgeOf

/** A child's age as its parents entered it. */
export interface GrowingChild {
  ageBand: AgeBand | null
  birthYear: number | null
}

/**
 * The age that a child reaches this year in Berlin and since when it exceeds the age band; null where
 * it does not, or where band or year are not set.
 */
export function outgrown(
  { ageBand, birthYear }: GrowingChild,
  now: Date,
): { age: number; ageBand: AgeBand; since: Date } | null {
  if (ageBand === null || birthYear === null) return null
  const age = new TZDate(now.getTime(), zone).getFullYear() - birthYear
  const maxAge = maxAgeOf[ageBand]
  if (age <= maxAge) return null
  const since = new TZDate(birthYear + maxAge + 1, 0, 1, zone)
  return { age, ageBand, since: new Date(since.getTime()) }
}
