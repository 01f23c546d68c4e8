import { eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ItemId, itemIds } from '../../src/contract/plan.ts'
import { expireEntitlements, reconcile } from '../../src/server/billing/reconciler.ts'
import { isRunning, slotOf } from '../../src/server/billing/rules.ts'
import { billingOrder, subscription } from '../../src/server/db/billing-schema.ts'
import { accountDeletion } from '../../src/server/db/privacy-schema.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { requestDeletion } from '../../src/server/privacy/deletion.ts'
import { deleteDueAccounts } from '../../src/server/privacy/due-accounts.ts'
import { confirmChange, payCheckout } from '../support/demo-stripe.ts'
import { silentLog } from '../support/log.ts'
import { secret } from '../support/privacy.ts'
import { openShop, type Shop, start } from '../support/shop.ts'
import type { TestUser } from '../support/test-user.ts'

const rounds = 40
const parallelSteps = 5
const families = 3
const hourMs = 3_600_000

let shop: Shop
/** A deleted family is replaced by a new one. */
const parents: TestUser[] = []
const deleted: { uid: string; customer: string }[] = []

beforeAll(async () => {
  shop = await openShop()
  for (let index = 0; index < families; index++) parents.push(await shop.signUp())
})
afterAll(() => shop.close())

const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('buy'), item: fc.constantFrom(...itemIds) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'decline' as const }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel', 'takeBackCancellation', 'pause', 'resume', 'confirm'),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'declareCancellation' as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'declareWithdrawal' as const }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('event', 'deliver', 'drain', 'reconcile', 'end', 'fault'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'delete' as const }) },
)
const step = fc.record({ family: fc.nat(families - 1), pick: fc.nat(999), action })

type Step = {
  family: number
  pick: number
  action: { kind: string; item?: ItemId }
}

/** The actions of a mix; typed refusals are valid answers. */
const actions: Record<string, (who: TestUser, step: Step) => Promise<unknown>> = {
  buy: (parent, { action }) => order(parent, action.item, '4242'),
  decline: (parent) => order(parent, 'family-month', '0002'),
  cancel: async ({ api }, { pick }) => api.billing.cancel(await contractOf(api, pick)),
  takeBackCancellation: async ({ api }, { pick }) =>
    api.billing.takeBackCancellation(await contractOf(api, pick)),
  pause: async ({ api }, { pick }) =>
    api.billing.pause({ ...(await contractOf(api, pick)), months: 1 }),
  resume: async ({ api }, { pick }) => api.billing.resume(await contractOf(api, pick)),
  async confirm({ api, uid }) {
    const isOwn = eq(billingOrder.userId, uid)
    const [ordered] = await shop.app.db.select().from(billingOrder).where(isOwn).limit(1)
    return ordered && api.billing.confirm({ orderNumber: ordered.orderNumber })
  },
  declareCancellation: ({ email }) =>
    shop.app.guest.api.billing.declareCancellation({ ...form, email, kind: 'ordinary' }),
  declareWithdrawal: ({ api, email }) => api.billing.declareWithdrawal({ ...form, email }),
  async event(_, { pick }) {
    const events = shop.demoStripe.store.all('event')
    const id = events[pick % events.length]?.id
    const status = id ? await shop.demoStripe.deliveries.deliver(id) : 200
    if (status > 200 && status !== 503) throw new Error(`an event was answered ${status}`)
  },
  deliver: () => shop.deliver(),
  drain: () => shop.drain(),
  reconcile: () => reconcile(shop.app.billing, silentLog),
  end: () => expireEntitlements(shop.app.billing),
  async fault(_, { pick }) {
    const kind = (['down', 'error-500', 'rate-limit'] as const)[pick % 3] ?? 'down'
    shop.demoStripe.failNext({ times: 1, kind, afterWork: pick % 2 === 0 })
  },
  async delete({ uid, api }, { family }) {
    const { db, mail, files, clock } = shop.app
    const now = clock.now()
    const { stripeCustomerId: customer } = await api.profile.get({ uid })
    const who = { uid, ownerId: uid, language: 'de', subscriptionEnd: 'now' } as const
    await requestDeletion(db, { ...who, mail, files, now })
    await db.update(accountDeletion).set({ dueAt: now })
    await deleteDue()
    deleted.push({ uid, customer })
    parents[family] = await shop.signUp()
  },
}

/** Accounts whose rows are locked wait for the next call. */
function deleteDue() {
  const { db, files, mail, clock } = shop.app
  return deleteDueAccounts(db, { now: clock.now(), files, mail, secret, log: silentLog })
}

const form = { name: 'Anna', contract: 'all' as const }

async function order({ api }: TestUser, item: ItemId = 'family-month', card: '4242' | '0002') {
  const { url } = await api.billing.order({ item })
  // A parallel step may have paid or voided it.
  await (url.includes('/p/') ? confirmChange(url) : payCheckout(url, { card })).catch(() => {})
}

async function contractOf(api: TestUser['api'], pick: number) {
  const { subscriptions } = await api.billing.get()
  return { subscriptionId: subscriptions[pick % subscriptions.length]?.subscriptionId ?? 'sub_0' }
}

