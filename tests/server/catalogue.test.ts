import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { StoryFilter } from '../../src/contract/story-card.ts'
import {
  clientConfig,
  closeDatabase,
  createDatabase,
  type Database,
} from '../../src/server/db/client.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { findCards, listStories } from '../../src/server/story/queries.ts'
import { listShelves } from '../../src/server/story/shelves.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { silentLog } from '../support/log.ts'
import { addStory } from '../support/stories.ts'

const migrationsDir = path.join(import.meta.dirname, '../../drizzle')

let app: TestApp
/** The connections of a second server, which keeps a catalogue of its own. */
let other: Database

beforeAll(async () => {
  app = await createTestApp()
  other = createDatabase(app.database.directAddress, silentLog)
  await addStory(app, 'a')
  await addStory(app, 'b')
})
afterAll(async () => {
  await closeDatabase(other)
  await app.close()
})
beforeEach(() => app.db.execute(sql`update story set likes = 0, is_published = true`))

const list = async (db: Database, filter: StoryFilter = {}) =>
  (await listStories(db, StoryFilter.parse(filter), null)).items.map(({ storyId }) => storyId)

const onBoth = (read: (db: Database) => Promise<unknown>) => Promise.all([app.db, other].map(read))

test('a published, changed or withdrawn story is in the next list of every server', async () => {
  expect(await onBoth((db) => list(db))).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  await addStory(app, 'neu', { title: 'Der Seestern', value: 'geduld', age: [3, 5] })
  expect(await onBoth((db) => list(db, { search: 'seestern' }))).toEqual([['neu'], ['neu']])
  expect(await onBoth((db) => list(db, { value: ['geduld'], age: [4] }))).toEqual([
    ['neu'],
    ['neu'],
  ])
  await addStory(app, 'neu', { title: 'Ein Zahnarzt', value: 'geduld' })
  expect(await onBoth((db) => list(db, { search: 'seestern' }))).toEqual([[], []])
  expect(await onBoth((db) => list(db, { search: 'zahnarzt', sort: 'title' }))).toEqual([
    ['neu'],
    ['neu'],
  ])
  await app.db.execute(sql`update story set is_published = false where story_id = 'neu'`)
  expect(await onBoth((db) => list(db, { search: 'zahnarzt' }))).toEqual([[], []])
  expect(
    await onBoth(async (db) => (await listShelves(db, {}, null)).map(({ total }) => total)),
  ).toEqual([
    [2, 2, 2, 2],
    [2, 2, 2, 2],
  ])
  // Diaries and lists of the past still show it, without its cover.
  expect(await onBoth((db) => findCards(db, ['neu'], []))).toMatchObject([
    [{ storyId: 'neu', coverImageUrl: null }],
    [{ storyId: 'neu', coverImageUrl: null }],
  ])
})

test('a like changes the order of the next list of every server', async () => {
  await onBoth((db) => list(db))
  await app.db.execute(sql`update story set likes = 3 where story_id = 'b'`)
  expect((await onBoth((db) => list(db, { limit: 1 }))).flat()).toEqual(['b', 'b'])
  await app.db.execute(sql`update story set likes = 4 where story_id = 'a'`)
  expect((await onBoth((db) => list(db, { limit: 1 }))).flat()).toEqual(['a', 'a'])
})

test('a transaction that commits after a later one is not missed', async () => {
  const slow = new pg.Client(clientConfig(app.database.directAddress))
  await slow.connect()
  try {
    await slow.query("begin; update story set likes = 9 where story_id = 'b'")
    await app.db.execute(sql`update story set likes = 1 where story_id = 'a'`)
    expect(await onBoth((db) => list(db, { limit: 1 }))).toEqual([['a'], ['a']])
    await slow.query('commit')
    expect(await onBoth((db) => list(db, { limit: 1 }))).toEqual([['b'], ['b']])
  } finally {
    await slow.end()
  }
})

test('a list has the change that its caller has made, however many others are being read', async () => {
  for (let likes = 1; likes <= 20; likes++) {
    const early = [list(app.db), list(app.db)]
    await app.db.execute(sql`update story set likes = ${likes} where story_id = 'a'`)
    const [card] = await findCards(app.db, ['a'], [null])
    expect(card?.likes).toBe(likes)
    await Promise.all(early)
  }
})

test('lists that read the catalogue at the same time share one statement', async () => {
  const pool = app.db.$client
  const { query } = pool
  let statements = 0
  pool.query = ((...call: unknown[]) => {
    if (JSON.stringify(call).includes('story_changes')) statements++
    return Reflect.apply(query, pool, call)
  }) as typeof query
  try {
    await Promise.all(Array.from({ length: 30 }, () => list(app.db)))
  } finally {
    pool.query = query
  }
  expect([1, 2]).toContain(statements)
})

test('after a failure of the database, the next list is complete', async () => {
  const broken = createDatabase(app.database.directAddress, silentLog)
  try {
    await list(broken)
    await addStory(app, 'spaet')
    const { query } = broken.$client
    broken.$client.query = (() => Promise.reject(new Error('down'))) as typeof query
    await expect(list(broken)).rejects.toThrow('down')
    broken.$client.query = query
    expect(await list(broken)).toContain('spaet')
  } finally {
    await closeDatabase(broken)
  }
})

test('titles are in the order of PostgreSQL’s German collation', async () => {
  const titles = [
    'Zebra',
    'äpfel',
    'Apfel',
    'apfel',
    'Äpfel',
    'Öl',
    'Olli',
    'Maße',
    'Masse',
    'Ein Tag',
    'Eintag',
    '10 Raben',
    '2 Raben',
    '„Nein“, sagt Nela',
    'Éclair',
    'Wer? Wo!',
    'Wer – wo?',
  ]
  for (const [at, title] of titles.entries()) await addStory(app, `title-${at}`, { title })
  const { rows } = await app.db.execute<{ title: string }>(
    sql`select title from story where story_id like 'title-%' order by title collate "de-DE-x-icu", story_id`,
  )
  const { items } = await listStories(
    app.db,
    StoryFilter.parse({ sort: 'title', limit: 100 }),
    null,
  )
  const listed = items.filter(({ storyId }) => storyId.startsWith('title-'))
  expect(listed.map(({ title }) => title)).toEqual(rows.map(({ title }) => title))
})

test('a restored database forgets the transactions of its former cluster', async () => {
  const { db } = app
  await db.execute(sql`alter table story disable trigger story_changed`)
  await db.execute(sql`update story set changed_in = '9000000000' where story_id = 'a'`)
  await db.execute(sql`alter table story enable trigger story_changed`)
  await migrate(app.database.directAddress, { migrationsDir })
  const isForeign = sql`changed_in >= pg_snapshot_xmax(pg_current_snapshot())`
  expect((await db.execute(sql`select from story where ${isForeign}`)).rows).toEqual([])
})
