import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { addressFor, isForEditors, operations } from '../support/operations.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser
let editor: TestUser
/** An editor who may not publish. */
let writer: TestUser
/** An editor with a PIN and a closed gate. */
let gatedEditor: TestUser

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'erste')
  parent = await app.signUp()
  editor = await signUpEditor(app)
  writer = await signUpEditor(app, 'editor')
  gatedEditor = await signUpEditor(app)
  await gatedEditor.api.gate.setPin({ pin: '4711' })
  await gatedEditor.api.gate.close()
})
afterAll(() => app.close())

test('the OpenAPI document lists every documented address', async () => {
  const served = await (await editor.request('/api/openapi.json')).json()
  expect(served.openapi).toMatch(/^3\.1/)
  expect(operations.map(({ name }) => name).sort()).toEqual([
    'DELETE /editor/news/{slug}',
    'DELETE /editor/polls/{month}',
    'DELETE /editor/roadmap/{itemId}',
    'DELETE /editor/stories/{storyId}',
    'DELETE /gate',
    'DELETE /gate/pin',
    'DELETE /session/google',
    'DELETE /sessions',
    'DELETE /sessions/{sessionId}',
    'DELETE /users/{uid}/children/{childId}',
    'DELETE /users/{uid}/diary/{childId}/{day}/{storyId}',
    'GET /billing',
    'GET /billing/orders/{orderNumber}',
    'GET /device',
    'GET /editor/changes',
    'GET /editor/declarations',
    'GET /editor/effects',
    'GET /editor/figures',
    'GET /editor/imports/{importId}',
    'GET /editor/messages',
    'GET /editor/news',
    'GET /editor/polls',
    'GET /editor/reports',
    'GET /editor/roadmap',
    'GET /editor/stories',
    'GET /editor/stories/{storyId}',
    'GET /editor/stories/{storyId}/revisions',
    'GET /editor/stories/{storyId}/revisions/{version}',
    'GET /editor/traces',
    'GET /news',
    'GET /news/{slug}',
    'GET /notes',
    'GET /polls/current',
    'GET /reading/recordings',
    'GET /roadmap',
    'GET /roadmap/similar',
    'GET /roadmap/{itemId}',
    'GET /session',
    'GET /sessions',
    'GET /stories',
    'GET /stories/nearest',
    'GET /stories/ranking',
    'GET /stories/shelves',
    'GET /stories/top',
    'GET /stories/{storyId}',
    'GET /stories/{storyId}/similar',
    'GET /users/{uid}',
    'GET /users/{uid}/children',
    'GET /users/{uid}/children/{childId}',
    'GET /users/{uid}/children/{childId}/releases',
    'GET /users/{uid}/children/{childId}/story-states',
    'GET /users/{uid}/children/{childId}/suggestions',
    'GET /users/{uid}/children/{childId}/unfinished',
    'GET /users/{uid}/children/{childId}/{list}',
    'GET /users/{uid}/consents',
    'GET /users/{uid}/diary',
    'GET /users/{uid}/export',
    'GET /users/{uid}/forest',
    'GET /users/{uid}/liked',
    'GET /users/{uid}/live',
    'GET /users/{uid}/month-stories',
    'PATCH /users/{uid}',
    'PATCH /users/{uid}/children/{childId}',
    'PATCH /users/{uid}/children/{childId}/reading-aids',
    'PATCH /users/{uid}/children/{childId}/{list}',
    'PATCH /users/{uid}/diary/{childId}/{day}/{storyId}',
    'PATCH /users/{uid}/preferences',
    'PATCH /users/{uid}/reader',
    'POST /billing/cancel',
    'POST /billing/confirm',
    'POST /billing/continue',
    'POST /billing/orders',
    'POST /billing/pause',
    'POST /billing/portal',
    'POST /billing/resume',
    'POST /contact',
    'POST /deletion/cancel',
    'POST /editor/declarations/{number}/settle',
    'POST /editor/effects/{id}/retry',
    'POST /editor/imports',
    'POST /editor/imports/{importId}/cancel',
    'POST /editor/imports/{importId}/start',
    'POST /editor/messages/{number}/answer',
    'POST /editor/news/preview',
    'POST /editor/roadmap',
    'POST /editor/stories',
    'POST /editor/stories/bulk',
    'POST /editor/stories/export',
    'POST /editor/stories/{storyId}/publish',
    'POST /editor/stories/{storyId}/restore',
    'POST /editor/stories/{storyId}/withdraw',
    'POST /editor/syllables',
    'POST /editor/uploads/{uploadId}/check',
    'POST /gate',
    'POST /gate/pin/reset',
    'POST /legal/cancellations',
    'POST /legal/withdrawals',
    'POST /legal/withdrawals/confirm',
    'POST /newsletter/confirm',
    'POST /newsletter/unsubscribe',
    'POST /reading/open',
    'POST /reading/recordings',
    'POST /roadmap',
    'POST /stories/{storyId}/reports',
    'POST /traces',
    'POST /users/{uid}/children',
    'POST /users/{uid}/deletion',
    'POST /users/{uid}/export',
    'PUT /device/child',
    'PUT /device/kids-mode',
    'PUT /editor/messages/{number}/state',
    'PUT /editor/news/{slug}',
    'PUT /editor/polls/{month}',
    'PUT /editor/reports/{reportId}',
    'PUT /editor/roadmap/{itemId}',
    'PUT /editor/stories/{storyId}',
    'PUT /editor/stories/{storyId}/state',
    'PUT /gate/pin',
    'PUT /gate/pin/reset',
    'PUT /notes/seen',
    'PUT /polls/{month}/vote',
    'PUT /roadmap/{itemId}/vote',
    'PUT /stories/{storyId}/like',
    'PUT /users/{uid}',
    'PUT /users/{uid}/children/{childId}/dismissed/{storyId}',
    'PUT /users/{uid}/children/{childId}/finished/{storyId}',
    'PUT /users/{uid}/children/{childId}/progress/{storyId}',
    'PUT /users/{uid}/children/{childId}/releases/{storyId}',
    'PUT /users/{uid}/children/{childId}/{list}',
    'PUT /users/{uid}/children/{childId}/{list}/{storyId}',
    'PUT /users/{uid}/diary/{childId}/{day}/{storyId}',
  ])
})

