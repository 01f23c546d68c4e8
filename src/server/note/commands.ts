import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { profile } from '../db/schema.ts'

/** Notes up to `until` have been seen; what came later, and what was seen before, stays so. */
export async function markNotesSeen(
  db: Database,
  { userId, until, now }: { userId: string; until: Date; now: Date },
): Promise<void> {
  const notesSeenAt = until < now ? until : now
  await db
    .update(profile)
    .set({ notesSeenAt })
    .where(and(eq(profile.userId, userId), lt(profile.notesSeenAt, notesSeenAt)))
}
