import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Demo } from '../../src/demo/demo.ts'
import { startDemo } from '../../src/demo/demo.ts'
import { accountDeletion } from '../../src/server/db/privacy-schema.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { createMailer } from '../../src/server/platform/mailer.ts'
import { createOutboxWorker, queueMail } from '../../src/server/platform/outbox.ts'
import type { Browser } from '../support/browser.ts'
import { silentLog } from '../support/log.ts'
import type { TestAuth } from '../support/sign-in.ts'
import { createTestAuth, goodPassword, newAddress, register } from '../support/sign-in.ts'

const baseUrl = 'http://fabelhain.test'
const nonce = 'a-nonce-of-the-page'
let directory: string
let demo: Demo
let app: TestAuth
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'fabelhain-demo-'))
  demo = await startDemo({ dataDir: directory, host: '127.0.0.1', log: silentLog, baseUrl })
  app = await createTestAuth({ baseUrl, google: demo.google })
})
afterAll(async () => {
  await app.drop()
  await demo.stop()
  await rm(directory, { recursive: true, force: true })
})

const start = `/api/auth/oauth-popup/start?${new URLSearchParams({
  provider: 'google',
  popupOrigin: baseUrl,
  popupNonce: nonce,
  callbackURL: '/dashboard',
})}`

const person = (email: string, isVerified = true) => ({
  choice: 'other',
  name: 'Familie Dachs',
  email,
  ...(isVerified && { verified: 'on' }),
})

/** Opens the chooser in a pop-up, answers it, and reads what the last page tells its opener. */
async function popup(browser: Browser, form: Record<string, string>) {
  const chooser = await browser.visit(start)
  const { response } = await browser.visit(chooser.url, { method: 'POST', form })
  const html = await response.text()
  const json = html.match(/id="outcome">(.*?)<\/script>/s)?.[1] ?? '{}'
  const outcome: Record<string, unknown> = JSON.parse(json)
  return { response, html, outcome }
}

/** The same by redirects; the address in the app at the end. */
async function redirect(browser: Browser, form: Record<string, string>): Promise<string> {
  const input = { provider: 'google', callbackURL: '/dashboard' }
  const answer = await browser.post('/sign-in/social', input)
  const chooser = await browser.visit(String(answer.body.url))
  return (await browser.visit(chooser.url, { method: 'POST', form })).url
}

describe('Google in a pop-up', () => {
  test('signs in and tells the opener, without handing out the session', async () => {
    const browser = app.newBrowser()
    const { response, html, outcome } = await popup(browser, { choice: 'sommer' })
    expect(outcome).toEqual({ channel: 'fabelhain-sign-in', nonce, next: '/dashboard' })
    expect(response.headers.get('content-security-policy')).toContain("script-src 'sha256-")
    expect(response.headers.get('cache-control')).toBe('no-store')
    const token = decodeURIComponent(browser.cookie.match(/session_token=([^;.]+)/)?.[1] ?? 'none')
    expect(html).not.toContain(token)
    expect((await app.sessionOf(browser))?.user).toMatchObject({
      email: 'familie.sommer@example.org',
      emailVerified: true,
      displayName: 'Familie Sommer',
      providerData: [{ providerId: 'google', uid: expect.any(String) }],
      role: 'parent',
    })
    expect(app.mails.filter(({ to }) => to === 'familie.sommer@example.org')).toEqual([])
  })

  test('finds the same account again', async () => {
    const [first, second] = [app.newBrowser(), app.newBrowser()]
    await popup(first, { choice: 'redaktion' })
    await popup(second, { choice: 'redaktion' })
    const uid = (await app.sessionOf(first))?.user.uid
    expect((await app.sessionOf(second))?.user.uid).toBe(uid)
    expect(app.signedIn).toContain(demo.editorEmail)
  })

  test('tells when the person cancels', async () => {
    const browser = app.newBrowser()
    const { outcome } = await popup(browser, { choice: 'cancel' })
    expect(outcome).toMatchObject({ nonce, error: 'access_denied' })
    expect(await app.sessionOf(browser)).toBeNull()
  })

  test('asks again when the form is not filled in right', async () => {
    const browser = app.newBrowser()
    const chooser = await browser.visit(start)
    const form = { choice: 'other', name: '<b>', email: 'nonsense' }
    const { response } = await browser.visit(chooser.url, { method: 'POST', form })
    expect(await response.text()).toContain('role="alert"')
  })

  test.each([
    ['popupOrigin', 'https://evil.example', 403],
    ['callbackURL', '//evil.example', 400],
    ['callbackURL', '/\\evil.example', 400],
    ['callbackURL', 'javascript:alert(1)', 400],
    ['popupNonce', 'short', 400],
    ['provider', 'facebook', 400],
    ['scopes', 'everything', 400],
  ])('refuses %s=%s', async (name, value, status) => {
    const url = new URL(start, baseUrl)
    url.searchParams.set(name, value)
    expect((await app.newBrowser().send(url.href)).status).toBe(status)
  })

  test('a code only counts in the browser that asked for it, and once', async () => {
    const asking = app.newBrowser()
    const chooser = await asking.visit(start)
    const steps: string[] = []
    let response = await asking.send(chooser.url, { method: 'POST', form: { choice: 'sommer' } })
    while (steps.length < 5 && !steps.at(-1)?.startsWith(baseUrl)) {
      const next = new URL(response.headers.get('location') ?? '', chooser.url).href
      steps.push(next)
      if (!next.startsWith(baseUrl)) response = await asking.send(next)
    }
    const callback = steps.at(-1) ?? ''
    const other = app.newBrowser()
    expect((await other.visit(callback)).url).toContain('/login?error=')
    expect(await app.sessionOf(other)).toBeNull()
    await asking.visit(callback)
    const late = app.newBrowser()
    await late.visit(callback)
    expect(await app.sessionOf(late)).toBeNull()
  })
})