async function perform(step: Step) {
  const parent = parents[step.family]
  if (parent) await actions[step.action.kind]?.(parent, step)
}

/** Typed refusals and an unavailable provider are expected; everything else is a fault. */
function isExpected(error: unknown): boolean {
  const { status, name } = error as { status?: number; name?: string }
  return (
    (status !== undefined && (status < 500 || status === 503)) || name === 'PaymentsUnavailable'
  )
}

async function settle() {
  await deleteDue()
  for (let time = 1; time <= 4; time++) {
    await shop.drain()
    await shop.deliver()
    await reconcile(shop.app.billing, silentLog).catch(() => {})
  }
  await shop.drain()
}

const customerOf = async ({ uid, api }: TestUser) =>
  (await api.profile.get({ uid })).stripeCustomerId
const subscriptionsAtStripe = (customer: string) =>
  shop.demoStripe.store.all('subscription').filter((one) => one.customer === customer)

/** Cents that were charged and not refunded. */
function netChargedCents(subscriptionId: string): number {
  const invoices = shop.demoStripe.store
    .all('invoice')
    .filter(({ parent }) => parent?.subscription_details?.subscription === subscriptionId)
  const intents = invoices.flatMap(({ payments }) =>
    payments.data.map(({ payment }) => payment.payment_intent),
  )
  return shop.demoStripe.store
    .all('charge')
    .filter(
      ({ payment_intent, status }) =>
        intents.includes(payment_intent ?? undefined) && status === 'succeeded',
    )
    .reduce((total, charge) => total + charge.amount_captured - charge.amount_refunded, 0)
}

async function checkFamily(parent: TestUser) {
  const { db } = shop.app
  const stored = await db.select().from(subscription).where(eq(subscription.userId, parent.uid))
  const running = stored.filter(isRunning)
  const slots = running.map(({ item }) => slotOf(item))
  expect(new Set(slots).size, 'contracts of one slot').toBe(slots.length)
  const { subscription: plan } = await parent.api.profile.get({ uid: parent.uid })
  const base = running.find(({ item }) => slotOf(item) === 'plan')?.item ?? 'free'
  expect(plan.basePlan).toBe(base)
  const customer = await customerOf(parent)
  const atStripe = customer === '' ? [] : subscriptionsAtStripe(customer)
  expect(stored.map(({ subscriptionId }) => subscriptionId).sort()).toEqual(
    atStripe.map(({ id }) => id).sort(),
  )
  for (const { id, status, cancel_at_period_end, items } of atStripe) {
    const row = stored.find(({ subscriptionId }) => subscriptionId === id)
    if (row?.withdrawnAt) {
      expect({ id, status, netCents: netChargedCents(id) }).toEqual({
        id,
        status: 'canceled',
        netCents: 0,
      })
    } else {
      expect(row).toMatchObject({
        status,
        cancelAtPeriodEnd: cancel_at_period_end,
        item: items.data[0]?.price.metadata.item,
        pendingChange: null,
      })
    }
  }
}

test('after random actions the product and Stripe agree, and nothing is charged twice', async () => {
  const seed = Number(process.hrtime.bigint() % 1_000_000n)
  process.stdout.write(`billing mix: seed ${seed}\n`)
  const mixes = fc.sample(fc.array(step, { minLength: parallelSteps, maxLength: parallelSteps }), {
    seed,
    numRuns: rounds,
  })
  for (const [round, mix] of mixes.entries()) {
    shop.app.clock.set(new Date(Date.parse(start) + round * hourMs).toISOString())
    const outcomes = await Promise.allSettled(mix.map(perform))
    const faults = outcomes.filter((one) => one.status === 'rejected' && !isExpected(one.reason))
    expect(faults, `round ${round} of seed ${seed}: ${JSON.stringify(mix)}`).toEqual([])
  }
  await settle()
  for (const parent of parents) await checkFamily(parent)
  for (const { uid, customer } of deleted) {
    expect(await shop.app.db.$count(subscription, eq(subscription.userId, uid))).toBe(0)
    expect(shop.demoStripe.store.find('customer', customer)).toBeUndefined()
    const running = shop.demoStripe.store
      .all('subscription')
      .filter((one) => one.customer === customer)
    expect(running.filter(({ status }) => status !== 'canceled')).toEqual([])
  }
  const customerUids = shop.demoStripe.store.all('customer').map(({ metadata }) => metadata.uid)
  expect(customerUids.filter((uid) => deleted.some((one) => one.uid === uid))).toEqual([])
  const pendingEffects = await shop.app.db
    .select({ kind: outbox.kind, lastError: outbox.lastError })
    .from(outbox)
    .where(isNull(outbox.doneAt))
  expect(pendingEffects).toEqual([])
  const confirmed = shop.mails.filter(({ subject }) => subject.startsWith('Bestätigung deiner'))
  expect(new Set(confirmed.map(({ subject }) => subject)).size).toBe(confirmed.length)
}, 180_000)
