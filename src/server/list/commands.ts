import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { maxRemembered } from '../../contract/family.ts'
import type { ListName } from '../../contract/list.ts'
import { child, listMark } from '../db/child-schema.ts'
import { atomically, type Database, type Transaction } from '../db/client.ts'

interface OwnList {
  uid: string
  ownerId: string
  childId: string
  list: ListName | 'released' | 'dismissed'
}

interface Marks extends OwnList {
  storyIds: string[]
  marked: boolean
  now: Date
}

type MarkOutcome = 'marked' | 'full' | 'not-found'

/**
 * Appends stories to a child's list, or removes them; a repeat changes nothing. Where not all of them
 * fit, none is added.
 */
export async function markStories(db: Database | Transaction, given: Marks): Promise<MarkOutcome> {
  const marks = { ...given, storyIds: [...new Set(given.storyIds)] }
  return atomically(db, async (tx) => {
    if (!(await lockChild(tx, marks))) return 'not-found'
    const isListed = inArray(listMark.storyId, marks.storyIds)
    if (!marks.marked) {
      await tx.delete(listMark).where(and(isOnList(marks), isListed))
      return 'marked'
    }
    if (marks.list === 'remember') {
      const others = await tx.$count(listMark, and(isOnList(marks), not(isListed)))
      if (others + marks.storyIds.length > maxRemembered) return 'full'
    }
    await append(tx, marks)
    return 'marked'
  })
}

async function append(tx: Transaction, { uid, childId, list, storyIds, now }: Marks) {
  await tx.execute(sql`
    insert into shelf_mark (user_id, child_id, shelf, story_id, position, created_at)
    select ${uid}, ${childId}, ${list}, story_id,
      coalesce((select max(position) from shelf_mark
        where user_id = ${uid} and child_id = ${childId} and shelf = ${list}), -1) + wanted.place,
      ${now.toISOString()}::timestamptz
    from unnest(${sql.param(storyIds)}::text[]) with ordinality as wanted (story_id, place)
      join story using (story_id) where story.is_published
    on conflict do nothing`)
}

/** Orders a list by these ids, other stories after them; false where the child is missing. */
export async function arrangeList(
  db: Database | Transaction,
  list: OwnList & { storyIds: string[] },
): Promise<boolean> {
  return atomically(db, async (tx) => {
    if (!(await lockChild(tx, list))) return false
    await tx.execute(sql`
      update shelf_mark set position = arranged.place
      from (
        select m.story_id, row_number() over (order by
          array_position(${sql.param(list.storyIds)}::text[], m.story_id),
          m.position, m.created_at, m.story_id) - 1 as place
        from shelf_mark m
        where m.user_id = ${list.uid} and m.child_id = ${list.childId} and m.shelf = ${list.list}
      ) arranged
      where ${isOnList(list)} and shelf_mark.story_id = arranged.story_id`)
    return true
  })
}

/** Locks a child, so that changes of its lists wait for each other; false where it is not the caller's. */
async function lockChild(tx: Transaction, { uid, ownerId, childId }: OwnList): Promise<boolean> {
  const locked = await tx
    .select({ childId: child.childId })
    .from(child)
    .where(and(eq(child.userId, uid), eq(child.userId, ownerId), eq(child.childId, childId)))
    .for('no key update')
  return locked.length > 0
}

const isOnList = ({ uid, childId, list }: OwnList) =>
  and(eq(listMark.userId, uid), eq(listMark.childId, childId), eq(listMark.list, list))
