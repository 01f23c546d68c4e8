import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { EditedItem, RoadmapState } from '../../contract/roadmap.ts'
import type { Database, Transaction } from '../db/client.ts'
import { type LocalizedText, roadmapItem, roadmapStep } from '../db/community-schema.ts'
import { lockEditor, recordChange } from '../platform/change-log.ts'
import { getEdited } from './queries.ts'

interface Edit {
  editorId: string
  titles: Partial<LocalizedText>
  bodies: Partial<LocalizedText>
  state: RoadmapState
  month: string | null
  now: Date
}

/** Creates an item of the team, with the first step of its history. */
export async function createItem(db: Database, edit: Edit): Promise<EditedItem> {
  const { editorId, now, ...values } = edit
  const itemId = randomUUID()
  return db.transaction(async (tx) => {
    await tx.insert(roadmapItem).values({ itemId, ...values, createdAt: now, updatedAt: now })
    await tx.insert(roadmapStep).values({ itemId, at: now, state: values.state })
    await recordChange(tx, { editorId, action: 'roadmap-created', subject: itemId, at: now })
    return getEdited(tx, itemId, editorId)
  })
}

interface Save extends Edit {
  itemId: string
  answer: string
  duplicateOf: string | null
  version: number
}

type SaveOutcome =
  | { kind: 'saved'; item: EditedItem }
  | { kind: 'edited-meanwhile'; current: EditedItem }
  | { kind: 'no-such-target' }
  | { kind: 'unknown' }

/**
 * Changes an item that still has the version its editor saw. A new state or an answer becomes a step
 * of its history; the votes of a duplicate move to the other item.
 */
export async function saveItem(db: Database, save: Save): Promise<SaveOutcome> {
  return db.transaction(async (tx) => {
    const { editorId, itemId, duplicateOf, version } = save
    await lockEditor(tx, editorId)
    const locked = await lockItems(tx, duplicateOf === null ? [itemId] : [itemId, duplicateOf])
    const before = locked.get(itemId)
    if (!before) return { kind: 'unknown' }
    if (before.version !== version) {
      return { kind: 'edited-meanwhile', current: await getEdited(tx, itemId, editorId) }
    }
    if (duplicateOf !== null) {
      if (!canReceiveVotes(locked.get(duplicateOf), itemId)) return { kind: 'no-such-target' }
      await moveVotes(tx, { from: itemId, to: duplicateOf })
    }
    await writeItem(tx, save, before.state)
    return { kind: 'saved', item: await getEdited(tx, itemId, editorId) }
  })
}

async function writeItem(tx: Transaction, save: Save, stateBefore: RoadmapState) {
  const { editorId, itemId, answer, now, version, ...values } = save
  await tx
    .update(roadmapItem)
    .set({ ...values, version: version + 1, updatedAt: now })
    .where(eq(roadmapItem.itemId, itemId))
  if (stateBefore !== values.state || answer !== '') {
    await tx.insert(roadmapStep).values({ itemId, at: now, state: values.state, answer })
  }
  await recordChange(tx, { editorId, action: 'roadmap-saved', subject: itemId, at: now })
}

interface LockedItem {
  itemId: string
  state: RoadmapState
  version: number
}

/** Locks items in the order of their ids, against deadlocks. */
async function lockItems(tx: Transaction, itemIds: string[]): Promise<Map<string, LockedItem>> {
  const { itemId, state, version } = roadmapItem
  const locked = await tx
    .select({ itemId, state, version })
    .from(roadmapItem)
    .where(inArray(itemId, itemIds))
    .orderBy(itemId)
    .for('no key update')
  return new Map(locked.map((item) => [item.itemId, item]))
}

/** Whether an item can receive the votes of a duplicate: it is public and no duplicate itself. */
function canReceiveVotes(target: LockedItem | undefined, itemId: string): boolean {
  if (!target || target.itemId === itemId) return false
  return target.state !== 'pending' && target.state !== 'duplicate'
}

/** Moves votes to another item, one for each account, and the duplicates of the old item. */
async function moveVotes(tx: Transaction, { from, to }: { from: string; to: string }) {
  // Updating a vote's item locks no account row, which a deletion may have locked.
  await tx.execute(sql`
    update roadmap_vote set item_id = ${to} where item_id = ${from} and not exists (
      select 1 from roadmap_vote other
      where other.item_id = ${to} and other.user_id = roadmap_vote.user_id)`)
  await tx.execute(sql`delete from roadmap_vote where item_id = ${from}`)
  await tx.execute(sql`
    update roadmap_item set kept_votes = case item_id when ${to}::uuid
      then kept_votes + (select kept_votes from roadmap_item where item_id = ${from}) else 0 end
    where item_id in (${to}, ${from})`)
  await tx.update(roadmapItem).set({ duplicateOf: to }).where(eq(roadmapItem.duplicateOf, from))
}

/** Removes an item that was created in the app; one from `content/roadmap` can only be declined. */
export async function removeItem(
  db: Database,
  { itemId, editorId, now }: { itemId: string; editorId: string; now: Date },
): Promise<'removed' | 'not-possible' | 'unknown'> {
  return db.transaction(async (tx) => {
    await lockEditor(tx, editorId)
    const locked = await lockItems(tx, [itemId])
    if (locked.size === 0) return 'unknown'
    const removed = await tx
      .delete(roadmapItem)
      .where(and(eq(roadmapItem.itemId, itemId), isNull(roadmapItem.sourceId)))
      .returning({ itemId: roadmapItem.itemId })
    if (removed.length === 0) return 'not-possible'
    await tx
      .update(roadmapItem)
      .set({ duplicateOf: null })
      .where(eq(roadmapItem.duplicateOf, itemId))
    await recordChange(tx, { editorId, action: 'roadmap-removed', subject: itemId, at: now })
    return 'removed'
  })
}
