import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Synced, syncCustomer } from '../../src/server/billing/sync.ts'
import { subscription } from '../../src/server/db/billing-schema.ts'
import { profile } from '../../src/server/db/schema.ts'
import { type Payments, PaymentsUnavailable } from '../../src/server/platform/payment-provider.ts'
import { createPayments } from '../../src/server/platform/payments.ts'
import { changeCard, payCheckout } from '../support/demo-stripe.ts'
import { dumpDatabase } from '../support/privacy.ts'
import { type Shop, setUpShop } from '../support/shop.ts'
import type { TestUser } from '../support/test-user.ts'
import { waitFor } from '../support/wait-for.ts'

let shop: Shop
let parent: TestUser
let customerId: string
let subscriptionId: string

setUpShop((opened, signedUp) => {
  shop = opened
  parent = signedUp
})
beforeEach(async () => {
  await shop.deliver()
  await shop.drain()
  await shop.buy(parent, 'family-month')
  customerId = (await parent.api.profile.get({ uid: parent.uid })).stripeCustomerId
  subscriptionId = (await contract())?.subscriptionId ?? ''
})

const contract = async () => (await parent.api.billing.get()).subscriptions[0]
const contractRow = async () => {
  const isContract = eq(subscription.subscriptionId, subscriptionId)
  return (await shop.app.db.select().from(subscription).where(isContract))[0]
}

/** Syncs with a provider; `meanwhile` runs between its answer and the server's use of it. */
function syncWith(
  meanwhile: (request: number) => Promise<unknown> | unknown,
  payments: Payments = shop.app.billing.payments,
): { synced: Promise<Synced>; requests: () => number } {
  let requests = 0
  const slow: Payments = {
    ...payments,
    async listSubscriptions(id) {
      requests += 1
      const request = requests
      const answer = await payments.listSubscriptions(id)
      await meanwhile(request)
      return answer
    },
  }
  const synced = syncCustomer({ ...shop.app.billing, payments: slow }, customerId)
  return { synced, requests: () => requests }
}

/** Payments of another server, which shares no queue with this one. */
const otherServer = () => createPayments(shop.demoStripe.settings)

/** Other connections to this database that are in a transaction. */
async function openTransactions(): Promise<unknown[]> {
  const { rows } = await shop.app.db.execute(sql`select state, query from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`)
  return rows
}

describe('during a request to the provider', () => {
  test('no transaction and no lock is open', async () => {
    let open: unknown[] | undefined
    const { synced } = syncWith(async () => {
      open = await openTransactions()
    })
    expect(await synced).toBe('synced')
    expect(open).toEqual([])
  })

  test('no transaction is open for an event either', async () => {
    const { billing } = shop.app
    let open: unknown[] | undefined
    const payments: Payments = {
      ...billing.payments,
      async listSubscriptions(id) {
        open = await openTransactions()
        return billing.payments.listSubscriptions(id)
      },
    }
    const event = { id: `evt_${parent.uid}`, type: 'invoice.paid' }
    expect(await syncCustomer({ ...billing, payments }, customerId, event)).toBe('synced')
    expect(open).toEqual([])
    expect(await syncCustomer({ ...billing, payments }, customerId, event)).toBe('seen-before')
  })
})

describe('a cancellation during the request', () => {
  test('stays when the provider does not know it yet', async () => {
    const { synced, requests } = syncWith((request) =>
      request === 1 ? parent.api.billing.cancel({ subscriptionId }) : undefined,
    )
    expect(await synced).toBe('synced')
    expect(requests()).toBe(2)
    expect(await contractRow()).toMatchObject({ cancelAtPeriodEnd: true, pendingChange: 1 })
    await shop.drain()
    expect(shop.demoStripe.store.find('subscription', subscriptionId)?.cancel_at_period_end).toBe(
      true,
    )
  })

  test('is not undone by the older answer when the provider knows it already', async () => {
    const seen: (boolean | undefined)[] = []
    // The outbox runs in another process: it shares no queue with this one.
    const { synced, requests } = syncWith(async (request) => {
      if (request > 1) return
      await parent.api.billing.cancel({ subscriptionId })
      const payments = otherServer()
      const change = { cancelAtPeriodEnd: true, pausedUntil: null }
      await payments.changeSubscription(subscriptionId, change, `wish:${subscriptionId}:1`)
      await shop.app.db
        .update(subscription)
        .set({ pendingChange: null })
        .where(eq(subscription.subscriptionId, subscriptionId))
    })
    expect(await synced).toBe('synced')
    seen.push((await contract())?.cancelAtPeriodEnd)
    expect(requests()).toBe(2)
    expect(seen).toEqual([true])
    expect(await contractRow()).toMatchObject({ cancelAtPeriodEnd: true, pendingChange: null })
  })

  test('is not undone when it is a withdrawal', async () => {
    const { synced } = syncWith((request) =>
      request === 1
        ? parent.api.billing.declareWithdrawal({
            name: 'Anna',
            email: parent.email,
            contract: 'all',
          })
        : undefined,
    )
    expect(await synced).toBe('synced')
    expect((await parent.api.profile.get({ uid: parent.uid })).subscription).toMatchObject({
      basePlan: 'free',
      status: 'canceled',
    })
  })
})

