import { ORPCError } from '@orpc/client'
import { skipToken } from '@tanstack/react-query'
import type { Order } from '../../../../contract/billing.ts'
import { query } from '../../../data/core/api.ts'

/** An order; polled while open, and refetched when the plan in the user document changes. */
export function orderQuery(orderNumber: string | null) {
  const input = orderNumber === null ? skipToken : { orderNumber }
  return {
    ...query.billing.getOrder.queryOptions({ input }),
    retry: false,
    refetchInterval: nextPollMs,
  }
}

/** An order by its number or checkout session; the server asks the provider first. */
export function confirmationQuery(
  reference: { sessionId: string } | { orderNumber: string } | null,
) {
  const input = reference ?? skipToken
  return {
    ...query.billing.confirm.queryOptions({ input }),
    retry: false,
    refetchInterval: nextPollMs,
  }
}

const firstDelayMs = 1000
const delayGrowth = 1.5
const maxDelayMs = 15_000

/** Delay before the next poll after `polls` answers or failures: 1 s, growing to 15 s. */
export function pollDelayMs(polls: number): number {
  return Math.min(maxDelayMs, firstDelayMs * delayGrowth ** Math.max(0, polls - 1))
}

/** Whether retrying cannot help: malformed, signed out, or not the account's order. */
export function isFinalError(error: unknown): boolean {
  return error instanceof ORPCError && [400, 401, 404].includes(error.status)
}

interface PolledQuery {
  state: {
    data?: Order | undefined
    error: Error | null
    dataUpdateCount: number
    errorUpdateCount: number
  }
}

function nextPollMs({ state }: PolledQuery): number | false {
  const { data, error, dataUpdateCount, errorUpdateCount } = state
  if ((data && data.state !== 'open') || isFinalError(error)) return false
  return pollDelayMs(dataUpdateCount + errorUpdateCount)
}
