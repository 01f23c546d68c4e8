import type { Clock } from '../../../server/platform/clock.ts'
import { newId } from './ids.ts'
import type { Kind, Kinds, StripeEvent } from './objects.ts'
import type { Store } from './store.ts'

/** The API version of the answers: that of the pinned SDK. */
export const apiVersion = '2026-10-28.endive'

/** The store, the clock and the events, which all parts use. */
export interface Ledger {
  store: Store
  /** The address of the pages, without a trailing slash. */
  url: string
  /** The simulated time in seconds. */
  now(): number
  /** Runs work at an earlier simulated time, e.g. an overdue renewal. */
  at(seconds: number, work: () => void): void
  /** Stores and sends an event about an object. */
  emit<K extends Exclude<Kind, 'event'>>(type: string, object: Kinds[K]): void
}

/** Creates a ledger whose events go to `onEvent`. */
export function createLedger({
  store,
  url,
  clock,
  onEvent,
}: {
  store: Store
  url: string
  clock: Clock
  onEvent: (event: StripeEvent) => void
}): Ledger {
  let overdueAt: number | null = null
  const now = () => overdueAt ?? Math.floor((clock.now().getTime() + store.state.offsetMs) / 1000)
  return {
    store,
    url,
    now,
    at(seconds, work) {
      overdueAt = seconds
      try {
        work()
      } finally {
        overdueAt = null
      }
    },
    emit(type, object) {
      // Payments are only included where they are expanded.
      const { payments: _, ...copy } = structuredClone(object) as { payments?: unknown }
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: now(),
        data: { object: copy },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      }
      store.add('event', event)
      onEvent(event)
    },
  }
}
