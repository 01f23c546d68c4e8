import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Intake, IntakeRow } from '../../contract/intake.ts'
import type { Database } from '../db/client.ts'
import { intake, storyDraft } from '../db/editor-schema.ts'
import type { Accepted, Examiner } from '../examiner/examiner.ts'
import type { GivenStory } from '../examiner/import/given.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import { holdEditor, noteChange } from '../platform/change-log.ts'
import { forgetUpload } from '../upload/commands.ts'
import { findUpload } from '../upload/queries.ts'
import { findIntake } from './queries.ts'
import { checkTogether, idOf, toRow, withoutRefused } from './rows.ts'

/** Whose import, and when. */
export interface Own {
  intakeId: string
  userId: string
  now: Date
}

/** Where the files of an import lie until it is over. */
export const folderOf = (workDir: string, intakeId: string) => path.join(workDir, intakeId)

type Checked =
  | { kind: 'checked'; intake: Intake }
  | { kind: 'unknown' | 'unfinished' | 'unreadable' }

interface CheckParts {
  db: Database
  folder: UploadFolder
  examiner: Examiner
  workDir: string
}

/** Looks through an upload and keeps what it would do; the same upload again is the same import. */
export async function checkIntake(
  parts: CheckParts,
  { uploadId, userId, now }: { uploadId: string; userId: string; now: Date },
): Promise<Checked> {
  const { db, folder } = parts
  const known = await findIntake(db, { userId, uploadId })
  if (known) return { kind: 'checked', intake: known }
  const upload = await findUpload(db, { uploadId, uid: userId, now })
  if (upload?.kind !== 'import') return { kind: 'unknown' }
  if ((await folder.arrivedBytes(uploadId)) !== upload.sizeBytes) return { kind: 'unfinished' }
  const made = await keepFound(parts, { uploadId, userId, now, fileName: upload.fileName })
  // What was read of it lies in a folder of the import's own.
  await forgetUpload(db, folder, { uploadId, uid: userId })
  return made ? { kind: 'checked', intake: made } : { kind: 'unreadable' }
}

async function keepFound(
  { db, folder, examiner, workDir }: CheckParts,
  upload: { uploadId: string; userId: string; fileName: string; now: Date },
): Promise<Intake | null> {
  const { uploadId, userId, fileName, now } = upload
  const intakeId = randomUUID()
  const own = folderOf(workDir, intakeId)
  await mkdir(own, { recursive: true, mode: 0o700 })
  let made: Intake | null = null
  try {
    const given = folder.pathOf(uploadId)
    const keep = async (
      { stories, files }: Pick<Accepted<'import'>, 'stories' | 'files'>,
      made: string,
    ) => {
      for (const name of Object.values(files))
        await rename(path.join(made, name), path.join(own, name))
      return { kind: 'kept' as const, stories, files }
    }
    const found = await examiner.examine('import', given, keep, fileName)
    if (found.kind === 'refused') return null
    const { files } = found
    const names = new Set(Object.keys(files))
    const stories = checkTogether(found.stories, names).map(withoutRefused)
    const rows = await rowsOf(db, stories)
    const times = { createdAt: now, progressedAt: now }
    await db
      .insert(intake)
      .values({ intakeId, userId, uploadId, fileName, rows, given: { stories, files }, ...times })
      .onConflictDoNothing()
    made = await findIntake(db, { userId, uploadId })
    return made
  } finally {
    // Another server may have been faster, with a folder of its own.
    if (made?.intakeId !== intakeId) await rm(own, { recursive: true, force: true })
  }
}

async function rowsOf(db: Database, stories: GivenStory[]): Promise<IntakeRow[]> {
  const ids = stories.flatMap((given) => idOf(given) ?? [])
  const drafts = await db
    .select({ storyId: storyDraft.storyId, story: storyDraft.story })
    .from(storyDraft)
    .where(inArray(storyDraft.storyId, ids))
  const known = new Map(drafts.map(({ storyId, story }) => [storyId, story]))
  return stories.map((given) => toRow(given, known.get(idOf(given) ?? '') ?? null))
}

