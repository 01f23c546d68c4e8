import { rm } from 'node:fs/promises'

import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { idempotencyKey } from '../../src/server/db/schema.ts'
import { createPublicAnswers } from '../../src/server/http/public-answers.ts'
import { deleteExpiredKeys } from '../../src/server/reading/commands.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'
import { waitFor } from '../support/wait-for.ts'

let app: TestApp
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'erste')
  await addStory(app, 'zweite')
  parent = await app.signUp()
})
afterAll(() => app.close())

describe('malformed RPC input', () => {
  const like = '"json":{"storyId":"erste","liked":true}'
  const bodies = [
    'null',
    `{${like},"meta":[null]}`,
    `{${like},"meta":{"length":1000000000}}`,
    `{${like},"meta":[[6,"json"]]}`,
    `{${like},"meta":[[7,"storyId"]]}`,
    `{${like},"meta":[[1,"storyId"]]}`,
    `{${like},"meta":[[0,"liked"]]}`,
    `{${like},"meta":[[5]]}`,
    `{${like},"meta":[[1,"__proto__","polluted"]]}`,
    `{${like},"meta":[[1,"constructor","prototype","polluted"]]}`,
    '{"json":{"storyId":"erste","__proto__":{"liked":true}}}',
    `{"json":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
  ]

  test.each(bodies)('%s', async (body) => {
    const answer = await parent.request('/rpc/story/like', { method: 'POST', body })
    expect(answer.status).toBe(400)
    expect((await answer.json()).json.message).toBe('Bitte prüfe deine Angaben.')
    expect('polluted' in {}).toBe(false)
    const { likes } = await (await app.guest.request('/api/stories/erste')).json()
    expect(likes).toBe(0)
  })

  test('is refused in a query, too', async () => {
    for (const data of ['{', 'null', '{"json":{},"meta":[[6]]}', '{"json":{"__proto__":{}}}']) {
      const answer = await app.guest.request(`/rpc/story/top?data=${encodeURIComponent(data)}`)
      expect([data, answer.status]).toEqual([data, 400])
    }
  })
})

describe('methods', () => {
  const body = { json: { storyId: 'erste', liked: true } }

  test.each(['OPTIONS', 'PROPFIND'])(
    '%s makes no call and answers no preflight',
    async (method) => {
      const answer = await parent.request('/rpc/story/like', { method, body })
      expect(answer.status).toBe(405)
      expect(answer.headers.has('access-control-allow-origin')).toBe(false)
      expect((await parent.api.profile.get({ uid: parent.uid })).likedStories).toEqual([])
    },
  )

  test.each(['GET', 'HEAD'])('%s never writes', async (method) => {
    const data = encodeURIComponent(JSON.stringify(body))
    const answer = await parent.request(`/rpc/story/like?data=${data}`, { method })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect((await parent.api.profile.get({ uid: parent.uid })).likedStories).toEqual([])
    if (method === 'GET') expect((await answer.json()).json.message).toMatch(/^Auf diese Weise/)
  })
})

describe('refusals', () => {
  test.each([
    '/api/gibt-es-nicht',
    '/rpc/gibt/es/nicht',
    '/api/auth/gibt-es-nicht',
    '/api/stories/gibt-es-nicht',
    '/covers/gibt-es-nicht',
    '/covers/%00',
    '/files/gibt-es-nicht',
    '/gibt-es-nicht',
  ])('of %s are never cached and name their request', async (address) => {
    const answer = await app.guest.request(address)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const named = answer.headers.get('x-request-id')
    expect(named).toBeTruthy()
    if (!address.startsWith('/rpc')) expect((await answer.json()).requestId).toBe(named)
  })

  test('of a file that is gone since its address was signed are never cached', async () => {
    await addStory(app, 'verloren')
    const opened = await parent.api.reading.open({ storyId: 'verloren' })
    const url = opened.texts.de?.pdfUrl ?? ''
    await rm(path.join(app.filesDir, url.replace(/^\/files\/|\?.*/g, '')))
    const answer = await parent.request(url)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})

describe('public answers', () => {
  const address = '/api/stories/top?limit=3'

  test('do not depend on request headers', async () => {
    const plain = await (await app.guest.request(address)).text()
    const spoofed = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/api/session',
      'x-http-method-override': 'PUT',
      accept: 'text/html',
      range: 'bytes=0-3',
    }
    const answer = await parent.request(address, { headers: spoofed })
    expect(answer.headers.has('set-cookie')).toBe(false)
    expect(await answer.text()).toBe(plain)
    const foreign = { origin: 'https://evil.example' }
    expect((await app.guest.request(address, { headers: foreign })).status).toBe(403)
  })

  test('match an ETag that a proxy has weakened', async () => {
    const etag = (await app.guest.request(address)).headers.get('etag') ?? ''
    for (const tag of [etag, `W/${etag}`, `"other", W/${etag}`]) {
      const answer = await app.guest.request(address, { headers: { 'if-none-match': tag } })
      expect(answer.status).toBe(304)
    }
  })

  test('made before a change and finished after it are not cached', async () => {
    const answers = createPublicAnswers(() => 0)
    let likes = 0
    const server = new Hono().use(answers.middleware).get('/', (c) => {
      const seen = likes
      // The like commits while this answer is on its way.
      if (likes === 0) {
        likes = 1
        answers.clear()
      }
      return c.json({ likes: seen })
    })
    const get = async () => (await server.request('/')).json()
    expect([await get(), await get()]).toEqual([{ likes: 0 }, { likes: 1 }])
  })
})

describe('openings in parallel', () => {
  test('with one key wait for each other: both succeed and spend one read', async () => {
    const reader = await app.signUp()
    const key = 'one-key-for-both'
    const opening = () =>
      reader.api.reading.open({ storyId: 'erste' }, { context: { idempotencyKey: key } })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: inserted, resolve: markInserted } = Promise.withResolvers<void>()
    const other = app.db.transaction(async (tx) => {
      const values = { userId: reader.uid, key, storyId: 'erste' }
      await tx.insert(idempotencyKey).values(values)
      markInserted()
      await released
      tx.rollback()
    })
    await inserted
    const openings = Promise.all([opening(), opening()])
    await waitFor(async () => {
      const waiting = await app.db.execute(sql`select from pg_locks where not granted`)
      expect(waiting.rowCount).toBeGreaterThanOrEqual(2)
    })
    release()
    await expect(other).rejects.toThrow()
    for (const { remaining } of await openings) expect(remaining).toBe(19)
    const another = { context: { idempotencyKey: key } }
    await expect(reader.api.reading.open({ storyId: 'zweite' }, another)).rejects.toMatchObject({
      status: 409,
    })
  })

  test('200 openings of 10 accounts leave connections for health checks and readers', async () => {
    const readers = await Promise.all(Array.from({ length: 10 }, () => app.signUp()))
    const openings = readers.flatMap((reader) =>
      Array.from({ length: 20 }, (_, index) =>
        reader.api.reading.open({ storyId: index % 2 ? 'erste' : 'zweite' }),
      ),
    )
    expect((await app.guest.request('/healthz')).status).toBe(200)
    expect((await app.guest.request('/readyz')).status).toBe(200)
    await Promise.all(openings)
    for (const { uid, api } of readers) {
      expect((await api.profile.get({ uid })).usage.pdfReadsThisMonth).toBe(2)
    }
  })

  test('delete their keys after a week, not before', async () => {
    const reader = await app.signUp()
    const countKeys = () => app.db.$count(idempotencyKey, eq(idempotencyKey.userId, reader.uid))
    await reader.api.reading.open({ storyId: 'erste' })
    await deleteExpiredKeys(app.db, new Date('2026-11-28T10:00:00Z'))
    expect(await countKeys()).toBe(1)
    await deleteExpiredKeys(app.db, new Date('2026-11-28T10:00:01Z'))
    expect(await countKeys()).toBe(0)
  })
})
