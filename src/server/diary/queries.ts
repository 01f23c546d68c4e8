import { and, asc, between, eq, lt, sql } from 'drizzle-orm'
import type { DiaryEntry } from '../../contract/diary.ts'
import { type ChildLimits, isWithinLimits } from '../child/queries.ts'
import { diaryEntry } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
import { story } from '../db/story-schema.ts'
import { findCards } from '../story/queries.ts'

/** Whose entries are read. */
export interface OwnDiary {
  /** The calling account. */
  uid: string
  /** Only entries of this child. */
  childId?: string | undefined
  /** Limits of the active child. */
  limits: ChildLimits | null
}

/** Whether an entry is of the account and, if named, of the child. */
export const isOf = ({ uid, childId }: OwnDiary) =>
  and(eq(diaryEntry.userId, uid), childId ? eq(diaryEntry.childId, childId) : undefined)

/** Entries of the days from `from` to `to`, both included, oldest first. */
export async function listEntries(
  db: Database,
  { from, to, ...own }: OwnDiary & { from: string; to: string },
): Promise<CountedEntry[]> {
  const rows = await db
    .select(columns)
    .from(diaryEntry)
    .innerJoin(story, eq(story.storyId, diaryEntry.storyId))
    .where(and(isOf(own), between(diaryEntry.day, from, to), isWithinLimits(own.limits)))
    .orderBy(asc(diaryEntry.day), asc(diaryEntry.createdAt), asc(diaryEntry.storyId))
  return toEntries(db, rows)
}

/** Whether the diary has entries before a day. */
export async function hasEntriesBefore(
  db: Database,
  { day, ...own }: OwnDiary & { day: string },
): Promise<boolean> {
  const rows = await db
    .select({ day: diaryEntry.day })
    .from(diaryEntry)
    .innerJoin(story, eq(story.storyId, diaryEntry.storyId))
    .where(and(isOf(own), lt(diaryEntry.day, day), isWithinLimits(own.limits)))
    .limit(1)
  return rows.length > 0
}

/** One entry; null where there is none within the limits. */
export async function findEntry(
  db: Database,
  { day, storyId, ...own }: OwnDiary & { childId: string; day: string; storyId: string },
): Promise<DiaryEntry | null> {
  const isEntry = and(eq(diaryEntry.day, day), eq(diaryEntry.storyId, storyId))
  const rows = await db
    .select(columns)
    .from(diaryEntry)
    .innerJoin(story, eq(story.storyId, diaryEntry.storyId))
    .where(and(isOf(own), isEntry, isWithinLimits(own.limits)))
  const [found] = await toEntries(db, rows)
  return found?.entry ?? null
}

/** Whether a story, published or withdrawn, exists within all of the limits. */
export async function existsWithin(
  db: Database,
  storyId: string,
  limits: ChildLimits[],
): Promise<boolean> {
  const found = await db.$count(
    story,
    and(eq(story.storyId, storyId), ...limits.map(isWithinLimits)),
  )
  return found > 0
}

const columns = {
  childId: diaryEntry.childId,
  storyId: diaryEntry.storyId,
  day: sql<string>`${diaryEntry.day}::text`,
  readSeconds: diaryEntry.readSeconds,
  isFinished: diaryEntry.isFinished,
  companions: diaryEntry.companions,
  mood: diaryEntry.mood,
  note: diaryEntry.note,
}

/** An entry with its exact seconds, whose sum is more precise than that of minutes. */
export interface CountedEntry {
  entry: DiaryEntry
  readSeconds: number
}

interface EntryRow extends Omit<DiaryEntry, 'story' | 'minutes'> {
  storyId: string
  readSeconds: number
}

async function toEntries(db: Database, rows: EntryRow[]): Promise<CountedEntry[]> {
  const ids = [...new Set(rows.map(({ storyId }) => storyId))]
  const cards = new Map((await findCards(db, ids, [])).map((card) => [card.storyId, card]))
  return rows.flatMap(({ storyId, readSeconds, ...row }) => {
    const card = cards.get(storyId)
    if (!card) return []
    const minutes = Math.round(readSeconds / 60)
    return [{ entry: { ...row, story: card, minutes }, readSeconds }]
  })
}
