import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { EditedItem, RoadmapDetails, RoadmapItem } from '../../contract/roadmap.ts'
import type { Database, Transaction } from '../db/client.ts'
import { roadmapItem, roadmapStep } from '../db/community-schema.ts'
import { likeness, listed } from './rules.ts'

type Reading = Pick<Database | Transaction, 'select'>

/** The account that looks; null for a guest. */
type Viewer = string | null

const isListed = inArray(roadmapItem.state, [...listed])
const isOwnOf = (viewer: Viewer) => sql`roadmap_item.user_id = ${viewer}`

/** What an item shows to whoever looks; its votes are counted, never stored. */
const shownTo = (viewer: Viewer) => ({
  itemId: roadmapItem.itemId,
  state: roadmapItem.state,
  titles: sql<RoadmapItem['titles']>`roadmap_item.titles`,
  bodies: sql<RoadmapItem['bodies']>`roadmap_item.bodies`,
  votes: sql<number>`(roadmap_item.kept_votes + (select count(*) from roadmap_vote
    where roadmap_vote.item_id = roadmap_item.item_id))::int`,
  month: roadmapItem.month,
  createdAt: roadmapItem.createdAt,
  hasVoted: sql<boolean>`exists (select 1 from roadmap_vote
    where roadmap_vote.item_id = roadmap_item.item_id and roadmap_vote.user_id = ${viewer})`,
  isOwn: sql<boolean>`coalesce(roadmap_item.user_id = ${viewer}, false)`,
})

/** With what only the detail and the editors see. */
const detailedTo = (viewer: Viewer) => ({
  ...shownTo(viewer),
  duplicateOf: roadmapItem.duplicateOf,
  sourceId: roadmapItem.sourceId,
  version: roadmapItem.version,
})

const dated = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

/** Everything public, the newest first, and all of the account's own ideas. */
export async function listItems(db: Database, viewer: Viewer): Promise<RoadmapItem[]> {
  const rows = await selectItems(db, viewer, or(isListed, isOwnOf(viewer)))
  return rows.map(dated)
}

function selectItems(db: Reading, viewer: Viewer, condition: SQL | undefined) {
  return db
    .select(shownTo(viewer))
    .from(roadmapItem)
    .where(condition)
    .orderBy(desc(roadmapItem.createdAt), asc(roadmapItem.itemId))
}

/** One item as its list shows it; null where it is missing, or pending and somebody else's. */
export async function findItem(
  db: Reading,
  itemId: string,
  viewer: Viewer,
): Promise<RoadmapItem | null> {
  const isSeen = or(ne(roadmapItem.state, 'pending'), isOwnOf(viewer))
  const [row] = await selectItems(db, viewer, and(eq(roadmapItem.itemId, itemId), isSeen))
  return row ? dated(row) : null
}

/** An item with its history; null where it is missing, or pending and not to be seen. */
export async function findDetails(
  db: Database,
  itemId: string,
  { viewer, isEditor }: { viewer: Viewer; isEditor: boolean },
): Promise<RoadmapDetails | null> {
  const [found] = await selectDetails(db, viewer, eq(roadmapItem.itemId, itemId))
  if (!found || (found.state === 'pending' && !found.isOwn && !isEditor)) return null
  const { isRemovable, version, ...details } = found
  return details
}

/** An item as its editor sees it; it must be there. */
export async function getEdited(
  db: Reading,
  itemId: string,
  editorId: string,
): Promise<EditedItem> {
  const [found] = await selectDetails(db, editorId, eq(roadmapItem.itemId, itemId))
  if (!found) throw new Error('the item is not there')
  return found
}

/** All items for the editors: pending ones first, the longest waiting before the others. */
export async function listEdited(db: Reading, editorId: string): Promise<EditedItem[]> {
  const all = await selectDetails(db, editorId, undefined)
  const isPending = ({ state }: EditedItem) => state === 'pending'
  return [...all.filter(isPending).reverse(), ...all.filter((item) => !isPending(item))]
}

async function selectDetails(
  db: Reading,
  viewer: Viewer,
  condition: SQL | undefined,
): Promise<EditedItem[]> {
  const { itemId, at, state, answer } = roadmapStep
  const rows = await db
    .select(detailedTo(viewer))
    .from(roadmapItem)
    .where(condition)
    .orderBy(desc(roadmapItem.createdAt), asc(roadmapItem.itemId))
  const steps = await db
    .select({ itemId, at, state, answer })
    .from(roadmapStep)
    .where(
      inArray(
        itemId,
        rows.map((row) => row.itemId),
      ),
    )
    .orderBy(asc(at))
  const stepsOf = Map.groupBy(steps, (step) => step.itemId)
  return rows.map(({ sourceId, ...row }) => ({
    ...dated(row),
    isRemovable: sourceId === null,
    steps: (stepsOf.get(row.itemId) ?? []).map(({ state, at, answer }) => ({
      state,
      at: at.toISOString(),
      answer,
    })),
  }))
}

/** Public items with a title like the text in any language, the likest first. */
export async function listSimilar(
  db: Database,
  text: string,
  viewer: Viewer,
): Promise<RoadmapItem[]> {
  if (text.trim().length < likeness.fewestLetters) return []
  // Either may be the longer one: words of an idea in a title, or a short title in an idea.
  const score = sql<number>`(select max(greatest(
      word_similarity(fold(${text}), fold(title)), word_similarity(fold(title), fold(${text}))))
    from jsonb_each_text(roadmap_item.titles) as named (language, title))`
  const rows = await db
    .select({ ...shownTo(viewer), score })
    .from(roadmapItem)
    .where(and(isListed, sql`${score} >= ${likeness.least}`))
    .orderBy(desc(score), asc(roadmapItem.itemId))
    .limit(likeness.most)
  return rows.map(({ score: _, ...row }) => dated(row))
}
