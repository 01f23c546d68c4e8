import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, session, user } from '../../src/server/db/auth-schema.ts'
import {
  createTestAuth,
  goodPassword,
  newAddress,
  register,
  type TestAuth,
} from '../support/sign-in.ts'

let app: TestAuth
beforeAll(async () => {
  app = await createTestAuth()
})
afterAll(() => app.drop())

const signIn = (email: string, password: string, browser = app.newBrowser()) =>
  browser.post('/sign-in/email', { email, password })

describe('registering', () => {
  test('signs in immediately, hides the token from scripts and mails a link', async () => {
    const browser = app.newBrowser()
    const email = newAddress()
    const input = { name: ' Familie Igel ', email: email.toUpperCase(), password: goodPassword }
    const answer = await browser.post('/sign-up/email', input)
    expect(answer.status).toBe(200)
    expect(answer.body.token).toBeUndefined()
    expect(answer.headers.get('set-cookie')).toMatch(
      /^fabelhain\.session_token=.*HttpOnly; SameSite=Lax/,
    )
    const found = await app.sessionOf(browser)
    expect(found?.user).toEqual({
      uid: expect.any(String),
      email,
      displayName: 'Familie Igel',
      photoURL: null,
      emailVerified: false,
      phoneNumber: null,
      providerData: [{ providerId: 'password', uid: email }],
      role: 'parent',
      profileVersion: null,
    })
    expect(app.mails.at(-1)).toMatchObject({
      to: email,
      subject: 'Bitte bestätige deine E-Mail-Adresse',
    })
    expect(app.signedIn).toContain(email)
  })

  test.each([
    ['Info@MÜLLER-Kinder.de', 'info@xn--mller-kinder-dlb.de'],
    ['\u212Aate@example.org', 'kate@example.org'],
  ])('recognises %s in every spelling', async (given, stored) => {
    const answer = await app
      .newBrowser()
      .post('/sign-up/email', { email: given, password: goodPassword })
    expect(answer.body.user).toMatchObject({ email: stored })
    expect(app.mails.at(-1)?.to).toBe(stored)
    for (const email of [given, stored, given.toLowerCase()]) {
      expect((await signIn(email, goodPassword)).status).toBe(200)
    }
  })

  test.each([
    'müller@example.org',
    'a@b',
    'a@ .de',
    'a@x..de',
    'a@evil.example\nBcc: b@c.de',
    'a@b@c.de',
  ])('refuses the address %j', async (email) => {
    const answer = await app.newBrowser().post('/sign-up/email', { email, password: goodPassword })
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_EMAIL' })
  })

  test('refuses an address in use', async () => {
    const { email } = await register(app)
    const answer = await app.newBrowser().post('/sign-up/email', { email, password: goodPassword })
    expect(answer).toMatchObject({ status: 422, code: 'USER_ALREADY_EXISTS' })
  })

  test.each([
    ['kurz', 'PASSWORD_TOO_SHORT'],
    ['passwort123', 'PASSWORD_TOO_COMMON'],
    ['P@ssw0rd!', 'PASSWORD_TOO_COMMON'],
    ['24122019', 'PASSWORD_TOO_COMMON'],
    ['a'.repeat(129), 'PASSWORD_TOO_LONG'],
  ])('refuses the password %s', async (password, code) => {
    const answer = await app.newBrowser().post('/sign-up/email', { email: newAddress(), password })
    expect(answer).toMatchObject({ status: 400, code })
  })

  test.each([
    ['role', 'editor'],
    ['emailVerified', true],
    ['id', 'chosen'],
    ['image', 'javascript:alert(1)'],
  ])('refuses the field %s', async (field, value) => {
    const email = newAddress()
    const input = { email, password: goodPassword, [field]: value }
    expect(await app.newBrowser().post('/sign-up/email', input)).toMatchObject({ status: 400 })
    expect(await app.db.$count(user, eq(user.email, email))).toBe(0)
  })

  test.each(['plainly wrong', 'a@b', 'a@b.de\0', '', null, 7])(
    'refuses the address %j',
    async (email) => {
      const answer = await app
        .newBrowser()
        .post('/sign-up/email', { email, password: goodPassword })
      expect(answer.status).toBe(400)
    },
  )

  test('makes one account of twenty parallel calls with one address', async () => {
    const email = newAddress()
    const input = { email, password: goodPassword }
    const tries = Array.from({ length: 20 }, () => app.newBrowser().post('/sign-up/email', input))
    const answers = await Promise.all(tries)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toHaveLength(0)
    expect(await app.db.$count(account, eq(account.providerId, 'credential'))).toBe(
      await app.db.$count(user),
    )
  })
})

