import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Order } from '../../../contract/billing.ts'
import { orderNumberIn, sessionIdIn } from './billing-address.ts'
import { confirmationQuery, isHopeless } from './order-query.ts'

/** After this long the page says that it is taking unusually long, and goes on asking quietly. */
const patienceMs = 60_000

export type AwaitedOrder =
  | { kind: 'waiting'; isLate: boolean; isChange: boolean }
  | { kind: 'known'; order: Order }
  | { kind: 'unknown' }

/**
 * Waits until the server knows how an order ended; the address itself proves nothing. Asks again
 * with growing pauses, and with every new snapshot of the profile.
 */
export function useAwaitedOrder(search: URLSearchParams): AwaitedOrder {
  const by = namedIn(search)
  const { data, error } = useQuery(confirmationQuery(by))
  const isLate = useIsLater(patienceMs)
  if (data && data.state !== 'open') return { kind: 'known', order: data }
  if (by === null || isHopeless(error)) return { kind: 'unknown' }
  // Only a change of plan comes back by the order's number.
  return { kind: 'waiting', isLate, isChange: 'orderNumber' in by }
}

function namedIn(search: URLSearchParams) {
  const sessionId = sessionIdIn(search)
  if (sessionId !== null) return { sessionId }
  const orderNumber = orderNumberIn(search)
  return orderNumber === null ? null : { orderNumber }
}

/** True once so many milliseconds have gone by. */
function useIsLater(delayMs: number): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return isLater
}