/** Has an import carried out; null where there is none of that id of the editor's. */
export async function startIntake(
  db: Database,
  { intakeId, userId, now }: Own,
): Promise<Intake | null> {
  await db.transaction(async (tx) => {
    await holdEditor(tx, userId)
    const started = await tx
      .update(intake)
      .set({ state: 'running', progressedAt: now })
      .where(and(isOwn({ intakeId, userId }), eq(intake.state, 'checked')))
      .returning({ fileName: intake.fileName })
    if (started.length === 0) return
    await noteChange(tx, {
      editorId: userId,
      action: 'import-started',
      subject: intakeId,
      at: now,
    })
  })
  return findIntake(db, { userId, intakeId })
}

/** Ends an import before its end; what was taken over stays. */
export async function cancelIntake(
  db: Database,
  { intakeId, userId, now, workDir }: Own & { workDir: string },
): Promise<Intake | null> {
  const isWaiting = await db.transaction(async (tx) => {
    await holdEditor(tx, userId)
    const [open] = await tx
      .select({ state: intake.state })
      .from(intake)
      .where(and(isOwn({ intakeId, userId }), inArray(intake.state, ['checked', 'running'])))
      .for('update')
    if (!open) return false
    await tx
      .update(intake)
      .set({ state: 'cancelled', given: { stories: [], files: {} } })
      .where(eq(intake.intakeId, intakeId))
    const action = 'import-cancelled'
    await noteChange(tx, { editorId: userId, action, subject: intakeId, at: now })
    return open.state === 'checked'
  })
  // Of a running one whoever carries it out takes the files away.
  if (isWaiting) await rm(folderOf(workDir, intakeId), { recursive: true, force: true })
  return findIntake(db, { userId, intakeId })
}

const isOwn = ({ intakeId, userId }: Omit<Own, 'now'>) =>
  and(eq(intake.intakeId, intakeId), eq(intake.userId, userId))

/** Notes what became of a row; false where the import was ended, or somebody else noted it. */
export async function noteRow(
  db: Database,
  { intakeId, index, now }: { intakeId: string; index: number; now: Date },
  change: Pick<IntakeRow, 'outcome' | 'problems'>,
): Promise<boolean> {
  const noted = await db
    .update(intake)
    .set({
      rows: sql`jsonb_set(${intake.rows}, array[${String(index)}]::text[],
        (${intake.rows} -> ${index}::int) || ${JSON.stringify(change)}::jsonb)`,
      doneRows: index + 1,
      progressedAt: now,
    })
    .where(and(eq(intake.intakeId, intakeId), eq(intake.doneRows, index), isRunning))
    .returning({ intakeId: intake.intakeId })
  return noted.length > 0
}

/** Notes that every row had its turn. */
export async function endIntake(db: Database, intakeId: string): Promise<void> {
  await db
    .update(intake)
    .set({ state: 'done', given: { stories: [], files: {} } })
    .where(and(eq(intake.intakeId, intakeId), isRunning))
}

const isRunning = eq(intake.state, 'running')
const keptMs = 30 * 86_400_000
const checkedMs = 86_400_000

/** Forgets imports that nobody started within a day, and reports after a month. */
export async function forgetPastIntakes(
  db: Database,
  { workDir, now }: { workDir: string; now: Date },
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const forgotten = await db
    .delete(intake)
    .where(
      or(
        and(eq(intake.state, 'checked'), lt(intake.createdAt, before(checkedMs))),
        lt(intake.createdAt, before(keptMs)),
      ),
    )
    .returning({ intakeId: intake.intakeId })
  for (const { intakeId } of forgotten) {
    await rm(folderOf(workDir, intakeId), { recursive: true, force: true })
  }
  for (const intakeId of await listAbandoned(db, workDir, before(checkedMs))) {
    await rm(folderOf(workDir, intakeId), { recursive: true, force: true })
  }
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Folders whose import is gone with its editor, or never came to be: older than any that is made. */
async function listAbandoned(db: Database, workDir: string, before: Date): Promise<string[]> {
  const old: string[] = []
  for (const name of await readdir(workDir).catch(() => [])) {
    const made = isId.test(name) ? await stat(folderOf(workDir, name)).catch(() => null) : null
    if (made && made.mtime < before) old.push(name)
  }
  if (old.length === 0) return []
  const { intakeId } = intake
  const rows = await db.select({ intakeId }).from(intake).where(inArray(intakeId, old))
  const known = new Set(rows.map((row) => row.intakeId))
  return old.filter((name) => !known.has(name))
}
