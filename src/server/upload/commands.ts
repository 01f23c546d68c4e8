import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { CheckedUpload, UploadProblem } from '../../contract/upload.ts'
import { user } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import { upload } from '../db/editor-schema.ts'
import { storedFile } from '../db/story-schema.ts'
import type { Examiner } from '../examiner/examiner.ts'
import type { FileStore } from '../files/local.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import { holdEditor, noteChange } from '../platform/change-log.ts'
import type { AnnouncedUpload } from './announcement.ts'
import type { OwnUpload } from './queries.ts'
import { isOwn } from './queries.ts'
import { maxOpenUploads, uploadLifetimeMs } from './rules.ts'
import type { StoredUpload } from './storing.ts'
import { storeFindings } from './storing.ts'

/** Notes an upload before its first byte; refused where too many are on their way. */
export async function createUpload(
  db: Database,
  { uploadId, uid, now, ...announced }: OwnUpload & AnnouncedUpload,
): Promise<'created' | 'too-many' | 'unknown'> {
  return db.transaction(async (tx) => {
    // Held, so that parallel ones count each other.
    const [owner] = await tx
      .select({ id: user.id })
      .from(user)
      .where(eq(user.id, uid))
      .for('no key update')
    if (!owner) return 'unknown'
    const isOpen = and(eq(upload.userId, uid), isNull(upload.result))
    if ((await tx.$count(upload, isOpen)) >= maxOpenUploads) return 'too-many'
    await tx.insert(upload).values({ uploadId, userId: uid, ...announced, createdAt: now })
    return 'created'
  })
}

/** Keeps what a check has found, with the files it names; false where the upload is gone. */
export async function finishUpload(
  db: Database,
  { own, result, files }: { own: OwnUpload; result: CheckedUpload; files: StoredUpload[] },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdEditor(tx, own.uid)
    const [open] = await tx.select().from(upload).where(isOwn(own)).for('update')
    if (!open) return false
    await noteFiles(tx, files)
    await tx.update(upload).set({ result }).where(eq(upload.uploadId, own.uploadId))
    const subject = files.at(-1)?.key ?? own.uploadId
    await noteChange(tx, { editorId: own.uid, action: 'file-uploaded', subject, at: own.now })
    return true
  })
}

/** Notes files of the store; one that is there already is new again (see unnamed-files.ts). */
export async function noteFiles(
  db: Pick<Database, 'insert'>,
  files: StoredUpload[],
): Promise<void> {
  // In one order, and each once: a statement cannot change a row twice.
  const byKey = new Map(files.map((file) => [file.key, file]))
  const values = [...byKey.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1))
  await db
    .insert(storedFile)
    .values(values)
    .onConflictDoUpdate({ target: storedFile.key, set: { createdAt: sql`excluded.created_at` } })
}

/** Examines a file of an archive and stores what was made of it. */
export function takeFile(
  { db, files, examiner }: { db: Database; files: FileStore; examiner: Examiner },
  { kind, path: file, label }: { kind: 'pdf' | 'picture'; path: string; label: string },
): Promise<CheckedUpload | { kind: 'refused'; problem: UploadProblem }> {
  return examiner.examine(kind, file, async (found, made): Promise<CheckedUpload> => {
    const { result, stored } = await storeFindings(files, found, { file, made, label })
    await noteFiles(db, stored)
    return result
  })
}

/** Forgets an upload, the row first; without one it is fine. */
export async function forgetUpload(
  db: Pick<Database, 'delete'>,
  folder: UploadFolder,
  { uploadId, uid }: Omit<OwnUpload, 'now'>,
): Promise<void> {
  await db.delete(upload).where(and(eq(upload.uploadId, uploadId), eq(upload.userId, uid)))
  await folder.remove(uploadId)
}

/** Forgets uploads that have run out, and bytes that no row knows (any more). */
export async function forgetPastUploads(
  db: Database,
  folder: UploadFolder,
  now: Date,
): Promise<void> {
  await db.delete(upload).where(lt(upload.createdAt, new Date(now.getTime() - uploadLifetimeMs)))
  // A row is always older than its file, so that what is listed without one has lost it.
  const present = await folder.list()
  if (present.length === 0) return
  const known = await db
    .select({ uploadId: upload.uploadId })
    .from(upload)
    .where(inArray(upload.uploadId, present))
  const kept = new Set(known.map(({ uploadId }) => uploadId))
  for (const uploadId of present) if (!kept.has(uploadId)) await folder.remove(uploadId)
}
