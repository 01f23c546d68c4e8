import { and, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeRole } from '../../src/server/auth/users.ts'
import { account } from '../../src/server/db/auth-schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser
let lines: string[] = []
const log = pino({ base: null }, { write: (line) => void lines.push(line) })
beforeAll(async () => {
  app = await createTestApp(undefined, { log })
})
afterAll(() => app.close())
beforeEach(async () => {
  parent = await app.signUp('Familie Sommer')
  lines = []
})

const password = 'sieben lila Löwen'

/** Security events since the test began; checks the shape of each line. */
function loggedEvents() {
  const security = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security')
  for (const { level, time, msg, ...facts } of security) {
    expect(level).toBe(/wrong|refused/.test(facts.what) ? 40 : 30)
    expect(facts).toEqual({
      event: 'security',
      what: expect.stringMatching(/^[a-z-]+$/),
      account: expect.stringMatching(/^[\w-]{20,}$/),
      network: expect.stringMatching(/^[\w-]{20,}$/),
      requestId: expect.stringMatching(/^[\w-]{20,}$/),
    })
    expect([typeof time, msg]).toEqual(['number', 'security'])
  }
  return security.map(({ what, account: uid }) => [what, uid])
}

test('logs a wrong PIN, not a right one', async () => {
  await parent.api.gate.setPin({ pin: '4711' })
  await parent.api.gate.close()
  await expect(parent.api.gate.open({ pin: '0000' })).rejects.toThrow()
  await parent.api.gate.open({ pin: '4711' })
  expect(loggedEvents()).toEqual([['wrong-pin', parent.uid]])
  // Times and ids have digits that may be those of the PIN.
  const random = ['time', 'pid', 'requestId', 'network', 'account']
  const texts = lines.map((line) =>
    JSON.stringify(JSON.parse(line), (key, value) => (random.includes(key) ? '' : value)),
  )
  expect(texts.join()).not.toMatch(/0000|4711|Sommer|@example/)
})

test('logs refused calls for editors', async () => {
  await expect(parent.api.editor.statistics()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const headers = { 'content-type': 'application/offset+octet-stream' }
  await parent.request('/api/uploads', { method: 'POST', headers })
  const editor = await signUpEditor(app)
  await editor.api.editor.statistics()
  await editor.api.device.setKidsMode({ isKidsMode: true })
  await expect(editor.api.editor.statistics()).rejects.toMatchObject({ code: 'GATE_CLOSED' })
  expect(loggedEvents()).toEqual([
    ['editor-refused', parent.uid],
    ['editor-refused', parent.uid],
    ['editor-refused', editor.uid],
  ])
})

test('logs a new editor once', async () => {
  const makeEditor = (email: string) => changeRole(app.db, log, { email, role: 'editor' })
  await makeEditor(parent.email)
  await makeEditor(parent.email)
  await makeEditor((await app.signUpUnverified()).email)
  const roles = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security')
  expect(roles).toMatchObject([{ what: 'role-changed', account: parent.uid, network: null }])
})

test('logs a password change and a reset, not a refused change', async () => {
  const change = (currentPassword: string) =>
    parent.request('/api/auth/change-password', {
      method: 'POST',
      body: { currentPassword, newPassword: 'acht grüne Otter' },
    })
  expect((await change('falsch geraten')).status).toBe(400)
  expect(loggedEvents()).toEqual([])
  expect((await change(password)).status).toBe(200)
  const body = { email: parent.email }
  await app.guest.request('/api/auth/request-password-reset', { method: 'POST', body })
  const reset = await app.guest.request('/api/auth/reset-password', {
    method: 'POST',
    body: { token: await app.mailedToken(parent, 'token'), newPassword: 'neun rote Dachse' },
  })
  expect(reset.status).toBe(200)
  expect(loggedEvents()).toEqual([
    ['password-changed', parent.uid],
    ['password-changed', parent.uid],
  ])
})

test('logs a new address when it is verified', async () => {
  const newEmail = `neu-${parent.email}`
  const post = async (path: string, body: object) =>
    (await parent.request(`/api/auth${path}`, { method: 'POST', body })).status
  expect(await post('/change-email', { newEmail })).toBe(200)
  expect(await post('/verify-email', { token: await app.mailedToken(parent, 'verify') })).toBe(200)
  expect(loggedEvents()).toEqual([])
  const toNew = { ...parent, email: newEmail }
  expect(await post('/verify-email', { token: await app.mailedToken(toNew, 'verify') })).toBe(200)
  expect(loggedEvents()).toEqual([['address-changed', parent.uid]])
  expect(lines.join()).not.toContain('@example')
})

test('logs a data export, an unlinked Google account and a deletion', async () => {
  await parent.api.privacy.requestExport({ uid: parent.uid })
  await app.db.insert(account).values({
    id: crypto.randomUUID(),
    accountId: crypto.randomUUID(),
    providerId: 'google',
    userId: parent.uid,
  })
  await parent.api.session.unlinkGoogle()
  const google = and(eq(account.userId, parent.uid), eq(account.providerId, 'google'))
  expect(await app.db.$count(account, google)).toBe(0)
  await parent.request(`/api/users/${parent.uid}/deletion`, {
    method: 'POST',
    body: { confirmation: 'LÖSCHEN', subscriptionEnd: 'now' },
  })
  expect(loggedEvents()).toEqual([
    ['export-requested', parent.uid],
    ['google-unlinked', parent.uid],
    ['deletion-requested', parent.uid],
  ])
})

test('warns once of an untrusted proxy', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  for (let time = 0; time < 3; time++) await parent.request('/api/session', { headers })
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)
  expect(warnings).toMatchObject([{ event: 'proxy-not-trusted' }])
  expect(lines.join()).not.toContain('203.0.113.7')
})
