import { describe, expect, test } from 'vitest'
import { queueRenewalReminders } from '../../src/server/billing/reconciler.ts'
import { findDeclaration, formOf, ordinary } from '../support/declarations.ts'
import { confirmChange } from '../support/demo-stripe.ts'
import { dumpDatabase } from '../support/privacy.ts'
import { type Shop, setUpShop, start } from '../support/shop.ts'
import type { TestUser } from '../support/test-user.ts'

let shop: Shop
let parent: TestUser

setUpShop((opened, signedUp) => {
  shop = opened
  parent = signedUp
})

const guest = () => shop.app.guest.api.billing
const form = (change = {}) => formOf(parent, change)
const contracts = async () => (await parent.api.billing.get()).subscriptions
const planOf = async () => (await parent.api.profile.get({ uid: parent.uid })).subscription
const mailsTo = (address: string) => shop.mails.filter(({ to }) => to === address)
const find = (number: string) => findDeclaration(shop.app, number)

describe('a cancellation without signing in', () => {
  test('ends the contract with its period; the mail names the day, the page does not', async () => {
    await shop.buy(parent, 'family-month')
    const receipt = await guest().declareCancellation({ ...form(), ...ordinary })
    expect(receipt).toEqual({
      number: expect.stringMatching(/^FH-2026-/),
      receivedAt: '2026-11-21T11:00:00+01:00',
      endsAt: null,
    })
    expect(await contracts()).toMatchObject([{ cancelAtPeriodEnd: true, nextPaymentAt: null }])
    await shop.drain()
    const mail = mailsTo(parent.email).at(-1)
    for (const part of [
      receipt.number,
      'Kündigung',
      'Anna Sommer',
      '21. November 2026 um 11:00:00 Uhr',
      'Letzter Tag: 21. Dezember 2026',
    ]) {
      expect(mail?.text).toContain(part)
    }
    const { subscriptionId = '' } = (await contracts())[0] ?? {}
    expect(shop.demoStripe.store.find('subscription', subscriptionId)?.cancel_at_period_end).toBe(
      true,
    )
    expect(await find(receipt.number)).toMatchObject({ kind: 'cancellation', state: 'carried-out' })
  })

  test('answers the same for an unknown address and passes it to the staff', async () => {
    await shop.buy(parent, 'family-month')
    const known = await guest().declareCancellation({ ...form(), ...ordinary })
    const email = `niemand-${parent.uid}@example.org`
    const unknown = await guest().declareCancellation({ ...form({ email }), ...ordinary })
    expect({ ...unknown, number: '' }).toEqual({ ...known, number: '' })
    expect(await find(unknown.number)).toMatchObject({ state: 'for-staff', email })
    await shop.drain()
    expect(mailsTo(email).at(-1)?.text).toContain(unknown.number)
  })

  test('sends another address a receipt without contract details', async () => {
    await shop.buy(parent, 'family-month')
    const receiptEmail = `oma-${parent.uid}@example.org`
    await guest().declareCancellation({ ...form({ receiptEmail }), ...ordinary })
    await shop.drain()
    expect(mailsTo(parent.email).at(-1)?.text).toContain('Letzter Tag')
    expect(mailsTo(receiptEmail).at(-1)?.text).not.toContain('21. Dezember')
  })

  test.each([
    ['extraordinary ones', { kind: 'extraordinary' as const, reason: 'Umzug' }, true],
    ['a requested day after the period', { ...ordinary, endsOn: '2027-02-01' }, false],
    ['a foreign order number', { ...ordinary, orderNumber: 'FH-2026-AAAA-AAAA' }, false],
    ['a contract that they do not have', { ...ordinary, contract: 'video' as const }, false],
  ])('leaves %s to the staff', async (_, change, isCancelled) => {
    await shop.buy(parent, 'family-month')
    const { number } = await guest().declareCancellation({ ...form(), ...change })
    expect(await find(number)).toMatchObject({ state: 'for-staff' })
    expect((await contracts())[0]?.cancelAtPeriodEnd).toBe(isCancelled)
  })

  test('cancels all contracts or only the named add-on', async () => {
    await shop.buy(parent, 'family-month')
    await shop.buy(parent, 'audio-60')
    await guest().declareCancellation({ ...form({ contract: 'audio' }), ...ordinary })
    const cancelled = async () => (await contracts()).map((one) => one.cancelAtPeriodEnd)
    expect(await cancelled()).toEqual([false, true])
    await guest().declareCancellation({ ...form({ contract: 'all' }), ...ordinary })
    expect(await cancelled()).toEqual([true, true])
  })

  test('in Kindermodus identifies the account by mail, as for a guest', async () => {
    await shop.buy(parent, 'family-month')
    await parent.api.device.setKidsMode({ isKidsMode: true })
    const email = `fremd-${parent.uid}@example.org`
    const receipt = await parent.api.billing.declareCancellation({
      ...form({ email }),
      ...ordinary,
    })
    expect(receipt.endsAt).toBe(null)
    expect(await find(receipt.number)).toMatchObject({ state: 'for-staff' })
  })

  test('tells a signed-in parent immediately when it ends', async () => {
    await shop.buy(parent, 'family-month')
    const receipt = await parent.api.billing.declareCancellation({ ...form(), ...ordinary })
    expect(receipt.endsAt).toBe('2026-12-21T11:00:00+01:00')
  })
})

