import { lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { playback } from '../db/schema.ts'
import { rollOwnCounter } from '../profile/commands.ts'

/** What a report may be ahead of the server's clock: its way through the net, in seconds. */
const toleranceSeconds = 2
/** A playback that has not reported for a day is over. */
const playbackLifetimeMs = 86_400_000

interface PlaybackReport {
  userId: string
  storyId: string
  medium: 'audio' | 'video'
  playbackId: string
  /** Seconds played since this playback began. */
  playedSeconds: number
  now: Date
}

const columnsOf = {
  audio: { used: sql.raw('used_audio_minutes'), quota: sql.raw('quota_audio_minutes') },
  video: { used: sql.raw('used_video_minutes'), quota: sql.raw('quota_video_minutes') },
}

/** The id is another playback's, or there is no such story. */
class NoSuchPlayback extends Error {}

/**
 * Counts what was really played since the last report and spends it: no more than the server's clock
 * has gone on, nothing for a repeat, never more than the month's minutes and never less than is used
 * already. A story that was withdrawn while it plays counts, too. Returns the seconds left. Null where
 * the id belongs to another playback; then nothing has changed, not even the month.
 */
export async function spendPlayback(db: Database, report: PlaybackReport): Promise<number | null> {
  try {
    return await db.transaction(async (tx) => {
      await rollOwnCounter(tx, report)
      const secondsLeft = await spend(tx, report)
      if (secondsLeft === null) throw new NoSuchPlayback()
      return secondsLeft
    })
  } catch (error) {
    if (error instanceof NoSuchPlayback) return null
    throw error
  }
}

async function spend(tx: Transaction, report: PlaybackReport): Promise<number | null> {
  const { userId, storyId, medium, playbackId, playedSeconds, now } = report
  const { used, quota } = columnsOf[medium]
  const at = sql`${now.toISOString()}::timestamptz`
  // In whole milliseconds: a real cannot hold the smallest numbers.
  const played = sql`${Math.round(playedSeconds * 1000) / 1000}::real`
  const { rows } = await tx.execute<{ secondsLeft: number }>(sql`
    with counted as (
      insert into playback as p
        (user_id, playback_id, story_id, medium, counted_seconds, reported_at)
      select ${userId}, ${playbackId}::uuid, story_id, ${medium},
        least(${played}, ${toleranceSeconds}), ${at} from story where story_id = ${storyId}
      on conflict (user_id, playback_id) do update set
        counted_seconds = greatest(p.counted_seconds, least(${played},
          p.counted_seconds + extract(epoch from ${at} - p.reported_at) + ${toleranceSeconds})),
        reported_at = greatest(p.reported_at, ${at})
      where p.story_id = excluded.story_id and p.medium = excluded.medium
      returning new.counted_seconds - coalesce(old.counted_seconds, 0) as seconds
    )
    update profile set ${used} = greatest(${used}, least(${quota}, ${used} + counted.seconds / 60))
    from counted where profile.user_id = ${userId}
    returning greatest(0, ${quota} - ${used}) * 60 as "secondsLeft"`)
  return rows[0]?.secondsLeft ?? null
}

/** Deletes playbacks nobody will report any more. */
export async function forgetPastPlaybacks(db: Database, now: Date): Promise<void> {
  await db
    .delete(playback)
    .where(lt(playback.reportedAt, new Date(now.getTime() - playbackLifetimeMs)))
}
