import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { session } from '../../src/server/db/auth-schema.ts'
import { idempotencyKey } from '../../src/server/db/schema.ts'
import { createPublicAnswers } from '../../src/server/http/cache.ts'
import { staticRoutes } from '../../src/server/http/static.ts'
import { operatorOf, readConfig } from '../../src/server/platform/env.ts'
import { forgetPastKeys } from '../../src/server/reading/commands.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { baseUrl, createTestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
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

describe('input that only pretends', () => {
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

  test('in a query is refused alike', async () => {
    for (const data of ['{', 'null', '{"json":{},"meta":[[6]]}', '{"json":{"__proto__":{}}}']) {
      const answer = await app.guest.request(`/rpc/story/top?data=${encodeURIComponent(data)}`)
      expect([data, answer.status]).toEqual([data, 400])
    }
  })
})

describe('methods', () => {
  const body = { json: { storyId: 'erste', liked: true } }

  test.each(['OPTIONS', 'PROPFIND'])('%s runs no call and answers no preflight', async (method) => {
    const answer = await parent.request('/rpc/story/like', { method, body })
    expect(answer.status).toBe(405)
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    expect((await parent.api.profile.get({ uid: parent.uid })).likedStories).toEqual([])
  })

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
  ])('of %s are never kept and name their request', async (address) => {
    const answer = await app.guest.request(address)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const named = answer.headers.get('x-request-id')
    expect(named).toBeTruthy()
    if (!address.startsWith('/rpc')) expect((await answer.json()).requestId).toBe(named)
  })

  test('of a file that was there when its address was signed are never kept', async () => {
    await addStory(app, 'verloren')
    const opened = await parent.api.reading.open({ storyId: 'verloren' })
    const url = opened.texts.de?.pdfUrl ?? ''
    await rm(path.join(app.files.root, url.replace(/^\/files\/|\?.*/g, '')))
    const answer = await parent.request(url)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})

describe('public answers', () => {
  const address = '/api/stories/top?limit=3'

  test('are the same whatever headers ask for them', async () => {
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

  test('are known again by a tag that a proxy has weakened', async () => {
    const etag = (await app.guest.request(address)).headers.get('etag') ?? ''
    for (const tag of [etag, `W/${etag}`, `"other", W/${etag}`]) {
      const answer = await app.guest.request(address, { headers: { 'if-none-match': tag } })
      expect(answer.status).toBe(304)
    }
  })

  test('made before a change and finished after it are not kept', async () => {
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

describe('live streams', () => {
  const open = async (user: TestUser) => {
    const stream = await user.api.profile.live({ uid: user.uid })
    await stream.next()
    const state = { isOpen: true }
    const ended = () => {
      state.isOpen = false
    }
    stream.next().then(ended, ended)
    return state
  }

  test('of one account are ten, however many are opened at once', async () => {
    const greedy = await app.signUp()
    const streams = await Promise.all(Array.from({ length: 60 }, () => open(greedy)))
    await waitFor(() => expect(streams.filter(({ isOpen }) => isOpen)).toHaveLength(10))
    await greedy.request('/api/auth/sign-out', { method: 'POST', body: {} })
    await waitFor(() => expect(streams.filter(({ isOpen }) => isOpen)).toHaveLength(0))
  })

  test('end although their session ended while nobody listened', async () => {
    const leaving = await app.signUp()
    const [ending, staying] = [await open(leaving), await open(parent)]
    const listeners = sql`from pg_stat_activity
      where application_name = 'fabelhain-live' and datname = current_database()`
    for (let turn = 0; turn < 3; turn++) {
      await app.db.execute(sql`select pg_terminate_backend(pid) ${listeners}`)
      await app.db.delete(session).where(eq(session.userId, leaving.uid))
      await vi.waitFor(() => expect(ending.isOpen).toBe(false), { timeout: 5_000 })
      await vi.waitFor(
        async () => {
          expect((await app.db.execute(sql`select pid ${listeners}`)).rows).toHaveLength(1)
        },
        { timeout: 5_000 },
      )
    }
    expect(staying.isOpen).toBe(true)
  })
})

describe('openings in parallel', () => {
  test('with one key wait for each other: both succeed, one read is spent', async () => {
    const reader = await app.signUp()
    const key = 'one-key-for-both'
    const opening = () =>
      reader.api.reading.open({ storyId: 'erste' }, { context: { idempotencyKey: key } })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: held, resolve: hold } = Promise.withResolvers<void>()
    const other = app.db.transaction(async (tx) => {
      const values = { userId: reader.uid, key, storyId: 'erste' }
      await tx.insert(idempotencyKey).values(values)
      hold()
      await released
      tx.rollback()
    })
    await held
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

  test('200 of 10 accounts starve nobody', async () => {
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

  test('keys are forgotten after a week, not before', async () => {
    const reader = await app.signUp()
    const countKeys = () => app.db.$count(idempotencyKey, eq(idempotencyKey.userId, reader.uid))
    await reader.api.reading.open({ storyId: 'erste' })
    await forgetPastKeys(app.db, new Date('2026-11-28T10:00:00Z'))
    expect(await countKeys()).toBe(1)
    await forgetPastKeys(app.db, new Date('2026-11-28T10:00:01Z'))
    expect(await countKeys()).toBe(0)
  })
})

describe('the client’s folder', () => {
  const secrets = ['csp.json', 'shell.html', 'app.js.map', 'app.js.br', 'app.js.gz']
  let folder: string
  let clientDir: string
  let site: Hono

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'fabelhain-client-'))
    clientDir = path.join(folder, 'client')
    await mkdir(clientDir)
    for (const name of [...secrets, '404.html', 'app.js'])
      await writeFile(path.join(clientDir, name), 'x')
    await writeFile(path.join(folder, 'fabelhain-outside.js'), 'x')
    site = await staticRoutes({
      clientDir,
      mode: 'demo',
      baseUrl,
      operator: operatorOf(readConfig({})),
    })
  })
  afterAll(async () => {
    await rm(folder, { recursive: true })
  })

  test.each([
    ...secrets.flatMap((name) => [`/${name}`, `/${name.replace('.', '%2e')}`, `/./${name}`]),
    '/CSP.JSON',
    '//etc/passwd',
    '/..%2ffabelhain-outside.js',
    '/%2e%2e/fabelhain-outside.js',
    '/static/..%2f..%2ffabelhain-outside.js',
    '/..%5cfabelhain-outside.js',
    '/%ff.js',
    '/%00.js',
  ])('keeps %s to itself', async (address) => {
    expect((await site.request(address)).status).toBe(404)
  })

  test('gives out the rest', async () => {
    expect((await site.request('/app.js')).status).toBe(200)
  })
})
