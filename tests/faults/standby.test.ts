import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, createDatabase, type Database } from '../../src/server/db/client.ts'
import { isUnreachable } from '../../src/server/db/unreachable.ts'
import { silentLog } from '../support/log.ts'
import { type PrimaryWithStandby, startPrimaryWithStandby } from '../support/standby.ts'

let servers: PrimaryWithStandby
let db: Database

beforeAll(async () => {
  servers = await startPrimaryWithStandby()
  db = createDatabase(servers.primary.connection, silentLog, { maxConnections: 1 })
})

afterAll(async () => {
  await closeDatabase(db)
  await servers.stop()
})

const write = (database: Pick<Database, 'execute'>) =>
  database.execute(sql`create table if not exists sample (id int)`)

test('a connection to a standby does not enter the pool and counts as unreachable', async () => {
  const misled = createDatabase(servers.standby.connection, silentLog)
  const error = await misled.execute(sql`select 1`).catch((error: unknown) => error)
  expect(isUnreachable(error)).toBe(true)
  expect(misled.$client.totalCount).toBe(0)
  await closeDatabase(misled)
})

test('the pool drops a connection that refuses a write', async () => {
  const failover = () => db.execute(sql`set default_transaction_read_only = on`)
  for (const attempt of [() => db.transaction(write), () => write(db)]) {
    await failover()
    const error = await attempt().catch((error: unknown) => error)
    expect(isUnreachable(error)).toBe(true)
    await attempt()
  }
})