describe('two parallel syncs of a customer', () => {
  test('on one server run one after the other', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const first = syncWith(() => released)
    await waitFor(() => expect(first.requests()).toBe(1))
    const second = syncWith(() => {})
    expect(await openTransactions()).toEqual([])
    expect(second.requests()).toBe(0)
    release()
    expect(await Promise.all([first.synced, second.synced])).toEqual(['synced', 'synced'])
    expect([first.requests(), second.requests()]).toEqual([1, 1])
  })

  test('on two servers drop the older answer', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const older = syncWith((request) => (request === 1 ? released : undefined), otherServer())
    await waitFor(() => expect(older.requests()).toBe(1))
    // A change in the provider's portal; our database does not know it.
    const change = { cancelAtPeriodEnd: true, pausedUntil: null }
    await otherServer().changeSubscription(subscriptionId, change, `portal:${subscriptionId}`)
    expect(await syncWith(() => {}, otherServer()).synced).toBe('synced')
    expect(await contract()).toMatchObject({ cancelAtPeriodEnd: true })
    release()
    expect(await older.synced).toBe('synced')
    expect(older.requests()).toBe(2)
    expect(await contract()).toMatchObject({ cancelAtPeriodEnd: true })
  })

  test('on several servers make one contract and one confirmation of a first payment', async () => {
    const { url, orderNumber } = await parent.api.billing.order({ item: 'audio-60' })
    await payCheckout(url, { card: '4242' })
    const servers = [otherServer(), otherServer(), otherServer()]
    const syncs = servers.map((payments) => syncWith(() => {}, payments).synced)
    expect(await Promise.all(syncs)).toEqual(['synced', 'synced', 'synced'])
    await shop.drain()
    const mails = shop.mails.filter(
      ({ subject, text }) => subject.startsWith('Bestätigung deiner') && text.includes(orderNumber),
    )
    expect(mails).toHaveLength(1)
    const { quotas } = (await parent.api.profile.get({ uid: parent.uid })).subscription
    // The family plan has 120.
    expect(quotas.audioMinutes).toBe(180)
  })
})

test('a sync gives up when the customer changes during every request; nothing is lost', async () => {
  const { synced, requests } = syncWith(async (request) => {
    const { cancel, takeBackCancellation } = parent.api.billing
    await (request % 2 === 1 ? cancel : takeBackCancellation)({ subscriptionId })
  })
  await expect(synced).rejects.toBeInstanceOf(PaymentsUnavailable)
  expect(requests()).toBe(5)
  expect(await contract()).toMatchObject({ cancelAtPeriodEnd: true })
})

test('an unavailable provider changes nothing', async () => {
  const before = await dumpDatabase(shop.app)
  shop.demoStripe.failNext({ times: 2, kind: 'down', path: '/v1/subscriptions' })
  const event = { id: `evt_away_${parent.uid}`, type: 'invoice.paid' }
  await expect(syncCustomer(shop.app.billing, customerId, event)).rejects.toBeInstanceOf(
    PaymentsUnavailable,
  )
  expect(await dumpDatabase(shop.app)).toEqual(before)
  // The event had no effect, so its next delivery counts.
  expect(await syncCustomer(shop.app.billing, customerId, event)).toBe('synced')
})

test('another card raises the version of the document, so that open pages show it; a repeated event does not', async () => {
  const version = async () =>
    (await shop.app.db.select().from(profile).where(eq(profile.userId, parent.uid)))[0]?.version
  const before = await version()
  const portal = await parent.api.billing.openPortal({ purpose: 'card' })
  await changeCard(portal.url, { card: '0341' })
  await shop.deliver()
  expect((await contract())?.card).toMatchObject({ last4: '0341' })
  const after = await version()
  expect(after).toBeGreaterThan(before ?? Number.NaN)
  await syncCustomer(shop.app.billing, customerId)
  expect(await version()).toBe(after)
})
