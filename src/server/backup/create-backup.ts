import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import type { Client } from 'pg'
import { appliedMigrations } from '../db/migration-steps.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Progress } from '../platform/progress.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import { bytesOf } from './bytes.ts'
import { listPartitions, listSequences, listTables } from './catalog.ts'
import {
  type About,
  ArchiveError,
  aboutName,
  filePrefix,
  formatVersion,
  type Manifest,
  type StoredTable,
  tablePrefix,
} from './format.ts'
import { createRowDigest } from './row-digest.ts'
import { copyOut, copySettings } from './table-copy.ts'

const compress = promisify(zstdCompress)
/** A part of a table before its compression; one is in memory at a time. */
const partBytes = 8_000_000

export interface BackupOptions {
  /** Opens a connection to the database; the backup closes it. */
  connect(): Promise<Client>
  files: Pick<FileStore, 'open' | 'list'>
  /** The archive; must not exist. */
  target: string
  passphrase?: string | undefined
  now: Date
  progress: Progress
  signal: AbortSignal
}

/**
 * Writes all tables of one snapshot, then all files. Files are stored before a row names them and never
 * change, so the files after the snapshot include those that its rows name.
 */
export async function createBackup(options: BackupOptions): Promise<Manifest> {
  const { target, passphrase, now, progress } = options
  const archive = await createArchive(target, { passphrase, now })
  try {
    const { namedKeys, ...database } = await addDatabase(archive, options)
    await addFiles(archive, options, namedKeys)
    const missingFiles = await findMissingFiles(archive, options, namedKeys)
    const manifest = await archive.finish({ ...database, missingFiles })
    progress.end()
    return manifest
  } catch (error) {
    await archive.discard()
    throw error
  }
}

/** The connection ends with the tables: copies of files take long, and PostgreSQL keeps old rows for a snapshot. */
async function addDatabase(archive: ArchiveWriter, options: BackupOptions) {
  const client = await options.connect()
  try {
    await client.query(`begin isolation level repeatable read read only; ${copySettings}`)
    const about: About = {
      format: formatVersion,
      createdAt: options.now.toISOString(),
      migrations: await appliedMigrations(client),
    }
    await archive.addBytes(aboutName, Buffer.from(JSON.stringify(about)))
    const tables = await addTables(archive, client, options)
    const partitions = await listPartitions(client)
    const sequences = await listSequences(client)
    const { rows } = await client.query<{ key: string }>('select key from stored_file')
    return { ...about, tables, partitions, sequences, namedKeys: rows.map(({ key }) => key) }
  } finally {
    await client.end()
  }
}

async function addTables(
  archive: ArchiveWriter,
  client: Client,
  { progress, signal }: BackupOptions,
): Promise<StoredTable[]> {
  const tables = await listTables(client)
  progress.begin('Datenbank', sum(tables))
  const stored: StoredTable[] = []
  for (const { name, columns } of tables) {
    const digest = createRowDigest()
    const parts = createParts(archive, name)
    let bytes = 0
    for await (const chunk of copyOut(client, { name, columns }, digest)) {
      signal.throwIfAborted()
      await parts.add(chunk)
      bytes += chunk.length
      progress.add(chunk.length)
    }
    await parts.flush()
    stored.push({ name, columns, rows: digest.rows(), bytes, digest: digest.hex() })
  }
  return stored
}

/** Collects the rows of a table into compressed entries, because a tar names the size of an entry before it. */
function createParts(archive: ArchiveWriter, table: string) {
  let chunks: Buffer[] = []
  let bytes = 0
  let count = 0

  async function flush(): Promise<void> {
    if (bytes === 0) return
    count += 1
    const name = `${tablePrefix}${table}/${String(count).padStart(6, '0')}.copy.zst`
    await archive.addBytes(name, await compress(Buffer.concat(chunks)))
    chunks = []
    bytes = 0
  }
  return {
    async add(chunk: Buffer): Promise<void> {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= partBytes) await flush()
    },
    flush,
  }
}

async function addFiles(
  archive: ArchiveWriter,
  { files, progress, signal }: BackupOptions,
  namedKeys: string[],
): Promise<void> {
  const listed: { key: string; sizeBytes: number }[] = []
  for await (const file of files.list()) listed.push(file)
  if (listed.length === 0 && namedKeys.length > 0) {
    throw new ArchiveError(
      'Die Datenbank nennt Dateien, aber der Speicher ist leer. Stimmt DATA_DIR?',
    )
  }
  progress.begin('Dateien', sum(listed))
  for (const { key } of listed) {
    signal.throwIfAborted()
    // Null for a file that was deleted since the listing.
    const file = await files.open(key)
    if (file) await archive.addStream(`${filePrefix}${key}`, bytesOf(file), file.sizeBytes)
    progress.add(file?.sizeBytes ?? 0)
  }
}

/** Files that the snapshot names and the archive does not have, unless they were deleted in the meantime. */
async function findMissingFiles(
  archive: ArchiveWriter,
  { connect }: BackupOptions,
  namedKeys: string[],
): Promise<string[]> {
  const added = new Set(archive.parts.map(({ name }) => name))
  const missing = namedKeys.filter((key) => !added.has(`${filePrefix}${key}`))
  if (missing.length === 0) return []
  const client = await connect()
  try {
    const { rows } = await client.query<{ key: string }>(
      'select key from stored_file where key = any($1) order by key',
      [missing],
    )
    return rows.map(({ key }) => key)
  } finally {
    await client.end()
  }
}

const sum = (parts: { sizeBytes: number }[]) =>
  parts.reduce((total, { sizeBytes }) => total + sizeBytes, 0)
