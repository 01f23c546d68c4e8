import { and, eq, sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { RecordingMedium } from '../../contract/recording.ts'
import type { Database, Transaction } from '../db/client.ts'
import { monthlyPlay } from '../db/schema.ts'
import { monthKey } from '../platform/berlin-time.ts'
import { rollOwnCounter } from '../profile/commands.ts'
import { findMonthCounter } from '../profile/queries.ts'
import { isRefused } from './commands.ts'

interface Play {
  userId: string
  /** The child that listens or watches; it must have opened the story. */
  childId: string
  storyId: string
  language: Language
  medium: RecordingMedium
  now: Date
}

export type PlayOutcome =
  | { kind: 'granted'; key: string; secondsLeft: number | null }
  | { kind: 'used-up'; counterReset: Date }
  | { kind: 'not-found' }

const columnsOf = {
  audio: {
    file: sql.raw('t.audio'),
    used: sql.raw('used_audio_minutes'),
    quota: sql.raw('quota_audio_minutes'),
  },
  video: {
    file: sql.raw('t.film'),
    used: sql.raw('used_video_minutes'),
    quota: sql.raw('quota_video_minutes'),
  },
}

class NoSuchRecording extends Error {}

/**
 * Grants a recording and spends its length, once a month for each recording. Any remaining minutes
 * grant all of it, so none ends in the middle; never spends more than the plan has. A refusal changes
 * nothing, not even the month of the counter.
 */
export async function playRecording(db: Database, play: Play): Promise<PlayOutcome> {
  try {
    return await db.transaction(async (tx) => {
      await rollOwnCounter(tx, play)
      const granted = await spend(tx, play)
      if (!granted) throw new NoSuchRecording()
      return { kind: 'granted', ...granted }
    })
  } catch (error) {
    if (error instanceof NoSuchRecording) return { kind: 'not-found' }
    if (!isRefused(error)) throw error
    const counter = await findMonthCounter(db, play)
    return counter ? { kind: 'used-up', counterReset: counter.counterReset } : { kind: 'not-found' }
  }
}

async function spend(tx: Transaction, play: Play) {
  const { userId, childId, storyId, language, medium, now } = play
  const { file, used, quota } = columnsOf[medium]
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await tx.execute<{ key: string; secondsLeft: number | null }>(sql`
    with recording as (
      select s.story_id, s.is_sample, ${file} ->> 'key' as key,
        (${file} ->> 'durationMs')::real / 60000 as minutes
      from story s join story_text t using (story_id) join child_read r using (story_id)
      where s.story_id = ${storyId} and s.is_published and t.language = ${language}
        and ${file} is not null and r.user_id = ${userId} and r.child_id = ${childId}
    ),
    first_play as (
      insert into monthly_play (user_id, month, story_id, language, medium, created_at)
      select ${userId}, ${monthKey(now)}, story_id, ${language}, ${medium}, ${at}
      from recording where not is_sample
      on conflict do nothing
      returning story_id
    ),
    spent as (
      update profile set ${used} = least(${quota}, ${used} + recording.minutes), updated_at = ${at}
      from recording
      where user_id = ${userId} and exists (select from first_play) and ${used} < ${quota}
      returning greatest(0, ${quota} - ${used}) * 60 as seconds
    )
    select recording.key,
      case when recording.is_sample then null else coalesce(
        (select seconds from spent),
        (select greatest(0, ${quota} - ${used}) * 60 from profile where user_id = ${userId})
      ) end as "secondsLeft",
      exists (select from first_play) and not exists (select from spent) and refuse('minutes')
    from recording`)
  const [row] = rows
  return row && { key: row.key, secondsLeft: row.secondsLeft }
}

/** The recordings that an account has played this month, which are free until its end. */
export function listRecordings(db: Database, { uid, now }: { uid: string; now: Date }) {
  const { userId, month, storyId, language, medium } = monthlyPlay
  return db
    .select({ storyId, language, medium })
    .from(monthlyPlay)
    .where(and(eq(userId, uid), eq(month, monthKey(now))))
    .orderBy(storyId, language, medium)
}
