import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../support/database.ts'

test('a connection that breaks at the start of a transaction is replaced in the pool', async () => {
  const { db, drop } = await createTestDatabase({ maxConnections: 1 })
  const askInTransaction = () => db.transaction((tx) => tx.execute(sql`select 'da' as answer`))
  db.$client.once('acquire', (client) => void client.end())
  await expect(askInTransaction()).rejects.toThrow(/begin/)
  expect((await askInTransaction()).rows).toEqual([{ answer: 'da' }])
  await drop()
})
