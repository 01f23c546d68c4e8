import { TZDate } from '@date-fns/tz'
import { deletionGraceDays } from '../../contract/family.ts'

const zone = 'Europe/Berlin'
const dayMs = 86_400_000

/** How long a copy can be downloaded. */
export const exportLifetimeMs = 7 * dayMs
/** A copy can be requested once in this time. */
export const exportPauseMs = dayMs
/** How long a copy is retried before it counts as failed. */
export const exportRetryMs = 900_000
/** How long a tombstone of a deleted account is retained. */
export const tombstoneLifetimeMs = 3 * 365 * dayMs

/** When an account is deleted: after the grace period, and not before the end of the paid period. */
export function deletionDueAt(now: Date, paidUntil: Date | null): Date {
  const graceEndsAt = now.getTime() + deletionGraceDays * dayMs
  return new Date(Math.max(graceEndsAt, paidUntil?.getTime() ?? 0))
}

/** The end of the eighth year after the one of `paidAt`, in Berlin (§ 147 AO, § 257 HGB). */
export function archiveRetainedUntil(paidAt: Date): Date {
  const year = new TZDate(paidAt.getTime(), zone).getFullYear()
  return new Date(new TZDate(year + 9, 0, 1, zone).getTime())
}
