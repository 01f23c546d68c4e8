import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/index.ts'
import { describeCalls } from '../../src/contract/traits.ts'
import { withCurrentName } from '../../src/server/http/renamed-calls.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import { baseUrl, type TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'erste')
  parent = await app.signUp()
})
afterAll(() => app.close())

/** Sends a call like a page of the previous release. */
async function send(name: string, input: object, method: 'GET' | 'POST' = 'POST') {
  const message = { json: input }
  const query = `?data=${encodeURIComponent(JSON.stringify(message))}`
  const answer =
    method === 'GET'
      ? await parent.request(`/rpc/${name}${query}`)
      : await parent.request(`/rpc/${name}`, { method, body: message })
  return { status: answer.status, json: (await answer.json()).json }
}

test('a page of the previous release marks, arranges and lists by the old names', async () => {
  const list = { uid: parent.uid, childId: 'default', shelf: 'favorites' }
  const marked = await send('shelf/mark', { ...list, storyId: 'erste', marked: true })
  expect(marked).toMatchObject({ status: 200, json: { favorites: ['erste'] } })
  expect((await send('shelf/arrange', { ...list, storyIds: ['erste'] })).status).toBe(200)
  const listed = await send('shelf/list', list, 'GET')
  expect(listed).toMatchObject({ status: 200, json: { stories: [{ storyId: 'erste' }] } })
})

test('a page of the previous release gets its notifications by the old names', async () => {
  expect((await send('note/list', {}, 'GET')).status).toBe(200)
  expect((await send('note/markSeen', { until: '2026-11-21T10:00:00Z' })).status).toBe(200)
})

test('an old name has the same access rules', async () => {
  expect((await send('intake/start', { importId: crypto.randomUUID() })).status).toBe(403)
  expect((await send('editor/figures', {}, 'GET')).status).toBe(403)
  const foreign = { method: 'POST', body: {}, headers: { origin: 'https://evil.example' } }
  expect((await parent.request('/rpc/shelf/mark', foreign)).status).toBe(403)
  expect((await app.guest.request('/rpc/note/list')).status).toBe(401)
})

test('an old name refuses unreadable input like the new one', async () => {
  const init = { method: 'POST', body: 'kein JSON' }
  expect((await parent.request('/rpc/shelf/mark', init)).status).toBe(400)
  expect((await parent.request('/rpc/shelf/constructor', init)).status).toBe(404)
})

test('an old name leads to a call of the contract; current names are unchanged', async () => {
  const names = describeCalls(contract).map(({ name }) => name.replace('.', '/'))
  for (const name of names) {
    const request = new Request(`${baseUrl}/rpc/${name}`)
    expect(await withCurrentName(request)).toBe(request)
  }
  const old = ['shelf/markAll', 'note/markSeen', 'intake/cancel', 'editor/figures']
  for (const name of old) {
    const { url } = await withCurrentName(new Request(`${baseUrl}/rpc/${name}`))
    expect(names).toContain(new URL(url).pathname.replace('/rpc/', ''))
  }
})
