import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeCalls } from '../../src/server/http/calls.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { baseUrl, createTestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { addStory } from '../support/stories.ts'

interface Operation {
  name: string
  method: string
  path: string
  access: string | undefined
}

const document = await describeCalls(baseUrl)
const operations: Operation[] = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods ?? {}).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path: `/api${path}`,
    access: (operation as { 'x-zugriff'?: string })['x-zugriff'],
  })),
)
/** Ends the session with which the other tests go on; settings.test.ts has it. */
const endsAll = 'DELETE /sessions'
const writes = operations.filter(({ method, name }) => method !== 'GET' && name !== endsAll)

let app: TestApp
let parent: TestUser
let editor: TestUser

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'erste')
  parent = await app.signUp()
  editor = await signUpEditor(app)
})
afterAll(() => app.close())

/** The operation's address for an account, every parameter filled in with something that exists. */
const addressFor = (path: string, uid: string) =>
  path
    .replace('{uid}', uid)
    .replace('{childId}', 'default')
    .replace('{storyId}', 'erste')
    .replace('{shelf}', 'favorites')
    .replace('{day}', '2026-11-21')
    .replace('{sessionId}', 'keine-sitzung')
    .replace('{id}', '4711000')
    .replace('{itemId}', '7b0d4e7c-1111-4222-8333-444455556666')
    .replace('{version}', '1')
    .replace('{number}', 'K-KEINE')
    .replace('{slug}', 'keine-neuigkeit')
    .replace('{reportId}', '00000000-0000-4000-8000-000000000000')
    .replace('{orderNumber}', 'FH-KEINE')
    .replace('{month}', '2026-12')
    .replace('{intakeId}', '00000000-0000-4000-8000-000000000000')
    .replace('{uploadId}', '00000000-0000-4000-8000-000000000000')

/** Whoever may make a call. */
const callerOf = ({ access }: Pick<Operation, 'access'>) =>
  access === 'redaktion' ? editor : parent

test('the document is there and lists the addresses that are promised', async () => {
  const served = await (await app.guest.request('/api/openapi.json')).json()
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
    'GET /editor/imports/{intakeId}',
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
    'GET /roadmap',
    'GET /roadmap/similar',
    'GET /roadmap/{itemId}',
    'GET /session',
    'GET /sessions',
    'GET /stories',
    'GET /stories/ranking',
    'GET /stories/shelves',
    'GET /stories/top',
    'GET /stories/{storyId}',
    'GET /stories/{storyId}/similar',
    'GET /users/{uid}',
    'GET /users/{uid}/children',
    'GET /users/{uid}/children/{childId}',
    'GET /users/{uid}/children/{childId}/releases',
    'GET /users/{uid}/children/{childId}/suggestions',
    'GET /users/{uid}/children/{childId}/unfinished',
    'GET /users/{uid}/children/{childId}/{shelf}',
    'GET /users/{uid}/consents',
    'GET /users/{uid}/diary',
    'GET /users/{uid}/export',
    'GET /users/{uid}/liked',
    'GET /users/{uid}/live',
    'PATCH /users/{uid}',
    'PATCH /users/{uid}/children/{childId}',
    'PATCH /users/{uid}/children/{childId}/reading-aids',
    'PATCH /users/{uid}/children/{childId}/{shelf}',
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
    'POST /editor/imports/{intakeId}/cancel',
    'POST /editor/imports/{intakeId}/start',
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
    'POST /newsletter/confirm',
    'POST /newsletter/unsubscribe',
    'POST /reading/open',
    'POST /reading/playback',
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
    'PUT /users/{uid}/children/{childId}/{shelf}',
    'PUT /users/{uid}/children/{childId}/{shelf}/{storyId}',
    'PUT /users/{uid}/diary/{childId}/{day}/{storyId}',
  ])
})

test('the readable document names every call', async () => {
  const page = await (await app.guest.request('/api/docs')).text()
  for (const { path } of operations) expect(page).toContain(path)
})

