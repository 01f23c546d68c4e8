import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import {
  clientConfig,
  closeDatabase,
  createDatabase,
  type Database,
} from '../src/server/db/client.ts'
import type { EmbeddedDatabase } from '../src/server/db/embedded.ts'
import { databaseName } from '../src/server/db/embedded-cluster.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { createLive } from '../src/server/platform/live.ts'
import { createServerChannels } from '../src/server/platform/server-channels.ts'
import { log, withEmbedded } from './embedded.ts'
import { generate } from './generated.ts'

/**
 * Measures what live news cost (decision 0025): changes of user documents per second, and how late another
 * server hears of one.
 */
const accounts = 2_000
const writers = 16
const roundMs = 3_000
const rounds = 3
const samples = 1_000

await withEmbedded(async (embedded) => {
  await migrate(embedded.connection, {
    migrationsDir: path.join(import.meta.dirname, '../drizzle'),
    log,
  })
  await generate({ ...embedded.connection, user: databaseName }, { accounts, stories: 1 })
  await measure(embedded)
})

async function measure({ connection }: EmbeddedDatabase) {
  const [db, elsewhere] = [createDatabase(connection, log), createDatabase(connection, log)]
  const channels = await createServerChannels(db, connection, log)
  const otherChannels = await createServerChannels(elsewhere, connection, log)
  createLive(db, channels)
  const { rows } = await db.execute<{ id: string }>(sql`select user_id as id from profile`)
  const ids = rows.map(({ id }) => id)

  const own = await connect(connection)
  const perSecond: Record<'with news' | 'without news', number[]> = {
    'with news': [],
    'without news': [],
  }
  for (let round = 0; round < rounds; round++) {
    for (const [name, before, after] of [
      ['with news', 'select', 'select'],
      [
        'without news',
        'alter table profile disable trigger profile_notify_update',
        'alter table profile enable trigger profile_notify_update',
      ],
    ] as const) {
      await own.query(before)
      perSecond[name].push(await countChanges(db, ids))
      await own.query(after)
    }
  }
  const withNews = percentile(perSecond['with news'], 0.5)
  const without = percentile(perSecond['without news'], 0.5)
  print('changes per second with news', withNews)
  print('changes per second without news', without)
  print('with / without', withNews / without)

  const floor = await measureLateness(async (heard) => {
    const listener = await connect(connection)
    listener.on('notification', heard)
    await listener.query('listen floor')
    return { change: () => own.query(`select pg_notify('floor', '')`), end: () => listener.end() }
  })
  const news = await measureLateness(async (heard) => {
    otherChannels.receive('profile_changed', heard)
    return { change: () => rename(db, ids[0] ?? ''), end: async () => {} }
  })
  for (const part of ['p50', 'p99'] as const) {
    print(`a raw NOTIFY, ${part} in ms`, floor[part])
    print(`a change heard elsewhere, ${part} in ms`, news[part])
    print(`change / raw, ${part}`, news[part] / floor[part])
  }

  await own.end()
  await channels.stop()
  await otherChannels.stop()
  await closeDatabase(db)
  await closeDatabase(elsewhere)
}

async function connect(connection: EmbeddedDatabase['connection']) {
  const client = new pg.Client(clientConfig({ ...connection, user: databaseName }))
  await client.connect()
  return client
}

function rename(db: Database, userId: string) {
  return db.execute(sql`update profile set display_name = 'Name' where user_id = ${userId}`)
}

/** Changes of different accounts per second, by all writers together. */
async function countChanges(db: Database, ids: string[]): Promise<number> {
  const endMs = performance.now() + roundMs
  let count = 0
  const write = async (writer: number) => {
    for (let turn = writer; performance.now() < endMs; turn += writers) {
      await rename(db, ids[turn % ids.length] ?? '')
      count++
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  return (count * 1_000) / roundMs
}

/** Times from the call to the message, in milliseconds, with pauses between the calls. */
async function measureLateness(
  open: (heard: () => void) => Promise<{ change(): Promise<unknown>; end(): Promise<void> }>,
): Promise<{ p50: number; p99: number }> {
  let heard = () => {}
  const { change, end } = await open(() => heard())
  const late: number[] = []
  for (let sample = 0; sample < samples; sample++) {
    const startedMs = performance.now()
    const message = new Promise<void>((resolve) => {
      heard = resolve
    })
    await change()
    await message
    late.push(performance.now() - startedMs)
    await delay(40)
  }
  await end()
  return { p50: percentile(late, 0.5), p99: percentile(late, 0.99) }
}

function percentile(values: number[], part: number): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0
}

function print(name: string, value: number) {
  process.stdout.write(`${name.padEnd(40)} ${value.toFixed(value < 100 ? 2 : 0).padStart(10)}\n`)
}
