import type { Figures } from '../../../../contract/editor.ts'

/** What is counted by day. */
export type Counted = 'reads' | 'likes' | 'accounts'

export interface Summary {
  total: number
  /** The day with the most; null while nothing was counted. */
  best: { day: string; count: number } | null
}

/** What a plot by day says: all together, and the best day, the latest of equals. */
export function summaryOf(days: Figures['days'], counted: Counted): Summary {
  const total = days.reduce((sum, day) => sum + day[counted], 0)
  const best = days.reduce<Summary['best']>(
    (found, day) =>
      day[counted] > 0 && day[counted] >= (found?.count ?? 0)
        ? { day: day.day, count: day[counted] }
        : found,
    null,
  )
  return { total, best }
}