describe('a withdrawal', () => {
  const confirm = async () => {
    const token = await shop.app.mailedToken(parent, 'bestaetigen')
    return guest().confirmWithdrawal({ token })
  }

  test('by a guest waits for the link in the mail to the account', async () => {
    await shop.buy(parent, 'family-year')
    const declared = await guest().declareWithdrawal(form())
    expect(await planOf()).toMatchObject({ basePlan: 'family-year' })
    expect(await find(declared.number)).toMatchObject({ state: 'received' })
    const token = await shop.app.mailedToken(parent, 'bestaetigen')
    // The days count from the declaration, not from the click.
    shop.app.clock.set('2026-12-20T10:00:00Z')
    const forged = `${token.slice(0, -4)}AAAA`
    await expect(guest().confirmWithdrawal({ token: forged })).rejects.toMatchObject({
      status: 410,
    })
    const confirmed = await Promise.all([1, 2].map(() => guest().confirmWithdrawal({ token })))
    expect(confirmed).toEqual([declared, declared])
    expect(await find(declared.number)).toMatchObject({ state: 'carried-out' })
    expect(await planOf()).toMatchObject({ basePlan: 'free', status: 'canceled' })
    shop.app.clock.set(start)
  })

  test('ends the contract immediately and refunds it in full, once', async () => {
    await shop.buy(parent, 'family-year')
    const declare = () => parent.api.billing.declareWithdrawal(form())
    const declared = await Promise.all([1, 2, 3].map(declare))
    expect(await planOf()).toMatchObject({ basePlan: 'free', status: 'canceled' })
    const states = await Promise.all(declared.map(({ number }) => find(number)))
    expect(states.map((one) => one?.state).sort()).toEqual([
      'carried-out',
      'for-staff',
      'for-staff',
    ])
    await shop.drain()
    await shop.deliver()
    const { stripeCustomerId } = await parent.api.profile.get({ uid: parent.uid })
    const charges = shop.demoStripe.store
      .all('charge')
      .filter(({ customer }) => customer === stripeCustomerId)
    expect(charges.map(({ amount_refunded }) => amount_refunded)).toEqual([4990])
    expect(await planOf()).toMatchObject({ basePlan: 'free', status: 'canceled' })
    const refunded = mailsTo(parent.email).filter(({ text }) => text.includes('vollständig auf'))
    expect(refunded).toHaveLength(1)
    await expect(parent.api.billing.order({ item: 'family-month' })).resolves.toBeDefined()
  })

  test('refunds the credited month, too, after a change to the yearly plan', async () => {
    await shop.buy(parent, 'family-month')
    shop.app.clock.set('2026-12-01T10:00:00Z')
    const { url, orderNumber } = await parent.api.billing.order({ item: 'family-year' })
    await confirmChange(url)
    await shop.deliver()
    const { number } = await guest().declareWithdrawal(form({ orderNumber }))
    expect(await find(number)).toMatchObject({ state: 'carried-out' })
    await shop.drain()
    const { stripeCustomerId } = await parent.api.profile.get({ uid: parent.uid })
    const charges = shop.demoStripe.store
      .all('charge')
      .filter((one) => one.customer === stripeCustomerId)
    expect(charges).toHaveLength(2)
    for (const charge of charges) expect(charge.amount_refunded).toBe(charge.amount)
    shop.app.clock.set(start)
  })

  test('is in time until the last second of its last day; later ones go to the staff', async () => {
    await shop.buy(parent, 'family-year')
    shop.app.clock.set('2026-12-07T23:00:01Z')
    const late = await guest().declareWithdrawal(form())
    expect(await find(late.number)).toMatchObject({ state: 'for-staff' })
    expect(await planOf()).toMatchObject({ basePlan: 'family-year' })
    shop.app.clock.set('2026-12-07T22:59:59Z')
    const inTime = await guest().declareWithdrawal(form())
    await confirm()
    expect(await find(inTime.number)).toMatchObject({ state: 'carried-out' })
    shop.app.clock.set(start)
  })
})

describe('the forms', () => {
  test.each([
    ['no name', { name: '' }],
    ['no address', { email: 'anna' }],
    ['an address that is too long', { email: `${'a'.repeat(250)}@example.org` }],
    ['an unknown contract', { contract: 'magazine' }],
    ['control characters', { name: 'Anna\u0000' }],
    ['an unknown field', { refundTo: 'DE00' }],
  ])('refuse %s', async (_, change) => {
    const before = await dumpDatabase(shop.app)
    for (const address of ['/api/legal/cancellations', '/api/legal/withdrawals']) {
      const body = { ...form(), ...(address.includes('cancel') && ordinary), ...change }
      const { status } = await shop.app.guest.request(address, { method: 'POST', body })
      expect(status).toBe(400)
    }
    expect(await dumpDatabase(shop.app)).toEqual(before)
  })

  test('limit mails to one mailbox', async () => {
    const tries = Array.from({ length: 6 }, () => guest().declareWithdrawal(form()))
    const results = await Promise.allSettled(tries)
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({ reason: { status: 429 } })
    // The signed-in owner has a limit of their own.
    await expect(parent.api.billing.declareWithdrawal(form())).resolves.toBeTruthy()
  })
})

test('a yearly renewal is announced a week before, once', async () => {
  await shop.buy(parent, 'family-year')
  const reminders = async () => {
    await queueRenewalReminders(shop.app.billing)
    await queueRenewalReminders(shop.app.billing)
    await shop.drain()
    return mailsTo(parent.email).filter(({ subject }) => subject.includes('verlängert sich'))
  }
  shop.app.clock.set('2027-11-14T09:59:00Z')
  expect(await reminders()).toEqual([])
  shop.app.clock.set('2027-11-14T10:01:00Z')
  const [reminder, ...others] = await reminders()
  expect(others).toEqual([])
  expect(reminder?.text).toContain('21. November 2027')
  expect(reminder?.text).toContain('49,90\u00a0€ im Jahr')
  shop.app.clock.set(start)
})
