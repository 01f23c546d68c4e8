import { TZDate } from '@date-fns/tz'
import { deletionGraceDays } from '../../contract/family.ts'

const zone = 'Europe/Berlin'
const dayMs = 86_400_000

/** How long the file of a copy lies ready. */
export const exportLifetimeMs = 7 * dayMs
/** A copy can be asked for once in this time. */
export const exportPauseMs = dayMs
/** Tries of a copy go on for so long; then it counts as failed. */
export const exportPatienceMs = 900_000
/** That an account is gone is remembered for so long. */
export const tombstoneLifetimeMs = 3 * 365 * dayMs

/** When an account is deleted: after the days of grace, and not before the period that is paid for. */
export function deletionDueAt(now: Date, paidUntil: Date | null): Date {
  const graceEndsAt = now.getTime() + deletionGraceDays * dayMs
  return new Date(Math.max(graceEndsAt, paidUntil?.getTime() ?? 0))
}

/** The end of the eighth year after the one of `paidAt`, in Berlin (§ 147 AO, § 257 HGB). */
export function archiveKeptUntil(paidAt: Date): Date {
  const year = new TZDate(paidAt.getTime(), zone).getFullYear()
  return new Date(new TZDate(year + 9, 0, 1, zone).getTime())
}
