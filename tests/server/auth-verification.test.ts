import { eq } from 'drizzle-orm'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeOverUnverified } from '../../src/server/auth/mailbox-verification.ts'
import { account, user, verification } from '../../src/server/db/auth-schema.ts'
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

const newPassword = 'Neue-Laterne-im-Moor'
const signIn = (email: string, password: string, browser = app.newBrowser()) =>
  browser.post('/sign-in/email', { email, password })

async function resetToken(email: string): Promise<string> {
  const answer = await app.newBrowser().post('/request-password-reset', { email })
  if (answer.status !== 200) throw new Error('no reset was mailed')
  return app.tokenFor(email, 'token')
}

async function isVerified(email: string): Promise<boolean> {
  const [found] = await app.db.select().from(user).where(eq(user.email, email))
  return found?.emailVerified === true
}

describe('the mailed verification link', () => {
  test('leads to the login page and verifies in the session of its account', async () => {
    const { browser, email } = await register(app)
    expect(app.mails.at(-1)?.text).toContain('http://fabelhain.test/login?verify=')
    const token = app.tokenFor(email, 'verify')
    expect((await browser.post('/verify-email', { token })).status).toBe(200)
    expect((await app.sessionOf(browser))?.user.emailVerified).toBe(true)
  })

  test('verifies for nobody else: neither guests nor other accounts', async () => {
    const { email } = await register(app)
    const stranger = await register(app)
    const token = app.tokenFor(email, 'verify')
    expect(await app.newBrowser().post('/verify-email', { token })).toMatchObject({ status: 401 })
    expect(await stranger.browser.post('/verify-email', { token })).toMatchObject({
      status: 403,
      code: 'OTHER_ACCOUNT',
    })
    expect(await isVerified(email)).toBe(false)
  })

  test('needs the server’s signature', async () => {
    const { browser, email } = await register(app)
    const [head, , signature] = app.tokenFor(email, 'verify').split('.')
    const claims = Buffer.from(JSON.stringify({ email, exp: 9_999_999_999 })).toString('base64url')
    for (const token of [`${head}.${claims}.${signature}`, 'nonsense', 'a.b.c']) {
      expect(await browser.post('/verify-email', { token })).toMatchObject({
        status: 400,
        code: 'INVALID_TOKEN',
      })
    }
    expect(await isVerified(email)).toBe(false)
  })

  test('is mailed again on request, to the session’s address', async () => {
    const { browser, email } = await register(app)
    const before = app.mails.length
    expect((await browser.post('/send-verification-email')).status).toBe(200)
    expect(app.mails.slice(before)).toMatchObject([{ to: email }])
    expect((await app.newBrowser().post('/send-verification-email')).status).toBe(401)
  })

  test.each([
    ['/abo?bestellen=family-year', '/abo?bestellen=family-year'],
    ['//evil.example/', null],
    ['https://evil.example/', null],
    ['/login\n', null],
    [7, null],
  ])('is mailed with the way on to %j as %j', async (callbackURL, next) => {
    const browser = app.newBrowser()
    const email = newAddress()
    const before = app.mails.length
    const account = { name: 'Familie Fuchs', email, password: goodPassword }
    expect((await browser.post('/sign-up/email', { ...account, callbackURL })).status).toBe(200)
    expect((await browser.post('/send-verification-email', { callbackURL })).status).toBe(200)
    const links = app.mails.slice(before).map(({ text }) => /https?:\S+/.exec(text)?.[0] ?? '')
    expect(links.map((link) => new URL(link).searchParams.get('next'))).toEqual([next, next])
  })
})

