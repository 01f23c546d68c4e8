import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setRole } from '../../src/server/auth/users.ts'
import { account, session, user } from '../../src/server/db/auth-schema.ts'
import type { TestAuth } from '../support/sign-in.ts'
import { createTestAuth, goodPassword, newAddress, register } from '../support/sign-in.ts'

let app: TestAuth
beforeAll(async () => {
  app = await createTestAuth()
})
afterAll(() => app.drop())

const signIn = (email: string, password: string, browser = app.newBrowser()) =>
  browser.post('/sign-in/email', { email, password })

describe('registering', () => {
  test('signs in at once, keeps the token from scripts and mails a link', async () => {
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
  ])('knows %s again, however it is written', async (given, stored) => {
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

  test('names an address in use', async () => {
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

  test('twenty at once with one address make one account', async () => {
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
  test('gives a new token and ends the session it replaces', async () => {
    const { browser, email } = await register(app)
    const before = browser.cookie
    const first = await app.sessionOf(browser)
    expect((await signIn(email, goodPassword, browser)).status).toBe(200)
    expect(browser.cookie).not.toBe(before)
    expect((await app.sessionOf(browser))?.sessionId).not.toBe(first?.sessionId)
    expect(await app.auth.getSession(new Headers({ cookie: before }))).toBeNull()
  })

  test('does not tell a wrong password from an unknown address', async () => {
    const { email } = await register(app)
    const wrong = await signIn(email, 'ganz-falsches-Wort')
    const unknown = await signIn(newAddress(), 'ganz-falsches-Wort')
    expect(wrong).toMatchObject({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' })
    expect(unknown.body).toEqual(wrong.body)
    expect(unknown.status).toBe(wrong.status)
  })

  test('ends with signing out', async () => {
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

describe('what may not be', () => {
  test.each(['https://evil.example', 'null', 'http://fabelhain.test.evil.example'])(
    'a write from %s is refused',
    async (origin) => {
      const { browser, email } = await register(app)
      const input = { email, password: goodPassword }
      expect(await browser.post('/sign-in/email', input, { origin })).toMatchObject({
        status: 403,
        code: 'INVALID_ORIGIN',
      })
      expect(await browser.post('/sign-out', {}, { origin })).toMatchObject({ status: 403 })
      const guest = await app.newBrowser().post('/sign-in/email', input, { origin })
      expect(guest.status).toBe(403)
    },
  )

  test('a cookie without an origin is refused, a program without cookies is not', async () => {
    const { browser, email } = await register(app)
    const call = (headers: Record<string, string>) =>
      app.auth.handler(
        new Request('http://fabelhain.test/api/auth/sign-in/email', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ email, password: goodPassword }),
        }),
      )
    expect((await call({ cookie: browser.cookie })).status).toBe(403)
    expect((await call({})).status).toBe(200)
  })

  test('only JSON of a sensible size is read', async () => {
    const post = (body: string, type: string) =>
      app.auth.handler(
        new Request('http://fabelhain.test/api/auth/sign-in/email', {
          method: 'POST',
          headers: { 'content-type': type },
          body,
        }),
      )
    expect((await post('email=a', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await post('{"email":', 'application/json')).status).toBe(400)
    expect((await post('x'.repeat(9000), 'application/json')).status).toBe(413)
    expect((await post('[1]', 'application/json')).status).toBe(400)
    expect((await post('{"__proto__":{"role":"editor"}}', 'application/json')).status).toBe(400)
  })

  test.each([
    'GET /get-session',
    'GET /list-sessions',
    'POST /update-user',
    'POST /delete-user',
    'POST /admin/set-role',
    'GET /verify-email',
    'GET /sign-out',
    'POST /unlink-account',
    'POST /get-access-token',
    'GET /error',
    'GET /ok',
  ])('%s does not exist', async (line) => {
    const [method, path] = line.split(' ')
    const { browser } = await register(app)
    const answer = await browser.send(`/api/auth${path}`, {
      method: method === 'GET' ? 'GET' : 'POST',
    })
    expect(answer.status).toBe(404)
  })

  test('a role is given on the server only, and only to a proven mailbox', async () => {
    const { browser, email } = await register(app)
    expect(await setRole(app.db, email, 'editor')).toBe(false)
    await browser.post('/verify-email', { token: app.tokenFor(email, 'verify') })
    expect(await setRole(app.db, email, 'editor')).toBe(true)
    expect((await app.sessionOf(browser))?.user.role).toBe('editor')
  })
})

describe('behind TLS', () => {
  test('the cookie is bound to the host', async () => {
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

test('sessions are prolonged once a day by a cookie, and only when asked', async () => {
  const { browser } = await register(app)
  const headers = new Headers({ cookie: browser.cookie })
  expect((await app.auth.refreshSession(headers)).setCookie).toEqual([])
  const found = await app.sessionOf(browser)
  const lastWeek = new Date(Date.now() + 50 * 86_400_000)
  await app.db
    .update(session)
    .set({ expiresAt: lastWeek })
    .where(eq(session.id, found?.sessionId ?? ''))
  const { setCookie } = await app.auth.refreshSession(headers)
  expect(setCookie.join()).toMatch(/session_token=.*Max-Age=5184000/)
})

test('a session that has run out is nobody’s', async () => {
  const { browser } = await register(app)
  const isIt = eq(session.id, (await app.sessionOf(browser))?.sessionId ?? '')
  const open = async (expiresAt: number) => {
    await app.db
      .update(session)
      .set({ expiresAt: new Date(expiresAt) })
      .where(isIt)
    return (await app.sessionOf(browser)) !== null
  }
  expect(await open(Date.now() + 60_000)).toBe(true)
  expect(await open(Date.now() - 1)).toBe(false)
})
