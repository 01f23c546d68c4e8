import { and, asc, between, eq, lt, sql } from 'drizzle-orm'
import type { DiaryEntry } from '../../contract/diary.ts'
import type { ChildLimits } from '../child/queries.ts'
import { suitsLimits } from '../child/queries.ts'
import { diaryEntry } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
import { story } from '../db/story-schema.ts'
import { findCards } from '../story/queries.ts'

interface OwnDiary {
  /** Whose diary; the caller's own. */
  uid: string
  /** Entries of this child alone. */
  childId?: string | undefined
  /** Of whoever reads in this browser. */
  limits: ChildLimits | null
}

const isOf = ({ uid, childId }: OwnDiary) =>
  and(eq(diaryEntry.userId, uid), childId ? eq(diaryEntry.childId, childId) : undefined)

/** Entries of some days, the first day and the first story first. */
export async function listEntries(
  db: Database,
  { from, to, ...own }: OwnDiary & { from: string; to: string },
): Promise<CountedEntry[]> {
  const rows = await db
    .select(columns)
    .from(diaryEntry)
    .innerJoin(story, eq(story.storyId, diaryEntry.storyId))
    .where(and(isOf(own), between(diaryEntry.day, from, to), suitsLimits(own.limits)))
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
    .where(and(isOf(own), lt(diaryEntry.day, day), suitsLimits(own.limits)))
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
    .where(and(isOf(own), isEntry, suitsLimits(own.limits)))
  const [found] = await toEntries(db, rows)
  return found?.entry ?? null
}

/** Whether there is a story within all of the limits; one that was withdrawn is remembered, too. */
export async function isRemembered(
  db: Database,
  storyId: string,
  limits: ChildLimits[],
): Promise<boolean> {
  const found = await db.$count(story, and(eq(story.storyId, storyId), ...limits.map(suitsLimits)))
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

/** An entry with the seconds it was counted by, which add up better than minutes. */
export interface CountedEntry {
  entry: DiaryEntry
  readSeconds: number
}

interface EntryRow extends Omit<DiaryEntry, 'story' | 'minutes' | 'mood'> {
  storyId: string
  readSeconds: number
  mood: string | null
}

async function toEntries(db: Database, rows: EntryRow[]): Promise<CountedEntry[]> {
  const ids = [...new Set(rows.map(({ storyId }) => storyId))]
  const cards = new Map((await findCards(db, ids, [])).map((card) => [card.storyId, card]))
  return rows.flatMap(({ storyId, readSeconds, mood, ...row }) => {
    const card = cards.get(storyId)
    if (!card) return []
    const minutes = Math.round(readSeconds / 60)
    return [
      { entry: { ...row, story: card, minutes, mood: mood as DiaryEntry['mood'] }, readSeconds },
    ]
  })
}
