import { tz } from '@date-fns/tz'
import type { Duration } from 'date-fns'
import { add } from 'date-fns'
import type { Price } from './objects.ts'

const utc = tz('UTC')
const addSeconds = (seconds: number, duration: Duration) =>
  Math.floor(add(seconds * 1000, duration, { in: utc }).getTime() / 1000)

/** A moment later by the calendar, in seconds. */
export const later = addSeconds

/** When the period that begins at `start` ends; the day of the anchor is kept where a month has it. */
export function periodEnd(anchor: number, start: number, { recurring }: Price): number {
  const unit = recurring?.interval === 'year' ? 'years' : 'months'
  let count = 1
  while (addSeconds(anchor, { [unit]: count }) <= start) count++
  return addSeconds(anchor, { [unit]: count })
}