describe('signing in', () => {
  test('gives a new token and ends the session that it replaces', async () => {
    const { browser, email } = await register(app)
    const before = browser.cookie
    const first = await app.sessionOf(browser)
    expect((await signIn(email, goodPassword, browser)).status).toBe(200)
    expect(browser.cookie).not.toBe(before)
    expect((await app.sessionOf(browser))?.sessionId).not.toBe(first?.sessionId)
    expect(await app.auth.getSession(new Headers({ cookie: before }))).toBeNull()
  })

  test('answers the same for a wrong password and an unknown address', async () => {
    const { email } = await register(app)
    const wrong = await signIn(email, 'ganz-falsches-Wort')
    const unknown = await signIn(newAddress(), 'ganz-falsches-Wort')
    expect(wrong).toMatchObject({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' })
    expect(unknown.body).toEqual(wrong.body)
    expect(unknown.status).toBe(wrong.status)
  })

  test('ends the session at sign-out', async () => {
    const { browser } = await register(app)
    const before = browser.cookie
    expect((await browser.post('/sign-out')).status).toBe(200)
    expect(await app.auth.getSession(new Headers({ cookie: before }))).toBeNull()
  })

  test('a new password ends all other sessions', async () => {
    const { browser, email } = await register(app)
    const other = app.newBrowser()
    await signIn(email, goodPassword, other)
    const wrong = { currentPassword: 'nicht-das-Wort', newPassword: 'Neue-Laterne-im-Moor' }
    expect((await browser.post('/change-password', wrong)).code).toBe('INVALID_PASSWORD')
    const right = { ...wrong, currentPassword: goodPassword }
    expect((await browser.post('/change-password', right)).status).toBe(200)
    expect(await app.sessionOf(browser)).not.toBeNull()
    expect(await app.sessionOf(other)).toBeNull()
  })
})

describe('behind TLS', () => {
  test('binds the cookie to the host', async () => {
    const secure = await createTestAuth({ baseUrl: 'https://fabelhain.example' })
    const answer = await secure
      .newBrowser()
      .post('/sign-up/email', { email: newAddress(), password: goodPassword })
    const cookie = answer.headers.getSetCookie()[0]
    expect(cookie).toMatch(/^__Host-fabelhain\.session_token=/)
    expect(cookie).toMatch(/Path=\/;.*Secure/)
    expect(cookie).not.toMatch(/domain/i)
    await secure.drop()
  })
})

test('a session is prolonged once a day, on request only', async () => {
  const { browser } = await register(app)
  const headers = new Headers({ cookie: browser.cookie })
  expect((await app.auth.refreshSession(headers)).setCookie).toEqual([])
  const found = await app.sessionOf(browser)
  const inFiftyDays = new Date(Date.now() + 50 * 86_400_000)
  await app.db
    .update(session)
    .set({ expiresAt: inFiftyDays })
    .where(eq(session.id, found?.sessionId ?? ''))
  const { setCookie } = await app.auth.refreshSession(headers)
  expect(setCookie.join()).toMatch(/session_token=.*Max-Age=5184000/)
})

test('an expired session signs nobody in', async () => {
  const { browser } = await register(app)
  const isSession = eq(session.id, (await app.sessionOf(browser))?.sessionId ?? '')
  const open = async (expiresAt: number) => {
    await app.db
      .update(session)
      .set({ expiresAt: new Date(expiresAt) })
      .where(isSession)
    return (await app.sessionOf(browser)) !== null
  }
  expect(await open(Date.now() + 60_000)).toBe(true)
  expect(await open(Date.now() - 1)).toBe(false)
})
