import { createServer } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import journal from '../../drizzle/meta/_journal.json' with { type: 'json' }
import { requireStatementLimit } from '../../src/server/db/check-role.ts'
import { closeDatabase, createDatabase } from '../../src/server/db/client.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { runOnServer, withDatabase } from '../support/cluster.ts'
import { silentLog } from '../support/log.ts'

const name = `fabelhain_test_migrate_${process.pid}`
const server = inject('databaseServer')
const address = withDatabase(server, name)
const migrationsDir = path.join(import.meta.dirname, '../../drizzle')

beforeAll(() => runOnServer(server, `create database ${name}`))
afterAll(() => runOnServer(server, `drop database ${name} with (force)`))

test('servers that start together migrate one after the other, each migration once', async () => {
  const seen: unknown[] = []
  const note = (...parts: unknown[]) => void seen.push(...parts)
  const log = { info: note, warn: note }
  await Promise.all([1, 2, 3].map(() => migrate(address, { migrationsDir, log })))
  expect(seen).toContain('another process migrates the database, waiting')
  const db = createDatabase(address, silentLog)
  const { rows } = await db.execute(sql`select count(*)::int, count(distinct hash)::int as distinct,
    max(created_at) as newest from drizzle.__drizzle_migrations`)
  const count = journal.entries.length
  expect(rows).toEqual([{ count, distinct: count, newest: String(journal.entries.at(-1)?.when) }])
  await closeDatabase(db)
})

test('the role limits every statement; without a limit the server does not start', async () => {
  const limited = createDatabase(address, silentLog)
  const { rows } = await limited.execute(sql`show statement_timeout`)
  expect(rows).toEqual([{ statement_timeout: '10s' }])
  await requireStatementLimit(limited.$client)
  const setting = sql.raw(`alter role current_user in database ${name} set statement_timeout = 0`)
  await limited.execute(setting)
  await closeDatabase(limited)

  await migrate(address, { migrationsDir })
  const unlimited = createDatabase(address, silentLog)
  await expect(requireStatementLimit(unlimited.$client)).rejects.toThrow(
    /gilt für die Rolle „\w+“ kein statement_timeout/,
  )
  await closeDatabase(unlimited)
})

test('a connection starts with no parameter that a pooler in transaction mode refuses', async () => {
  const { promise: received, resolve } = Promise.withResolvers<Buffer>()
  const pooler = createServer((socket) => {
    socket.once('data', (packet) => {
      resolve(packet)
      socket.destroy()
    })
  })
  await new Promise<void>((listening) => pooler.listen(0, '127.0.0.1', listening))
  const { port } = pooler.address() as { port: number }
  const db = createDatabase(`postgresql://role@127.0.0.1:${port}/fabelhain`, silentLog)
  await expect(db.execute(sql`select 1`)).rejects.toThrow()
  // After length and version: names and values, each ended by a zero byte.
  const words = (await received).subarray(8).toString().split('\0')
  const names = words.filter((word, at) => at % 2 === 0 && word !== '')
  expect(names.sort()).toEqual(['application_name', 'client_encoding', 'database', 'user'])
  await closeDatabase(db)
  pooler.close()
})
