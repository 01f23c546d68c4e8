import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { databaseName } from '../../src/server/db/embedded-cluster.ts'
import { silentLog } from '../support/log.ts'
import type { RemoteParent, ServerProcess } from '../support/server-process.ts'
import {
  connectTo,
  findDatabasePid,
  killDatabase,
  registerAt,
  spawnServer,
} from '../support/server-process.ts'
import { waitFor } from '../support/wait-for.ts'
import { startWriters } from '../support/writers.ts'

const restartMs = 5_000
/** A first start, with its library. */
const startMs = 45_000
const stopMs = 10_000
/** What production does not start without. */
const required = [
  ...['BASE_URL', 'AUTH_SECRET', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL'],
  ...['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL', 'OPERATOR_PHONE'],
  ...['OPERATOR_REPRESENTATIVE', 'OPERATOR_REGISTER', 'OPERATOR_TAX_ID', 'OPERATOR_RESPONSIBLE'],
  ...['OPERATOR_PRIVACY_CONTACT', 'OPERATOR_PRIVACY_AUTHORITY', 'OPERATOR_HOSTING'],
  'OPERATOR_MAIL_SERVICE',
]
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

/** A parent whose mailbox is proven. */
async function register(): Promise<RemoteParent> {
  const parent = await registerAt(() => address)
  const database = await connectTo(dataDir)
  await database.query('update "user" set email_verified = true where id = $1', [parent.uid])
  await database.end()
  return parent
}
const statusOf = async (target: string) => (await fetch(address + target)).status

test('kill -9 while people write: what was acknowledged is there, counters are right', async () => {
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
    // With the server alone, or all at once as when the power goes.
    if (turn % 2 === 1) killDatabase(dataDir)
    await killed
    const logs = await Promise.all(writers.map((writer) => writer.stop()))
    server = await start(restartMs)
    for (const log of logs) await log.check()
    await expectRecount()
  }
})

async function expectRecount(): Promise<void> {
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

test('a killed server leaves its PostgreSQL, and the next one adopts it', async () => {
  const server = await start()
  const parent = await register()
  const database = findDatabasePid(dataDir)
  await server.kill()
  expect(findDatabasePid(dataDir)).toBe(database)
  await start(restartMs)
  expect(findDatabasePid(dataDir)).toBe(database)
  expect((await parent.send('GET', `/api/users/${parent.uid}`)).status).toBe(200)
})

test('a second server on the same data ends at once, names the first and leaves it alone', async () => {
  const first = await start()
  const second = spawn()
  expect(await second.ended(restartMs)).toBe(1)
  expect(second.output()).toContain(`läuft schon ein Fabelhain-Server (Prozess ${first.child.pid})`)
  expect(second.output()).not.toMatch(/\n\s+at /)
  // It may still be loading its library.
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: startMs })
})

describe('a stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s ends streams, finishes requests and stops PostgreSQL',
    async (signal) => {
      const server = await start()
      const { streams, parents } = await openStreams()
      const lock = await lockStories()
      const running = parents.map((parent) => parent.send('GET', '/api/stories?limit=7'))
      await lock.waitFor(1)
      server.child.kill(signal)
      await waitFor(() => expect(streams.some((stream) => stream.isOpen())).toBe(false))
      await lock.release()
      for (const { status } of await Promise.all(running)) expect(status).toBe(200)
      expect(await server.ended(stopMs)).toBe(0)
      expect(findDatabasePid(dataDir)).toBeNull()
    },
  )

  test('does not wait for requests that never end', async () => {
    const server = await start()
    const { parents } = await openStreams()
    const lock = await lockStories()
    const running = parents.map((parent) =>
      parent.send('POST', '/api/reading/open', { storyId: 'fuchs-laterne' }).catch(() => 'cut'),
    )
    await lock.waitFor(parents.length)
    server.child.kill('SIGTERM')
    expect(await server.ended(stopMs)).toBe(0)
    expect(findDatabasePid(dataDir)).toBeNull()
    await Promise.all(running)
  })

  test('during the start leaves no PostgreSQL behind', async () => {
    const server = spawn()
    await vi.waitFor(() => expect(findDatabasePid(dataDir)).not.toBeNull(), { timeout: stopMs })
    server.child.kill('SIGTERM')
    expect(await server.ended(stopMs)).toBe(0)
    expect(findDatabasePid(dataDir)).toBeNull()
  })
})

