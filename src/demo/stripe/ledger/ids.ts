import { randomBytes } from 'node:crypto'

/** A random id as at Stripe: a prefix, `_` and `length` letters and digits. */
export function newId(prefix: string, length = 24): string {
  const letters = randomBytes(length * 2)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
  return `${prefix}_${letters.slice(0, length)}`
}
