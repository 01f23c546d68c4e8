import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { EditedItem, RoadmapDetails, RoadmapItem } from '../../contract/roadmap.ts'
import type { Database, Transaction } from '../db/client.ts'
import { roadmapItem, roadmapStep } from '../db/community-schema.ts'
import { listedStates, similarity } from './rules.ts'

type Reader = Pick<Database | Transaction, 'select'>

/** The account that reads; null for a guest. */
type Viewer = string | null

const isListed = inArray(roadmapItem.state, [...listedStates])
const isOwnOf = (viewer: Viewer) => sql`roadmap_item.user_id = ${viewer}`
const isPending = eq(roadmapItem.state, 'pending')

/** Columns of an item for a viewer; its votes are counted, not stored. */
const columnsFor = (viewer: Viewer) => ({
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

/** Columns for the detail page and for editors. */
const detailColumnsFor = (viewer: Viewer) => ({
  ...columnsFor(viewer),
  duplicateOf: roadmapItem.duplicateOf,
  sourceId: roadmapItem.sourceId,
  version: roadmapItem.version,
})

const dated = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

/** All public items and the account's own ideas, newest first. */
export async function listItems(db: Database, viewer: Viewer): Promise<RoadmapItem[]> {
  const rows = await selectItems(db, viewer, or(isListed, isOwnOf(viewer)))
  return rows.map(dated)
}

function selectItems(db: Reader, viewer: Viewer, condition: SQL | undefined) {
  return db
    .select(columnsFor(viewer))
    .from(roadmapItem)
    .where(condition)
    .orderBy(desc(roadmapItem.createdAt), asc(roadmapItem.itemId))
}

/** One item as in the list; null where it is missing, or pending and another account's. */
export async function findItem(
  db: Reader,
  itemId: string,
  viewer: Viewer,
): Promise<RoadmapItem | null> {
  const isVisible = or(ne(roadmapItem.state, 'pending'), isOwnOf(viewer))
  const [row] = await selectItems(db, viewer, and(eq(roadmapItem.itemId, itemId), isVisible))
  return row ? dated(row) : null
}

/** An item with its history; null where it is missing, or pending and neither own nor for editors. */
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

/** An item for editors; throws where it is missing. */
export async function getEdited(db: Reader, itemId: string, editorId: string): Promise<EditedItem> {
  const [found] = await selectDetails(db, editorId, eq(roadmapItem.itemId, itemId))
  if (!found) throw new Error('the item is missing')
  return found
}

/** All items for editors: pending ones first, longest waiting first, then the others, newest first. */
export async function listEdited(db: Reader, editorId: string): Promise<EditedItem[]> {
  const all = await selectDetails(db, editorId, undefined)
  const isPending = ({ state }: EditedItem) => state === 'pending'
  return [...all.filter(isPending).reverse(), ...all.filter((item) => !isPending(item))]
}

async function selectDetails(
  db: Reader,
  viewer: Viewer,
  condition: SQL | undefined,
): Promise<EditedItem[]> {
  const { itemId, at, state, answer } = roadmapStep
  const rows = await db
    .select(detailColumnsFor(viewer))
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

/**
 * Public items, and own ideas that wait, with a title similar to the text in any language, most similar
 * first. The text has the title, or the title has words of the text: „Oma soll vorlesen“ finds „Oma liest vor“.
 */
export async function listSimilar(
  db: Database,
  text: string,
  viewer: Viewer,
): Promise<RoadmapItem[]> {
  if (text.trim().length < similarity.minLetters) return []
  const score = sql<number>`(select max(greatest(word_similarity(${telling(sql`title`)}, ${telling(sql`${text}`)}),
      (select avg(word_similarity(fold(word), fold(title)))
        from unnest(${contentWords(text)}::text[]) as word)))
    from jsonb_each_text(roadmap_item.titles) as named (language, title))`
  const rows = await db
    .select({ ...columnsFor(viewer), score })
    .from(roadmapItem)
    .where(
      and(or(isListed, and(isPending, isOwnOf(viewer))), sql`${score} >= ${similarity.minScore}`),
    )
    .orderBy(desc(score), sql`fold(titles::text) <-> fold(${text})`, asc(roadmapItem.itemId))
    .limit(similarity.maxItems)
  return rows.map(({ score: _, ...row }) => dated(row))
}

/** A text without the words that are in so many ideas that they say nothing. */
const telling = (text: SQL) =>
  sql`regexp_replace(fold(${text}), ${`\\m(${similarity.commonWords.join('|')})\\M`}, '', 'g')`

/** The words of a text without those that neither language counts as content, such as „soll“ and „the“. */
const contentWords = (text: string) => sql`array(
  select word from regexp_split_to_table(lower(${text}), '[^[:alnum:]]+') as word
  where length(word) >= ${similarity.minLetters} and word not in ${similarity.commonWords}
    and ts_lexize('german_stem', word) <> '{}' and ts_lexize('english_stem', word) <> '{}')`
