import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { applySteps, type MigrationStep } from '../../src/server/db/migration-steps.ts'
import type { FileStore } from '../../src/server/files/file-store.ts'
import { openFiles } from '../../src/server/open-files.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import {
  allMigrations,
  backUp,
  createTarget,
  databaseOf,
  describeSchema,
  folderStore,
  hashFiles,
  hashTables,
  noise,
  restoreInto,
  type Target,
} from '../support/backup.ts'
import { fillAccount } from '../support/privacy.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'
import { waitFor } from '../support/wait-for.ts'

let app: TestApp
let connect: Target['connect']
let parent: TestUser
let target: Target
const storyIds = ['erste', 'zweite', 'dritte', 'vierte']
const passphrase = 'drei rote Schirme im Regen'

beforeAll(async () => {
  app = await createTestApp()
  connect = (await databaseOf(app)).connect
  for (const storyId of storyIds) await addStory(app, storyId)
  parent = await app.signUp()
  await fillAccount(app, await app.signUp(), 'erste')
  await app.db.$client.query(
    `insert into rate_limit (key, count, window_ends_at) values (E'Tab\\tZeile\\nUnd \\\\ „ß“', 1, now())`,
  )
})
afterAll(() => app.close())
beforeEach(async () => {
  target = await createTarget()
  return target.drop
})

const archiveFile = () => path.join(target.dir, 'sicherung.tar')

