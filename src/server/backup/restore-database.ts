import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import pg, { type Client } from 'pg'
import { migrationLock } from '../db/migrate.ts'
import { applySteps, type MigrationStep } from '../db/migration-steps.ts'
import type { Progress } from '../platform/progress.ts'
import { type Archive, readEntries } from './archive-reader.ts'
import { collect } from './bytes.ts'
import { isEmpty, listLoadStatements, listPartitions, listTables, quoted } from './catalog.ts'
import { ArchiveError, aboutName, type Manifest, type StoredTable, tablePrefix } from './format.ts'
import { type CopyTarget, copyIn, copySettings, digestTable } from './table-copy.ts'

const decompress = promisify(zstdDecompress)

interface LoadOptions {
  archive: Archive
  /** All migrations of this release. */
  migrations: MigrationStep[]
  progress: Progress
  signal: AbortSignal
}

/** The database has tables or is being set up; nothing was changed. */
export async function refuseUsed(client: Client): Promise<void> {
  if (await isEmpty(client)) return
  throw new ArchiveError(
    'Die Datenbank ist nicht leer. Zurückgespielt wird nur in eine leere, damit nichts verloren geht: ' +
      'Nimm ein neues DATA_DIR, oder lege in PostgreSQL eine neue Datenbank an und nenne sie in ' +
      'DATABASE_URL (docs/operations.md, „Backup and restore“).',
  )
}

/**
 * Sets up the schema that the archive had, loads and compares its tables, and applies the migrations that came
 * since: all in one transaction, so that nobody sees a partial database. Returns the tables that do not belong
 * to the product, which it leaves out.
 */
export async function restoreDatabase(
  client: Client,
  manifest: Manifest,
  options: LoadOptions,
): Promise<string[]> {
  const had = new Set(manifest.migrations)
  const [earlier, later] = [true, false].map((isEarlier) =>
    options.migrations.filter(({ folderMillis }) => had.has(folderMillis) === isEarlier),
  )
  await client.query(`begin; ${copySettings}; set local client_min_messages = warning`)
  await refuseServer(client)
  await refuseUsed(client)
  await applySteps(client, earlier ?? [])
  const { tables, foreign } = await findTables(client, manifest)
  await createPartitions(client, manifest, tables)
  const { before, after } = await listLoadStatements(client)
  for (const statement of before) await client.query(statement)
  await loadTables(client, tables, options)
  await setSequences(client, manifest)
  for (const statement of after) await client.query(statement)
  await compareTables(client, tables, options)
  await applySteps(client, later ?? [])
  await client.query('commit')
  return foreign
}

const lockNotAvailable = '55P03'

/** A server that starts now waits for this lock until the restore is committed. */
async function refuseServer(client: Client): Promise<void> {
  try {
    // PostgreSQL needs a moment to end the transaction of a killed restore.
    await client.query("set local lock_timeout = '20s'")
    await client.query(`select pg_advisory_xact_lock(${migrationLock})`)
    await client.query('set local lock_timeout = 0')
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError && cause.code === lockNotAvailable)) throw cause
    throw new ArchiveError('Ein Server richtet diese Datenbank gerade ein. Beende ihn zuerst.', {
      cause,
    })
  }
}

/** The tables of the archive, by whether the product's schema has them with these columns. */
async function findTables(client: Client, manifest: Manifest) {
  const missing = new Map((await listTables(client)).map((table) => [table.name, table.columns]))
  const tables: StoredTable[] = []
  const foreign: string[] = []
  for (const table of manifest.tables) {
    const columns = missing.get(table.name)
    if (!columns) foreign.push(table.name)
    else if (columns.toSorted().join() === table.columns.toSorted().join()) tables.push(table)
    else throw new ArchiveError(`Die Tabelle ${table.name} hat in der Sicherung andere Spalten.`)
    missing.delete(table.name)
  }
  if (missing.size === 0) return { tables, foreign }
  throw new ArchiveError(`In der Sicherung fehlen Tabellen: ${[...missing.keys()].join(', ')}.`)
}

/** Creates what the server, not a migration, had created. */
async function createPartitions(client: Client, manifest: Manifest, tables: StoredTable[]) {
  const present = new Set((await listPartitions(client)).map(({ name }) => name))
  for (const { name, parent, bound } of manifest.partitions) {
    if (present.has(name) || !tables.some((table) => table.name === parent)) continue
    await client.query(`create table ${quoted(name)} partition of ${quoted(parent)} ${bound}`)
  }
}

/** Reads the tables, which are the first entries of an archive. */
async function loadTables(
  client: Client,
  tables: StoredTable[],
  { archive, progress, signal }: LoadOptions,
): Promise<void> {
  progress.begin('Datenbank', textBytesOf(tables))
  let current = null as { table: StoredTable; target: CopyTarget } | null
  for await (const { name, bytes } of readEntries(archive, { signal })) {
    if (name === aboutName) continue
    if (!name.startsWith(tablePrefix)) break
    const table = tables.find((one) => name.startsWith(`${tablePrefix}${one.name}/`))
    if (!table) continue
    if (current?.table !== table) {
      await current?.target.end()
      current = { table, target: copyIn(client, table) }
    }
    const rows = await decompress(await collect(bytes))
    await current.target.write(rows)
    progress.add(rows.length)
  }
  await current?.target.end()
}

async function setSequences(client: Client, { sequences }: Manifest): Promise<void> {
  for (const { name, lastValue } of sequences) {
    if (lastValue === null) continue
    await client.query(
      `select setval(oid, $2) from pg_class
        where relname = $1 and relkind = 'S' and relnamespace = 'public'::regnamespace`,
      [name, lastValue],
    )
  }
}

/** Compares before later migrations change the rows. */
async function compareTables(
  client: Client,
  tables: StoredTable[],
  { progress, signal }: LoadOptions,
): Promise<void> {
  progress.begin('Vergleich', textBytesOf(tables))
  for (const table of tables) {
    signal.throwIfAborted()
    const { rows, digest } = await digestTable(client, table, progress.add)
    if (rows === table.rows && digest === table.digest) continue
    throw new ArchiveError(
      `Die Tabelle ${table.name} ist nach dem Laden nicht gleich: ${rows} statt ${table.rows} Zeilen ` +
        'oder ein anderer Inhalt. Es bleibt nichts davon in der Datenbank.',
    )
  }
}

const textBytesOf = (tables: StoredTable[]) => tables.reduce((total, { bytes }) => total + bytes, 0)
