import { describe, expect, test } from 'vitest'
import type { TestUser } from '../support/app.ts'
import type { Shop } from '../support/shop.ts'
import { shopForEachTest } from '../support/shop.ts'
import { changeCard, payCheckout } from '../support/till.ts'

let shop: Shop
let parent: TestUser

shopForEachTest((opened, signedUp) => {
  shop = opened
  parent = signedUp
})

const planOf = async () => (await parent.api.profile.get({ uid: parent.uid })).subscription

describe('a payment that fails', () => {
  test.each([
    ['declined', { card: '0002' }],
    ['authentication', { card: '3155', bank: 'refuse' }],
  ] as const)('says why: %s', async (failure, choice) => {
    const { url, orderNumber } = await parent.api.billing.order({ item: 'family-month' })
    await payCheckout(url, choice)
    await shop.deliver()
    expect(await parent.api.billing.getOrder({ orderNumber })).toMatchObject({
      state: 'open',
      failure,
    })
    expect(await planOf()).toMatchObject({ basePlan: 'free' })
    // The same checkout can still be paid.
    expect((await parent.api.billing.order({ item: 'family-month' })).url).toBe(url)
    await payCheckout(url, { card: '3155', bank: 'approve' })
    await shop.deliver()
    expect(await parent.api.billing.getOrder({ orderNumber })).toMatchObject({
      state: 'paid',
      failure: null,
    })
  })

  test('is made good with another card; access is kept for a week', async () => {
    const { url } = await parent.api.billing.order({ item: 'family-month' })
    await payCheckout(url, { card: '0341' })
    await shop.deliver()
    shop.app.clock.set('2026-12-21T10:30:00Z')
    await shop.till.advance({ seconds: 0 })
    await shop.deliver()
    expect(await planOf()).toMatchObject({ status: 'past_due', expiry: '2026-12-28T10:00:00.000Z' })
    await shop.drain()
    const mail = shop.mails.findLast(({ to }) => to === parent.email)
    expect(mail?.subject).toBe('Eine Abbuchung hat nicht geklappt')
    expect(mail?.text).toContain('28. Dezember 2026')
    const portal = await parent.api.billing.openPortal({ purpose: 'card' })
    await changeCard(portal.url, { card: '4242' })
    await shop.deliver()
    expect(await planOf()).toMatchObject({ status: 'active', expiry: '2027-01-21T10:00:00.000Z' })
  })
})
