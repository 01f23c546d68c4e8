import { tz } from '@date-fns/tz'
import { add, type Duration } from 'date-fns'
import type { Price } from './objects.ts'

const utc = tz('UTC')

/** Adds a calendar duration to a time in seconds, in UTC. */
export const addDuration = (seconds: number, duration: Duration) =>
  Math.floor(add(seconds * 1000, duration, { in: utc }).getTime() / 1000)

/** The end of the period that begins at `start`; on the anchor's day of the month, else on the last day. */
export function periodEnd(anchor: number, start: number, { recurring }: Price): number {
  const unit = recurring?.interval === 'year' ? 'years' : 'months'
  let count = 1
  while (addDuration(anchor, { [unit]: count }) <= start) count++
  return addDuration(anchor, { [unit]: count })
}