describe.each(operations)('$name', ({ method, path, access }) => {
  const send = (user: TestUser, uid: string, body?: unknown, headers = {}) =>
    user.request(addressFor(path, uid), {
      method,
      ...(method !== 'GET' && { body: body ?? {} }),
      headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    })

  test('says who may call it, and guests get 401 where they may not', async () => {
    expect(access).toMatch(/^(gast|angemeldet|eltern|redaktion)$/)
    if (access !== 'gast') expect((await send(app.guest, parent.uid)).status).toBe(401)
  })

  const expectForbidden = async () => {
    expect((await send(parent, parent.uid)).status).toBe(403)
  }
  if (access === 'redaktion') test('parents may not call it', expectForbidden)

  const expectNotThere = async () => {
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
  if (path.includes('{uid}')) test('somebody else’s is not there', expectNotThere)

  test('a request with a foreign origin is refused', async () => {
    const answer = await send(parent, parent.uid, {}, { origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
  })
})

const hostile = fc.oneof(
  fc.object({ maxDepth: 3 }),
  fc.array(fc.anything({ maxDepth: 1 })),
  fc.constantFrom(
    '{"__proto__": {"role": "editor"}}',
    '{"constructor": {"prototype": {"liked": true}}}',
    '\u0000',
    '',
    'null',
    '"text"',
    '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[',
    '{"liked": true, "liked": false',
    '{"storyId": "\\ud800"}',
    '{"displayName": 1e309}',
    `{"displayName": "${'ß'.repeat(400)}"}`,
    `{"name": "\u202e\u200b${'é'.repeat(60)}"}`,
  ),
)

/** Calls that read nothing of the body. */
const withoutInput = new Set([
  'DELETE /api/gate',
  'DELETE /api/gate/pin',
  'DELETE /api/session/google',
  'DELETE /api/sessions/{sessionId}',
  'POST /api/editor/stories/{storyId}/withdraw',
  'POST /api/gate/pin/reset',
  'POST /api/users/{uid}/export',
])

test.each(writes)(
  'whatever the body of $name is, the answer is a sentence and never a 5xx',
  async ({ method, path, access }) => {
    const before = await parent.api.profile.get({ uid: parent.uid })
    await fc.assert(
      fc.asyncProperty(hostile, async (body) => {
        const answer = await callerOf({ access }).request(addressFor(path, parent.uid), {
          method,
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers: { 'idempotency-key': crypto.randomUUID() },
        })
        const isCreate = path === '/api/users/{uid}' && method === 'PUT'
        // A name alone is all that a child needs.
        const isChild = path.includes('/children') && typeof Object(body).name === 'string'
        const mayPass = isCreate || isChild || withoutInput.has(`${method} ${path}`)
        if (mayPass && answer.status === 200) return
        expect([400, 404, 409, 413, 429]).toContain(answer.status)
        expect((await answer.json()).message).toMatch(/^(Bitte|Das) /)
      }),
      { numRuns: 60 },
    )
    const { lastLoginAt, updatedAt, ...after } = await parent.api.profile.get({ uid: parent.uid })
    expect(before).toMatchObject(after)
  },
)

test('parameters of every kind of nonsense are refused, never a 5xx', async () => {
  const bad = ['%00', '..%2f..', '%ff', 'a'.repeat(300), "'--", '__proto__', '%F0%9F%A6%8A', '%20']
  for (const { path, method, access } of operations.filter(({ name }) => name !== endsAll)) {
    for (const nonsense of bad) {
      const address = path.replace(/\{\w+\}/g, nonsense)
      const answer = await callerOf({ access }).request(address, {
        method,
        ...(method !== 'GET' && { body: {} }),
      })
      if (path.includes('{')) expect([400, 404]).toContain(answer.status)
      expect(answer.status).toBeLessThan(500)
    }
  }
})
