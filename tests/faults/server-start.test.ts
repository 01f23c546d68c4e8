import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { databaseName } from '../../src/server/db/embedded-cluster.ts'
import { migrationLock } from '../../src/server/db/migrate.ts'
import { urlOf } from '../support/cluster.ts'
import { lockStories } from '../support/lock.ts'
import { silentLog } from '../support/log.ts'
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

const restartMs = 5_000
/** Limit of a first start, which loads the library. */
const startMs = 45_000
const stopMs = 10_000
/** Settings that production requires. */
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

/** A parent with a verified mailbox. */
async function register(): Promise<RemoteParent> {
  const parent = await registerAt(() => address)
  const database = await connectTo(dataDir)
  await database.query('update "user" set email_verified = true where id = $1', [parent.uid])
  await database.end()
  return parent
}

describe('a stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s ends streams, finishes requests and stops PostgreSQL',
    async (signal) => {
      const server = await start()
      const { streams, parents } = await openStreams()
      const lock = await lockStories(dataDir)
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
    const lock = await lockStories(dataDir)
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
    await stopStart(server)
  })

  test('while another server migrates does not wait for it', async () => {
    await startEmbedded({ dataDir, log: silentLog })
    const other = await connectTo(dataDir)
    await other.query(`select pg_advisory_lock(${migrationLock})`)
    const server = spawn()
    await waitFor(() => expect(server.output()).toContain('another process migrates the database'))
    await stopStart(server)
  })
})

/** Stops a server that starts. */
async function stopStart(server: ServerProcess) {
  server.child.kill('SIGTERM')
  expect(await server.ended(stopMs), server.output()).toBe(0)
  expect(findDatabasePid(dataDir)).toBeNull()
}

/** Two accounts with the maximum of streams, each with its first document. */
async function openStreams() {
  const parents = await Promise.all([register(), register()])
  const streams = parents.flatMap((parent) => Array.from({ length: 10 }, parent.openStream))
  await waitFor(() => {
    for (const stream of streams) expect(stream.snapshots).toHaveLength(1)
  })
  return { parents, streams }
}

test('a start keeps the compiled code of its build, and of no other', async () => {
  const folder = path.join(dataDir, 'compiled')
  mkdirSync(path.join(folder, 'earlier'), { recursive: true })
  const server = spawn()
  await vi.waitFor(() => expect(findDatabasePid(dataDir)).not.toBeNull(), { timeout: stopMs })
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\d/)])
  await stopStart(server)
})

describe('a start that fails', () => {
  test('because of a used port explains it and leaves no PostgreSQL behind', async () => {
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

  test('because of missing settings names them all and changes nothing', async () => {
    const server = spawn({ FABELHAIN_MODE: 'production' })
    expect(await server.ended(restartMs)).toBe(1)
    const missing = [...server.output().matchAll(/(\w+): fehlt/g)].map(([, name]) => name)
    expect(missing).toEqual(required)
    expect(existsSync(path.join(dataDir, 'pg'))).toBe(false)
  })

  test('because its role is a superuser explains it and changes nothing; its own role works', async () => {
    const { connection, stop } = await startEmbedded({ dataDir, log: silentLog })
    const settings = (user: string) => ({
      ...Object.fromEntries(required.map((name) => [name, 'ausgedacht'])),
      FABELHAIN_MODE: 'production',
      BASE_URL: 'https://fabelhain.example',
      AUTH_SECRET: randomBytes(32).toString('hex'),
      STRIPE_SECRET_KEY: 'sk_test_1',
      SMTP_URL: 'smtps://post.example',
      OPERATOR_EMAIL: 'post@fabelhain.example',
      DATABASE_URL: urlOf({ ...connection, user }),
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
