import { and, eq, sql } from 'drizzle-orm'
import { initialAids } from '../../contract/reader-choices.ts'
import type { AidsChange, ReadingAids } from '../../contract/reading.ts'
import { child } from '../db/child-schema.ts'
import type { Database, Transaction } from '../db/client.ts'

interface OwnChild {
  uid: string
  ownerId: string
  childId: string
}

/** Changes some of a child's reading aids; null where the child is missing or another account's. */
export async function updateAids(
  db: Database | Transaction,
  { change, now, ...own }: OwnChild & { change: AidsChange; now: Date },
): Promise<ReadingAids | null> {
  const [row] = await db
    .update(child)
    .set({
      readingAids: sql`${child.readingAids} || ${JSON.stringify(change)}::jsonb`,
      updatedAt: now,
    })
    .where(isOwn(own))
    .returning({ readingAids: child.readingAids })
  return row ? { ...initialAids, ...row.readingAids } : null
}

/** A child's reading aids; null where the child is missing or another account's. */
export async function findAids(db: Database, own: OwnChild): Promise<ReadingAids | null> {
  const [row] = await db.select({ readingAids: child.readingAids }).from(child).where(isOwn(own))
  return row ? { ...initialAids, ...row.readingAids } : null
}

function isOwn({ uid, ownerId, childId }: OwnChild) {
  return and(eq(child.userId, uid), eq(child.userId, ownerId), eq(child.childId, childId))
}
