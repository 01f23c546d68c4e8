import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { ItemId } from '../../src/contract/plan.ts'
import type { DemoStripe } from '../../src/demo/stripe/demo-stripe.ts'
import { billingEffects } from '../../src/server/billing/effects.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { Mail } from '../../src/server/platform/mailer.ts'
import { createOutboxWorker } from '../../src/server/platform/outbox.ts'
import { createTestApp, type TestApp } from './app.ts'
import { payCheckout, startTestStripe } from './demo-stripe.ts'
import { silentLog } from './log.ts'
import { schemaProblems } from './stripe-schemas.ts'
import type { TestUser } from './test-user.ts'

/** Start of the tests' clock: a Saturday morning. */
export const start = '2026-11-21T10:00:00Z'

/** The product with a demo Stripe; events wait until a test delivers them. */
export interface Shop {
  app: TestApp
  demoStripe: DemoStripe
  mails: Mail[]
  /** A parent with a verified mailbox, who may order. */
  signUp(name?: string): Promise<TestUser>
  /** Runs the outbox: mails and changes for Stripe. */
  drain(): Promise<void>
  /** Delivers all pending events in order. */
  deliver(): Promise<void>
  /** Orders, pays with a valid card and delivers the events. */
  buy(parent: TestUser, item: ItemId): Promise<{ orderNumber: string; url: string }>
  /** Stops both servers; all requests and answers must match Stripe's schemas. */
  close(): Promise<void>
}

/** Opens a shop with its own database and demo Stripe. */
export async function openShop(): Promise<Shop> {
  let app: TestApp | undefined
  const demoStripe = await startTestStripe({
    clock: { now: () => app?.clock.now() ?? new Date(start) },
    send: async (request) => (await app?.app.fetch(request)) ?? new Response(null, { status: 503 }),
    deliver: 'hold',
  })
  app = await createTestApp(start, { stripe: demoStripe.settings })
  const { db, clock, billing, signUp } = app
  const mails: Mail[] = []
  const worker = createOutboxWorker({
    db,
    effects: {
      mail: async (sent) => void mails.push(Mail.parse(sent)),
      ...billingEffects(billing),
    },
    clock,
    log: silentLog,
  })
  const opened = app
  return {
    app,
    demoStripe,
    mails,
    signUp,
    async drain() {
      // Retries failed entries now.
      await db
        .update(outbox)
        .set({ nextAttemptAt: new Date(0) })
        .where(sql`done_at is null`)
      await worker.drain()
    },
    deliver: () => demoStripe.deliveries.deliverAll(),
    async buy(parent, item) {
      const ordered = await parent.api.billing.order({ item })
      await payCheckout(ordered.url, { card: '4242' })
      await demoStripe.deliveries.deliverAll()
      return ordered
    },
    async close() {
      await demoStripe.stop()
      await opened.close()
      expect(schemaProblems(demoStripe.requests)).toEqual([])
    },
  }
}

/** Sets up a shop; before each test sets the clock to `start` and signs up a parent. */
export function setUpShop(onReady: (shop: Shop, parent: TestUser) => void): void {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  beforeEach(async () => {
    shop.app.clock.set(start)
    onReady(shop, await shop.signUp())
  })
  afterAll(() => shop.close())
}
