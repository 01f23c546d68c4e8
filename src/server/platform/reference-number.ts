import { TZDate } from '@date-fns/tz'

// Without letters and digits that look alike.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A number such as „FH-2026-7KQ4-MX2P“ for orders, requests and declarations: the year in Berlin and
 * eight random characters; `random` returns 0 to max - 1.
 */
export function referenceNumber(now: Date, random: (max: number) => number): string {
  const character = () => alphabet[random(alphabet.length)] ?? ''
  const group = () => Array.from({ length: 4 }, character).join('')
  const year = new TZDate(now.getTime(), 'Europe/Berlin').getFullYear()
  return `FH-${year}-${group()}-${group()}`
}
