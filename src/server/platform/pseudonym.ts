import { createHash } from 'node:crypto'

/**
 * A short hash of an address or an id (22 characters), for keys of counters and for logs, which contain
 * neither in plain text.
 */
export function pseudonym(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
