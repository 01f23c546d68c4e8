import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { upload } from '../db/editor-schema.ts'
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

/** Whether an upload belongs to the account and has not expired. */
export const isOwn = ({ uploadId, uid, now }: OwnUpload) =>
  and(
    eq(upload.uploadId, uploadId),
    eq(upload.userId, uid),
    gt(upload.createdAt, new Date(now.getTime() - uploadLifetimeMs)),
  )
