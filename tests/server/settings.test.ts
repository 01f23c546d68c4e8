import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account, session } from '../../src/server/db/auth-schema.ts'
import { describeBrowser } from '../../src/server/session/rules.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser
const password = 'sieben lila Löwen'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  parent = await app.signUp('Familie Sommer')
})

const change = (fields: object, who = parent, uid = parent.uid) =>
  who.request(`/api/users/${uid}/preferences`, { method: 'PATCH', body: fields })
const post = (path: string, body: object, who = parent) =>
  who.request(`/api/auth${path}`, { method: 'POST', body })
const codeOf = async (answer: Response) => (await answer.json()).code

describe('preferences', () => {
  test('are changed one by one in the document', async () => {
    await parent.api.profile.updatePreferences({ uid: parent.uid, prefDesign: 'dark' })
    const changed = await parent.api.profile.updatePreferences({
      uid: parent.uid,
      prefLanguage: 'en',
      prefMessage: true,
    })
    expect(changed.preferences).toEqual({
      prefDesign: 'dark',
      prefLanguage: 'en',
      prefEmail: false,
      prefMessage: true,
    })
  })

  test.each([
    {},
    { prefDesign: 'neon' },
    { prefLanguage: 'fr' },
    { prefMessage: 'ja' },
    { prefDesign: null },
    { prefDesign: 'dark', role: 'editor' },
  ])('refuse %j', async (fields) => {
    expect((await change(fields)).status).toBe(400)
  })

  test('of another account are not found; in Kindermodus they are locked', async () => {
    const stranger = await app.signUp()
    expect((await change({ prefDesign: 'dark' }, stranger)).status).toBe(404)
    expect((await change({ prefEmail: true }, stranger)).status).toBe(404)
    expect((await change({ prefDesign: 'dark' }, app.guest)).status).toBe(401)
    await parent.api.device.setKidsMode({ isKidsMode: true })
    const refused = await change({ prefDesign: 'dark' })
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'GATE_CLOSED'])
  })
})

describe('sessions', () => {
  test('are listed by browser and system, the current one first', async () => {
    const other = await app.signIn(parent, { 'user-agent': firefox })
    const listed = await other.api.session.list()
    expect(listed).toEqual([
      {
        sessionId: expect.any(String),
        browser: 'Firefox',
        system: 'Windows',
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
        isCurrent: true,
      },
      expect.objectContaining({ browser: null, system: null, isCurrent: false }),
    ])
  })

  test('end one by one; foreign ones are not found', async () => {
    const other = await app.signIn(parent)
    const stranger = await app.signUp()
    const own = (await other.api.session.list()).find(({ isCurrent }) => isCurrent)
    const sessionId = own?.sessionId ?? ''
    const foreign = stranger.api.session.end({ sessionId })
    await expect(foreign).rejects.toMatchObject({ status: 404 })
    const ends = await Promise.allSettled([1, 2].map(() => parent.api.session.end({ sessionId })))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(other.api.device.get()).rejects.toMatchObject({ status: 401 })
    expect(await parent.api.session.list()).toHaveLength(1)
  })

  test('are not listed after they expire', async () => {
    const other = await app.signIn(parent)
    await app.db
      .update(session)
      .set({ expiresAt: app.clock.now() })
      .where(eq(session.userId, parent.uid))
    const latest = await app.signIn(parent)
    expect(await latest.api.session.list()).toMatchObject([{ isCurrent: true }])
    await expect(other.api.session.list()).rejects.toMatchObject({ status: 401 })
  })

  test('all end together with their streams, not those of other accounts', async () => {
    const others = await Promise.all([1, 2].map(() => app.signIn(parent)))
    const stranger = await app.signUp()
    const stream = await parent.api.profile.live({ uid: parent.uid })
    await stream.next()
    const refused = expect(stream.next()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await parent.api.session.endAll()).toEqual({ ended: 3 })
    for (const each of [parent, ...others]) {
      await expect(each.api.device.get()).rejects.toMatchObject({ status: 401 })
    }
    await refused
    expect(await stranger.api.device.get()).toBeDefined()
  })

  test('are locked in Kindermodus', async () => {
    await parent.api.device.setKidsMode({ isKidsMode: true })
    for (const call of [
      () => parent.api.session.list(),
      () => parent.api.session.end({ sessionId: 'x' }),
      () => parent.api.session.endAll(),
      () => parent.api.session.unlinkGoogle(),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'GATE_CLOSED' })
    }
  })

  test.each([
    [firefox, 'Firefox', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36', 'Chrome', 'Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537.36 Edg/140', 'Edge', 'Windows'],
    ['Mozilla/5.0 (Linux; Android 16) SamsungBrowser/28 Chrome/130', 'Samsung Internet', 'Android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/26.0 Safari/605.1', 'Safari', 'Mac'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19 like Mac OS X) CriOS/140 Safari', 'Chrome', 'iPhone'],
    ['curl/8', null, null],
    [null, null, null],
  ])('%s is %s on %s', (text, browser, system) => {
    expect(describeBrowser(text)).toEqual({ browser, system })
  })
})

