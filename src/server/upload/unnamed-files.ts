import { inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { dataExport } from '../db/privacy-schema.ts'
import { clientRelease } from '../db/release-schema.ts'
import { storedFile } from '../db/story-schema.ts'
import type { FileStore } from '../files/file-store.ts'

export const unnamedTickMs = 6 * 3_600_000
/** Younger files stay: longer than an import takes or a page stays open. */
const graceMs = 7 * 86_400_000
const batchSize = 10_000

// Tables are named explicitly; see profile/queries.ts.
/** Keys of every file that a row names; in documents every string in the format of a key. */
const named = sql`named as materialized (
  select file_key as key from story_picture
  union select jsonb_path_query(document,
    'strict $.** ? (@.type() == "string" && @ like_regex "^[0-9a-f]{2}/[0-9a-f]{38}[.]")') #>> '{}'
  from (
    select story as document from story_draft
    union all select story from story_revision
    union all select jsonb_build_array(pdf_key, prints, audio, film) from story_text
    union all select picture from news_post
    union all select result from upload) documents)`

/**
 * Deletes files that no row names and that are older than a week: never saved after their upload, or
 * removed from a story whose versions were deleted. Returns their number; servers may run it concurrently.
 */
export async function deleteUnnamedFiles(
  db: Database,
  files: FileStore,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - graceMs)
  // An empty database whose backup is not restored yet would name none of the files.
  if ((await db.$count(storedFile, lt(storedFile.createdAt, before))) === 0) return 0
  await deleteRows(db, before)
  // Files are deleted after their rows, as a story can only name a file that has a row.
  return files.removeUnnamed(before, (key) => isKnown(db, key))
}

async function deleteRows(db: Database, before: Date): Promise<void> {
  const isUnnamed = sql`file.created_at < ${before.toISOString()}::timestamptz
    and not exists (select from named where named.key = file.key)`
  await db.transaction(async (tx) => {
    // Reads all documents; only changes that name one of these files wait for it.
    await tx.execute(sql`set local statement_timeout = '60s'`)
    const found = await tx.execute<{ key: string }>(sql`with ${named}
      select key from stored_file file where ${isUnnamed} limit ${batchSize}`)
    if (found.rows.length === 0) return
    const locked = await tx
      .select({ key: storedFile.key })
      .from(storedFile)
      .where(keyIn(found.rows))
      .for('update', { skipLocked: true })
    // Checked again under the lock, as saving a story locks its files too.
    await tx.execute(sql`with ${named}
      delete from stored_file file where ${isUnnamed} and key = any(${sql.param(locked.map(keyOf))})`)
  })
}

const keyOf = ({ key }: { key: string }) => key
const keyIn = (rows: { key: string }[]) => inArray(storedFile.key, rows.map(keyOf))

/** Whether a file has a row, is a copy of an account's data, or belongs to a release. */
async function isKnown(db: Database, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${storedFile} where key = ${name}
    union all select from ${dataExport} where file_key = ${name}
    union all select from ${clientRelease}, jsonb_each_text(files) file where file.value = ${name} limit 1`)
  return rows.length > 0
}
