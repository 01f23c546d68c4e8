import { and, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeEditor } from '../../src/server/auth/users.ts'
import { account } from '../../src/server/db/auth-schema.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'

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

/** What the security log has said since the test began; each line has the documented shape. */
function noted() {
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

test('notes a wrong PIN, and none of the right ones', async () => {
  await parent.api.gate.setPin({ pin: '4711' })
  await parent.api.gate.close()
  await expect(parent.api.gate.open({ pin: '0000' })).rejects.toThrow()
  await parent.api.gate.open({ pin: '4711' })
  expect(noted()).toEqual([['wrong-pin', parent.uid]])
  expect(lines.join()).not.toMatch(/0000|4711|Sommer|@example/)
})

test('notes calls of the editors that were refused', async () => {
  await expect(parent.api.editor.figures()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const headers = { 'content-type': 'application/offset+octet-stream' }
  await parent.request('/api/uploads', { method: 'POST', headers })
  const editor = await signUpEditor(app)
  await editor.api.editor.figures()
  await editor.api.device.setKidsMode({ isKidsMode: true })
  await expect(editor.api.editor.figures()).rejects.toMatchObject({ code: 'GATE_CLOSED' })
  expect(noted()).toEqual([
    ['editor-refused', parent.uid],
    ['editor-refused', parent.uid],
    ['editor-refused', editor.uid],
  ])
})

test('notes that somebody has become an editor, once', async () => {
  const asParent = { ...parent, role: 'parent' as const }
  await makeEditor(app.db, log, asParent)
  await makeEditor(app.db, log, { ...parent, role: 'editor' })
  const unproven = await app.signUpUnproven()
  await makeEditor(app.db, log, { ...unproven, role: 'parent' })
  const roles = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security')
  expect(roles).toMatchObject([{ what: 'role-changed', account: parent.uid, network: null }])
})

test('notes a new password, by the old one and by mail, and none that was refused', async () => {
  const change = (currentPassword: string) =>
    parent.request('/api/auth/change-password', {
      method: 'POST',
      body: { currentPassword, newPassword: 'acht grüne Otter' },
    })
  expect((await change('falsch geraten')).status).toBe(400)
  expect(noted()).toEqual([])
  expect((await change(password)).status).toBe(200)
  const body = { email: parent.email }
  await app.guest.request('/api/auth/request-password-reset', { method: 'POST', body })
  const reset = await app.guest.request('/api/auth/reset-password', {
    method: 'POST',
    body: { token: await app.mailedToken(parent, 'token'), newPassword: 'neun rote Dachse' },
  })
  expect(reset.status).toBe(200)
  expect(noted()).toEqual([
    ['password-changed', parent.uid],
    ['password-changed', parent.uid],
  ])
})

test('notes a new address once it holds', async () => {
  const newEmail = `neu-${parent.email}`
  const post = async (path: string, body: object) =>
    (await parent.request(`/api/auth${path}`, { method: 'POST', body })).status
  expect(await post('/change-email', { newEmail })).toBe(200)
  expect(await post('/verify-email', { token: await app.mailedToken(parent, 'verify') })).toBe(200)
  expect(noted()).toEqual([])
  const toNew = { ...parent, email: newEmail }
  expect(await post('/verify-email', { token: await app.mailedToken(toNew, 'verify') })).toBe(200)
  expect(noted()).toEqual([['address-changed', parent.uid]])
  expect(lines.join()).not.toContain('@example')
})

test('notes a copy of the data, the end of a Google link and a deletion', async () => {
  await parent.api.privacy.requestExport({ uid: parent.uid })
  await app.db.insert(account).values({
    ...{ id: crypto.randomUUID(), accountId: crypto.randomUUID() },
    ...{ providerId: 'google', userId: parent.uid },
  })
  await parent.api.session.unlinkGoogle()
  const google = and(eq(account.userId, parent.uid), eq(account.providerId, 'google'))
  expect(await app.db.$count(account, google)).toBe(0)
  await parent.request(`/api/users/${parent.uid}/deletion`, {
    method: 'POST',
    body: { confirmation: 'LÖSCHEN', subscriptionEnd: 'now' },
  })
  expect(noted()).toEqual([
    ['export-requested', parent.uid],
    ['google-unlinked', parent.uid],
    ['deletion-requested', parent.uid],
  ])
})

test('warns once of a proxy that the settings do not name', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  for (let time = 0; time < 3; time++) await parent.request('/api/session', { headers })
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)
  expect(warnings).toMatchObject([{ event: 'proxy-not-trusted' }])
  expect(lines.join()).not.toContain('203.0.113.7')
})
