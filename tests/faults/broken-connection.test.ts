import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { isUnreachable } from '../../src/server/db/unreachable.ts'
import { createTestDatabase } from '../support/database.ts'

test('a connection that breaks at the start of a transaction is replaced in the pool', async () => {
  const { db, drop } = await createTestDatabase({ maxConnections: 1 })
  const askInTransaction = () => db.transaction((tx) => tx.execute(sql`select 'da' as answer`))
  db.$client.once('acquire', (client) => void client.end())
  await expect(askInTransaction()).rejects.toThrow(/begin/)
  expect((await askInTransaction()).rows).toEqual([{ answer: 'da' }])
  await drop()
})

test('a connection that breaks within a transaction counts as an unreachable database', async () => {
  const { db, drop } = await createTestDatabase({ maxConnections: 2 })
  const connections: pg.PoolClient[] = []
  db.$client.on('acquire', (client) => connections.push(client))
  const failed = await db
    .transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      // What follows comes after the end of the connection. Not `once` of node:events, which also rejects at
      // an error, perhaps before it is awaited.
      const ended = new Promise<void>((resolve) => connections[0]?.once('end', resolve))
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      await ended
      throw new Error('then the transaction is rolled back')
    })
    .catch((error: unknown) => error)
  expect(String(failed)).toContain('Failed query: rollback')
  expect(isUnreachable(failed)).toBe(true)
  await drop()
})
