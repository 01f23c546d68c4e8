import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg, { type PoolClient } from 'pg'
import { StoryFilter } from '../src/contract/story-card.ts'
import { appRole } from '../src/server/db/app-role.ts'
import { closeDatabase, createDatabase, type Database } from '../src/server/db/client.ts'
import { startEmbedded } from '../src/server/db/embedded.ts'
import { databaseName } from '../src/server/db/embedded-cluster.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { listEffects } from '../src/server/editor/queries.ts'
import { findStatistics } from '../src/server/editor/statistics.ts'
import { createWeeklyNewsletter } from '../src/server/newsletter/weekly.ts'
import { deleteDoneEffects, queueMail } from '../src/server/platform/outbox.ts'
import { deleteExpiredSentChanges } from '../src/server/platform/sent-changes.ts'
import { createSignedLinks } from '../src/server/platform/signed-links.ts'
import { deleteDueAccounts } from '../src/server/privacy/due-accounts.ts'
import { rollDueCounters, rollDueVotings } from '../src/server/profile/commands.ts'
import { deleteExpiredKeys } from '../src/server/reading/commands.ts'
import { listItems } from '../src/server/roadmap/queries.ts'
import { listStories, listTopStories } from '../src/server/story/queries.ts'
import { listRanking } from '../src/server/story/ranking.ts'
import { refreshRankings } from '../src/server/story/refresh-rankings.ts'
import { findCurrentPolls } from '../src/server/vote/queries.ts'
import { generate } from './generated.ts'
import { measureHotCalls } from './hot-calls.ts'

/**
 * Generates families and measures the work for all of them, the lists that everybody sees, and the calls of
 * families, these also in a small database. With `BENCH_DATA_DIR`, generated data stay for the next run.
 */
const accounts = Number(process.env.BENCH_ACCOUNTS ?? 1_000_000)
const keptDir = process.env.BENCH_DATA_DIR
const dataDir = keptDir ?? (await mkdtemp(path.join(tmpdir(), 'fabelhain-scale-')))
const smallAccounts = 1_000
const dayMs = 86_400_000
const log = { info() {}, warn: console.warn, error: console.error }
const migrationsDir = path.join(import.meta.dirname, '../drizzle')
const embedded = await startEmbedded({ dataDir, log })
const db = createDatabase(embedded.connection, log)
try {
  const migratedAtMs = performance.now()
  await migrate(embedded.connection, { migrationsDir, log })
  print('migrations', performance.now() - migratedAtMs)
  if ((await countAccounts()) === 0) {
    await generate({ ...embedded.connection, user: databaseName }, { accounts, stories: 36 })
  }
  process.stdout.write(`${await countAccounts()} accounts\n`)
  await measureWork()
  await measureLists()
  await compareHotCalls()
} finally {
  await closeDatabase(db)
  await embedded.stop()
  if (!keptDir) await rm(dataDir, { recursive: true, force: true })
}

