import { type ChildProcess, spawnSync } from 'node:child_process'

import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appRole } from '../../src/server/db/app-role.ts'
import { type EmbeddedDatabase, startEmbedded } from '../../src/server/db/embedded.ts'

import { databaseName } from '../../src/server/db/embedded-cluster.ts'
import { DataVersionError } from '../../src/server/db/embedded-programs.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { findPostmaster } from '../../src/server/db/postmaster.ts'
import { acquireServerLock, ServerRunningError } from '../../src/server/db/server-lock.ts'
import {
  connectionOf,
  countRows,
  kill,
  query,
  rowCount,
  spawnEmbedded,
  writeRows,
} from '../support/embedded.ts'

const log = { info() {}, warn() {}, error() {} }
const timeoutMs = 60_000
const nobodyId = 65_534
const migrationsDir = path.join(import.meta.dirname, '../../drizzle')
const asNobody = ['setpriv', `--reuid=${nobodyId}`, `--regid=${nobodyId}`, '--clear-groups']
let dataDir: string
let cleanups: (() => unknown)[]

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'fabelhain-embedded-'))
  cleanups = [() => rmSync(dataDir, { recursive: true, force: true })]
})

afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
})

test('starts from nothing, even after a killed first start', async () => {
  mkdirSync(path.join(dataDir, 'pg.new-4194304'))
  const database = await start()
  expect(database.adopted).toBe(false)
  const [row] = await query(
    database.connection,
    `select datlocale, current_setting('fsync') as fsync, current_setting('data_checksums') as
      checksums, 'Öl' < 'Zebra' as sorts_german
      from pg_database where datname = current_database()`,
  )
  expect(row).toEqual({
    datlocale: 'de-DE',
    fsync: 'on',
    checksums: 'on',
    sorts_german: true,
  })
})

test('gives the server a role that only owns its database', async () => {
  const { connection } = await start()
  expect(
    await query(
      connection,
      `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as may_more,
        (select count(*)::int from pg_auth_members where member = pg_roles.oid) as groups,
        pg_get_userbyid(datdba) = current_user as owns_database
        from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    ),
  ).toEqual([{ may_more: false, groups: 0, owns_database: true }])
  const forbidden = ["copy (select 1) to program 'true'", "select pg_read_file('PG_VERSION')"]
  for (const text of forbidden) await expect(query(connection, text)).rejects.toThrow(/permission/)
})

test('gives this role what a superuser owned before 0.7.0', async () => {
  const earlier = await start()
  const superuser = { ...earlier.connection, user: databaseName }
  await query(superuser, `alter database ${databaseName} owner to ${databaseName}`)
  await query(superuser, `drop role ${appRole}`)
  await migrate(superuser, { migrationsDir })
  await query(superuser, 'create view plan as select 1 as id')
  await query(superuser, 'create table sample (id serial primary key)')
  await writeRows(superuser)
  await earlier.stop()

  const { connection } = await start()
  expect(await countRows(connection)).toBe(rowCount)
  expect(
    await query(
      connection,
      `select distinct pg_get_userbyid(owner) as owner from (
        select oid, nspowner from pg_namespace union all
        select oid, relowner from pg_class union all
        select oid, proowner from pg_proc union all
        select oid, typowner from pg_type
      ) as object (id, owner) where id >= 16384 and not exists (
        select from pg_depend where objid = id and deptype = 'e')`,
    ),
  ).toEqual([{ owner: appRole }])
  await query(
    connection,
    'alter table sample add note text; drop view plan; drop function fold cascade',
  )
})

test('serves two processes that start in parallel', async () => {
  const first = spawnServer('start')
  const second = spawnServer('start')
  const connections = await Promise.all([connectionOf(first), connectionOf(second)])
  expect(connections[0]).toEqual(connections[1])
  const database = await start()
  expect(database.adopted).toBe(true)
})

test('is adopted after its server was killed', async () => {
  const server = spawnServer('start')
  await writeRows(await connectionOf(server))
  await kill(server)
  const database = await start()
  expect(database.adopted).toBe(true)
  expect(await countRows(database.connection)).toBe(rowCount)
})

test('keeps every row when server and PostgreSQL are killed', async () => {
  const server = spawnServer('start')
  await writeRows(await connectionOf(server))
  await kill(server)
  killPostmaster()
  const database = await start()
  expect(database.adopted).toBe(false)
  expect(await countRows(database.connection)).toBe(rowCount)
})

test('restarts by itself when only PostgreSQL is killed', async () => {
  const database = await start()
  await writeRows(database.connection)
  killPostmaster()
  await vi.waitFor(async () => expect(await countRows(database.connection)).toBe(rowCount), {
    timeout: timeoutMs / 2,
    interval: 50,
  })
})

test('refuses a second server and names the first', async () => {
  const server = spawnServer('lock')
  const connection = await connectionOf(server)
  const refusal = await acquireServerLock(connection).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ServerRunningError)
  expect(refusal).toMatchObject({ pid: server.pid })
  expect(String(refusal)).toContain(`Prozess ${server.pid}`)
  await kill(server)
  const lock = await acquireServerLock(connection)
  await lock.release()
  await start()
})

test('takes the lock again after PostgreSQL was killed', async () => {
  const { connection } = await start()
  const lock = await acquireServerLock(connection)
  cleanups.push(() => lock.release())
  killPostmaster()
  const expectLocked = async () => {
    const [row] = await query(
      connection,
      "select count(*)::int as n from pg_locks where locktype = 'advisory'",
    )
    expect(row?.n).toBe(1)
  }
  await vi.waitFor(expectLocked, { timeout: timeoutMs / 2, interval: 50 })
})

test('stops despite open connections', async () => {
  const database = await start()
  const busy = new pg.Client(database.connection)
  busy.on('error', () => undefined)
  await busy.connect()
  await busy.query('begin')
  const sleeping = busy.query('select pg_sleep(300)').catch((error: unknown) => error)
  await database.stop()
  expect(await sleeping).toBeInstanceOf(Error)
  expect(findPostmaster(clusterDir())).toBeNull()
  await database.stop()
})

test('explains data of another version', async () => {
  mkdirSync(clusterDir())
  writeFileSync(path.join(clusterDir(), 'PG_VERSION'), '17\n')
  const refusal = await startEmbedded({ dataDir, log }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DataVersionError)
  expect(String(refusal)).toMatch(/PostgreSQL 17.*PostgreSQL 18.*npm run backup.*npm run restore/)
})

const asOrdinaryUser = canBecomeNobody() ? test : null
asOrdinaryUser?.('works as an ordinary user, and for root on that user’s data', async () => {
  chownSync(dataDir, nobodyId, nobodyId)
  chmodSync(dataDir, 0o755)
  const server = spawnServer('start', asNobody)
  await writeRows(await connectionOf(server))
  await kill(server)
  killPostmaster()
  const database = await start()
  expect(await countRows(database.connection)).toBe(rowCount)
})

function clusterDir(): string {
  return path.join(dataDir, 'pg')
}

function spawnServer(task: 'start' | 'lock', prefix?: string[]): ChildProcess {
  const child = spawnEmbedded(dataDir, task, prefix)
  cleanups.push(() => kill(child))
  return child
}

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log })
  cleanups.push(() => database.stop())
  return database
}

function killPostmaster(): void {
  const postmaster = findPostmaster(clusterDir())
  if (!postmaster) throw new Error('PostgreSQL is not running')
  process.kill(postmaster.pid, 'SIGKILL')
}

function canBecomeNobody(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const [command = '', ...args] = [...asNobody, process.execPath, '--version']
  return spawnSync(command, args).status === 0
}
