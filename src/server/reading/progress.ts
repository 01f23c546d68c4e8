import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Progress } from '../../contract/reading.ts'
import { childRead, shelfMark } from '../db/child-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { atomically } from '../db/client.ts'
import { noteReading } from '../diary/commands.ts'

interface OwnReading {
  uid: string
  ownerId: string
  childId: string
  storyId: string
}

type SaveProgress = OwnReading & Progress & { fromStart?: boolean | undefined; now: Date }

/**
 * Keeps where a child is in a story it has opened and returns what holds now; null where there is
 * no such opening. The newest `savedAt` wins. A finished story stays finished, however late the news
 * of it comes, and page 1 of a fresh device does not set it back. Finishing takes
 * the story off the list of remembered ones. What moves on goes into the family's diary.
 */
export async function saveProgress(
  db: Database | Transaction,
  input: SaveProgress,
): Promise<Progress | null> {
  const { page, sentence, isFinished, fromStart, now } = input
  const savedAt = crediblyAt(input.savedAt, now)
  const isNewer = or(isNull(childRead.savedAt), lt(childRead.savedAt, savedAt))
  const isFreshStart = page === 1 && !isFinished && !fromStart
  return atomically(db, async (tx) => {
    const moved = await tx
      .update(childRead)
      .set({ page, sentence, savedAt })
      .where(and(isOwn(input), isNewer, isFreshStart ? isNull(childRead.finishedAt) : undefined))
      .returning(diaryColumns)
    if (isFinished) {
      const finished = await tx
        .update(childRead)
        .set({ finishedAt: savedAt })
        .where(and(isOwn(input), isNull(childRead.finishedAt)))
        .returning({ storyId: childRead.storyId })
      if (moved.length + finished.length > 0) await forgetMark(tx, input)
    }
    const [known] = moved
    if (known) {
      const { ownerId: userId, childId, storyId } = input
      // No clock is right about a time before the story was opened.
      const readAt = latestOf(savedAt, known.firstOpenedAt)
      const since = latestOf(known.savedBefore, known.lastOpenedAt)
      await noteReading(tx, { userId, childId, storyId, since, readAt, isFinished, now })
    }
    return findProgress(tx, input)
  })
}

/** When the reader was heard of before this report: by the last one, or by the opening. */
const diaryColumns = {
  savedBefore: sql<Date | null>`old.saved_at`.mapWith(childRead.savedAt),
  firstOpenedAt: childRead.firstOpenedAt,
  lastOpenedAt: childRead.lastOpenedAt,
}

function latestOf(one: Date | null, other: Date): Date {
  return one !== null && one > other ? one : other
}

/** A clock that runs ahead counts as now, one from before computers as their beginning. */
function crediblyAt(savedAt: string, now: Date): Date {
  return new Date(Math.max(0, Math.min(Date.parse(savedAt), now.getTime())))
}

/** Takes a story off the list of remembered ones. */
export async function forgetMark(
  tx: Transaction,
  { ownerId, childId, storyId }: Omit<OwnReading, 'uid'>,
): Promise<void> {
  await tx
    .delete(shelfMark)
    .where(
      and(
        eq(shelfMark.userId, ownerId),
        eq(shelfMark.childId, childId),
        eq(shelfMark.shelf, 'remember'),
        eq(shelfMark.storyId, storyId),
      ),
    )
}

/** Where a child is in a story; null where it never reported a place. */
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

/** What `progressColumns` select. */
export interface ProgressRow {
  page: number
  sentence: number
  savedAt: Date | null
  finishedAt: Date | null
}

/** Columns of `child_read` that make a progress. */
export const progressColumns = sql`page, sentence, saved_at as "savedAt", finished_at as "finishedAt"`

/** Null where nothing was ever saved. */
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
