import { eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ItemId } from '../../src/contract/plan.ts'
import { itemIds } from '../../src/contract/plan.ts'
import { endDueEntitlements, reconcile } from '../../src/server/billing/reconciler.ts'
import { isRunning, slotOf } from '../../src/server/billing/rules.ts'
import { billingOrder, subscription } from '../../src/server/db/billing-schema.ts'
import { accountDeletion } from '../../src/server/db/privacy-schema.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { requestDeletion } from '../../src/server/privacy/deletion.ts'
import { deleteDueAccounts } from '../../src/server/privacy/due-accounts.ts'
import type { TestUser } from '../support/app.ts'
import { silentLog } from '../support/log.ts'
import { secret } from '../support/privacy.ts'
import type { Shop } from '../support/shop.ts'
import { openShop, start } from '../support/shop.ts'
import { confirmChange, payCheckout } from '../support/till.ts'

const rounds = 40
const atOnce = 5
const families = 3
const hourMs = 3_600_000

let shop: Shop
/** A family that was deleted makes room for a new one. */
const parents: TestUser[] = []
const gone: { uid: string; customer: string }[] = []

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

/** What somebody or something does; refusals in good order are answers too. */
const performs: Record<string, (who: TestUser, step: Step) => Promise<unknown>> = {
  buy: (parent, { action }) => order(parent, action.item, '4242'),
  decline: (parent) => order(parent, 'family-month', '0002'),
  cancel: async ({ api }, { pick }) => api.billing.cancel(await contractOf(api, pick)),
  takeBackCancellation: async ({ api }, { pick }) =>
    api.billing.takeBackCancellation(await contractOf(api, pick)),
  pause: async ({ api }, { pick }) =>
    api.billing.pause({ ...(await contractOf(api, pick)), months: 1 }),
  resume: async ({ api }, { pick }) => api.billing.resume(await contractOf(api, pick)),
  async confirm({ api, uid }) {
    const mine = eq(billingOrder.userId, uid)
    const [made] = await shop.app.db.select().from(billingOrder).where(mine).limit(1)
    return made && api.billing.confirm({ orderNumber: made.orderNumber })
  },
  declareCancellation: ({ email }) =>
    shop.app.guest.api.billing.declareCancellation({ ...form, email, kind: 'ordinary' }),
  declareWithdrawal: ({ api, email }) => api.billing.declareWithdrawal({ ...form, email }),
  async event(_, { pick }) {
    const events = shop.till.store.all('event')
    const id = events[pick % events.length]?.id
    const status = id ? await shop.till.deliveries.deliver(id) : 200
    if (status > 200 && status !== 503) throw new Error(`an event was answered ${status}`)
  },
  deliver: () => shop.deliver(),
  drain: () => shop.drain(),
  reconcile: () => reconcile(shop.app.billing, silentLog),
  end: () => endDueEntitlements(shop.app.billing),
  async fault(_, { pick }) {
    const kind = (['down', 'error-500', 'rate-limit'] as const)[pick % 3] ?? 'down'
    shop.till.failNext({ times: 1, kind, afterWork: pick % 2 === 0 })
  },
  async delete({ uid, api }, { family }) {
    const { db, mail, files, clock } = shop.app
    const now = clock.now()
    const { stripeCustomerId: customer } = await api.profile.get({ uid })
    const who = { uid, ownerId: uid, language: 'de', subscriptionEnd: 'now' } as const
    await requestDeletion(db, { ...who, mail, files, now })
    await db.update(accountDeletion).set({ dueAt: now })
    await deleteDue()
    gone.push({ uid, customer })
    parents[family] = await shop.signUp()
  },
}

/** Whoever is held at the moment is left for the next time. */
function deleteDue() {
  const { db, files, mail, clock } = shop.app
  return deleteDueAccounts(db, { now: clock.now(), files, mail, secret, log: silentLog })
}

const form = { name: 'Anna', contract: 'all' as const }

async function order({ api }: TestUser, item: ItemId = 'family-month', card: '4242' | '0002') {
  const { url } = await api.billing.order({ item })
  // Meanwhile somebody else may have paid it, or made it void.
  await (url.includes('/p/') ? confirmChange(url) : payCheckout(url, { card })).catch(() => {})
}