/** Two accounts with as many streams as each may have, all with their first document. */
async function openStreams() {
  const parents = await Promise.all([register(), register()])
  const streams = parents.flatMap((parent) => Array.from({ length: 10 }, parent.openStream))
  await waitFor(() => {
    for (const stream of streams) expect(stream.snapshots).toHaveLength(1)
  })
  return { parents, streams }
}

/** Holds whoever asks for a story. */
async function lockStories() {
  const [holder, watcher] = [await connectTo(dataDir), await connectTo(dataDir)]
  await holder.query('begin')
  await holder.query('lock table story in access exclusive mode')
  return {
    async waitFor(count: number) {
      await waitFor(async () => {
        const { rowCount } = await watcher.query('select from pg_locks where not granted')
        expect(rowCount).toBeGreaterThanOrEqual(count)
      })
      await watcher.end()
    },
    release: () => holder.end(),
  }
}

describe('a start that cannot be', () => {
  test('because of a taken port says so and leaves no PostgreSQL behind', async () => {
    const rival = createServer()
    await new Promise<void>((resolve) => rival.listen(0, '127.0.0.1', resolve))
    const { port } = rival.address() as { port: number }
    const server = spawn({ PORT: String(port) })
    expect(await server.ended(startMs)).toBe(1)
    expect(server.output()).toContain(`Der Port ${port} auf 127.0.0.1 ist schon vergeben.`)
    expect(server.output()).not.toMatch(/\n\s+at /)
    expect(findDatabasePid(dataDir)).toBeNull()
    rival.close()
  })

  test('because of missing settings names them all and touches nothing', async () => {
    const server = spawn({ FABELHAIN_MODE: 'production' })
    expect(await server.ended(restartMs)).toBe(1)
    const missing = [...server.output().matchAll(/(\w+): fehlt/g)].map(([, name]) => name)
    expect(missing).toEqual(required)
    expect(existsSync(path.join(dataDir, 'pg'))).toBe(false)
  })

  test('because its role is a superuser says so and touches nothing; with its own role it starts', async () => {
    const { connection, stop } = await startEmbedded({ dataDir, log: silentLog })
    const { host, database } = connection
    const settings = (user: string) => ({
      ...Object.fromEntries(required.map((name) => [name, 'ausgedacht'])),
      FABELHAIN_MODE: 'production',
      BASE_URL: 'https://fabelhain.example',
      AUTH_SECRET: randomBytes(32).toString('hex'),
      STRIPE_SECRET_KEY: 'sk_test_1',
      SMTP_URL: 'smtps://post.example',
      OPERATOR_EMAIL: 'post@fabelhain.example',
      DATABASE_URL: `postgresql:///${database}?host=${host}&user=${user}`,
    })
    const refused = spawn(settings(databaseName))
    expect(await refused.ended(restartMs)).toBe(1)
    expect(refused.output()).toContain('Die Rolle „fabelhain“ aus DATABASE_URL ist ein Superuser')
    expect(refused.output()).not.toMatch(/\n\s+at /)
    const client = await connectTo(dataDir)
    const { rows } = await client.query("select from pg_namespace where nspname = 'drizzle'")
    expect(rows).toEqual([])
    await client.end()
    await spawn(settings(connection.user)).ready()
    await stop()
  })
})

test('PostgreSQL killed under a running server: 503 in German, then all goes on by itself', async () => {
  const server = await start()
  const parent = await register()
  const stream = parent.openStream()
  await vi.waitFor(() => expect(stream.snapshots).toHaveLength(1), { timeout: restartMs })
  const writers = startWriters(parent)
  await delay(200)
  // Somebody stands in the middle of a transaction.
  const lock = await lockStories()
  const waiting = parent.send('POST', '/api/reading/open', { storyId: 'bruno-honig' })
  await lock.waitFor(1)
  killDatabase(dataDir)

  const seen = new Set<number>()
  const deadlineMs = performance.now() + restartMs
  let status = 0
  while (status !== 200 || !seen.has(503)) {
    expect(performance.now(), 'back again in time').toBeLessThan(deadlineMs)
    for (const target of [`/api/users/${parent.uid}`, '/readyz', '/covers/bruno-honig']) {
      const response = await fetch(address + target, { headers: parent.headers })
      if (response.status === 503) {
        const { message } = await response.json()
        expect(message).toBe(
          'Fabelhain ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
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
  await expectRecount()

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
