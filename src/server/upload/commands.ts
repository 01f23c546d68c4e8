import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { CheckedUpload, UploadProblem } from '../../contract/upload.ts'
import { user } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import { type UploadPiece, upload } from '../db/editor-schema.ts'
import { storedFile } from '../db/story-schema.ts'
import type { Examiner } from '../examiner/examiner.ts'
import type { FileStore } from '../files/file-store.ts'
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
    await tx.update(upload).set({ result, pieces: [] }).where(eq(upload.uploadId, own.uploadId))
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
    .onConflictDoUpdate({
      target: storedFile.key,
      set: {
        createdAt: sql`excluded.created_at`,
        heightPx: sql`coalesce(excluded.height_px, ${storedFile.heightPx})`,
      },
    })
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

/**
 * Adds a stored piece to an upload at an offset; false where the upload has another length by now or
 * is gone. So of two servers that receive the same bytes, one counts.
 */
export async function addPiece(
  db: Database,
  { uploadId, offset }: { uploadId: string; offset: number },
  piece: UploadPiece,
): Promise<boolean> {
  const arrived = sql`(select coalesce(sum((piece ->> 'sizeBytes')::bigint), 0)
    from jsonb_array_elements(${upload.pieces}) piece)`
  const added = await db
    .update(upload)
    .set({ pieces: sql`${upload.pieces} || ${JSON.stringify([piece])}::jsonb` })
    .where(and(eq(upload.uploadId, uploadId), isNull(upload.result), eq(arrived, offset)))
    .returning({ uploadId: upload.uploadId })
  return added.length > 0
}

/** Deletes an upload, the row first; a missing one is ignored. */
export async function deleteUpload(
  db: Pick<Database, 'delete'>,
  files: Pick<FileStore, 'remove'>,
  { uploadId, uid }: Omit<OwnUpload, 'now'>,
): Promise<void> {
  const isIt = and(eq(upload.uploadId, uploadId), eq(upload.userId, uid))
  const deleted = await db.delete(upload).where(isIt).returning({ pieces: upload.pieces })
  for (const { pieces } of deleted) await removePieces(files, pieces)
}

/** Deletes pieces; a crash before this leaves files that `deleteUnnamedFiles` deletes. */
export async function removePieces(
  files: Pick<FileStore, 'remove'>,
  pieces: UploadPiece[],
): Promise<void> {
  for (const { key } of pieces) await files.remove(key)
}

/** Deletes expired uploads. */
export async function deleteExpiredUploads(
  db: Database,
  files: Pick<FileStore, 'remove'>,
  now: Date,
): Promise<void> {
  const expired = await db
    .delete(upload)
    .where(lt(upload.createdAt, new Date(now.getTime() - uploadLifetimeMs)))
    .returning({ pieces: upload.pieces })
  for (const { pieces } of expired) await removePieces(files, pieces)
}
