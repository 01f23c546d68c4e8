import { isItemId } from '../../../../contract/plan.ts'
import { formatLongDate, formatNumber } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { itemName } from '../../billing/shared/item-labels.ts'
import type { DailyCount, DailySummary } from './daily-summary.ts'

const labels: Record<DailyCount, () => string> = {
  reads: m.statistics_reads_by_day,
  likes: m.statistics_likes_by_day,
  accounts: m.statistics_accounts_by_day,
}

export const dailyCountLabel = (dailyCount: DailyCount) => labels[dailyCount]()

/** Summary of a daily chart: total and best day. */
export function summaryText({ total, best }: DailySummary, dayCount: number): string {
  const all = m.statistics_total({ total: formatNumber(total), days: dayCount })
  if (!best) return all
  return `${all} ${m.statistics_best({ day: formatLongDate(best.day), count: formatNumber(best.count) })}`
}

/** Name of a plan or add-on; its id where it has no name. */
export const subscriptionLabel = (item: string) => (isItemId(item) ? itemName(item) : item)
