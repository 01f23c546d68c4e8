import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { upload } from '../db/editor-schema.ts'
import { storedFile } from '../db/story-schema.ts'
import { uploadLifetimeMs } from './rules.ts'

export interface OwnUpload {
  uploadId: string
  uid: string
  now: Date
}

/** An account's upload that has not expired; null for another account's. */
export async function findUpload(db: Pick<Database, 'select'>, own: OwnUpload) {
  const [found] = await db.select().from(upload).where(isOwn(own))
  return found ?? null
}

type WithPieces = Pick<typeof upload.$inferSelect, 'pieces'>

/** How many bytes of an upload have arrived. */
export const arrivedBytes = ({ pieces }: WithPieces): number =>
  pieces.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)

/** The keys of the arrived bytes in the file store, in order. */
export const keysOf = ({ pieces }: WithPieces): string[] => pieces.map(({ key }) => key)

/** Keys of a few stored files, to check that the store has them. */
export async function findSomeKeys(db: Pick<Database, 'select'>): Promise<string[]> {
  const { key } = storedFile
  const rows = await db.select({ key }).from(storedFile).orderBy(key).limit(5)
  return rows.map((row) => row.key)
}

/** Whether an upload belongs to the account and has not expired. */
export const isOwn = ({ uploadId, uid, now }: OwnUpload) =>
  and(
    eq(upload.uploadId, uploadId),
    eq(upload.userId, uid),
    gt(upload.createdAt, new Date(now.getTime() - uploadLifetimeMs)),
  )
