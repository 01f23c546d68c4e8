import { setTimeout as delay } from 'node:timers/promises'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Profile } from '../../contract/profile.ts'
import { columnsAs, type Database, namedStatement, runStatement } from '../db/client.ts'
import { likesOf } from '../db/likes.ts'
import { profile } from '../db/schema.ts'
import { isUnreachable } from '../db/unreachable.ts'
import { nextCounterReset } from '../platform/berlin-time.ts'
import { isSubscribed, rollOwnCounter, rollOwnVoting } from './commands.ts'
import { type ProfileRow, toProfile } from './document.ts'

/** Few stories are withdrawn: they are read once, and not each story of a list. */
const isPublished = (storyId: SQL) =>
  sql`${storyId} not in (select w.story_id from story w where not w.is_published)`

// Tables are named explicitly, so that no "user_id" = "user_id" is true for the rows of all accounts.
const lists = {
  likedStories: sql`array(
    select l.story_id from ${likesOf(sql`profile.user_id`)} l
    where ${isPublished(sql`l.story_id`)}
    order by l.created_at desc, l.story_id)`,
  readStories: sql`array(
    select r.story_id from child_read r
    where r.user_id = profile.user_id and ${isPublished(sql`r.story_id`)}
    group by r.story_id order by max(r.last_opened_at) desc, r.story_id)`,
}

const byOwner = namedStatement(
  'profile_by_owner',
  sql`select ${columnsAs({ ...getTableColumns(profile), ...lists })} from profile
    where profile.user_id = ${sql.placeholder('uid')} and profile.user_id = ${sql.placeholder('ownerId')}`,
)

export interface VersionedProfile {
  version: number
  profile: Profile
}

/**
 * The user document `uid` if `ownerId` owns it, else null. A used counter whose reset has passed and a
 * vote in a closed poll are rolled first.
 */
export async function findProfile(
  db: Database,
  { uid, ownerId, now }: { uid: string; ownerId: string; now: Date },
): Promise<VersionedProfile | null> {
  const row = await selectRow(db, uid, ownerId)
  if (!row) return null
  const isUsed = row.usedPdfReads > 0 || row.usedAudioMinutes > 0 || row.usedVideoMinutes > 0
  const isCounterDue = isUsed && row.counterReset <= now
  const isVotingDue = row.hasVoted && row.votingReset <= now
  if (!isCounterDue && !isVotingDue) return { version: row.version, profile: toProfile(row) }
  if (isCounterDue) await rollOwnCounter(db, { userId: uid, now })
  if (isVotingDue) await rollOwnVoting(db, { userId: uid, now })
  const rolled = await selectRow(db, uid, ownerId)
  return rolled ? { version: rolled.version, profile: toProfile(rolled) } : null
}

const retry = { attempts: 10, pauseMs: 500 }

/** As `findProfile`; waits some seconds for an unreachable database, so that a stream survives. */
export async function awaitProfile(
  db: Database,
  own: Parameters<typeof findProfile>[1],
): Promise<VersionedProfile | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await findProfile(db, own)
    } catch (error) {
      if (!isUnreachable(error) || attempt === retry.attempts) throw error
      await delay(retry.pauseMs)
    }
  }
}

async function selectRow(db: Database, uid: string, ownerId: string) {
  const [row] = await runStatement<ProfileRow>(db, byOwner, { uid, ownerId })
  return row
}

/** The rest of this month's quota, and when the counter resets. */
export interface MonthCounter {
  /** Reads; null while a subscription is active. */
  remaining: number | null
  counterReset: Date
  audioSecondsLeft: number
  videoSecondsLeft: number
}

/** A row of `counterColumns`. */
export interface CounterRow {
  used: number
  quota: number
  counterReset: Date
  isSubscribed: boolean
  audioSecondsLeft: number
  videoSecondsLeft: number
}

/** Columns of `profile` that make a counter; value: now. */
export const counterColumns = sql`used_pdf_reads as used, quota_pdf_reads as quota,
  counter_reset as "counterReset", coalesce(${isSubscribed}, false) as "isSubscribed",
  greatest(0, quota_audio_minutes - used_audio_minutes) * 60 as "audioSecondsLeft",
  greatest(0, quota_video_minutes - used_video_minutes) * 60 as "videoSecondsLeft"`

const counterOf = namedStatement(
  'month_counter',
  sql`select ${counterColumns} from profile where user_id = ${sql.placeholder('userId')}`,
)

/** The counter of an account; null where its document was deleted. */
export async function findMonthCounter(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<MonthCounter | null> {
  const [row] = await runStatement<CounterRow>(db, counterOf, { userId, now })
  return row ? toMonthCounter(row, now) : null
}

/** A counter at the moment `now`. */
export function toMonthCounter(
  { used, quota, counterReset, isSubscribed, ...left }: CounterRow,
  now: Date,
): MonthCounter {
  return {
    remaining: isSubscribed ? null : Math.max(0, quota - used),
    counterReset: counterReset > now ? counterReset : nextCounterReset(now),
    audioSecondsLeft: left.audioSecondsLeft,
    videoSecondsLeft: left.videoSecondsLeft,
  }
}
