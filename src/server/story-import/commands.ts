import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { StoryImport, StoryImportRow } from '../../contract/story-import.ts'
import type { Database } from '../db/client.ts'
import { type StoryImportGiven, storyDraft, storyImport } from '../db/editor-schema.ts'
import type { Accepted, Examiner } from '../examiner/examiner.ts'
import type { GivenStory } from '../examiner/import/given.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Scratch } from '../files/scratch.ts'
import { lockEditor, recordChange } from '../platform/change-log.ts'
import { deleteUpload } from '../upload/commands.ts'
import { arrivedBytes, findUpload, keysOf } from '../upload/queries.ts'
import { removeFiles, storeFile } from './files.ts'
import { findStoryImport } from './queries.ts'
import { checkTogether, filesOf, idOf, toRow, withoutRefused } from './rows.ts'

/** An editor's import, and the time. */
export interface EditorImport {
  importId: string
  userId: string
  now: Date
}

type Checked =
  | { kind: 'checked'; storyImport: StoryImport }
  | { kind: 'unknown' | 'unfinished' | 'unreadable' }

interface CheckDependencies {
  db: Database
  files: FileStore
  scratch: Scratch
  examiner: Examiner
}

/** Checks an upload and stores its rows; repeats for the same upload return the same import. */
export async function checkStoryImport(
  dependencies: CheckDependencies,
  { uploadId, userId, now }: { uploadId: string; userId: string; now: Date },
): Promise<Checked> {
  const { db, files } = dependencies
  const known = await findStoryImport(db, { userId, uploadId })
  if (known) return { kind: 'checked', storyImport: known }
  const upload = await findUpload(db, { uploadId, uid: userId, now })
  if (upload?.kind !== 'import') return { kind: 'unknown' }
  if (arrivedBytes(upload) !== upload.sizeBytes) return { kind: 'unfinished' }
  const own = { uploadId, userId, now, fileName: upload.fileName, keys: keysOf(upload) }
  const created = await storeChecked(dependencies, own)
  // The import has copies of the files that its stories use.
  await deleteUpload(db, files, { uploadId, uid: userId })
  return created ? { kind: 'checked', storyImport: created } : { kind: 'unreadable' }
}

interface CheckedArchive {
  uploadId: string
  userId: string
  fileName: string
  now: Date
  /** Keys of the upload in the file store. */
  keys: string[]
}

async function storeChecked(
  { db, files, scratch, examiner }: CheckDependencies,
  { keys, ...upload }: CheckedArchive,
): Promise<StoryImport | null> {
  const importId = randomUUID()
  let given: StoryImportGiven = { stories: [], files: {} }
  const store = async (found: Accepted<'import'>, outputDir: string) => {
    const names = new Set(Object.keys(found.files))
    const stories = checkTogether(found.stories, names).map(withoutRefused)
    const used = new Set(stories.flatMap(filesOf))
    const usedFiles = Object.entries(found.files).filter(([name]) => used.has(name))
    given = { stories, files: Object.fromEntries(usedFiles) }
    for (const [, name] of usedFiles)
      await storeFile(files, importId, name, path.join(outputDir, name))
    const rows = await rowsOf(db, stories)
    const { now, ...named } = upload
    const times = { createdAt: now, progressedAt: now }
    await db
      .insert(storyImport)
      .values({ importId, rows, given, ...named, ...times })
      .onConflictDoNothing()
    return { kind: 'stored' as const }
  }
  let created: StoryImport | null = null
  try {
    await scratch.withCopy(files, keys, (file) =>
      examiner.examine('import', file, store, upload.fileName),
    )
    created = await findStoryImport(db, upload)
    return created
  } finally {
    // Another server may have been first, with files of its own.
    if (created?.importId !== importId) await removeFiles(files, importId, given.files)
  }
}