async function contractOf(api: TestUser['api'], pick: number) {
  const { subscriptions } = await api.billing.get()
  return { subscriptionId: subscriptions[pick % subscriptions.length]?.subscriptionId ?? 'sub_0' }
}

async function perform(step: Step) {
  const parent = parents[step.family]
  if (parent) await performs[step.action.kind]?.(parent, step)
}

/** Typed refusals and a provider that is away are fine; anything else is a fault of ours. */
function isFine(error: unknown): boolean {
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
const atTill = (customer: string) =>
  shop.till.store.all('subscription').filter((one) => one.customer === customer)

function takenCents(subscriptionId: string): number {
  const invoices = shop.till.store
    .all('invoice')
    .filter(({ parent }) => parent?.subscription_details?.subscription === subscriptionId)
  const intents = invoices.flatMap(({ payments }) =>
    payments.data.map(({ payment }) => payment.payment_intent),
  )
  return shop.till.store
    .all('charge')
    .filter(
      ({ payment_intent, status }) =>
        intents.includes(payment_intent ?? undefined) && status === 'succeeded',
    )
    .reduce((total, charge) => total + charge.amount_captured - charge.amount_refunded, 0)
}

async function checkFamily(parent: TestUser) {
  const { db } = shop.app
  const kept = await db.select().from(subscription).where(eq(subscription.userId, parent.uid))
  const running = kept.filter(isRunning)
  const slots = running.map(({ item }) => slotOf(item))
  expect(new Set(slots).size, 'contracts of one slot').toBe(slots.length)
  const { subscription: plan } = await parent.api.profile.get({ uid: parent.uid })
  const base = running.find(({ item }) => slotOf(item) === 'plan')?.item ?? 'free'
  expect(plan.basePlan).toBe(base)
  const customer = await customerOf(parent)
  const told = customer === '' ? [] : atTill(customer)
  expect(kept.map(({ subscriptionId }) => subscriptionId).sort()).toEqual(
    told.map(({ id }) => id).sort(),
  )
  for (const { id, status, cancel_at_period_end, items } of told) {
    const row = kept.find(({ subscriptionId }) => subscriptionId === id)
    if (row?.withdrawnAt) {
      expect({ id, status, taken: takenCents(id) }).toEqual({ id, status: 'canceled', taken: 0 })
    } else {
      expect(row).toMatchObject({
        status,
        cancelAtPeriodEnd: cancel_at_period_end,
        item: items.data[0]?.price.metadata.item,
        wish: null,
      })
    }
  }
}

test('whatever is mixed, the till and we agree in the end and nothing is charged twice', async () => {
  const seed = Number(process.hrtime.bigint() % 1_000_000n)
  process.stdout.write(`billing mix: seed ${seed}\n`)
  const mixes = fc.sample(fc.array(step, { minLength: atOnce, maxLength: atOnce }), {
    seed,
    numRuns: rounds,
  })
  for (const [round, mix] of mixes.entries()) {
    shop.app.clock.set(new Date(Date.parse(start) + round * hourMs).toISOString())
    const outcomes = await Promise.allSettled(mix.map(perform))
    const faults = outcomes.filter((one) => one.status === 'rejected' && !isFine(one.reason))
    expect(faults, `round ${round} of seed ${seed}: ${JSON.stringify(mix)}`).toEqual([])
  }
  await settle()
  for (const parent of parents) await checkFamily(parent)
  for (const { uid, customer } of gone) {
    expect(await shop.app.db.$count(subscription, eq(subscription.userId, uid))).toBe(0)
    expect(shop.till.store.find('customer', customer)).toBeUndefined()
    const running = shop.till.store.all('subscription').filter((one) => one.customer === customer)
    expect(running.filter(({ status }) => status !== 'canceled')).toEqual([])
  }
  const made = shop.till.store.all('customer').map(({ metadata }) => metadata.uid)
  expect(made.filter((uid) => gone.some((one) => one.uid === uid))).toEqual([])
  const waiting = await shop.app.db
    .select({ kind: outbox.kind, lastError: outbox.lastError })
    .from(outbox)
    .where(isNull(outbox.doneAt))
  expect(waiting).toEqual([])
  const confirmed = shop.mails.filter(({ subject }) => subject.startsWith('Bestätigung deiner'))
  expect(new Set(confirmed.map(({ subject }) => subject)).size).toBe(confirmed.length)
}, 180_000)
