import type { Query } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Order } from '../../../contract/billing.ts'
import { orderNumberIn, sessionIdIn } from './billing-address.ts'
import { askAgainMs, confirmationQuery, isHopeless, orderQuery } from './order-query.ts'

/** After this long the page says that it is taking unusually long, and goes on asking quietly. */
const patienceMs = 60_000

export type AwaitedOrder =
  | { kind: 'waiting'; isLate: boolean }
  | { kind: 'known'; order: Order }
  | { kind: 'unknown' }

/**
 * Waits until the server knows how an order ended; the address itself proves nothing. Asks again
 * with growing pauses, and with every new snapshot of the profile.
 */
export function useAwaitedOrder(search: URLSearchParams): AwaitedOrder {
  const sessionId = sessionIdIn(search)
  const orderNumber = sessionId === null ? orderNumberIn(search) : null
  const confirmed = useQuery({ ...confirmationQuery(sessionId), refetchInterval: nextQuestion })
  const looked = useQuery({ ...orderQuery(orderNumber), refetchInterval: nextQuestion })
  const { data, error } = sessionId === null ? looked : confirmed
  const isLate = useIsLater(patienceMs)
  if (data && data.state !== 'open') return { kind: 'known', order: data }
  if (sessionId === null && orderNumber === null) return { kind: 'unknown' }
  return isHopeless(error) ? { kind: 'unknown' } : { kind: 'waiting', isLate }
}

function nextQuestion({ state }: Pick<Query<Order, Error, Order, readonly unknown[]>, 'state'>) {
  const { data, error, dataUpdateCount, errorUpdateCount } = state
  if ((data && data.state !== 'open') || isHopeless(error)) return false
  return askAgainMs(dataUpdateCount + errorUpdateCount)
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