test('Google leads into no account that is about to be deleted', async () => {
  const browser = app.newBrowser()
  const email = 'dachs-geht@example.org'
  await popup(browser, person(email))
  const uid = (await app.sessionOf(browser))?.uid ?? ''
  const [requestedAt, dueAt] = [new Date(), new Date('2099-01-01T00:00:00Z')]
  await app.db
    .insert(accountDeletion)
    .values({ userId: uid, requestNumber: 'FH-1', requestedAt, dueAt })
  const again = app.newBrowser()
  const { outcome } = await popup(again, person(email))
  expect(outcome.error).toBe('ACCOUNT_LOCKED')
  expect(await redirect(again, person(email))).toContain('error=ACCOUNT_LOCKED')
  expect(await app.sessionOf(again)).toBe(null)
})

describe('Google by redirect', () => {
  test('ends on the page that was asked for', async () => {
    const browser = app.newBrowser()
    expect(await redirect(browser, { choice: 'sommer' })).toBe(`${baseUrl}/dashboard`)
    expect(await app.sessionOf(browser)).not.toBeNull()
  })

  test('ends on the login page when cancelled', async () => {
    expect(await redirect(app.newBrowser(), { choice: 'cancel' })).toMatch(
      `${baseUrl}/login?error=access_denied`,
    )
  })

  test('ends the session it replaces', async () => {
    const { browser } = await register(app)
    const before = browser.cookie
    await redirect(browser, { choice: 'sommer' })
    expect(await app.auth.getSession(new Headers({ cookie: before }))).toBeNull()
  })
})

