import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Client } from 'pg'
import { inject } from 'vitest'
import { digestOf } from '../../src/server/backup/bytes.ts'
import { type BackupOptions, createBackup } from '../../src/server/backup/create-backup.ts'
import { openRestorable, restoreBackup } from '../../src/server/backup/restore-backup.ts'
import { connect } from '../../src/server/command.ts'
import { type MigrationStep, readMigrationSteps } from '../../src/server/db/migration-steps.ts'
import { openFiles } from '../../src/server/open-files.ts'
import type { TestApp } from './app.ts'
import { runOnServer, urlOf, withDatabase } from './cluster.ts'

export const allMigrations = readMigrationSteps(path.join(import.meta.dirname, '../../drizzle'))
const silentProgress = { begin() {}, add() {}, end() {} }
const signal = new AbortController().signal
const now = new Date('2026-11-21T10:00:00Z')

/** A database without tables, and an empty folder of files. */
export async function createTarget() {
  const server = inject('databaseServer')
  const name = `fabelhain_test_${randomBytes(6).toString('hex')}`
  await runOnServer(server, `create database ${name} template template0`)
  const dir = await mkdtemp(path.join(tmpdir(), 'fabelhain-backup-'))
  return {
    connect: () => connect(withDatabase(server, name)),
    url: urlOf(withDatabase(server, name)),
    dir,
    filesDir: path.join(dir, 'files'),
    /** Runs queries on a connection of their own. */
    async query<Row extends Record<string, unknown>>(text: string): Promise<Row[]> {
      const client = await connect(withDatabase(server, name))
      try {
        return (await client.query<Row>(text)).rows
      } finally {
        await client.end()
      }
    },
    async drop() {
      await runOnServer(server, `drop database ${name} with (force)`)
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export type Target = Awaited<ReturnType<typeof createTarget>>

/** How to reach the database of a running app. */
export async function databaseOf({ db }: TestApp) {
  const { rows } = await db.$client.query('select current_database() as name')
  const address = withDatabase(inject('databaseServer'), rows[0]?.name)
  return { connect: () => connect(address), url: urlOf(address) }
}

/** Backs up as the command does. */
export const backUp = (
  options: Pick<BackupOptions, 'connect' | 'files' | 'target'> & Partial<BackupOptions>,
) => createBackup({ now, progress: silentProgress, signal, ...options })

/** Restores as the command does. */
export async function restoreInto(
  target: Target,
  file: string,
  {
    passphrase,
    migrations = allMigrations,
  }: { passphrase?: string | undefined; migrations?: MigrationStep[] } = {},
) {
  const archive = await openRestorable(file, { passphrase, migrations, signal })
  return restoreBackup({
    archive,
    connect: target.connect,
    files: await openFiles(folderStore(target.filesDir)),
    scratchDir: path.join(target.dir, 'scratch'),
    migrations,
    progress: silentProgress,
    signal,
  })
}

/** Number and content of the rows of every table, as PostgreSQL computes them. */
export async function hashTables(client: Pick<Client, 'query'>): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  )
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash
        from public."${name}" t`,
    )
    hashes[name] = rows[0]?.hash
  }
  return hashes
}

/** Everything of the schema that a restore could lose. */
export async function describeSchema(client: Pick<Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ fact: string }>(
    `with own as (select oid from pg_class where relnamespace = 'public'::regnamespace)
    select attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' ||
        attnotnull || attgenerated::text || attidentity::text as fact
      from pg_attribute where attrelid in (select oid from own) and attnum > 0 and not attisdropped
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text
      from pg_trigger where tgrelid in (select oid from own) and not tgisinternal
    union all select pg_get_indexdef(indexrelid) from pg_index where indrelid in (select oid from own)
    union all select 'migration ' || created_at from drizzle.__drizzle_migrations`,
  )
  return rows.map(({ fact }) => fact).sort()
}

/** The hash of every file in a folder, by its path. */
export async function hashFiles(dir: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    hashes[path.relative(dir, file)] = (await digestOf(createReadStream(file))).sha256
  }
  return hashes
}

/** Random bytes that are the same in every run. */
export function noise(seed: string, sizeBytes: number): Buffer {
  return createHash('shake256', { outputLength: sizeBytes }).update(seed).digest()
}

/** Settings of a file store in a folder. */
export const folderStore = (folder: string) => ({
  place: { folder },
  keys: { accessKeyId: '', secretAccessKey: '' },
})
