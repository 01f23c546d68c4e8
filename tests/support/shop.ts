import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { ItemId } from '../../src/contract/plan.ts'
import type { Till } from '../../src/demo/till/till.ts'
import { billingEffects } from '../../src/server/billing/effects.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { Mail } from '../../src/server/platform/mailer.ts'
import { createOutboxWorker } from '../../src/server/platform/outbox.ts'
import type { TestApp, TestUser } from './app.ts'
import { createTestApp } from './app.ts'
import { silentLog } from './log.ts'
import { schemaProblems } from './stripe-schemas.ts'
import { payCheckout, startTestTill } from './till.ts'

/** When the tests' clock stands still: a Saturday morning. */
export const start = '2026-11-21T10:00:00Z'

/** The product and a till that knows it; events wait until a test delivers them. */
export interface Shop {
  app: TestApp
  till: Till
  mails: Mail[]
  /** A parent whose mailbox is proven, so that they may order. */
  signUp(name?: string): Promise<TestUser>
  /** Carries out what is queued: mails and words to the till. */
  drain(): Promise<void>
  /** Delivers every event that has not arrived, in order. */
  deliver(): Promise<void>
  /** Orders, pays with the good card and lets the events come. */
  buy(parent: TestUser, item: ItemId): Promise<{ orderNumber: string; url: string }>
  /** Ends it; every request and answer of its time was one of Stripe's published ones. */
  close(): Promise<void>
}

/** Opens a shop on a database and a till of its own. */
export async function openShop(): Promise<Shop> {
  let app: TestApp | undefined
  const till = await startTestTill({
    clock: { now: () => app?.clock.now() ?? new Date(start) },
    send: async (request) => (await app?.app.fetch(request)) ?? new Response(null, { status: 503 }),
    deliver: 'hold',
  })
  app = await createTestApp(start, { stripe: till.settings })
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
    till,
    mails,
    signUp,
    async drain() {
      // Whatever failed before is tried again now.
      await db
        .update(outbox)
        .set({ nextAttemptAt: new Date(0) })
        .where(sql`done_at is null`)
      await worker.drain()
    },
    deliver: () => till.deliveries.deliverAll(),
    async buy(parent, item) {
      const ordered = await parent.api.billing.order({ item })
      await payCheckout(ordered.url, { card: '4242' })
      await till.deliveries.deliverAll()
      return ordered
    },
    async close() {
      await till.stop()
      await opened.close()
      expect(schemaProblems(till.requests)).toEqual([])
    },
  }
}

/** A shop for all tests of a file, and for each of them the clock at `start` and a parent of its own. */
export function shopForEachTest(take: (shop: Shop, parent: TestUser) => void): void {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  beforeEach(async () => {
    shop.app.clock.set(start)
    take(shop, await shop.signUp())
  })
  afterAll(() => shop.close())
}
