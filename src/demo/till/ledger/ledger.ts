import type { Clock } from '../../../server/platform/clock.ts'
import { newId } from './ids.ts'
import type { Kind, Kinds, TillEvent } from './objects.ts'
import type { Store } from './store.ts'

/** The API version whose shapes are answered; the pinned SDK's. */
export const apiVersion = '2026-10-28.endive'

/** What every part of the till works with. */
export interface Ledger {
  store: Store
  /** Where the pages are, without a slash at the end. */
  url: string
  /** The till's time in seconds: real time and what was travelled. */
  now(): number
  /** Does work at an earlier moment, as when renewals are caught up on. */
  at(seconds: number, work: () => void): void
  /** Records that something happened to an object, and sends it off. */
  emit<K extends Exclude<Kind, 'event'>>(type: string, object: Kinds[K]): void
}

/** A ledger whose events go to `onEvent`. */
export function createLedger({
  store,
  url,
  clock,
  onEvent,
}: {
  store: Store
  url: string
  clock: Clock
  onEvent: (event: TillEvent) => void
}): Ledger {
  let moment: number | null = null
  const now = () => moment ?? Math.floor((clock.now().getTime() + store.state.offsetMs) / 1000)
  return {
    store,
    url,
    now,
    at(seconds, work) {
      moment = seconds
      try {
        work()
      } finally {
        moment = null
      }
    },
    emit(type, object) {
      // A list of payments is part of an answer only where it is asked for.
      const { payments: _, ...copy } = structuredClone(object) as { payments?: unknown }
      const event: TillEvent = {
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
