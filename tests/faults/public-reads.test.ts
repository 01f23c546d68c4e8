import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { closeDatabase, createDatabase, type Database } from '../../src/server/db/client.ts'
import { createPublicReads } from '../../src/server/platform/public-reads.ts'
import { silentLog } from '../support/log.ts'
import { type PrimaryWithStandby, startPrimaryWithStandby } from '../support/standby.ts'
import { waitFor } from '../support/wait-for.ts'

let servers: PrimaryWithStandby
let primary: PrimaryWithStandby['primary']
let standby: PrimaryWithStandby['standby']
let db: Database

beforeAll(async () => {
  servers = await startPrimaryWithStandby()
  ;({ primary, standby } = servers)
  db = createDatabase(primary.connection, silentLog)
  await db.execute(sql`create table number (value int)`)
  await db.execute(sql`insert into number values (0)`)
})

afterAll(async () => {
  await closeDatabase(db)
  await servers.stop()
})

/** Reads that end with the test; `read` returns the number and who answered. */
function startReads(writer = db, { host, user, database } = standby.connection) {
  const address = `postgresql:///${database}?${new URLSearchParams({ host, user })}`
  const reads = createPublicReads(writer, address, silentLog)
  onTestFinished(() => reads.stop())
  const read = async () => {
    const { rows } = await reads.db.execute(
      sql`select value, pg_is_in_recovery() as "isStandby" from number`,
    )
    return rows[0]
  }
  return { ...reads, read }
}

test('the standby answers what it has replayed, and the writer a change that it lacks', async () => {
  const { read, changed } = startReads()
  await waitFor(async () => expect(await read()).toEqual({ value: 0, isStandby: true }))
  await standby.replay(false)
  await db.execute(sql`update number set value = 1`)
  // Another server's change is shown once it is announced.
  expect(await read()).toEqual({ value: 0, isStandby: true })
  changed()
  expect(await read()).toEqual({ value: 1, isStandby: false })
  await standby.replay(true)
  await waitFor(async () => expect(await read()).toEqual({ value: 1, isStandby: true }))
})

test('of a hundred changes each is seen at once', async () => {
  const { read, changed } = startReads()
  for (let value = 2; value < 102; value++) {
    await db.execute(sql`update number set value = ${value}`)
    changed()
    expect(await read()).toMatchObject({ value })
  }
})

test('what is wrong for the standby is asked of the writer, which says what is wrong', async () => {
  const reads = startReads()
  await expect(reads.db.execute(sql`select missing from number`)).rejects.toMatchObject({
    cause: { code: '42703' },
  })
})

test('an address that leads to the primary reads from the writer', async () => {
  const { read } = startReads(db, primary.connection)
  expect(await read()).toMatchObject({ isStandby: false })
})

test('while the writer is gone, guests see what the standby has, also after a change', async () => {
  const writer = createDatabase(primary.connection, silentLog)
  const { read, changed } = startReads(writer)
  await waitFor(async () => expect(await read()).toMatchObject({ isStandby: true }))
  await closeDatabase(writer)
  expect(await read()).toMatchObject({ isStandby: true })
  changed()
  expect(await read()).toMatchObject({ isStandby: true })
})

test('a writer that does not answer is not waited for', async () => {
  const writer = createDatabase(primary.connection, silentLog, { maxConnections: 1 })
  const busy = await writer.$client.connect()
  const { read } = startReads(writer)
  expect(await read()).toMatchObject({ isStandby: true })
  busy.release()
  await closeDatabase(writer)
})

test('a standby that is killed is replaced by the writer', async () => {
  const { read } = startReads()
  await waitFor(async () => expect(await read()).toMatchObject({ isStandby: true }))
  await standby.kill()
  for (let count = 0; count < 50; count++) expect(await read()).toMatchObject({ isStandby: false })
})