test('the readable API page names every call', async () => {
  const page = await (await editor.request('/api/docs')).text()
  for (const { path } of operations) expect(page).toContain(path)
})

describe.each(operations)('$name', ({ method, path, access }) => {
  const send = (user: TestUser, uid: string, body?: unknown, headers = {}) =>
    user.request(addressFor(path, uid), {
      method,
      ...(method !== 'GET' && { body: body ?? {} }),
      headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    })

  test('declares its access, and answers 401 to guests without access', async () => {
    expect(access).toMatch(/^(gast|angemeldet|bestätigt|eltern|redaktion|veröffentlichung)$/)
    if (access !== 'gast') expect((await send(app.guest, parent.uid)).status).toBe(401)
  })

  const expectForbidden = async () => {
    expect((await send(parent, parent.uid)).status).toBe(403)
  }
  if (isForEditors({ access })) test('refuses parents', expectForbidden)

  const expectPublishersOnly = async () => {
    const answer = await send(writer, writer.uid)
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'PUBLISHERS_ONLY'])
  }
  if (access === 'veröffentlichung') test('refuses other editors', expectPublishersOnly)

  const expectGateClosed = async () => {
    const answer = await send(gatedEditor, gatedEditor.uid)
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'GATE_CLOSED'])
  }
  if (isForEditors({ access })) test('refuses editors while the gate is closed', expectGateClosed)

  const expectNotFound = async () => {
    const stranger = await app.signUp()
    const bodies = [
      {},
      { displayName: 'Fremd' },
      { name: 'Fremd' },
      { marked: true },
      { storyIds: ['erste'] },
      { storyIds: ['erste'], marked: true },
      ...[{ isReleased: true }, { isDismissed: true }, { isFinished: true }],
      { note: 'Fremd' },
      { minutes: 5, isFinished: true, companions: [], mood: null, note: '' },
      { readerDesign: 'nacht' },
      { prefDesign: 'dark' },
      { speed: 1 },
      { page: 1, sentence: 0, isFinished: false, savedAt: '2026-11-21T10:00:00Z' },
      { confirmation: 'LÖSCHEN' },
    ]
    const statuses = await Promise.all(
      bodies.map(async (body) => (await send(stranger, parent.uid, body)).status),
    )
    expect(statuses).toContain(404)
    for (const status of statuses) expect([400, 404]).toContain(status)
  }
  if (path.includes('{uid}')) test('answers 404 for another account', expectNotFound)

  test('refuses a foreign origin', async () => {
    const answer = await send(parent, parent.uid, {}, { origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
  })
})
