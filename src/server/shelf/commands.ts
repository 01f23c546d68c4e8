import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { maxRemembered } from '../../contract/family.ts'
import type { ShelfName } from '../../contract/shelf.ts'
import { child, shelfMark } from '../db/child-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { atomically } from '../db/client.ts'

interface OwnShelf {
  uid: string
  ownerId: string
  childId: string
  shelf: ShelfName | 'released' | 'dismissed'
}

interface Marks extends OwnShelf {
  storyIds: string[]
  marked: boolean
  now: Date
}

type MarkOutcome = 'marked' | 'full' | 'not-found'

/**
 * Puts stories on a child's list, behind the others, or takes them off; saying the same twice
 * changes nothing. Where not all of them fit none is put there.
 */
export async function markStories(db: Database | Transaction, wanted: Marks): Promise<MarkOutcome> {
  const marks = { ...wanted, storyIds: [...new Set(wanted.storyIds)] }
  return atomically(db, async (tx) => {
    if (!(await holdChild(tx, marks))) return 'not-found'
    const named = inArray(shelfMark.storyId, marks.storyIds)
    if (!marks.marked) {
      await tx.delete(shelfMark).where(and(isOn(marks), named))
      return 'marked'
    }
    if (marks.shelf === 'remember') {
      const others = await tx.$count(shelfMark, and(isOn(marks), not(named)))
      if (others + marks.storyIds.length > maxRemembered) return 'full'
    }
    await putBehind(tx, marks)
    return 'marked'
  })
}

async function putBehind(tx: Transaction, { uid, childId, shelf, storyIds, now }: Marks) {
  await tx.execute(sql`
    insert into shelf_mark (user_id, child_id, shelf, story_id, position, created_at)
    select ${uid}, ${childId}, ${shelf}, story_id,
      coalesce((select max(position) from shelf_mark
        where user_id = ${uid} and child_id = ${childId} and shelf = ${shelf}), -1) + wanted.place,
      ${now.toISOString()}::timestamptz
    from unnest(${sql.param(storyIds)}::text[]) with ordinality as wanted (story_id, place)
      join story using (story_id) where story.is_published
    on conflict do nothing`)
}

/** Puts a list in the order of these ids, the others behind them; false where it is not there. */
export async function arrangeShelf(
  db: Database | Transaction,
  list: OwnShelf & { storyIds: string[] },
): Promise<boolean> {
  return atomically(db, async (tx) => {
    if (!(await holdChild(tx, list))) return false
    await tx.execute(sql`
      update shelf_mark set position = arranged.place
      from (
        select m.story_id, row_number() over (order by
          array_position(${sql.param(list.storyIds)}::text[], m.story_id),
          m.position, m.created_at, m.story_id) - 1 as place
        from shelf_mark m
        where m.user_id = ${list.uid} and m.child_id = ${list.childId} and m.shelf = ${list.shelf}
      ) arranged
      where ${isOn(list)} and shelf_mark.story_id = arranged.story_id`)
    return true
  })
}

/** Changes of one child's lists wait for each other; false where the child is missing or foreign. */
async function holdChild(tx: Transaction, { uid, ownerId, childId }: OwnShelf): Promise<boolean> {
  const held = await tx
    .select({ childId: child.childId })
    .from(child)
    .where(and(eq(child.userId, uid), eq(child.userId, ownerId), eq(child.childId, childId)))
    .for('no key update')
  return held.length > 0
}

const isOn = ({ uid, childId, shelf }: OwnShelf) =>
  and(eq(shelfMark.userId, uid), eq(shelfMark.childId, childId), eq(shelfMark.shelf, shelf))
