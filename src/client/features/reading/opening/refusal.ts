import { ORPCError } from '@orpc/client'

/** Why a story or a recording did not open. */
export type Refusal =
  | { kind: 'quota-exceeded'; counterReset: string | null }
  | { kind: 'unverified' }
  | { kind: 'sign-in' }
  | { kind: 'unavailable' }
  | { kind: 'unreachable' }
  | { kind: 'offline' }

/**
 * Why opening a story or starting a recording failed. Without the server's answer it is `offline` or
 * `unreachable`; unknown answers count as `unreachable`, too. Both can be retried.
 */
export function refusalOf(error: unknown, isOnline: boolean): Refusal {
  if (!(error instanceof ORPCError)) return { kind: isOnline ? 'unreachable' : 'offline' }
  switch (error.code) {
    case 'QUOTA_EXCEEDED':
      return { kind: 'quota-exceeded', counterReset: counterResetOf(error.data) }
    case 'EMAIL_UNVERIFIED':
      return { kind: 'unverified' }
    case 'UNAUTHORIZED':
      return { kind: 'sign-in' }
    case 'NOT_FOUND':
    case 'BAD_REQUEST':
      return { kind: 'unavailable' }
    default:
      return { kind: 'unreachable' }
  }
}

function counterResetOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('counterReset' in data)) return null
  return typeof data.counterReset === 'string' ? data.counterReset : null
}
