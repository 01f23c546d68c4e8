import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { systemClock } from '../../server/platform/clock.ts'
import type { Log } from '../../server/platform/log.ts'
import type { TillEvent } from './ledger/objects.ts'
import type { Store } from './ledger/store.ts'

/** Pauses before the second and every further try. */
const retryDelaysMs = [1000, 2000, 4000, 8000]
const timeoutMs = 10_000

/** How events reach the product. */
export interface Deliveries {
  /** Sends an event in the background, or keeps it while events are held. */
  queue(event: TillEvent): void
  /** Sends one event now, once; the status that was answered, 0 for none. */
  deliver(eventId: string): Promise<number>
  /** Sends everything that has not arrived, one after the other, oldest first. */
  deliverAll(): Promise<void>
  hold(): void
  /** From now on events are sent by themselves; what was held is sent too. */
  release(): Promise<void>
  /** When nothing is under way any more. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/** The header with which Stripe signs a body; `at` in seconds of real time. */
export function signatureOf(
  body: string,
  secret: string,
  at = Math.floor(systemClock.now().getTime() / 1000),
): string {
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${v1}`
}

/** Sends events to `webhookUrl` by `send`, at least once each. */
export function createDeliveries({
  store,
  webhookUrl,
  send,
  log,
}: {
  store: Store
  webhookUrl: string
  send: (request: Request) => Promise<Response>
  log: Log
}): Deliveries {
  const ending = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  const { state } = store

  async function attempt(event: TillEvent): Promise<number> {
    const body = JSON.stringify(event)
    const request = new Request(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(body, state.webhookSecret),
      },
      body,
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(timeoutMs)]),
    })
    const status = await send(request).then(
      (response) => response.status,
      () => 0,
    )
    if (status >= 200 && status < 300) event.pending_webhooks = 0
    await store.save()
    return status
  }

  async function insist(event: TillEvent): Promise<void> {
    for (const delayMs of [0, ...retryDelaysMs]) {
      await delay(delayMs, undefined, { signal: ending.signal, ref: false })
      if (state.isHeld) return
      await attempt(event)
      if (event.pending_webhooks === 0) return
    }
    log.warn({ event: event.id, type: event.type }, 'a demo payment event did not arrive')
  }

  function inBackground(work: Promise<unknown>) {
    const tracked = work
      .catch((error: unknown) => {
        if (!ending.signal.aborted) log.error({ err: error }, 'demo payment events')
      })
      .finally(() => underWay.delete(tracked))
    underWay.add(tracked)
  }

  async function deliverAll(): Promise<void> {
    for (const event of store.all('event')) if (event.pending_webhooks > 0) await attempt(event)
  }

  return {
    queue(event) {
      if (!state.isHeld) inBackground(insist(event))
    },
    async deliver(eventId) {
      const event = store.find('event', eventId)
      if (!event) throw new Error(`no event ${eventId}`)
      return attempt(event)
    },
    deliverAll,
    hold() {
      state.isHeld = true
    },
    async release() {
      state.isHeld = false
      await deliverAll()
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    async stop() {
      ending.abort()
      await Promise.all(underWay)
    },
  }
}