async function rowsOf(db: Database, stories: GivenStory[]): Promise<StoryImportRow[]> {
  const ids = stories.flatMap((given) => idOf(given) ?? [])
  const drafts = await db
    .select({ storyId: storyDraft.storyId, story: storyDraft.story })
    .from(storyDraft)
    .where(inArray(storyDraft.storyId, ids))
  const known = new Map(drafts.map(({ storyId, story }) => [storyId, story]))
  return stories.map((given) => toRow(given, known.get(idOf(given) ?? '') ?? null))
}

/** Starts a checked import; null where the editor has none with that id. */
export async function startStoryImport(
  db: Database,
  { importId, userId, now }: EditorImport,
): Promise<StoryImport | null> {
  await db.transaction(async (tx) => {
    await lockEditor(tx, userId)
    const started = await tx
      .update(storyImport)
      .set({ state: 'running', progressedAt: now })
      .where(and(isOwn({ importId, userId }), eq(storyImport.state, 'checked')))
      .returning({ fileName: storyImport.fileName })
    if (started.length === 0) return
    await recordChange(tx, {
      editorId: userId,
      action: 'import-started',
      subject: importId,
      at: now,
    })
  })
  return findStoryImport(db, { userId, importId })
}

/** Cancels an import; stories that were imported stay. */
export async function cancelStoryImport(
  db: Database,
  files: FileStore,
  { importId, userId, now }: EditorImport,
): Promise<StoryImport | null> {
  const given = await db.transaction(async (tx) => {
    await lockEditor(tx, userId)
    const [open] = await tx
      .select({ given: storyImport.given })
      .from(storyImport)
      .where(and(isOwn({ importId, userId }), inArray(storyImport.state, ['checked', 'running'])))
      .for('update')
    if (!open) return null
    await tx
      .update(storyImport)
      .set({ state: 'cancelled', given: { stories: [], files: {} } })
      .where(eq(storyImport.importId, importId))
    const action = 'import-cancelled'
    await recordChange(tx, { editorId: userId, action, subject: importId, at: now })
    return open.given
  })
  if (given) await removeFiles(files, importId, given.files)
  return findStoryImport(db, { userId, importId })
}

const isOwn = ({ importId, userId }: Omit<EditorImport, 'now'>) =>
  and(eq(storyImport.importId, importId), eq(storyImport.userId, userId))

/** Records the outcome of a row; false where the import was cancelled or another server recorded it. */
export async function recordRow(
  db: Database,
  { importId, index, now }: { importId: string; index: number; now: Date },
  change: Pick<StoryImportRow, 'outcome' | 'problems'>,
): Promise<boolean> {
  const recorded = await db
    .update(storyImport)
    .set({
      rows: sql`jsonb_set(${storyImport.rows}, array[${String(index)}]::text[],
        (${storyImport.rows} -> ${index}::int) || ${JSON.stringify(change)}::jsonb)`,
      doneRows: index + 1,
      progressedAt: now,
    })
    .where(and(eq(storyImport.importId, importId), eq(storyImport.doneRows, index), isRunning))
    .returning({ importId: storyImport.importId })
  return recorded.length > 0
}

/** Marks an import as done. */
export async function finishStoryImport(db: Database, importId: string): Promise<void> {
  await db
    .update(storyImport)
    .set({ state: 'done', given: { stories: [], files: {} } })
    .where(and(eq(storyImport.importId, importId), isRunning))
}

const isRunning = eq(storyImport.state, 'running')
const retentionMs = 30 * 86_400_000
const startDeadlineMs = 86_400_000

/** Deletes imports that were not started within a day, and reports after 30 days. */
export async function deleteExpiredImports(
  db: Database,
  files: FileStore,
  now: Date,
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const deleted = await db
    .delete(storyImport)
    .where(
      or(
        and(eq(storyImport.state, 'checked'), lt(storyImport.createdAt, before(startDeadlineMs))),
        lt(storyImport.createdAt, before(retentionMs)),
      ),
    )
    .returning({ importId: storyImport.importId, given: storyImport.given })
  for (const { importId, given } of deleted) await removeFiles(files, importId, given.files)
}
