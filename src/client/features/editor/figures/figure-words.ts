import { isItemId } from '../../../../contract/plan.ts'
import { dateFormat } from '../../../lib/formats.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { itemName } from '../../billing/item-words.ts'
import { numberText } from '../draft/draft-words.ts'
import type { Counted, Summary } from './figure-summary.ts'

const names: Record<Counted, () => string> = {
  reads: m.figures_reads_by_day,
  likes: m.figures_likes_by_day,
  accounts: m.figures_accounts_by_day,
}

export const countedLabel = (counted: Counted) => names[counted]()

/** A day such as 2026-11-22 as „22.11.“ or „22. November 2026“. */
export function dayText(day: string, length: 'short' | 'long'): string {
  const style =
    length === 'short'
      ? ({ day: 'numeric', month: 'numeric' } as const)
      : ({ dateStyle: 'long' } as const)
  return dateFormat(getLocale(), { ...style, timeZone: 'UTC' }).format(Date.parse(day))
}

/** A plot in one sentence. */
export function summaryText({ total, best }: Summary, dayCount: number): string {
  const all = m.figures_total({ total: numberText(total), days: dayCount })
  if (!best) return all
  return `${all} ${m.figures_best({ day: dayText(best.day, 'long'), count: numberText(best.count) })}`
}

/** What is subscribed to, in a word; an item that nobody has named yet by its own name. */
export const subscriptionName = (item: string) => (isItemId(item) ? itemName(item) : item)
