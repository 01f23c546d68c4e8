import type { Client } from 'pg'
import type { MigrationStep } from '../db/migration-steps.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Progress } from '../platform/progress.ts'
import { type Archive, openArchive, readAbout, verifyArchive } from './archive-reader.ts'
import { ArchiveError, type Manifest } from './format.ts'
import { refuseUsed, restoreDatabase } from './restore-database.ts'
import { restoreFiles } from './restore-files.ts'

export interface RestoreOptions {
  archive: Archive
  /** Opens a connection to the database; the restore closes it. */
  connect(): Promise<Client>
  files: Pick<FileStore, 'open' | 'write'>
  /** A folder that the restore may empty and remove. */
  scratchDir: string
  /** All migrations of this release. */
  migrations: MigrationStep[]
  progress: Progress
  signal: AbortSignal
}

/**
 * Restores an archive into an empty database and a file store. Nothing changes before every hash was checked.
 * Then the files are stored, and the database's only commit is the last step: after a kill the database
 * is still empty, and the same command starts again.
 */
export async function restoreBackup(
  options: RestoreOptions,
): Promise<{ manifest: Manifest; foreignTables: string[] }> {
  const { archive, progress, signal } = options
  await withClient(options, refuseUsed)
  progress.begin('Prüfung', archive.sizeBytes)
  const manifest = await verifyArchive(archive, { signal, onBytes: progress.add })
  await restoreFiles(manifest, options)
  const foreignTables = await withClient(options, async (client) => {
    const foreign = await restoreDatabase(client, manifest, options)
    // Without statistics the first queries would be slow.
    await client.query('begin; set local statement_timeout = 0; analyze; commit')
    return foreign
  })
  progress.end()
  return { manifest, foreignTables }
}

async function withClient<Result>(
  { connect }: RestoreOptions,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Opens an archive that this release can restore. */
export async function openRestorable(
  file: string,
  {
    passphrase,
    migrations,
    signal,
  }: {
    passphrase: string | undefined
    migrations: MigrationStep[]
    signal: AbortSignal
  },
): Promise<Archive> {
  const archive = await openArchive(file, passphrase)
  const about = await readAbout(archive, signal)
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis))
  if (about.migrations.every((time) => known.has(time))) return archive
  throw new ArchiveError(
    'Diese Sicherung stammt von einer neueren Version von Fabelhain. Nimm diese oder eine spätere Version.',
  )
}
