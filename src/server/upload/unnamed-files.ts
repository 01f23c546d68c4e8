import { inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { dataExport } from '../db/privacy-schema.ts'
import { storedFile } from '../db/story-schema.ts'
import type { FileStore } from '../files/local.ts'

export const unnamedTickMs = 6 * 3_600_000
/** For files that nothing names yet: longer than any import takes, or a page stays open. */
const graceMs = 7 * 86_400_000
const mostAtOnce = 10_000

// Tables are named by hand; see profile/queries.ts.
/** Keys of every file that a row names. In documents whatever looks like a key is taken for one. */
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
 * Removes files that no row names and that are older than a week: what was sent and never saved, or
 * taken out of a story whose versions are gone. Returns how many; servers may do so at once.
 */
export async function forgetUnnamedFiles(
  db: Database,
  files: FileStore,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - graceMs)
  // A database younger than the files beside it, as before a backup is played back, knows none of them.
  if ((await db.$count(storedFile, lt(storedFile.createdAt, before))) === 0) return 0
  await forgetRows(db, before)
  let removed = 0
  // Files go after their rows: a story that names one can only be saved while there is a row.
  for await (const name of files.listOld(before)) {
    if ((await isKnown(db, name)) || !(await files.removeOld(name, before))) continue
    removed += 1
  }
  return removed
}

async function forgetRows(db: Database, before: Date): Promise<void> {
  const isUnnamed = sql`file.created_at < ${before.toISOString()}::timestamptz
    and not exists (select from named where named.key = file.key)`
  await db.transaction(async (tx) => {
    // Reads all documents; nobody waits for it but who names one of these files.
    await tx.execute(sql`set local statement_timeout = '60s'`)
    const found = await tx.execute<{ key: string }>(sql`with ${named}
      select key from stored_file file where ${isUnnamed} limit ${mostAtOnce}`)
    if (found.rows.length === 0) return
    const held = await tx
      .select({ key: storedFile.key })
      .from(storedFile)
      .where(keyIn(found.rows))
      .for('update', { skipLocked: true })
    // Looked at again once they are held: whoever saves a story holds its files, too.
    await tx.execute(sql`with ${named}
      delete from stored_file file where ${isUnnamed} and key = any(${sql.param(held.map(keyOf))})`)
  })
}

const keyOf = ({ key }: { key: string }) => key
const keyIn = (rows: { key: string }[]) => inArray(storedFile.key, rows.map(keyOf))

/** Whether a file is one of a row, or a copy of somebody's data. */
async function isKnown(db: Database, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${storedFile} where key = ${name}
    union all select from ${dataExport} where file_key = ${name} limit 1`)
  return rows.length > 0
}
