import { ORPCError } from '@orpc/client'
import { skipToken } from '@tanstack/react-query'
import type { Order } from '../../../contract/billing.ts'
import { query } from '../../data/api.ts'

/** An order as it stands. An open one is asked for again, and when the user document's plan changes. */
export function orderQuery(orderNumber: string | null) {
  const input = orderNumber === null ? skipToken : { orderNumber }
  return {
    ...query.billing.getOrder.queryOptions({ input }),
    retry: false,
    refetchInterval: nextQuestion,
  }
}

/** An order, by its number or its checkout, about which the server asks the provider first. */
export function confirmationQuery(by: { sessionId: string } | { orderNumber: string } | null) {
  const input = by ?? skipToken
  return {
    ...query.billing.confirm.queryOptions({ input }),
    retry: false,
    refetchInterval: nextQuestion,
  }
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

interface Asked {
  state: {
    data?: Order | undefined
    error: Error | null
    dataUpdateCount: number
    errorUpdateCount: number
  }
}

function nextQuestion({ state }: Asked): number | false {
  const { data, error, dataUpdateCount, errorUpdateCount } = state
  if ((data && data.state !== 'open') || isHopeless(error)) return false
  return askAgainMs(dataUpdateCount + errorUpdateCount)
}
