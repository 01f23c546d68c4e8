import { TZDate } from '@date-fns/tz'

// Without letters and digits that look alike.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * „FH-2026-7KQ4-MX2P“, for orders, requests and declarations: the year in Berlin and eight random
 * signs; `random` yields 0 to max - 1.
 */
export function referenceNumber(now: Date, random: (max: number) => number): string {
  const sign = () => alphabet[random(alphabet.length)] ?? ''
  const group = () => Array.from({ length: 4 }, sign).join('')
  const year = new TZDate(now.getTime(), 'Europe/Berlin').getFullYear()
  return `FH-${year}-${group()}-${group()}`
}
