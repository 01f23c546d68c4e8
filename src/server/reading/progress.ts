import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Progress } from '../../contract/reading.ts'
import { childRead, listMark } from '../db/child-schema.ts'
import { atomically, type Database, type Transaction } from '../db/client.ts'
import { recordReading } from '../diary/commands.ts'

interface OwnReading {
  uid: string
  ownerId: string
  childId: string
  storyId: string
}

type SaveProgress = OwnReading & Progress & { fromStart?: boolean | undefined; now: Date }

/**
 * Saves a child's place in an opened story and returns the current one; null where the child has not
 * opened the story. The newest `savedAt` wins. A finished story stays finished, and page 1 of a new
 * device does not reset it. Finishing removes the story from the list `remember`. A saved place also
 * counts in the diary.
 */
export async function saveProgress(
  db: Database | Transaction,
  input: SaveProgress,
): Promise<Progress | null> {
  const { page, sentence, isFinished, fromStart, now } = input
  const savedAt = clampToPast(input.savedAt, now)
  const isNewer = or(isNull(childRead.savedAt), lt(childRead.savedAt, savedAt))
  const isFreshStart = page === 1 && !isFinished && !fromStart
  return atomically(db, async (tx) => {
    const moved = await tx
      .update(childRead)
      .set({ page, sentence, savedAt, isOnlySaved: false })
      .where(and(isOwn(input), isNewer, isFreshStart ? isNull(childRead.finishedAt) : undefined))
      .returning(diaryColumns)
    if (isFinished) {
      const finished = await tx
        .update(childRead)
        .set({ finishedAt: savedAt })
        .where(and(isOwn(input), isNull(childRead.finishedAt)))
        .returning({ storyId: childRead.storyId })
      if (moved.length + finished.length > 0) await unmarkRemembered(tx, input)
    }
    const [saved] = moved
    if (saved) {
      const { ownerId: userId, childId, storyId } = input
      // A device's clock is slow if its time is before the opening of the story.
      const readAt = latestOf(savedAt, saved.firstOpenedAt)
      const since = latestOf(saved.savedBefore, saved.lastOpenedAt)
      await recordReading(tx, { userId, childId, storyId, since, readAt, isFinished, now })
    }
    return findProgress(tx, input)
  })
}

/** The times of the previous report and of the opening. */
const diaryColumns = {
  savedBefore: sql<Date | null>`old.saved_at`.mapWith(childRead.savedAt),
  firstOpenedAt: childRead.firstOpenedAt,
  lastOpenedAt: childRead.lastOpenedAt,
}

function latestOf(one: Date | null, other: Date): Date {
  return one !== null && one > other ? one : other
}

/** The time of a client's clock, limited to 1970 … `now`. */
function clampToPast(savedAt: string, now: Date): Date {
  return new Date(Math.max(0, Math.min(Date.parse(savedAt), now.getTime())))
}

/** Removes a story from the list `remember`. */
export async function unmarkRemembered(
  tx: Transaction,
  { ownerId, childId, storyId }: Omit<OwnReading, 'uid'>,
): Promise<void> {
  await tx
    .delete(listMark)
    .where(
      and(
        eq(listMark.userId, ownerId),
        eq(listMark.childId, childId),
        eq(listMark.list, 'remember'),
        eq(listMark.storyId, storyId),
      ),
    )
}

/** A child's place in a story; null where none was saved. */
export async function findProgress(
  db: Pick<Database, 'select'>,
  own: OwnReading,
): Promise<Progress | null> {
  const [row] = await db
    .select({
      page: childRead.page,
      sentence: childRead.sentence,
      savedAt: childRead.savedAt,
      finishedAt: childRead.finishedAt,
    })
    .from(childRead)
    .where(isOwn(own))
  return row ? toProgress(row) : null
}

/** A row of `progressColumns`. */
export interface ProgressRow {
  page: number
  sentence: number
  savedAt: Date | null
  finishedAt: Date | null
}

/** Columns of `child_read` for `toProgress`. */
export const progressColumns = sql`page, sentence, saved_at as "savedAt", finished_at as "finishedAt"`

/** The progress of a row; null where no place was saved. */
export function toProgress({ page, sentence, savedAt, finishedAt }: ProgressRow): Progress | null {
  if (savedAt === null) return null
  return { page, sentence, isFinished: finishedAt !== null, savedAt: savedAt.toISOString() }
}

function isOwn({ uid, ownerId, childId, storyId }: OwnReading) {
  return and(
    eq(childRead.userId, uid),
    eq(childRead.userId, ownerId),
    eq(childRead.childId, childId),
    eq(childRead.storyId, storyId),
  )
}
