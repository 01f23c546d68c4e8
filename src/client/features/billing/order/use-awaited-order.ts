import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Order } from '../../../../contract/billing.ts'
import { readOrderNumber, readSessionId } from '../shared/billing-address.ts'
import { confirmationQuery, isFinalError } from './order-query.ts'

/** After this time the page says that it takes unusually long, and keeps polling. */
const lateAfterMs = 60_000

export type AwaitedOrder =
  | { kind: 'waiting'; isLate: boolean; isChange: boolean }
  | { kind: 'known'; order: Order }
  | { kind: 'unknown' }

/**
 * Waits until the server knows the outcome of an order, because the address is no evidence. Polls
 * with growing delays, and on every change of the profile.
 */
export function useAwaitedOrder(search: URLSearchParams): AwaitedOrder {
  const order = readOrderReference(search)
  const { data, error } = useQuery(confirmationQuery(order))
  const isLate = useHasElapsed(lateAfterMs)
  if (data && data.state !== 'open') return { kind: 'known', order: data }
  if (order === null || isFinalError(error)) return { kind: 'unknown' }
  // Only a change of plan returns with the order's number.
  return { kind: 'waiting', isLate, isChange: 'orderNumber' in order }
}

function readOrderReference(search: URLSearchParams) {
  const sessionId = readSessionId(search)
  if (sessionId !== null) return { sessionId }
  const orderNumber = readOrderNumber(search)
  return orderNumber === null ? null : { orderNumber }
}

/** True once `delayMs` have passed. */
function useHasElapsed(delayMs: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return hasElapsed
}
