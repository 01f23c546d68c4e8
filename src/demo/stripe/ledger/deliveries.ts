import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { systemClock } from '../../../server/platform/clock.ts'
import type { Log } from '../../../server/platform/log.ts'
import type { StripeEvent } from './objects.ts'
import type { Store } from './store.ts'

/** Pauses before each retry. */
const retryDelaysMs = [1000, 2000, 4000, 8000]
const timeoutMs = 10_000

/** Delivers events to the product. */
export interface Deliveries {
  /** Sends an event in the background, unless events are held. */
  queue(event: StripeEvent): void
  /** Sends one event once and returns the answer's status, 0 without an answer. */
  deliver(eventId: string): Promise<number>
  /** Sends every undelivered event, one after the other, oldest first. */
  deliverAll(): Promise<void>
  /** Stops sending events automatically. */
  hold(): void
  /** Sends the held events, and again sends new ones automatically. */
  release(): Promise<void>
  /** Resolves when no delivery is running. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/** Stripe's signature header for a body; `at` in seconds of real time. */
export function sign(
  body: string,
  secret: string,
  at = Math.floor(systemClock.now().getTime() / 1000),
): string {
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${v1}`
}

/** Sends events to `webhookUrl` by `send`, with a few retries; an event may arrive twice. */
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
  const stopping = new AbortController()
  const running = new Set<Promise<unknown>>()
  const { state } = store

  async function attempt(event: StripeEvent): Promise<number> {
    const body = JSON.stringify(event)
    const request = new Request(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': sign(body, state.webhookSecret),
      },
      body,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]),
    })
    const status = await send(request).then(
      (response) => response.status,
      () => 0,
    )
    if (status >= 200 && status < 300) event.pending_webhooks = 0
    await store.save()
    return status
  }

  async function deliverWithRetries(event: StripeEvent): Promise<void> {
    for (const delayMs of [0, ...retryDelaysMs]) {
      await delay(delayMs, undefined, { signal: stopping.signal, ref: false })
      if (state.isHeld) return
      await attempt(event)
      if (event.pending_webhooks === 0) return
    }
    log.warn({ event: event.id, type: event.type }, 'a demo payment event was not delivered')
  }

  function inBackground(work: Promise<unknown>) {
    const tracked = work
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'demo payment events')
      })
      .finally(() => running.delete(tracked))
    running.add(tracked)
  }

  async function deliverAll(): Promise<void> {
    for (const event of store.all('event')) if (event.pending_webhooks > 0) await attempt(event)
  }

  return {
    queue(event) {
      if (!state.isHeld) inBackground(deliverWithRetries(event))
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
      while (running.size > 0) await Promise.all(running)
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
