import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { user } from '../../src/server/db/auth-schema.ts'
import { createTestAuth, newAddress, register, type TestAuth } from '../support/sign-in.ts'

let app: TestAuth
beforeAll(async () => {
  app = await createTestAuth()
})
afterAll(() => app.drop())

describe('changing the address', () => {
  test('needs both mailboxes, each link opened signed in', async () => {
    const { browser, email } = await register(app)
    await browser.post('/verify-email', { token: app.tokenFor(email, 'verify') })
    const newEmail = newAddress()
    expect((await browser.post('/change-email', { newEmail })).status).toBe(200)
    expect(app.mails.at(-1)).toMatchObject({
      to: email,
      subject: expect.stringContaining('geändert'),
    })
    const confirmed = { token: app.tokenFor(email, 'verify') }
    expect((await app.newBrowser().post('/verify-email', confirmed)).status).toBe(401)
    expect((await browser.post('/verify-email', confirmed)).status).toBe(200)
    expect((await app.sessionOf(browser))?.user.email).toBe(email)
    const token = app.tokenFor(newEmail, 'verify')
    expect((await app.newBrowser().post('/verify-email', { token })).status).toBe(401)
    expect((await browser.post('/verify-email', { token })).status).toBe(200)
    expect((await app.sessionOf(browser))?.user).toMatchObject({
      email: newEmail,
      emailVerified: true,
    })
  })

  test('gives an unverified account no address through its owner', async () => {
    const { browser } = await register(app)
    const target = newAddress()
    await browser.post('/change-email', { newEmail: target })
    const token = app.tokenFor(target, 'verify')
    expect((await app.newBrowser().post('/verify-email', { token })).status).toBe(401)
    expect(await app.db.$count(user, eq(user.email, target))).toBe(0)
  })

  test('does not reveal whether the new address has an account', async () => {
    const { browser } = await register(app)
    const { email: taken } = await register(app)
    const answers = [taken, newAddress()].map((newEmail) =>
      browser.post('/change-email', { newEmail }),
    )
    const [first, second] = await Promise.all(answers)
    expect(first?.status).toBe(200)
    expect(first?.body).toEqual(second?.body)
  })

  test('refuses an address that was registered meanwhile', async () => {
    const { browser } = await register(app)
    const newEmail = newAddress()
    await browser.post('/change-email', { newEmail })
    const token = app.tokenFor(newEmail, 'verify')
    await register(app, newEmail)
    expect(await browser.post('/verify-email', { token })).toMatchObject({
      status: 422,
      code: 'USER_ALREADY_EXISTS',
    })
    const hits = and(eq(user.email, newEmail), eq(user.emailVerified, true))
    expect(await app.db.$count(user, hits)).toBe(0)
  })
})
