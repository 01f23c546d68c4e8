import { ORPCError } from '@orpc/client'
import { skipToken } from '@tanstack/react-query'
import { query } from '../../data/api.ts'

/** An order as it stands; asked again with every new snapshot of the profile. */
export function orderQuery(orderNumber: string | null) {
  const input = orderNumber === null ? skipToken : { orderNumber }
  return { ...query.billing.getOrder.queryOptions({ input }), retry: false }
}

/** The order of a checkout, for which the server asks the provider. */
export function confirmationQuery(sessionId: string | null) {
  const input = sessionId === null ? skipToken : { sessionId }
  return { ...query.billing.confirm.queryOptions({ input }), retry: false }
}

const firstPauseMs = 1000
const growth = 1.5
const longestPauseMs = 15_000

/** Wait before the next question, after `asked` answers or failures: 1 s, growing to 15 s. */
export function askAgainMs(asked: number): number {
  return Math.min(longestPauseMs, firstPauseMs * growth ** Math.max(0, asked - 1))
}

/** Whether asking again cannot help: foreign, unknown, malformed, or nobody is signed in. */
export function isHopeless(error: unknown): boolean {
  return error instanceof ORPCError && [400, 401, 404].includes(error.status)
}
