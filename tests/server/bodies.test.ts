import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import {
  addressFor,
  endAllSessions,
  inputValues,
  isForEditors,
  type Operation,
  operations,
  writes,
} from '../support/operations.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

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

/** A user who may make the call. */
const callerOf = (operation: Pick<Operation, 'access'>) =>
  isForEditors(operation) ? editor : parent

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

/** Calls without required fields: an empty object is valid. */
const withoutInput = new Set([
  'DELETE /api/gate',
  'DELETE /api/gate/pin',
  'DELETE /api/session/google',
  'DELETE /api/sessions/{sessionId}',
  'POST /api/editor/stories/{storyId}/withdraw',
  'POST /api/gate/pin/reset',
  'POST /api/users/{uid}/export',
  'PUT /api/users/{uid}',
])
/** Whether a body has no field; a path parameter overrides a field of its name. */
const isEmptyBody = (body: string) => /^(\{("storyId".*)?\})?$/.test(body)

test.each(writes)(
  '$name answers every body with a sentence, never with a 5xx',
  async ({ method, path, access }) => {
    const before = await parent.api.profile.get({ uid: parent.uid })
    await fc.assert(
      fc.asyncProperty(hostile, async (given) => {
        const body = typeof given === 'string' ? given : JSON.stringify(given)
        const answer = await callerOf({ access }).request(addressFor(path, parent.uid), {
          method,
          body,
          headers: { 'idempotency-key': crypto.randomUUID() },
        })
        // A child needs only a name.
        const isChild = path.includes('/children') && typeof Object(given).name === 'string'
        const mayPass = isChild || (isEmptyBody(body) && withoutInput.has(`${method} ${path}`))
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

test.each(['[]', '1', '"x"', 'true', 'null', '{"json": []}', '{"unbekannt": 1}'])(
  'no call accepts the body %s',
  async (body) => {
    for (const { name, method, path, access } of writes) {
      const address = addressFor(path, parent.uid)
      const answer = await callerOf({ access }).request(address, { method, body })
      // Rate limits come before validation.
      expect([name, [400, 429].includes(answer.status)]).toEqual([name, true])
    }
  },
)

test.each(['[]', '1', '{"json": []}', '{"json": "x"}', '{"json": {"unbekannt": 1}}'])(
  'an RPC call without input refuses the body %s',
  async (body) => {
    const address = '/rpc/device/get'
    expect((await parent.request(address, { method: 'POST', body })).status).toBe(400)
    expect((await parent.request(address, { method: 'POST', body: '{}' })).status).toBe(200)
  },
)

test('every integer input fits its column', () => {
  const tooLarge = inputValues.filter(
    ({ type, maximum = Infinity }) => type === 'integer' && maximum > 2_147_483_647,
  )
  // Ids of 64 bits.
  expect(tooLarge.map(({ place }) => place)).toEqual([
    'GET /editor/changes before',
    'POST /editor/effects/{id}/retry id',
  ])
})

test('every text input has a pattern or format', () => {
  const open = inputValues.filter(
    ({ type, pattern, format }) => type === 'string' && !pattern && !format,
  )
  // The first is 'true' or 'false'; a password may have any characters, as it is only hashed.
  const places = ['GET /stories hasAudio', 'POST /gate password']
  expect(open.map(({ place }) => place)).toEqual(places)
})

test('nonsense in path parameters is refused, never with a 5xx', async () => {
  const bad = ['%00', '..%2f..', '%ff', 'a'.repeat(300), "'--", '__proto__', '%F0%9F%A6%8A', '%20']
  for (const { path, method, access } of operations.filter(({ name }) => name !== endAllSessions)) {
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
