import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkStore } from '../../src/server/files/check-store.ts'
import { createFileStore, FileStoreUnavailable } from '../../src/server/files/file-store.ts'
import { createLocalStorage } from '../../src/server/files/local.ts'
import { type Listening, listen } from '../../src/server/http/listen.ts'
import { maintenancePage } from '../../src/server/http/maintenance-page.ts'
import { createMaintenance, type Maintenance } from '../../src/server/platform/maintenance.ts'
import { createReadiness } from '../../src/server/platform/readiness.ts'
import { every } from '../../src/server/platform/timer.ts'
import { findSomeKeys } from '../../src/server/upload/queries.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { silentLog } from '../support/log.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'
import { waitFor } from '../support/wait-for.ts'

let directory: string
let app: TestApp
let parent: TestUser
const states: Record<string, string> = { database: 'ok', store: 'ok', library: 'ok' }
const readiness = createReadiness(
  Object.fromEntries(Object.keys(states).map((part) => [part, async () => states[part] ?? ''])),
  silentLog,
)
let isClosed = false
const maintenance: Maintenance = { isOn: () => isClosed, stop() {} }

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'fabelhain-health-'))
  app = await createTestApp(undefined, {
    readiness,
    maintenance,
    maintenancePage: await maintenancePage(directory),
  })
  await addStory(app, 'erste')
  parent = await app.signUp()
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true, force: true })
})

const ready = async () => {
  const answer = await app.guest.request('/readyz')
  return [answer.status, await answer.json()]
}

describe('readiness', () => {
  test('names the part that is not ready', async () => {
    const parts = { database: 'ok', store: 'ok', library: 'ok' }
    expect(await ready()).toEqual([200, { status: 'ok', parts }])
    states.store = 'empty'
    expect(await ready()).toEqual([
      503,
      { status: 'not-ready', parts: { ...parts, store: 'empty' } },
    ])
    states.store = 'ok'
    expect((await ready())[0]).toBe(200)
  })

  test('a part that fails or hangs is named and logged once', async () => {
    const lines: unknown[] = []
    const note = (facts: unknown) => void lines.push(facts)
    let isBroken = true
    const { read } = createReadiness(
      {
        broken: () => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve('ok')),
        hanging: () => new Promise(() => {}),
      },
      { info: note, warn: note },
    )
    const parts = { broken: 'unreachable', hanging: 'slow' }
    expect(await read()).toEqual({ isReady: false, parts })
    expect(lines).toHaveLength(2)
    isBroken = false
    expect(await read()).toMatchObject({ parts: { ...parts, broken: 'ok' } })
    expect(lines).toHaveLength(3)
    expect(lines[2]).toMatchObject({ part: 'broken', state: 'ok' })
  })

  test('a file store is missing, empty although the database names files, or ready', async () => {
    const keys = await findSomeKeys(app.db)
    expect(keys.length).toBeGreaterThan(0)
    const root = path.join(directory, 'files')
    const empty = createFileStore(await createLocalStorage(root))
    expect(await checkStore(empty, [])).toBe('ok')
    expect(await checkStore(empty, keys)).toBe('empty')
    expect(await checkStore(app.files, ['00/gone.avif', ...keys])).toBe('ok')
    await rm(root, { recursive: true })
    await expect(checkStore(empty, keys)).rejects.toThrow(FileStoreUnavailable)
  })
})

describe('plain checks of load balancers', () => {
  let listening: Listening
  beforeAll(async () => {
    listening = await listen({ host: '127.0.0.1', port: 0 })
    listening.serve(app.app)
  })
  afterAll(() => listening.stop())

  /** Sends a request as it is and returns the answer. */
  async function send(request: string): Promise<string> {
    const socket = connect(listening.port, '127.0.0.1')
    socket.write(request)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    await once(socket, 'close')
    return answer
  }

  test.each([
    ['OPTIONS / HTTP/1.0', 200],
    ['GET /healthz HTTP/1.0', 200],
    ['HEAD /healthz HTTP/1.0', 200],
    ['GET /readyz HTTP/1.0', 200],
  ])('%s without Host answers %i', async (line, status) => {
    expect(await send(`${line}\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  test('before a stop are red, except for /healthz, and every answer ends its connection', async () => {
    readiness.stop()
    listening.endConnections()
    expect(await ready()).toMatchObject([503, { parts: { server: 'stopping' } }])
    const kept = (line: string) => send(`${line} HTTP/1.1\r\nHost: fabelhain.test\r\n\r\n`)
    expect(await kept('OPTIONS /')).toMatch(/^HTTP\/1.1 503 /)
    expect(await kept('GET /healthz')).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close/i)
    expect(await kept('GET /api/stories/top?limit=1')).toMatch(/^HTTP\/1.1 200 [\s\S]*"erste"/)
  })
})

describe('a maintenance', () => {
  test('begins and ends with a file, or is forced by the setting', async () => {
    const file = path.join(directory, 'maintenance')
    const byFile = await createMaintenance({ isForced: false, file })
    expect(byFile.isOn()).toBe(false)
    await writeFile(file, '')
    await waitFor(() => expect(byFile.isOn()).toBe(true))
    await rm(file)
    await waitFor(() => expect(byFile.isOn()).toBe(false))
    byFile.stop()
    const forced = await createMaintenance({ isForced: true, file })
    expect(forced.isOn()).toBe(true)
    forced.stop()
  })

  test('answers every page with the friendly page, in German and English, without a script', async () => {
    isClosed = true
    for (const address of ['/', '/login', '/news', '/gibt-es-nicht']) {
      const answer = await app.guest.request(address, { headers: { accept: 'text/html' } })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const html = await answer.text()
      expect(html).toContain('Der Fabelhain macht eine kurze Pause')
      expect(html).toContain('Fabelhain is taking a short break')
      expect(html).not.toContain('<script')
    }
    isClosed = false
  })

  test('answers every call with a typed error, and refuses webhooks', async () => {
    isClosed = true
    const error = { code: 'MAINTENANCE', status: 503, data: { retryAfterSeconds: 60 } }
    await expect(parent.api.profile.get({ uid: parent.uid })).rejects.toMatchObject(error)
    const answers = [
      await parent.request('/api/stories'),
      await app.guest.request('/api/auth/sign-in/email', { method: 'POST', body: {} }),
      await app.guest.request('/api/stripe/webhook', { method: 'POST', body: {} }),
    ]
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
      expect(await answer.json()).toMatchObject(error)
    }
    expect((await app.guest.request('/healthz')).status).toBe(200)
    isClosed = false
    expect((await parent.api.profile.get({ uid: parent.uid })).displayName).toBe('Familie Sommer')
  })

  test('keeps a server in the load balancer that is not ready', async () => {
    const closed = await createTestApp(undefined, {
      readiness: createReadiness({ database: async () => 'unreachable' }, silentLog),
      maintenance: { isOn: () => true, stop() {} },
    })
    const answer = await closed.guest.request('/readyz')
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'maintenance', parts: { database: 'unreachable' } },
    ])
    await closed.close()
  })
})

test('timed work never runs twice at the same time', async () => {
  let runs = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = every(5, silentLog, () => {
    runs += 1
    return promise
  })
  await waitFor(() => expect(runs).toBe(1))
  await new Promise((done) => setTimeout(done, 30))
  expect(runs).toBe(1)
  resolve()
  await waitFor(() => expect(runs).toBeGreaterThan(1))
  timer.stop()
})
