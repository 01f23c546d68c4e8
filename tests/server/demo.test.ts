import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Demo, startDemo } from '../../src/demo/demo.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { createMailer } from '../../src/server/platform/mailer.ts'
import { createOutboxWorker, queueMail } from '../../src/server/platform/outbox.ts'
import type { Browser } from '../support/browser.ts'
import { silentLog } from '../support/log.ts'
import { createTestAuth, register, type TestAuth } from '../support/sign-in.ts'

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

/** Opens the chooser in a pop-up, submits it, and reads the outcome for the opener. */
async function popup(browser: Browser, form: Record<string, string>) {
  const chooser = await browser.visit(start)
  const { response } = await browser.visit(chooser.url, { method: 'POST', form })
  const html = await response.text()
  const json = html.match(/id="outcome">(.*?)<\/script>/s)?.[1] ?? '{}'
  const outcome: Record<string, unknown> = JSON.parse(json)
  return { response, html, outcome }
}

/** Signs in by redirects; returns the final address in the app. */
async function redirect(browser: Browser, form: Record<string, string>): Promise<string> {
  const input = { provider: 'google', callbackURL: '/dashboard' }
  const answer = await browser.post('/sign-in/social', input)
  const chooser = await browser.visit(String(answer.body.url))
  return (await browser.visit(chooser.url, { method: 'POST', form })).url
}

describe('Google in a pop-up', () => {
  test('signs in and notifies the opener, without exposing the session', async () => {
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

  test('reports a cancelled sign-in', async () => {
    const browser = app.newBrowser()
    const { outcome } = await popup(browser, { choice: 'cancel' })
    expect(outcome).toMatchObject({ nonce, error: 'access_denied' })
    expect(await app.sessionOf(browser)).toBeNull()
  })

  test('shows an invalid form again', async () => {
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

  test('accepts a code once, and only in the browser that requested it', async () => {
    const requester = app.newBrowser()
    const chooser = await requester.visit(start)
    const steps: string[] = []
    let response = await requester.send(chooser.url, { method: 'POST', form: { choice: 'sommer' } })
    while (steps.length < 5 && !steps.at(-1)?.startsWith(baseUrl)) {
      const next = new URL(response.headers.get('location') ?? '', chooser.url).href
      steps.push(next)
      if (!next.startsWith(baseUrl)) response = await requester.send(next)
    }
    const callback = steps.at(-1) ?? ''
    const other = app.newBrowser()
    expect((await other.visit(callback)).url).toContain('/login?error=')
    expect(await app.sessionOf(other)).toBeNull()
    await requester.visit(callback)
    const late = app.newBrowser()
    await late.visit(callback)
    expect(await app.sessionOf(late)).toBeNull()
  })
})

describe('Google by redirect', () => {
  test('ends on the requested page', async () => {
    const browser = app.newBrowser()
    expect(await redirect(browser, { choice: 'sommer' })).toBe(`${baseUrl}/dashboard`)
    expect(await app.sessionOf(browser)).not.toBeNull()
  })

  test('ends on the login page after a cancellation', async () => {
    expect(await redirect(app.newBrowser(), { choice: 'cancel' })).toMatch(
      `${baseUrl}/login?error=access_denied`,
    )
  })

  test('ends the session that it replaces', async () => {
    const { browser } = await register(app)
    const before = browser.cookie
    await redirect(browser, { choice: 'sommer' })
    expect(await app.auth.getSession(new Headers({ cookie: before }))).toBeNull()
  })
})

describe('the mailbox', () => {
  const ask = (address: string) =>
    new Hono()
      .route('/demo', demo.routes)
      .request(address, { headers: { host: new URL(baseUrl).host } })

  test('shows sent mails once per key, and the database keeps no links', async () => {
    expect(await (await ask('/demo/mail')).text()).toContain('Noch ist das Postfach leer')
    const mailer = createMailer({
      smtpUrl: demo.smtpUrl,
      from: 'Fabelhain <post@fabelhain.test>',
      connections: 1,
    })
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
