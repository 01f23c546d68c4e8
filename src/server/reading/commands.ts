import { lt, sql } from 'drizzle-orm'
import { unverifiedReads } from '../../contract/plan.ts'
import { initialAids } from '../../contract/reader-choices.ts'
import type { Progress, ReadingAids } from '../../contract/reading.ts'
import { isVerified } from '../auth/users.ts'
import { type Database, namedStatement, runStatement } from '../db/client.ts'
import { deleteInPortions } from '../db/portions.ts'
import { idempotencyKey, playback } from '../db/schema.ts'
import { monthKey, nextCounterReset } from '../platform/berlin-time.ts'
import { spendRead, usedReads } from '../profile/commands.ts'
import {
  type CounterRow,
  counterColumns,
  findMonthCounter,
  type MonthCounter,
  toMonthCounter,
} from '../profile/queries.ts'
import type { Recording } from './content.ts'
import { type ProgressRow, progressColumns, toProgress } from './progress.ts'

interface OpenStory {
  userId: string
  storyId: string
  childId: string
  /** Idempotency key of one opening; the same key never spends twice. */
  key: string
  /** Whether the story is only saved for offline reading. */
  forOffline: boolean
  now: Date
}

export type OpenOutcome =
  | {
      kind: 'opened'
      contentHash: string
      counter: MonthCounter
      /** Recordings whose minutes were spent this month. */
      played: Recording[]
      progress: Progress | null
      aids: ReadingAids
    }
  | { kind: 'quota-exceeded'; counterReset: Date }
  | { kind: 'unverified' }
  | { kind: 'key-used-for-another-story' }
  | { kind: 'not-found' }

const userId = sql.placeholder('userId')
const now = sql`${sql.placeholder('now')}::timestamptz`

/** Without a verified mailbox only a few stories open. Concurrent openings wait for the counter's row. */
const isUnlocked = sql`(
  exists (select from "user" u where u.id = ${userId} and u.email_verified)
  or ${usedReads} < ${sql.raw(String(unverifiedReads))})`

/**
 * One statement: one round trip and one transaction. Conflicts and row locks order concurrent openings,
 * not a read before a write. The sample is not counted.
 */
const opening = namedStatement(
  'open_story',
  sql`
  with opening as (
    select s.story_id, s.content_hash, s.is_sample, c.child_id, c.reading_aids from story s, child c
    where s.story_id = ${sql.placeholder('storyId')} and s.is_published
      and c.user_id = ${userId} and c.child_id = ${sql.placeholder('childId')}
      and (s.age_from <= c.max_age and s.scare <= c.max_scare
        or exists (select from shelf_mark released where released.user_id = c.user_id
          and released.child_id = c.child_id and released.shelf = 'released'
          and released.story_id = s.story_id))
  ),
  claimed as (
    insert into idempotency_key (user_id, key, story_id, created_at)
    select ${userId}, ${sql.placeholder('key')}, story_id, ${now} from opening
    -- Writes nothing new, but returns the story that the key was used for.
    on conflict (user_id, key) do update set story_id = idempotency_key.story_id
    returning story_id
  ),
  allowed as (select * from opening join claimed using (story_id)),
  first_read as (
    insert into monthly_read (user_id, month, story_id, created_at)
    select ${userId}, ${sql.placeholder('month')}, story_id, ${now} from allowed
    where not is_sample
    on conflict do nothing
    returning story_id
  ),
  spent as (${spendRead} and exists (select from first_read) and ${isUnlocked} returning ${counterColumns}),
  recorded as (
    insert into child_read (user_id, child_id, story_id, first_opened_at, last_opened_at, is_only_saved)
    select ${userId}, child_id, story_id, ${now}, ${now}, ${sql.placeholder('forOffline')} from allowed
    on conflict (user_id, child_id, story_id) do update
      set last_opened_at = excluded.last_opened_at,
        is_only_saved = child_read.is_only_saved and excluded.is_only_saved
    returning ${progressColumns}
  )
  select opening.content_hash as "contentHash", opening.reading_aids as "readingAids",
    exists (select from allowed) as "isAllowed", recorded.*, spent.*,
    (select coalesce(json_agg(json_build_object('language', p.language, 'medium', p.medium)), '[]')
      from monthly_play p where p.user_id = ${userId} and p.month = ${sql.placeholder('month')}
        and p.story_id = opening.story_id) as played,
    exists (select from first_read) and not exists (select from spent) and refuse('quota')
  from opening left join recorded on true left join spent on true`,
)

type OpeningRow = {
  contentHash: string
  readingAids: Partial<ReadingAids>
  isAllowed: boolean
  played: Recording[]
} & ProgressRow &
  (CounterRow | { [Column in keyof CounterRow]: null })

/**
 * Whether the database function `refuse` threw the error or its cause; the statement has then changed
 * nothing.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'FH402') || isRefused(error.cause))

/**
 * Opens a story for a child. Spends one read if the account has not opened the story this month and it
 * is not the sample; a refusal changes nothing.
 */
export async function openStory(db: Database, input: OpenStory): Promise<OpenOutcome> {
  const month = monthKey(input.now)
  const nextReset = nextCounterReset(input.now)
  try {
    const [row] = await runStatement<OpeningRow>(db, opening, { ...input, month, nextReset })
    if (!row) return { kind: 'not-found' }
    if (!row.isAllowed) return { kind: 'key-used-for-another-story' }
    const counter =
      row.counterReset === null ? await findMonthCounter(db, input) : toMonthCounter(row, input.now)
    if (!counter) return { kind: 'not-found' }
    return {
      kind: 'opened',
      contentHash: row.contentHash,
      counter,
      played: row.played,
      progress: toProgress(row),
      aids: { ...initialAids, ...row.readingAids },
    }
  } catch (error) {
    if (!isRefused(error)) throw error
    return findRefusal(db, input)
  }
}

/** Why a read could not be spent. */
async function findRefusal(db: Database, input: OpenStory): Promise<OpenOutcome> {
  const counter = await findMonthCounter(db, input)
  if (!counter) return { kind: 'not-found' }
  const { remaining, counterReset } = counter
  if (remaining !== 0 && !(await isVerified(db, input.userId))) return { kind: 'unverified' }
  return { kind: 'quota-exceeded', counterReset }
}

const keyLifetimeMs = 7 * 86_400_000

/** Deletes keys that are older than a week, which no client repeats. */
export async function deleteExpiredKeys(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keyLifetimeMs)
  await deleteInPortions(db, idempotencyKey, lt(idempotencyKey.createdAt, limit))
}

const playbackLifetimeMs = 86_400_000

/** Deletes playbacks that servers of release 0.6 counted more than a day ago. */
export async function deleteExpiredPlaybacks(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - playbackLifetimeMs)
  await deleteInPortions(db, playback, lt(playback.reportedAt, limit))
}