test('a backup restores every table, file and counter, encrypted and in parts', async () => {
  // Larger than what a restore keeps in memory, and than a part of a table.
  await app.files.put(noise('film', 5_000_000), 'mp4')
  await app.db.$client.query(
    `insert into story_report (story_id, language, reason, page, note)
      select 'erste', 'de', 'other', i, repeat(md5(i::text), 100) from generate_series(1, 3000) i`,
  )
  const file = archiveFile()
  const manifest = await backUp({ connect, files: app.files, target: file, passphrase })
  const parts = manifest.parts.filter(({ name }) => name.startsWith('tables/story_report/'))
  expect(parts.length).toBeGreaterThan(1)
  const { foreignTables } = await restoreInto(target, file, { passphrase })
  expect(foreignTables).toEqual([])

  const source = app.db.$client
  const client = await target.connect()
  expect(await hashTables(client)).toEqual(await hashTables(source))
  expect(await describeSchema(client)).toEqual(await describeSchema(source))
  const stored = Object.entries(await hashFiles(app.filesDir))
  const files = stored.filter(([name]) => /^[0-9a-f]{2}\//.test(name))
  expect(files.length).toBeGreaterThan(4)
  expect(await hashFiles(target.filesDir)).toEqual(Object.fromEntries(files))

  const { rows } = await client.query(
    `insert into outbox (kind, payload, idempotency_key) values ('mail', '{}', 'neu')
      returning id > (select max(id) from outbox) as is_next`,
  )
  expect(rows).toEqual([{ is_next: true }])
  const versions = `update profile set display_name = 'Neu' where user_id = $1 returning version`
  const [there, here] = [client, source].map((one) => one.query(versions, [parent.uid]))
  expect((await there)?.rows).toEqual((await here)?.rows)
  await client.end()
})

test('a backup under load is one moment, and every file of that moment is in it', async () => {
  const load = startLoad(await Promise.all([app.signUp(), app.signUp(), app.signUp()]))
  // The backup has its snapshot and waits for profile, while a read changes two tables.
  const holder = await connect()
  onTestFinished(() => holder.end())
  await holder.query('begin; lock table profile in access exclusive mode')
  const files: Pick<FileStore, 'open' | 'list'> = {
    open: app.files.open,
    async *list() {
      await load.goesOn()
      yield* app.files.list()
    },
  }
  const saving = backUp({ connect, files, target: archiveFile() })
  await waitFor(async () => {
    const { rowCount } = await app.db.$client.query(
      `select from pg_stat_activity where datname = current_database()
        and query like '%pg_table_size%' and wait_event_type = 'Lock'`,
    )
    expect(rowCount).toBe(1)
  })
  await holder.query(
    `insert into monthly_read (user_id, month, story_id) select '${parent.uid}', '2026-11', 'vierte';
    update profile set used_pdf_reads = used_pdf_reads + 1 where user_id = '${parent.uid}'; commit`,
  )
  const manifest = await saving
  await load.stop()

  expect(manifest.missingFiles).toEqual([])
  await restoreInto(target, archiveFile())
  const wrong = await target.query(
    `select
      (select count(*)::int from profile p where used_pdf_reads <>
        (select count(*) from monthly_read m where m.user_id = p.user_id)) as usage,
      (select count(*)::int from story s where likes <> kept_likes +
        (select count(*) from story_like l where l.story_id = s.story_id)) as likes,
      (select used_pdf_reads from profile where user_id = '${parent.uid}') as read_later`,
  )
  expect(wrong).toEqual([{ usage: 0, likes: 0, read_later: 0 }])
})

/** Reads, likes and stores files until it is stopped. */
function startLoad(readers: TestUser[]) {
  let writes = 0
  let isStopped = false
  const write = async ({ api }: TestUser) => {
    for (let turn = 0; !isStopped; turn++) {
      const storyId = storyIds[turn % storyIds.length] ?? ''
      await api.reading.open({ storyId })
      await api.story.like({ storyId, liked: turn % 8 < 4 })
      await app.files.put(Buffer.from(`file ${turn}`), 'pdf')
      writes += 1
    }
  }
  const running = Promise.allSettled(readers.map(write))
  const stop = async () => {
    isStopped = true
    await running
  }
  onTestFinished(stop)
  return {
    stop,
    async goesOn() {
      const before = writes
      await waitFor(() => expect(writes).toBeGreaterThan(before + 10))
    },
  }
}

describe('a backup of another database', () => {
  let other: Target
  let files: FileStore
  beforeEach(async () => {
    other = await createTarget()
    files = await openFiles(folderStore(other.filesDir))
    return other.drop
  })

  test('of an earlier release gets the migrations that came since, and no table of others', async () => {
    await setUp(other, allMigrations.slice(0, -2))
    await other.query(`insert into "user" (id, name, email) values ('u', 'Familie', 'a@b.de')`)
    await other.query(`create table eigene (notiz text); insert into eigene values ('unsere')`)
    await backUp({ connect: other.connect, files, target: archiveFile() })
    const { foreignTables } = await restoreInto(target, archiveFile())
    expect(foreignTables).toEqual(['eigene'])
    const rows = `select id, name, email_verified from "user"`
    expect(await target.query(rows)).toEqual(await other.query(rows))
    const client = await target.connect()
    expect(await describeSchema(client)).toEqual(await describeSchema(app.db.$client))
    await client.end()
  })

  test('with partitions has those that were added since their migration', async () => {
    const partitioned = {
      sql: [
        `create table visit (day date not null, user_id text not null references "user",
          primary key (day, user_id)) partition by range (day)`,
        `create table visit_2026_11 partition of visit for values from ('2026-11-01') to ('2026-12-01')`,
      ],
      folderMillis: 2e12,
      hash: 'visit',
      bps: true,
    }
    const migrations = [...allMigrations, partitioned]
    await setUp(other, migrations)
    await other.query(
      `create table visit_rest partition of visit default;
      create table visit_2026_12 partition of visit for values from ('2026-12-01') to ('2027-01-01');
      insert into "user" (id, name, email) values ('u', 'Familie', 'a@b.de');
      insert into visit select day, 'u'
        from generate_series('2026-11-20'::date, '2027-01-10', '1 day') day`,
    )
    await backUp({ connect: other.connect, files, target: archiveFile() })
    await restoreInto(target, archiveFile(), { migrations })
    const visits = 'select tableoid::regclass::text as partition, day from visit order by day'
    expect(await target.query(visits)).toHaveLength(52)
    expect(await target.query(visits)).toEqual(await other.query(visits))
    await expect(target.query('insert into visit values (now(), $$v$$)')).rejects.toThrow(/visit_/)
  })
})

/** Sets up a database as a release with these migrations would. */
async function setUp({ connect }: Target, migrations: MigrationStep[]): Promise<void> {
  const client = await connect()
  await applySteps(client, migrations)
  await client.end()
}

describe('files that the database names', () => {
  test('are listed where the store has lost them', async () => {
    const [lost] = (await app.db.$client.query('select key from stored_file limit 1')).rows
    const { open, list } = app.files
    const files = { list, open: async (key: string) => (key === lost.key ? null : open(key)) }
    const manifest = await backUp({ connect, files, target: archiveFile() })
    expect(manifest.missingFiles).toEqual([lost.key])
  })

  test('are all missing: then DATA_DIR is wrong, and there is no backup', async () => {
    const files = await openFiles(folderStore(target.filesDir))
    const saving = backUp({ connect, files, target: archiveFile() })
    await expect(saving).rejects.toThrow('der Speicher ist leer. Stimmt DATA_DIR?')
    await rm(target.filesDir, { recursive: true })
    expect(Object.keys(await hashFiles(target.dir))).toEqual([])
  })
})

test('a backup that is stopped leaves nothing, and no backup replaces a file', async () => {
  const stop = new AbortController()
  const files = {
    open: app.files.open,
    async *list() {
      stop.abort(new Error('stopped'))
      yield* app.files.list()
    },
  }
  const options = { connect, files, target: archiveFile() }
  await expect(backUp({ ...options, signal: stop.signal })).rejects.toThrow('stopped')
  expect(await hashFiles(target.dir)).toEqual({})

  await backUp({ ...options, files: app.files })
  const before = await hashFiles(target.dir)
  const again = backUp({ ...options, files: app.files })
  await expect(again).rejects.toThrow('gibt es schon. Nenne eine Datei, die es noch nicht gibt.')
  expect(await hashFiles(target.dir)).toEqual(before)
})
