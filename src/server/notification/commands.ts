import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { profile } from '../db/schema.ts'

/** Marks notifications up to `until` as seen; never moves the mark back. */
export async function markNotificationsSeen(
  db: Database,
  { userId, until, now }: { userId: string; until: Date; now: Date },
): Promise<void> {
  const notificationsSeenAt = until < now ? until : now
  await db
    .update(profile)
    .set({ notificationsSeenAt })
    .where(and(eq(profile.userId, userId), lt(profile.notificationsSeenAt, notificationsSeenAt)))
}