async function countAccounts(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int from profile`)
  return rows[0]?.count ?? 0
}

async function measureWork() {
  const now = new Date()
  const later = (days: number) => new Date(now.getTime() + days * dayMs)
  // As on the first of a month: every used counter and every vote is due.
  await prepare(
    `update profile set used_pdf_reads = 1 + hashtext(user_id) % 3, counter_reset = now() + interval '1 day',
    has_voted = hashtext(user_id) % 4 = 0, voting_reset = now() + interval '1 day'`,
    'vacuum analyze profile',
  )
  await work('counters of the month', () => untilDone(() => rollDueCounters(db, { now: later(2) })))
  await work('votes of the month', () => untilDone(() => rollDueVotings(db, { now: later(2) })))
  await prepare('delete from counted_day')
  await work('rankings, all days', () => refreshRankings(db, now))
  await work('rankings, a minute later', () =>
    refreshRankings(db, new Date(now.getTime() + 60_000)),
  )
  await work('sweep: keys of reads', () => deleteExpiredKeys(db, now))
  await work('sweep: keys of changes', () => deleteExpiredSentChanges(db, now))
  await work('sweep: outbox', () => deleteDoneEffects(db, now))
  await prepare(`insert into newsletter_run (week, stories_from, stories_until, next_at)
    values ('2000-W01', now() - interval '400 days', now(), '-infinity')
    on conflict (week) do update set after_id = '', next_at = '-infinity', done_at = null, stories_until = now()`)
  await prepare(`insert into account_deletion (user_id, request_number, requested_at, due_at)
    select user_id, left(md5(user_id), 12), now(), now() from profile order by md5(user_id) limit 20`)
  await work('deletion of 20 accounts', () =>
    deleteDueAccounts(db, {
      now: later(1),
      files: { keyOf: (name) => name },
      mail: { wake() {}, queue: queueMail },
      secret: 'a secret of at least thirty-two characters',
      log: { ...log, debug() {} },
    }),
  )
  const queueNewsletter = createWeeklyNewsletter({
    db,
    mail: { wake() {}, linkTo: (page) => page },
    unsubscribeLinks: createSignedLinks(
      'a secret of at least thirty-two characters',
      'unsubscribe',
    ),
    mailsPerMinute: 6_000,
  })
  await work('newsletter, 1,000 mails', () => queueNewsletter(now))
}

async function measureLists() {
  const limits = { userId: 'family-1', childId: 'default', maxAge: 99, maxScare: 3 }
  const now = new Date()
  for (const period of ['week', 'month', 'ever'] as const) {
    await list(`ranking, ${period}`, () => listRanking(db, { period }, limits))
  }
  await list('top stories', () => listTopStories(db, { limit: 10 }, limits))
  await list('library', () => listStories(db, StoryFilter.parse({}), limits))
  await list('polls', () => findCurrentPolls(db, { uid: 'family-1', limits, now }))
  await list('roadmap', () => listItems(db, 'family-1'))
  await list('statistics of editors', () => findStatistics(db, now))
  await list('outbox of editors', () => listEffects(db))
}

/** In the large database, and in a small one on the same server. */
async function compareHotCalls() {
  const database = 'fabelhain_small'
  await prepare(
    `drop database if exists ${database}`,
    `create database ${database} owner ${appRole}`,
  )
  const connection = { ...embedded.connection, database }
  await migrate(connection, { migrationsDir, log })
  const size = { accounts: smallAccounts, stories: 36 }
  await generate({ ...connection, user: databaseName }, size)
  const smallDb = createDatabase(connection, log)
  try {
    for (const { name, p95s } of await measureHotCalls([smallDb, db])) {
      const [small = 0, large = 0] = p95s
      const ratio = (large / small).toFixed(1)
      print(name, large, `p95; ${ratio} x a database of ${smallAccounts} families`)
    }
  } finally {
    await closeDatabase(smallDb)
  }
}

/** Runs a job again as the next ticks do. */
async function untilDone(job: () => Promise<number>) {
  while ((await job()) > 0);
}

/** Runs statements as a superuser, without triggers and limits. */
async function prepare(...statements: string[]) {
  const client = new pg.Client({ ...embedded.connection, user: databaseName })
  await client.connect()
  await client.query('set session_replication_role = replica')
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function work(name: string, job: () => Promise<unknown>) {
  const startedMs = performance.now()
  const longestMs = await longestStatement(db, job)
  print(name, performance.now() - startedMs, `longest statement ${Math.round(longestMs)} ms`)
}

async function list(name: string, read: () => Promise<unknown>) {
  const times: number[] = []
  for (let count = 0; count < 40; count++) {
    const startedMs = performance.now()
    await read()
    times.push(performance.now() - startedMs)
  }
  times.sort((one, other) => one - other)
  print(name, times[20] ?? 0, `p95 ${(times[37] ?? 0).toFixed(1)} ms`)
}

function print(name: string, ms: number, details = '') {
  process.stdout.write(`${name.padEnd(28)} ${ms.toFixed(1).padStart(10)} ms  ${details}\n`)
}

/** The duration of the longest statement while `job` runs. */
async function longestStatement(database: Database, job: () => Promise<unknown>): Promise<number> {
  let longestMs = 0
  const timed = (client: PoolClient) => {
    const { query } = client
    // The pool calls it with a callback, a transaction without.
    client.query = ((...call: unknown[]) => {
      const startedMs = performance.now()
      const end = () => {
        longestMs = Math.max(longestMs, performance.now() - startedMs)
      }
      const callback = call.at(-1)
      if (typeof callback === 'function') {
        const args = call.slice(0, -1)
        return Reflect.apply(query, client, [
          ...args,
          (...answer: unknown[]) => {
            end()
            callback(...answer)
          },
        ])
      }
      const result: unknown = Reflect.apply(query, client, call)
      if (result instanceof Promise) result.then(end, end)
      return result
    }) as typeof query
    return () => {
      client.query = query
    }
  }
  const restored = new Map<PoolClient, () => void>()
  const onAcquire = (client: PoolClient) => {
    if (!restored.has(client)) restored.set(client, timed(client))
  }
  database.$client.on('acquire', onAcquire)
  try {
    await job()
  } finally {
    database.$client.off('acquire', onAcquire)
    for (const restore of restored.values()) restore()
  }
  return longestMs
}
