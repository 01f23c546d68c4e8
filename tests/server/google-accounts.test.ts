import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Demo, startDemo } from '../../src/demo/demo.ts'
import { accountDeletion } from '../../src/server/db/privacy-schema.ts'
import type { Browser } from '../support/browser.ts'
import { silentLog } from '../support/log.ts'
import {
  createTestAuth,
  goodPassword,
  newAddress,
  register,
  type TestAuth,
} from '../support/sign-in.ts'

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

const googleForm = (email: string, isVerified = true) => ({
  choice: 'other',
  name: 'Familie Dachs',
  email,
  ...(isVerified && { verified: 'on' }),
})

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

test('Google opens no account that is about to be deleted', async () => {
  const browser = app.newBrowser()
  const email = 'dachs-geht@example.org'
  await popup(browser, googleForm(email))
  const uid = (await app.sessionOf(browser))?.uid ?? ''
  const [requestedAt, dueAt] = [new Date(), new Date('2099-01-01T00:00:00Z')]
  await app.db
    .insert(accountDeletion)
    .values({ userId: uid, requestNumber: 'FH-1', requestedAt, dueAt })
  const again = app.newBrowser()
  const { outcome } = await popup(again, googleForm(email))
  expect(outcome.error).toBe('ACCOUNT_LOCKED')
  expect(await redirect(again, googleForm(email))).toContain('error=ACCOUNT_LOCKED')
  expect(await app.sessionOf(again)).toBe(null)
})

describe('Google and passwords with one address', () => {
  test('unverified password first: Google takes over, password and session are void', async () => {
    const { browser: stranger, email } = await register(app)
    const uid = (await app.sessionOf(stranger))?.user.uid
    const owner = app.newBrowser()
    await popup(owner, googleForm(email))
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

  test('verified password first: both ways open the same account', async () => {
    const { browser, email } = await register(app)
    await browser.post('/verify-email', { token: app.tokenFor(email, 'verify') })
    const google = app.newBrowser()
    await popup(google, googleForm(email))
    expect((await app.sessionOf(google))?.user.uid).toBe((await app.sessionOf(browser))?.user.uid)
    const answer = await app.newBrowser().post('/sign-in/email', { email, password: goodPassword })
    expect(answer.status).toBe(200)
  })

  test('Google first: the address cannot be registered again', async () => {
    const email = newAddress()
    await popup(app.newBrowser(), googleForm(email))
    const answer = await app.newBrowser().post('/sign-up/email', { email, password: goodPassword })
    expect(answer.code).toBe('USER_ALREADY_EXISTS')
  })

  test('an address that Google has not verified opens no other account', async () => {
    const { browser, email } = await register(app)
    await browser.post('/verify-email', { token: app.tokenFor(email, 'verify') })
    const stranger = app.newBrowser()
    const { outcome } = await popup(stranger, googleForm(email, false))
    expect(outcome.error).toBe('account_not_linked')
    expect(await app.sessionOf(stranger)).toBeNull()
  })

  test('unverified Google first: the verified owner takes over', async () => {
    const email = newAddress()
    const stranger = app.newBrowser()
    await popup(stranger, googleForm(email, false))
    expect((await app.sessionOf(stranger))?.user.emailVerified).toBe(false)
    const owner = app.newBrowser()
    await popup(owner, googleForm(email))
    expect(await app.sessionOf(stranger)).toBeNull()
    expect((await app.sessionOf(owner))?.user.providerData).toHaveLength(1)
    const again = app.newBrowser()
    expect((await popup(again, googleForm(email, false))).outcome.error).toBe('account_not_linked')
  })
})

describe('an unavailable issuer', () => {
  test('leaves sign-in by password working', async () => {
    const google = { ...demo.google, issuer: 'http://127.0.0.1:9' }
    const offlineApp = await createTestAuth({ baseUrl, google })
    const { browser } = await register(offlineApp)
    expect(await offlineApp.sessionOf(browser)).not.toBeNull()
    const answer = await offlineApp
      .newBrowser()
      .post('/sign-in/social', { provider: 'google', callbackURL: '/dashboard' })
    expect(answer).toMatchObject({ status: 503, code: 'GOOGLE_UNAVAILABLE' })
    const page = await (await offlineApp.newBrowser().visit(start)).response.text()
    expect(page).toContain('popup_sign_in_failed')
    await offlineApp.drop()
  })
})
