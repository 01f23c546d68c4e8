import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Demo, startDemo } from '../../src/demo/demo.ts'
import { session, user } from '../../src/server/db/auth-schema.ts'
import type { Browser } from '../support/browser.ts'
import { silentLog } from '../support/log.ts'
import { createTestAuth, newAddress, register, type TestAuth } from '../support/sign-in.ts'

const baseUrl = 'http://fabelhain.test'
let directory: string
let demo: Demo
let app: TestAuth
const lines: string[] = []
const record = (line: string) => void lines.push(line)
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'fabelhain-link-'))
  demo = await startDemo({ dataDir: directory, host: '127.0.0.1', log: silentLog, baseUrl })
  const log = pino({}, { write: record })
  app = await createTestAuth({ baseUrl, google: demo.google, log })
})
afterAll(async () => {
  await app.drop()
  await demo.stop()
  await rm(directory, { recursive: true, force: true })
})

const input = {
  provider: 'google',
  callbackURL: '/account-settings?google=connected',
  errorCallbackURL: '/account-settings',
}

async function registerVerified() {
  const family = await register(app)
  const where = eq(user.email, family.email)
  await app.db.update(user).set({ emailVerified: true }).where(where)
  return family
}

const googleForm = (email: string, isVerified = true) => ({
  choice: 'other',
  name: 'Familie Dachs',
  email,
  ...(isVerified && { verified: 'on' }),
})

/** Requests the link and submits Google's chooser; returns the final address in the app. */
async function link(browser: Browser, form: Record<string, string>): Promise<string> {
  const answer = await browser.post('/link-social', input)
  expect(answer.status).toBe(200)
  const chooser = await browser.visit(String(answer.body.url))
  return (await browser.visit(chooser.url, { method: 'POST', form })).url
}

const methodsOf = async (browser: Browser) =>
  (await app.sessionOf(browser))?.user.providerData.map(({ providerId }) => providerId)

describe('linking Google to an account', () => {
  test('works with another address, and keeps session, name and address', async () => {
    const { browser, email } = await registerVerified()
    const before = browser.cookie
    const googleEmail = newAddress()
    expect(await link(browser, googleForm(googleEmail))).toBe(
      `${baseUrl}/account-settings?google=connected`,
    )
    expect(await methodsOf(browser)).toEqual(['password', 'google'])
    const uid = (await app.sessionOf(browser))?.uid
    const logged = lines
      .filter((line) => line.includes('google-linked'))
      .map((line) => JSON.parse(line))
    expect(logged).toMatchObject([{ event: 'security', what: 'google-linked', account: uid }])
    expect(browser.cookie).toContain(before)
    expect((await app.sessionOf(browser))?.user).toMatchObject({ email })
    expect(await browser.post('/link-social', input)).toMatchObject({ code: 'ALREADY_LINKED' })
  })

  test('refuses an identity that belongs to another account', async () => {
    const [first, second] = [await registerVerified(), await registerVerified()]
    const googleEmail = newAddress()
    await link(first.browser, googleForm(googleEmail))
    const end = new URL(await link(second.browser, googleForm(googleEmail)))
    expect(end.pathname).toBe('/account-settings')
    expect(end.searchParams.get('error')).toBe('account_already_linked_to_different_user')
    expect(await methodsOf(second.browser)).toEqual(['password'])
  })

  test('refuses an unverified Google address, and reports a cancellation', async () => {
    const { browser } = await registerVerified()
    expect(await link(browser, googleForm(newAddress(), false))).toContain('error=unable_to_link')
    expect(await link(browser, { choice: 'cancel' })).toContain('error=access_denied')
    expect(await methodsOf(browser)).toEqual(['password'])
  })

  test('does not take over an unverified account of that address', async () => {
    const unverified = await register(app)
    const { browser } = await registerVerified()
    await link(browser, googleForm(unverified.email))
    expect((await app.sessionOf(unverified.browser))?.user.emailVerified).toBe(false)
    expect(await methodsOf(browser)).toEqual(['password', 'google'])
  })

  test('counts only in the browser that requested it', async () => {
    const { browser } = await registerVerified()
    const stranger = app.newBrowser()
    const answer = await browser.post('/link-social', input)
    const chooser = await stranger.visit(String(answer.body.url))
    const { url } = await stranger.visit(chooser.url, {
      method: 'POST',
      form: googleForm(newAddress()),
    })
    expect(url).toContain('error=')
    expect(await methodsOf(browser)).toEqual(['password'])
    expect(await app.sessionOf(stranger)).toBeNull()
  })

  test.each([
    ['callbackURL', '//evil.example'],
    ['callbackURL', 'https://evil.example'],
    ['errorCallbackURL', '/\\evil.example'],
    ['provider', 'facebook'],
    ['scopes', ['everything']],
    ['idToken', { token: 'made up' }],
  ])('refuses %s=%j', async (name, value) => {
    const { browser } = await registerVerified()
    const answer = await browser.post('/link-social', { ...input, [name]: value })
    expect(answer.status).toBe(400)
  })

  test('makes no new session', async () => {
    const { browser } = await registerVerified()
    const before = await app.db.$count(session)
    await link(browser, googleForm(newAddress()))
    expect(await app.db.$count(session)).toBe(before)
  })
})

describe('garbage at the callback', () => {
  const callback = '/api/auth/callback/google'

  test.each([
    '',
    '?state=%00&code=y',
    '?state=%ff&code=%00',
    '?state=x&error=%00&error_description=%0a',
    `?code=${'x'.repeat(3000)}`,
    `?state=${'x'.repeat(3000)}&code=y`,
  ])('leads to the login page with one log line: %#', async (query) => {
    lines.length = 0
    const answer = await app.newBrowser().send(callback + query)
    expect(answer.status).toBe(302)
    const end = new URL(answer.headers.get('location') ?? '')
    expect(end.pathname).toBe('/login')
    expect(end.searchParams.get('error')).toMatch(/^state_/)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('stack')
  })

  test.each([
    ['code=%00', 'no_code'],
    ['code=made-up', 'invalid_code'],
    ['error=%00', 'no_code'],
    ['code=made-up&iss=%00', 'invalid_code'],
  ])('ends the sign-in that it belongs to: %s', async (query, error) => {
    const { browser } = await registerVerified()
    const { body } = await browser.post('/link-social', input)
    const state = new URL(String(body.url)).searchParams.get('state')
    lines.length = 0
    const answer = await browser.send(`${callback}?state=${state}&${query}`)
    const end = new URL(answer.headers.get('location') ?? '', baseUrl)
    expect([end.pathname, end.searchParams.get('error')]).toEqual(['/account-settings', error])
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('stack')
  })
})
