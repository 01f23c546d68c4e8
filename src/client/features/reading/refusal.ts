import { ORPCError } from '@orpc/client'

/** Why a story did not open, as the reader tells it. */
export type Refusal =
  | { kind: 'quota-exceeded'; counterReset: string | null }
  | { kind: 'unproven' }
  | { kind: 'sign-in' }
  | { kind: 'unavailable' }
  | { kind: 'unreachable' }
  | { kind: 'offline' }

/** What a failed `reading.open` means; whatever is not a known refusal may be tried again. */
export function refusalOf(error: unknown, isOnline: boolean): Refusal {
  if (!(error instanceof ORPCError)) return { kind: isOnline ? 'unreachable' : 'offline' }
  switch (error.code) {
    case 'QUOTA_EXCEEDED':
      return { kind: 'quota-exceeded', counterReset: counterResetOf(error.data) }
    case 'EMAIL_UNPROVEN':
      return { kind: 'unproven' }
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
