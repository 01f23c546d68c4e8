import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { queueRenewalReminders } from '../../src/server/billing/reconciler.ts'
import { legalDeclaration, subscription } from '../../src/server/db/billing-schema.ts'
import { accountTables } from '../../src/server/privacy/inventory.ts'
import { giveContract } from '../support/billing.ts'
import { findDeclaration, formOf, ordinary } from '../support/declarations.ts'
import { signUpEditor } from '../support/editor.ts'
import { type Shop, setUpShop } from '../support/shop.ts'
import type { TestUser } from '../support/test-user.ts'

let shop: Shop
let parent: TestUser

setUpShop((opened, signedUp) => {
  shop = opened
  parent = signedUp
})

const guest = () => shop.app.guest.api.billing
const form = (change = {}) => formOf(parent, change)
const mailsTo = (address: string) => shop.mails.filter(({ to }) => to === address)
const stranger = () => `fremd-${parent.uid.toLowerCase()}@example.org`
const stateOf = async (number: string) => (await findDeclaration(shop.app, number))?.state

describe('a mail to a stranger', () => {
  const spam = {
    name: 'Gewinn: www.boese.example',
    kind: 'extraordinary' as const,
    reason: 'Hier klicken: https://boese.example/gewinn oder boese.example\nLetzter Tag: heute',
    orderNumber: 'boese.example',
  }

  test.each(['email', 'receiptEmail'])('as %s has no foreign links', async (field) => {
    await guest().declareCancellation({ ...form(), ...spam, [field]: stranger() })
    await shop.drain()
    const mail = mailsTo(stranger()).at(-1)
    expect(mail?.text).toContain('Hier klicken')
    for (const text of [mail?.text, mail?.html]) {
      expect(text).not.toMatch(/boese\.example|\/\/boese/)
      expect(text).not.toMatch(/^Letzter Tag/m)
    }
  })

  test('is limited over all named accounts', async () => {
    const tries = Array.from({ length: 6 }, (_, index) => {
      const email = `${index}-${parent.email}`
      return guest().declareWithdrawal({ ...form({ email }), receiptEmail: stranger() })
    })
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({ reason: { status: 429 } })
  })
})

describe('a declaration', () => {
  test('in capitals concerns the same account, sends one mail and is part of the data export', async () => {
    const { orderNumber } = await shop.buy(parent, 'family-month')
    const email = parent.email.toUpperCase()
    const given = form({ email, orderNumber: orderNumber.toLowerCase() })
    const { number } = await guest().declareCancellation({ ...given, ...ordinary })
    expect(await stateOf(number)).toBe('carried-out')
    await shop.drain()
    const sent = shop.mails.filter(({ text }) => text.includes(number))
    expect(sent.map(({ to }) => to)).toEqual([parent.email])
    const source = accountTables.find(({ table }) => table === legalDeclaration)
    const isTheirs = source?.rowsOf({ ...parent, isVerified: true })
    const rows = await shop.app.db.select().from(legalDeclaration).where(isTheirs)
    expect(rows.map((row) => row.number)).toContain(number)
  })

  test('with bidi characters or a forged field does not deceive editors', async () => {
    const name = 'Anna \u202eremmoS\u202c'
    const reason = 'Umzug\nE-Mail: andere@example.org'
    const given = { ...form({ name, reason, email: stranger() }), kind: 'extraordinary' as const }
    const { number } = await guest().declareCancellation(given)
    const editor = await signUpEditor(shop.app)
    const listed = await editor.api.editor.listDeclarations()
    const found = listed.find((one) => one.number === number)
    expect(found?.name).toBe('Anna remmoS')
    expect(found?.content.split('\n').filter((line) => line.startsWith('E-Mail'))).toEqual([])
  })

  test('of 2,000 characters in every field is stored whole and mailed', async () => {
    const name = 'ß'.repeat(100)
    const reason = '<b>„“\t\n'.repeat(285)
    const given = { ...form({ name, reason }), kind: 'extraordinary' as const }
    const { number } = await guest().declareCancellation(given)
    await shop.drain()
    const mail = shop.mails.find(({ subject }) => subject.includes(number))
    expect(mail?.html).not.toContain('<b>')
    expect(mail?.text).toContain(name)
  })

  test('about all contracts goes to the staff when only some are in time', async () => {
    await shop.buy(parent, 'family-year')
    shop.app.clock.set('2026-12-12T10:00:00Z')
    await shop.buy(parent, 'audio-60')
    const { number } = await parent.api.billing.declareWithdrawal(form({ contract: 'all' }))
    expect(await stateOf(number)).toBe('for-staff')
    const { subscriptions } = await parent.api.billing.get()
    expect(subscriptions.map(({ item, status }) => [item, status])).toEqual([
      ['family-year', 'active'],
      ['audio-60', 'canceled'],
    ])
    await shop.drain()
    expect(mailsTo(parent.email).at(-1)?.text).not.toContain('vollständig')
  })
})

test('more renewals than one batch are announced, each once', async () => {
  const { db, billing } = shop.app
  const until = new Date('2026-11-25T10:00:00Z')
  for (let index = 0; index < 60; index++) {
    await giveContract(shop.app, { userId: parent.uid, item: 'family-year', until })
  }
  await Promise.all([queueRenewalReminders(billing), queueRenewalReminders(billing)])
  await shop.drain()
  const announced = mailsTo(parent.email).filter(({ subject }) => subject.includes('verlängert'))
  expect(announced).toHaveLength(60)
  await db.delete(subscription).where(eq(subscription.userId, parent.uid))
})
