import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { StoryImport, StoryImportRow } from '../../contract/story-import.ts'
import type { Database } from '../db/client.ts'
import { storyDraft, storyImport } from '../db/editor-schema.ts'
import type { Accepted, Examiner } from '../examiner/examiner.ts'
import type { GivenStory } from '../examiner/import/given.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import { lockEditor, recordChange } from '../platform/change-log.ts'
import { deleteUpload } from '../upload/commands.ts'
import { findUpload } from '../upload/queries.ts'
import { findStoryImport } from './queries.ts'
import { checkTogether, idOf, toRow, withoutRefused } from './rows.ts'

/** An editor's import, and the time. */
export interface EditorImport {
  importId: string
  userId: string
  now: Date
}

/** The folder with the files of an open import. */
export const folderOf = (workDir: string, importId: string) => path.join(workDir, importId)

type Checked =
  | { kind: 'checked'; storyImport: StoryImport }
  | { kind: 'unknown' | 'unfinished' | 'unreadable' }

interface CheckDependencies {
  db: Database
  folder: UploadFolder
  examiner: Examiner
  workDir: string
}

/** Checks an upload and stores its rows; repeats for the same upload return the same import. */
export async function checkStoryImport(
  dependencies: CheckDependencies,
  { uploadId, userId, now }: { uploadId: string; userId: string; now: Date },
): Promise<Checked> {
  const { db, folder } = dependencies
  const known = await findStoryImport(db, { userId, uploadId })
  if (known) return { kind: 'checked', storyImport: known }
  const upload = await findUpload(db, { uploadId, uid: userId, now })
  if (upload?.kind !== 'import') return { kind: 'unknown' }
  if ((await folder.arrivedBytes(uploadId)) !== upload.sizeBytes) return { kind: 'unfinished' }
  const created = await storeChecked(dependencies, {
    uploadId,
    userId,
    now,
    fileName: upload.fileName,
  })
  // Its files have moved to the import's own folder.
  await deleteUpload(db, folder, { uploadId, uid: userId })
  return created ? { kind: 'checked', storyImport: created } : { kind: 'unreadable' }
}

async function storeChecked(
  { db, folder, examiner, workDir }: CheckDependencies,
  upload: { uploadId: string; userId: string; fileName: string; now: Date },
): Promise<StoryImport | null> {
  const { uploadId, userId, fileName, now } = upload
  const importId = randomUUID()
  const own = folderOf(workDir, importId)
  await mkdir(own, { recursive: true, mode: 0o700 })
  let created: StoryImport | null = null
  try {
    const given = folder.pathOf(uploadId)
    const moveFiles = async (
      { stories, files }: Pick<Accepted<'import'>, 'stories' | 'files'>,
      outputDir: string,
    ) => {
      for (const name of Object.values(files))
        await rename(path.join(outputDir, name), path.join(own, name))
      return { kind: 'moved' as const, stories, files }
    }
    const found = await examiner.examine('import', given, moveFiles, fileName)
    if (found.kind === 'refused') return null
    const { files } = found
    const names = new Set(Object.keys(files))
    const stories = checkTogether(found.stories, names).map(withoutRefused)
    const rows = await rowsOf(db, stories)
    const times = { createdAt: now, progressedAt: now }
    await db
      .insert(storyImport)
      .values({ importId, userId, uploadId, fileName, rows, given: { stories, files }, ...times })
      .onConflictDoNothing()
    created = await findStoryImport(db, { userId, uploadId })
    return created
  } finally {
    // Another server may have been first, with a folder of its own.
    if (created?.importId !== importId) await rm(own, { recursive: true, force: true })
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
  { importId, userId, now, workDir }: EditorImport & { workDir: string },
): Promise<StoryImport | null> {
  const wasWaiting = await db.transaction(async (tx) => {
    await lockEditor(tx, userId)
    const [open] = await tx
      .select({ state: storyImport.state })
      .from(storyImport)
      .where(and(isOwn({ importId, userId }), inArray(storyImport.state, ['checked', 'running'])))
      .for('update')
    if (!open) return false
    await tx
      .update(storyImport)
      .set({ state: 'cancelled', given: { stories: [], files: {} } })
      .where(eq(storyImport.importId, importId))
    const action = 'import-cancelled'
    await recordChange(tx, { editorId: userId, action, subject: importId, at: now })
    return open.state === 'checked'
  })
  // The runner of a running import removes its files.
  if (wasWaiting) await rm(folderOf(workDir, importId), { recursive: true, force: true })
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
  { workDir, now }: { workDir: string; now: Date },
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
    .returning({ importId: storyImport.importId })
  for (const { importId } of deleted) {
    await rm(folderOf(workDir, importId), { recursive: true, force: true })
  }
  for (const importId of await listAbandoned(db, workDir, before(startDeadlineMs))) {
    await rm(folderOf(workDir, importId), { recursive: true, force: true })
  }
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Old folders without an import: its editor was deleted, or it was never stored. */
async function listAbandoned(db: Database, workDir: string, before: Date): Promise<string[]> {
  const old: string[] = []
  for (const name of await readdir(workDir).catch(() => [])) {
    const found = idPattern.test(name)
      ? await stat(folderOf(workDir, name)).catch(() => null)
      : null
    if (found && found.mtime < before) old.push(name)
  }
  if (old.length === 0) return []
  const { importId } = storyImport
  const rows = await db.select({ importId }).from(storyImport).where(inArray(importId, old))
  const known = new Set(rows.map((row) => row.importId))
  return old.filter((name) => !known.has(name))
}
