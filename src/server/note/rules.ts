import { TZDate } from '@date-fns/tz'
import { maxAgeOf } from '../../contract/family.ts'

const zone = 'Europe/Berlin'

type AgeBand = keyof typeof maxAgeOf

/** A child by what its parents say of its age. */
export interface GrowingChild {
  ageBand: AgeBand | null
  birthYear: number | null
}

/**
 * What a child turns this year in Berlin if that is more than its age band holds, and since when
 * that is so; null where it still fits, or where parents set no band or year.
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
