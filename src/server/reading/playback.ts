import { lt } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { playback } from '../db/schema.ts'

const playbackLifetimeMs = 86_400_000

/** Deletes what servers of release 0.6 have counted more than a day ago. */
export async function forgetPastPlaybacks(db: Database, now: Date): Promise<void> {
  await db
    .delete(playback)
    .where(lt(playback.reportedAt, new Date(now.getTime() - playbackLifetimeMs)))
}
