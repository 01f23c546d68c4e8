import type { Statistics } from '../../../../contract/editor.ts'

/** What the statistics count by day. */
export type DailyCount = 'reads' | 'likes' | 'accounts'

export interface DailySummary {
  total: number
  /** The day with the highest count; null if all counts are 0. */
  best: { day: string; count: number } | null
}

/** Total and best day; the latest of equal days. */
export function summarizeDays(days: Statistics['days'], dailyCount: DailyCount): DailySummary {
  const total = days.reduce((sum, day) => sum + day[dailyCount], 0)
  const best = days.reduce<DailySummary['best']>(
    (bestSoFar, day) =>
      day[dailyCount] > 0 && day[dailyCount] >= (bestSoFar?.count ?? 0)
        ? { day: day.day, count: day[dailyCount] }
        : bestSoFar,
    null,
  )
  return { total, best }
}
