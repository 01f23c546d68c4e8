import { and, eq, sql } from 'drizzle-orm'
import type { DiaryChange, DiaryEntry } from '../../contract/diary.ts'
import { diaryEntry } from '../db/child-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { countedSeconds, dayOf } from './rules.ts'

interface EntryKey {
  uid: string
  ownerId: string
  childId: string
  day: string
  storyId: string
}

const isOwn = ({ uid, ownerId, childId, day, storyId }: EntryKey) =>
  and(
    eq(diaryEntry.userId, uid),
    eq(diaryEntry.userId, ownerId),
    eq(diaryEntry.childId, childId),
    eq(diaryEntry.day, day),
    eq(diaryEntry.storyId, storyId),
  )

interface ReadPage {
  userId: string
  childId: string
  storyId: string
  /** Time of the previous report; null for the first one. */
  since: Date | null
  readAt: Date
  isFinished: boolean
  now: Date
}

/** Records a read page in the diary: creates or continues the day's entry. */
export async function recordReading(tx: Transaction, read: ReadPage): Promise<void> {
  const { userId, childId, storyId, since, readAt, isFinished, now } = read
  const readSeconds = countedSeconds(since, readAt)
  const key = { userId, childId, storyId, day: dayOf(readAt) }
  await tx
    .insert(diaryEntry)
    .values({ ...key, readSeconds, isFinished, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [diaryEntry.userId, diaryEntry.childId, diaryEntry.day, diaryEntry.storyId],
      set: {
        readSeconds: sql`${diaryEntry.readSeconds} + excluded.read_seconds`,
        isFinished: sql`${diaryEntry.isFinished} or excluded.is_finished`,
        updatedAt: now,
      },
    })
}

/** Changes what the family wrote in an entry. */
export async function updateEntry(
  db: Database,
  { change, now, ...key }: EntryKey & { change: DiaryChange; now: Date },
): Promise<void> {
  await db
    .update(diaryEntry)
    .set({ ...change, updatedAt: now })
    .where(isOwn(key))
}

/** Removes an entry. */
export async function removeEntry(db: Database, key: EntryKey): Promise<void> {
  await db.delete(diaryEntry).where(isOwn(key))
}

type Restored = EntryKey & Omit<DiaryEntry, 'story' | 'childId' | 'day'> & { now: Date }

/**
 * Restores a removed entry, if the child had opened the story by that day and the day is not in the
 * future: entries cannot be invented. What was read since the removal counts too.
 */
export async function restoreEntry(db: Database, entry: Restored): Promise<void> {
  const { uid, ownerId, childId, day, storyId, minutes, isFinished, now } = entry
  const { companions, mood, note } = entry
  const at = sql`${now.toISOString()}::timestamptz`
  const names = sql.join(
    companions.map((name) => sql`${name}`),
    sql`, `,
  )
  await db.execute(sql`
    insert into diary_entry (user_id, child_id, day, story_id, read_seconds, is_finished, companions,
      mood, note, created_at, updated_at)
    select user_id, child_id, ${day}::date, story_id, ${minutes * 60}::integer,
      ${isFinished}::boolean, array[${names}]::text[], ${mood}::text, ${note}::text, ${at}, ${at}
    from child_read
    where user_id = ${uid} and user_id = ${ownerId} and child_id = ${childId}
      and story_id = ${storyId} and ${day}::date <= ${dayOf(now)}::date
      and ${day}::date >= (first_opened_at at time zone 'Europe/Berlin')::date
    on conflict (user_id, child_id, day, story_id) do update set
      read_seconds = greatest(diary_entry.read_seconds, excluded.read_seconds),
      is_finished = diary_entry.is_finished or excluded.is_finished,
      companions = excluded.companions, mood = excluded.mood, note = excluded.note,
      updated_at = excluded.updated_at`)
}
