import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import type { Operation } from '../support/operations.ts'
import { addressFor, endsAll, inputValues, operations, writes } from '../support/operations.ts'
import { addStory } from '../support/stories.ts'

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

/** Who may make a call. */
const callerOf = ({ access }: Pick<Operation, 'access'>) =>
  access === 'redaktion' ? editor : parent

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

/** Calls that need no field of a body: an empty object says as much as none. */
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
/** A parameter of the path wins over a field of its name. */
const saysNothing = (body: string) => /^(\{("storyId".*)?\})?$/.test(body)

test.each(writes)(
  'whatever the body of $name is, the answer is a sentence and never a 5xx',
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
        // A name alone is all that a child needs.
        const isChild = path.includes('/children') && typeof Object(given).name === 'string'
        const mayPass = isChild || (saysNothing(body) && withoutInput.has(`${method} ${path}`))
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
  'no call takes the body %s, also where it needs none',
  async (body) => {
    for (const { name, method, path, access } of writes) {
      const address = addressFor(path, parent.uid)
      const answer = await callerOf({ access }).request(address, { method, body })
      // What may only be tried now and then says that first.
      expect([name, [400, 429].includes(answer.status)]).toEqual([name, true])
    }
  },
)

test.each(['[]', '1', '{"json": []}', '{"json": "x"}', '{"json": {"unbekannt": 1}}'])(
  'the client’s own form of a call without input takes the body %s as little',
  async (body) => {
    const address = '/rpc/device/get'
    expect((await parent.request(address, { method: 'POST', body })).status).toBe(400)
    expect((await parent.request(address, { method: 'POST', body: '{}' })).status).toBe(200)
  },
)

test('every whole number that a call takes has room in its column', () => {
  const tooLarge = inputValues.filter(
    ({ type, maximum = Infinity }) => type === 'integer' && maximum > 2_147_483_647,
  )
  // Ids that the database counts up with 64 bits.
  expect(tooLarge.map(({ place }) => place)).toEqual([
    'GET /editor/changes before',
    'POST /editor/effects/{id}/retry id',
  ])
})

test('every text that a call takes says of which signs it is', () => {
  const open = inputValues.filter(
    ({ type, pattern, format }) => type === 'string' && !pattern && !format,
  )
  // The first is 'true' or 'false'; a password may be of any, as it only goes into a hash.
  const places = ['GET /stories hasAudio', 'POST /gate password']
  expect(open.map(({ place }) => place)).toEqual(places)
})

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
