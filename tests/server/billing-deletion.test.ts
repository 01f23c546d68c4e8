import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { detachCustomer } from '../../src/server/billing/commands.ts'
import { placeOrder } from '../../src/server/billing/orders.ts'
import { syncCustomer } from '../../src/server/billing/sync.ts'
import { user } from '../../src/server/db/auth-schema.ts'
import { payCheckout } from '../support/demo-stripe.ts'
import { type Shop, setUpShop, start } from '../support/shop.ts'
import type { TestUser } from '../support/test-user.ts'

let shop: Shop
let parent: TestUser

setUpShop((opened, signedUp) => {
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

describe('a deleted account', () => {
  const deleteAccount = () => shop.app.db.delete(user).where(eq(user.id, parent.uid))
  const customers = () =>
    shop.demoStripe.store.all('customer').filter(({ metadata }) => metadata.uid === parent.uid)

  test('leaves no customer behind when it is deleted while one is created', async () => {
    const { billing } = shop.app
    const payments = {
      ...billing.payments,
      async createCustomer(...args: Parameters<typeof billing.payments.createCustomer>) {
        const customerId = await billing.payments.createCustomer(...args)
        await deleteAccount()
        return customerId
      },
    }
    const orderInput = { userId: parent.uid, item: 'audio-60', language: 'de' } as const
    expect(await placeOrder({ ...billing, payments }, orderInput)).toEqual({ kind: 'not-found' })
    await shop.drain()
    expect(customers()).toEqual([])
  })

  test('leaves no customer behind whose id was lost', async () => {
    shop.demoStripe.failNext({ times: 2, kind: 'down', path: '/v1/customers', afterWork: true })
    await expect(order('audio-60')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
    expect(await customerOf()).toBe('')
    expect(customers()).toHaveLength(1)
    await shop.app.db.transaction((tx) => detachCustomer(tx, parent.uid))
    await deleteAccount()
    await shop.drain()
    expect(customers()).toEqual([])
  })

  test('is unknown when it is deleted during a request to the provider', async () => {
    await shop.buy(parent, 'audio-60')
    const customerId = await customerOf()
    const { billing } = shop.app
    const payments = {
      ...billing.payments,
      async listSubscriptions(id: string) {
        const found = await billing.payments.listSubscriptions(id)
        await deleteAccount()
        return found
      },
    }
    expect(await syncCustomer({ ...billing, payments }, customerId)).toBe('unknown-customer')
  })

  test('cannot order', async () => {
    await lock('now')
    const orderInput = { userId: parent.uid, item: 'audio-60', language: 'de' } as const
    expect(await placeOrder(shop.app.billing, orderInput)).toEqual({ kind: 'not-found' })
    expect(customers()).toEqual([])
  })

  test('is not renewed, even when a payment arrives after the lock', async () => {
    const { url } = await order('audio-60')
    await lock('period-end')
    await payCheckout(url, { card: '4242' })
    await shop.deliver()
    expect(await overview()).toMatchObject([{ item: 'audio-60', cancelAtPeriodEnd: true }])
    await shop.drain()
    const [{ subscriptionId = '' } = {}] = await overview()
    expect(shop.demoStripe.store.find('subscription', subscriptionId)?.cancel_at_period_end).toBe(
      true,
    )
  })
})
