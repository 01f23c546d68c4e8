import { mkdtempSync, rmSync } from 'node:fs'

import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { lockStories } from '../support/lock.ts'
import {
  connectTo,
  findDatabasePid,
  killDatabase,
  type RemoteParent,
  registerAt,
  type ServerProcess,
  spawnServer,
} from '../support/server-process.ts'
import { waitFor } from '../support/wait-for.ts'
import { startWriters } from '../support/writers.ts'

const restartMs = 5_000
/** Limit of a first start; it loads the library. */
const startMs = 45_000
const unreachable = 'Fabelhain ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.'
let dataDir: string
let servers: ServerProcess[]
let address: string

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'fabelhain-server-'))
  servers = []
})

afterEach(async () => {
  for (const server of servers) await server.kill()
  if (findDatabasePid(dataDir) !== null) killDatabase(dataDir)
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
})

function spawn(settings?: Record<string, string>): ServerProcess {
  const server = spawnServer(dataDir, settings)
  servers.push(server)
  return server
}

async function start(withinMs?: number): Promise<ServerProcess> {
  const server = spawn()
  address = await server.ready(withinMs)
  return server
}

/** A parent with a verified mailbox. */
async function register(): Promise<RemoteParent> {
  const parent = await registerAt(() => address)
  const database = await connectTo(dataDir)
  await database.query('update "user" set email_verified = true where id = $1', [parent.uid])
  await database.end()
  return parent
}
const statusOf = async (target: string) => (await fetch(address + target)).status
/** A server gets its first requests while it still loads its library. */
const libraryLoaded = () =>
  vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: startMs })

test('kill -9 during writes keeps all acknowledged writes and correct counters', async () => {
  const seed = Number(process.env.FAULT_SEED) || Math.trunc(Math.random() * 1e9)
  process.stdout.write(`FAULT_SEED=${seed}\n`)
  const moments = [0, 1, 2].map((turn) => (seed * (turn + 7)) % 500)
  let server = await start()
  for (const [turn, killAfterMs] of moments.entries()) {
    const parents = await Promise.all([register(), register()])
    const writers = parents.map(startWriters)
    await waitFor(() => expect(writers.some((writer) => writer.count() > 5)).toBe(true))
    await delay(killAfterMs)
    const killed = server.kill()
    // The server alone, or everything together as in a power failure.
    if (turn % 2 === 1) killDatabase(dataDir)
    await killed
    const logs = await Promise.all(writers.map((writer) => writer.stop()))
    server = await start(restartMs)
    for (const log of logs) await log.check()
    await expectCorrectCounters()
  }
})

async function expectCorrectCounters(): Promise<void> {
  const database = await connectTo(dataDir)
  const { rows } = await database.query(
    `select
    (select count(*) from profile p where used_pdf_reads <>
      (select count(*) from monthly_read m where m.user_id = p.user_id
        and m.month = to_char(p.counter_reset at time zone 'Europe/Berlin' - interval '1 day', 'YYYY-MM'))) as wrong_usage,
    (select count(*) from story s where likes <> kept_likes +
      (select count(*) from story_like l where l.story_id = s.story_id)) as wrong_likes`,
  )
  await database.end()
  expect(rows).toEqual([{ wrong_usage: '0', wrong_likes: '0' }])
}

test('the next server adopts the PostgreSQL of a killed one', async () => {
  const server = await start()
  const parent = await register()
  const database = findDatabasePid(dataDir)
  await server.kill()
  expect(findDatabasePid(dataDir)).toBe(database)
  await start(restartMs)
  expect(findDatabasePid(dataDir)).toBe(database)
  expect((await parent.send('GET', `/api/users/${parent.uid}`)).status).toBe(200)
})

test('a second server on the same data ends immediately and names the first', async () => {
  const first = await start()
  const second = spawn()
  expect(await second.ended(restartMs)).toBe(1)
  expect(second.output()).toContain(`läuft schon ein Fabelhain-Server (Prozess ${first.child.pid})`)
  expect(second.output()).not.toMatch(/\n\s+at /)
  await libraryLoaded()
})

test('a killed PostgreSQL leads to 503 in German, then the server recovers', async () => {
  const server = await start()
  await libraryLoaded()
  const parent = await register()
  const stream = parent.openStream()
  await vi.waitFor(() => expect(stream.snapshots).toHaveLength(1), { timeout: restartMs })
  const writers = startWriters(parent)
  await delay(200)
  // One request is in the middle of a transaction.
  const lock = await lockStories(dataDir)
  const waiting = parent.send('POST', '/api/reading/open', { storyId: 'bruno-honig' })
  await lock.waitFor(1)
  killDatabase(dataDir)

  const seen = new Set<number>()
  const deadlineMs = performance.now() + restartMs
  let status = 0
  while (status !== 200 || !seen.has(503)) {
    expect(performance.now(), 'recovered in time').toBeLessThan(deadlineMs)
    for (const target of [`/api/users/${parent.uid}`, '/readyz', '/covers/bruno-honig']) {
      const response = await fetch(address + target, { headers: parent.headers })
      if (response.status === 503) {
        expect(await response.json()).toMatchObject(
          target === '/readyz'
            ? { status: 'not-ready', parts: { database: 'unreachable', store: 'ok' } }
            : { message: unreachable },
        )
        expect(response.headers.get('retry-after')).toBe('2')
      }
      status = response.status
      seen.add(status)
    }
    expect(await statusOf('/healthz')).toBe(200)
  }
  expect([...seen].sort()).toEqual([200, 503])
  expect([200, 503]).toContain((await waiting).status)
  const log = await writers.stop()
  await log.check()
  await expectCorrectCounters()

  expect(server.child.exitCode).toBeNull()
  const renamed = await parent.send('PATCH', `/api/users/${parent.uid}`, { displayName: 'Danach' })
  expect(renamed.status).toBe(200)
  await vi.waitFor(() => expect(stream.snapshots.at(-1)?.displayName).toBe('Danach'), {
    timeout: restartMs,
  })
  expect(stream.isOpen()).toBe(true)
  const database = await connectTo(dataDir)
  const query = "select from pg_stat_activity where application_name = 'fabelhain-live'"
  await waitFor(async () => expect((await database.query(query)).rowCount).toBe(1))
  await database.end()
})
