import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { CheckedUpload, UploadProblem } from '../../contract/upload.ts'
import { user } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import { upload } from '../db/editor-schema.ts'
import { storedFile } from '../db/story-schema.ts'
import type { Examiner } from '../examiner/examiner.ts'
import type { FileStore } from '../files/local.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import { lockEditor, recordChange } from '../platform/change-log.ts'
import type { AnnouncedUpload } from './announcement.ts'
import { isOwn, type OwnUpload } from './queries.ts'
import { maxOpenUploads, uploadLifetimeMs } from './rules.ts'
import { type StoredUpload, storeExaminedFiles } from './storing.ts'

/** Creates an upload before its first byte; refused where too many are open. */
export async function createUpload(
  db: Database,
  { uploadId, uid, now, ...announced }: OwnUpload & AnnouncedUpload,
): Promise<'created' | 'too-many' | 'unknown'> {
  return db.transaction(async (tx) => {
    // The lock makes concurrent uploads of an account count each other.
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

/** Stores the result of a check with its files; false where the upload was deleted. */
export async function finishUpload(
  db: Database,
  { own, result, files }: { own: OwnUpload; result: CheckedUpload; files: StoredUpload[] },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockEditor(tx, own.uid)
    const [open] = await tx.select().from(upload).where(isOwn(own)).for('update')
    if (!open) return false
    await storeFileRows(tx, files)
    await tx.update(upload).set({ result }).where(eq(upload.uploadId, own.uploadId))
    const subject = files.at(-1)?.key ?? own.uploadId
    await recordChange(tx, { editorId: own.uid, action: 'file-uploaded', subject, at: own.now })
    return true
  })
}

/** Stores rows of files; an existing row gets a new time, which `deleteUnnamedFiles` respects. */
export async function storeFileRows(
  db: Pick<Database, 'insert'>,
  files: StoredUpload[],
): Promise<void> {
  // Sorted against deadlocks, and unique, as a statement cannot change a row twice.
  const byKey = new Map(files.map((file) => [file.key, file]))
  const values = [...byKey.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1))
  await db
    .insert(storedFile)
    .values(values)
    .onConflictDoUpdate({ target: storedFile.key, set: { createdAt: sql`excluded.created_at` } })
}

/** Examines and stores a file of an archive. */
export function storeArchiveFile(
  { db, files, examiner }: { db: Database; files: FileStore; examiner: Examiner },
  { kind, path: file, label }: { kind: 'pdf' | 'picture'; path: string; label: string },
): Promise<CheckedUpload | { kind: 'refused'; problem: UploadProblem }> {
  return examiner.examine(kind, file, async (found, outputDir): Promise<CheckedUpload> => {
    const { result, stored } = await storeExaminedFiles(files, found, { file, outputDir, label })
    await storeFileRows(db, stored)
    return result
  })
}

/** Deletes an upload, the row first; a missing one is ignored. */
export async function deleteUpload(
  db: Pick<Database, 'delete'>,
  folder: UploadFolder,
  { uploadId, uid }: Omit<OwnUpload, 'now'>,
): Promise<void> {
  await db.delete(upload).where(and(eq(upload.uploadId, uploadId), eq(upload.userId, uid)))
  await folder.remove(uploadId)
}

/** Deletes expired uploads, and files without a row. */
export async function deleteExpiredUploads(
  db: Database,
  folder: UploadFolder,
  now: Date,
): Promise<void> {
  await db.delete(upload).where(lt(upload.createdAt, new Date(now.getTime() - uploadLifetimeMs)))
  // A row is created before its file, so a file without one is a leftover.
  const present = await folder.list()
  if (present.length === 0) return
  const rows = await db
    .select({ uploadId: upload.uploadId })
    .from(upload)
    .where(inArray(upload.uploadId, present))
  const open = new Set(rows.map(({ uploadId }) => uploadId))
  for (const uploadId of present) if (!open.has(uploadId)) await folder.remove(uploadId)
}