describe('Google and passwords with one address', () => {
  test('password first, unproven: Google takes over, password and session are void', async () => {
    const { browser: stranger, email } = await register(app)
    const uid = (await app.sessionOf(stranger))?.user.uid
    const owner = app.newBrowser()
    await popup(owner, person(email))
    const found = await app.sessionOf(owner)
    expect(found?.user).toMatchObject({
      uid,
      emailVerified: true,
      providerData: [{ providerId: 'google' }],
    })
    expect(await app.sessionOf(stranger)).toBeNull()
    const answer = await app.newBrowser().post('/sign-in/email', { email, password: goodPassword })
    expect(answer.status).toBe(401)
  })

  test('password first, proven: both ways lead to the one account', async () => {
    const { browser, email } = await register(app)
    await browser.post('/verify-email', { token: app.tokenFor(email, 'verify') })
    const google = app.newBrowser()
    await popup(google, person(email))
    expect((await app.sessionOf(google))?.user.uid).toBe((await app.sessionOf(browser))?.user.uid)
    const answer = await app.newBrowser().post('/sign-in/email', { email, password: goodPassword })
    expect(answer.status).toBe(200)
  })

  test('Google first: nobody can register over it', async () => {
    const email = newAddress()
    await popup(app.newBrowser(), person(email))
    const answer = await app.newBrowser().post('/sign-up/email', { email, password: goodPassword })
    expect(answer.code).toBe('USER_ALREADY_EXISTS')
  })

  test('an address that Google has not checked opens nobody else’s account', async () => {
    const { browser, email } = await register(app)
    await browser.post('/verify-email', { token: app.tokenFor(email, 'verify') })
    const stranger = app.newBrowser()
    const { outcome } = await popup(stranger, person(email, false))
    expect(outcome.error).toBe('account_not_linked')
    expect(await app.sessionOf(stranger)).toBeNull()
  })

  test('unchecked Google first, then the owner’s checked one: the first is out', async () => {
    const email = newAddress()
    const stranger = app.newBrowser()
    await popup(stranger, person(email, false))
    expect((await app.sessionOf(stranger))?.user.emailVerified).toBe(false)
    const owner = app.newBrowser()
    await popup(owner, person(email))
    expect(await app.sessionOf(stranger)).toBeNull()
    expect((await app.sessionOf(owner))?.user.providerData).toHaveLength(1)
    const again = app.newBrowser()
    expect((await popup(again, person(email, false))).outcome.error).toBe('account_not_linked')
  })
})

describe('an issuer that is away', () => {
  test('stops nobody who uses a password', async () => {
    const google = { ...demo.google, issuer: 'http://127.0.0.1:9' }
    const away = await createTestAuth({ baseUrl, google })
    const { browser } = await register(away)
    expect(await away.sessionOf(browser)).not.toBeNull()
    const answer = await away
      .newBrowser()
      .post('/sign-in/social', { provider: 'google', callbackURL: '/dashboard' })
    expect(answer).toMatchObject({ status: 503, code: 'GOOGLE_UNAVAILABLE' })
    const page = await (await away.newBrowser().visit(start)).response.text()
    expect(page).toContain('popup_sign_in_failed')
    await away.drop()
  })
})

describe('the mailbox', () => {
  const ask = (address: string) =>
    new Hono()
      .route('/demo', demo.routes)
      .request(address, { headers: { host: new URL(baseUrl).host } })

  test('shows what the outbox sent, once per key, and keeps links out of the database', async () => {
    expect(await (await ask('/demo/mail')).text()).toContain('Noch ist das Postfach leer')
    const mailer = createMailer({ smtpUrl: demo.smtpUrl, from: 'Fabelhain <post@fabelhain.test>' })
    const clock = { now: () => new Date() }
    const worker = createOutboxWorker({
      db: app.db,
      effects: { mail: mailer.send },
      clock,
      log: silentLog,
    })
    const mail = {
      to: 'eltern@example.org',
      subject: 'Grüße von „Fuchs“ <script>',
      text: 'Hallo,\nhttp://fabelhain.test/login?token=geheim',
      html: '<p>Schöne Grüße</p><a href="http://fabelhain.test/login?token=geheim">Weiter</a>',
      idempotencyKey: 'greeting:1',
    }
    await app.db.transaction((tx) => queueMail(tx, mail))
    await app.db.transaction((tx) => queueMail(tx, mail))
    await worker.drain()
    const list = await (await ask('/demo/mail')).text()
    expect(list.match(/class="row"/g)).toHaveLength(1)
    expect(list).toContain('Grüße von „Fuchs“ &lt;script&gt;')
    const address = list.match(/\/demo\/mail\/[\w-]+/)?.[0] ?? ''
    const response = await ask(address)
    const page = await response.text()
    expect(page).toContain('an eltern@example.org')
    expect(page).toContain('&lt;base target=&quot;_top&quot;&gt;&lt;p&gt;Schöne Grüße')
    expect(page).not.toContain('<script>')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const [entry] = await app.db.select().from(outbox)
    expect(entry).toMatchObject({ attempts: 1, doneAt: expect.any(Date) })
    expect(entry?.payload).toEqual({})
    expect((await ask('/demo/mail/..%2f..%2fetc')).status).toBe(302)
    mailer.close()
  })
})
