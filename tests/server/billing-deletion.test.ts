import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { partFromCustomer } from '../../src/server/billing/commands.ts'
import { placeOrder } from '../../src/server/billing/orders.ts'
import { syncCustomer } from '../../src/server/billing/sync.ts'
import { user } from '../../src/server/db/auth-schema.ts'
import type { TestUser } from '../support/app.ts'
import type { Shop } from '../support/shop.ts'
import { shopForEachTest, start } from '../support/shop.ts'
import { payCheckout } from '../support/till.ts'

let shop: Shop
let parent: TestUser

shopForEachTest((opened, signedUp) => {
  shop = opened
  parent = signedUp
})
beforeEach(() => shop.deliver())

const overview = async () => (await parent.api.billing.get()).subscriptions
const customerOf = async () => (await parent.api.profile.get({ uid: parent.uid })).stripeCustomerId
const order = (item: 'audio-60') => parent.api.billing.order({ item })
const lock = (subscriptionEnd: 'now' | 'period-end') =>
  shop.app.db.execute(sql`insert into account_deletion
    (user_id, request_number, requested_at, due_at, subscription_end)
    values (${parent.uid}, ${`FH-${parent.uid}`}, ${start}, '2027-11-21', ${subscriptionEnd})`)

describe('an account that goes away', () => {
  const forget = () => shop.app.db.delete(user).where(eq(user.id, parent.uid))
  const customers = () =>
    shop.till.store.all('customer').filter(({ metadata }) => metadata.uid === parent.uid)

  test('while its customer is made leaves none behind', async () => {
    const { billing } = shop.app
    const payments = {
      ...billing.payments,
      async createCustomer(...args: Parameters<typeof billing.payments.createCustomer>) {
        const made = await billing.payments.createCustomer(...args)
        await forget()
        return made
      },
    }
    const wanted = { userId: parent.uid, item: 'audio-60', language: 'de' } as const
    expect(await placeOrder({ ...billing, payments }, wanted)).toEqual({ kind: 'not-found' })
    await shop.drain()
    expect(customers()).toEqual([])
  })

  test('leaves no customer behind whose id never came back', async () => {
    shop.till.failNext({ times: 2, kind: 'down', path: '/v1/customers', afterWork: true })
    await expect(order('audio-60')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
    expect(await customerOf()).toBe('')
    expect(customers()).toHaveLength(1)
    await shop.app.db.transaction((tx) => partFromCustomer(tx, parent.uid))
    await forget()
    await shop.drain()
    expect(customers()).toEqual([])
  })

  test('while the provider is asked about it is simply unknown', async () => {
    await shop.buy(parent, 'audio-60')
    const customerId = await customerOf()
    const { billing } = shop.app
    const payments = {
      ...billing.payments,
      async listSubscriptions(id: string) {
        const found = await billing.payments.listSubscriptions(id)
        await forget()
        return found
      },
    }
    expect(await syncCustomer({ ...billing, payments }, customerId)).toBe('unknown-customer')
  })

  test('orders nothing any more', async () => {
    await lock('now')
    const wanted = { userId: parent.uid, item: 'audio-60', language: 'de' } as const
    expect(await placeOrder(shop.app.billing, wanted)).toEqual({ kind: 'not-found' })
    expect(customers()).toEqual([])
  })

  test('is not renewed, even what was paid after it was locked', async () => {
    const { url } = await order('audio-60')
    await lock('period-end')
    await payCheckout(url, { card: '4242' })
    await shop.deliver()
    expect(await overview()).toMatchObject([{ item: 'audio-60', cancelAtPeriodEnd: true }])
    await shop.drain()
    const [{ subscriptionId = '' } = {}] = await overview()
    expect(shop.till.store.find('subscription', subscriptionId)?.cancel_at_period_end).toBe(true)
  })
})
