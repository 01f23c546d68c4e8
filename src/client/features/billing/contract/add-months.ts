import { berlinDay } from '../../../lib/format.ts'

/**
 * The same day in a later month in Berlin, or that month's last day. Takes and returns ISO 8601; the result
 * is at noon UTC.
 */
export function addMonths(timestamp: string, months: number): string {
  const [year = 0, month = 0, day = 0] = berlinDay(Date.parse(timestamp)).split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay), 12)).toISOString()
}