describe('Google', () => {
  const link = () =>
    app.db.insert(account).values({
      id: crypto.randomUUID(),
      accountId: crypto.randomUUID(),
      providerId: 'google',
      userId: parent.uid,
    })

  test('is unlinked once, even in parallel', async () => {
    await link()
    const tries = await Promise.allSettled([1, 2, 3].map(() => parent.api.session.unlinkGoogle()))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await parent.api.session.get())?.providerData).toEqual([
      { providerId: 'password', uid: parent.email },
    ])
    await expect(parent.api.session.unlinkGoogle()).rejects.toMatchObject({ status: 404 })
  })

  test('stays when it is the last way to sign in', async () => {
    await link()
    const password = and(eq(account.userId, parent.uid), eq(account.providerId, 'credential'))
    await app.db.update(account).set({ password: null }).where(password)
    const tries = await Promise.allSettled([1, 2].map(() => parent.api.session.unlinkGoogle()))
    for (const each of tries) {
      expect(each).toMatchObject({ reason: { code: 'LAST_METHOD', status: 409 } })
    }
    await app.db.delete(account).where(password)
    await expect(parent.api.session.unlinkGoogle()).rejects.toMatchObject({ code: 'LAST_METHOD' })
  })

  test('needs a fresh sign-in by password', async () => {
    await link()
    // Better Auth dates sessions by the machine's clock.
    const createdAt = new Date('2026-11-21T09:00:00Z')
    await app.db.update(session).set({ createdAt }).where(eq(session.userId, parent.uid))
    const input = { provider: 'google', callbackURL: '/a', errorCallbackURL: '/a' }
    expect(await codeOf(await post('/link-social', input))).toBe('ALREADY_LINKED')
    const unlink = () => parent.api.session.unlinkGoogle()
    await expect(unlink()).rejects.toMatchObject({ code: 'FRESH_SIGN_IN_NEEDED', status: 403 })
    await parent.api.gate.open({ password })
    expect(await unlink()).toMatchObject({ uid: parent.uid })
    app.clock.set('2026-11-21T10:06:00Z')
    expect(await codeOf(await post('/link-social', input))).toBe('FRESH_SIGN_IN_NEEDED')
    app.clock.set('2026-11-21T10:00:00Z')
  })

  test('is only linked to a verified account', async () => {
    const input = { provider: 'google', callbackURL: '/a', errorCallbackURL: '/a' }
    const unverified = await app.signUpUnverified()
    expect(await codeOf(await post('/link-social', input, unverified))).toBe('EMAIL_NOT_VERIFIED')
    expect((await post('/link-social', input, app.guest)).status).toBe(401)
  })
})

describe('a closed gate', () => {
  const changes = [
    ['/change-password', { currentPassword: password, newPassword: 'neun grüne Frösche' }],
    ['/change-email', { newEmail: 'andere@example.org' }],
    ['/link-social', { provider: 'google', callbackURL: '/a', errorCallbackURL: '/a' }],
  ] as const

  test.each(changes)('refuses %s, in Kindermodus and behind a PIN', async (path, body) => {
    await parent.api.device.setKidsMode({ isKidsMode: true })
    expect(await codeOf(await post(path, body))).toBe('GATE_CLOSED')
    await parent.api.device.setKidsMode({ isKidsMode: false })
    await parent.api.gate.setPin({ pin: '4711' })
    await parent.api.gate.close()
    expect(await codeOf(await post(path, body))).toBe('GATE_CLOSED')
    await parent.api.gate.open({ pin: '4711' })
    expect(await codeOf(await post(path, body))).not.toBe('GATE_CLOSED')
  })

  test('is not caused by a new password, which also keeps the active child', async () => {
    const mia = await parent.api.child.create({ uid: parent.uid, name: 'Mia' })
    await parent.api.device.chooseChild({ childId: mia.childId })
    await parent.api.gate.setPin({ pin: '4711' })
    const newPassword = 'neun grüne Frösche'
    const answer = await post('/change-password', { currentPassword: password, newPassword })
    expect(answer.status).toBe(200)
    await expect(parent.api.device.get()).rejects.toMatchObject({ status: 401 })
    const device = await app.withCookies(answer, parent).api.device.get()
    expect(device).toMatchObject({ activeChildId: mia.childId, isGateOpen: true })
  })
})