describe('the password reset', () => {
  test('answers the same for known and unknown addresses', async () => {
    const { email } = await register(app)
    const known = await app.newBrowser().post('/request-password-reset', { email })
    const unknown = await app.newBrowser().post('/request-password-reset', { email: newAddress() })
    expect(known.status).toBe(200)
    expect(unknown.status).toBe(200)
    expect(unknown.body).toEqual(known.body)
  })

  test('ends all sessions, verifies the mailbox and works once', async () => {
    const { browser, email } = await register(app)
    const earlier = await resetToken(email)
    const token = await resetToken(email)
    const reset = (value: string) =>
      app.newBrowser().post('/reset-password', { token: value, newPassword })
    expect(await reset('made-up')).toMatchObject({ status: 400, code: 'INVALID_TOKEN' })
    expect((await reset(token)).status).toBe(200)
    expect(await reset(token)).toMatchObject({ status: 400, code: 'INVALID_TOKEN' })
    expect(await reset(earlier)).toMatchObject({ status: 400, code: 'INVALID_TOKEN' })
    expect(await app.sessionOf(browser)).toBeNull()
    expect((await signIn(email, goodPassword)).status).toBe(401)
    expect((await signIn(email, newPassword)).status).toBe(200)
    expect(await isVerified(email)).toBe(true)
  })

  test('stores no token in plain text', async () => {
    const { email } = await register(app)
    const token = await resetToken(email)
    const rows = await app.db.select().from(verification)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('keeps the link usable after a weak password', async () => {
    const { email } = await register(app)
    const token = await resetToken(email)
    const weak = await app.newBrowser().post('/reset-password', { token, newPassword: 'passwort1' })
    expect(weak.code).toBe('PASSWORD_TOO_COMMON')
    expect((await app.newBrowser().post('/reset-password', { token, newPassword })).status).toBe(
      200,
    )
  })
})

const unsigned = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

test.each(['\u0000', 'abc\u0000', '\ud800', 'ä'.repeat(30), ' ', '%00', '../..', 'x'.repeat(5000)])(
  'refuses nonsense like an expired token: %#',
  async (token) => {
    const { browser } = await register(app)
    const refused = { status: 400, code: 'INVALID_TOKEN' }
    expect(await browser.post('/reset-password', { token, newPassword })).toMatchObject(refused)
    expect(await browser.post('/verify-email', { token })).toMatchObject(refused)
  },
)

test('refuses an unsigned token', async () => {
  const { browser, email } = await register(app)
  const { email: taken } = await register(app)
  for (const updateTo of ['a\u0000@example.org', taken]) {
    const token = unsigned({ email, updateTo, exp: 9_999_999_999 })
    const answer = await browser.post('/verify-email', { token })
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_TOKEN' })
  }
})

describe('a stranger who registered the address first', () => {
  test('gains nothing when the owner opens the mailed link, and loses access by a reset', async () => {
    const { browser: stranger, email } = await register(app)
    const link = app.tokenFor(email, 'verify')
    expect((await app.newBrowser().post('/verify-email', { token: link })).status).toBe(401)
    expect(await isVerified(email)).toBe(false)
    // A Google account that the stranger linked before.
    const uid = (await app.sessionOf(stranger))?.user.uid ?? ''
    await app.db.insert(account).values({
      id: `linked-${uid}`,
      accountId: `google-of-stranger-${uid}`,
      providerId: 'google',
      userId: uid,
    })
    const owner = app.newBrowser()
    expect((await owner.post('/sign-up/email', { email, password: newPassword })).code).toBe(
      'USER_ALREADY_EXISTS',
    )
    await owner.post('/reset-password', { token: await resetToken(email), newPassword })
    expect(await app.sessionOf(stranger)).toBeNull()
    expect((await signIn(email, goodPassword)).status).toBe(401)
    await signIn(email, newPassword, owner)
    expect((await app.sessionOf(owner))?.user.providerData).toEqual([
      { providerId: 'password', uid: email },
    ])
  })

  test('loses access when Google verifies the owner', async () => {
    const { browser: stranger, email } = await register(app)
    await takeOverUnverified(app.db, { email: email.toUpperCase(), subject: 'owner' })
    expect(await app.sessionOf(stranger)).toBeNull()
    expect((await signIn(email, goodPassword)).status).toBe(401)
    expect(await isVerified(email)).toBe(true)
  })

  test('cannot take over a verified account', async () => {
    const { browser, email } = await register(app)
    await browser.post('/verify-email', { token: app.tokenFor(email, 'verify') })
    await takeOverUnverified(app.db, { email, subject: 'somebody' })
    expect(await app.sessionOf(browser)).not.toBeNull()
    expect((await signIn(email, goodPassword)).status).toBe(200)
  })

  test('leaves an account alone whose Google identity belongs to another one', async () => {
    const { email } = await register(app)
    const other = await register(app)
    const uid = (await app.sessionOf(other.browser))?.user.uid ?? ''
    await app.db
      .insert(account)
      .values({ id: 'moved', accountId: 'moved-sub', providerId: 'google', userId: uid })
    await takeOverUnverified(app.db, { email, subject: 'moved-sub' })
    expect(await isVerified(email)).toBe(false)
    expect((await signIn(email, goodPassword)).status).toBe(200)
  })
})
