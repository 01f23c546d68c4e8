import { estimateMinutes } from '@fabelhain/library/text/words.ts'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { Language } from '../../contract/base.ts'
import { type DraftFilter, type DraftRow, DraftState } from '../../contract/draft.ts'
import { user } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import { storyDraft } from '../db/editor-schema.ts'
import { monthlyRead } from '../db/schema.ts'
import { story } from '../db/story-schema.ts'

type Filter = z.output<typeof DraftFilter>

/** A row of the table, with the file key of its narrowest cover instead of its address. */
export type ListedDraft = Omit<DraftRow, 'coverUrl'> & { coverKey: string | null }

const document = storyDraft.story
const title = sql<string>`coalesce(${document} #>> '{texts,de,title}', '')`
const ageFrom = sql<number>`(${document} ->> 'ageFrom')::integer`
const level = sql<number>`${storyDraft.level}`
const likes = sql<number>`coalesce(${story.likes}, 0)`

/** Counted reads by story. */
const readsOf = (db: Database) =>
  db
    .select({ storyId: monthlyRead.storyId, count: sql<number>`count(*)::integer`.as('count') })
    .from(monthlyRead)
    .groupBy(monthlyRead.storyId)
    .as('reads')

/** A page of the matching drafts, their number, and the number for every state. */
export async function listDrafts(
  db: Database,
  filter: Filter,
): Promise<{ rows: ListedDraft[]; total: number; byState: Record<DraftState, number> }> {
  const { state, limit, offset } = filter
  const matching = conditionsOf(filter)
  const reads = readsOf(db)
  const readCount = sql<number>`coalesce(${reads.count}, 0)`
  const [rows, counts] = await Promise.all([
    db
      .select({
        storyId: storyDraft.storyId,
        title,
        // Of the published title, while the draft has the same.
        titleSyllables: sql<
          string | null
        >`case when ${story.title} = ${title} then ${story.titleSyllables} end`,
        coverKey: sql<string | null>`${document} #>> '{pictures,cover.de,0,key}'`,
        state: storyDraft.state,
        scheduledAt: storyDraft.scheduledAt,
        ageFrom,
        ageTo: sql<number>`(${document} ->> 'ageTo')::integer`,
        level,
        values: sql<DraftRow['values']>`${document} -> 'values'`,
        languages: sql<Language[]>`array(select jsonb_object_keys(${document} -> 'texts'))`,
        words: storyDraft.words,
        likes,
        reads: readCount,
        updatedAt: storyDraft.updatedAt,
        updatedBy: user.name,
        missing: storyDraft.missing,
        hasUnpublished: sql<boolean>`${storyDraft.publishedVersion} is not null
          and ${storyDraft.publishedVersion} < ${storyDraft.version}`,
      })
      .from(storyDraft)
      .leftJoin(user, eq(user.id, storyDraft.editorId))
      .leftJoin(story, eq(story.storyId, storyDraft.storyId))
      .leftJoin(reads, eq(reads.storyId, storyDraft.storyId))
      .where(and(...matching, state && eq(storyDraft.state, state)))
      .orderBy(orderOf(filter, readCount), asc(storyDraft.storyId))
      .limit(limit)
      .offset(offset),
    db
      .select({ state: storyDraft.state, count: sql<number>`count(*)::integer` })
      .from(storyDraft)
      .where(and(...matching))
      .groupBy(storyDraft.state),
  ])
  const byState = Object.fromEntries(
    DraftState.options.map((each) => [each, counts.find((row) => row.state === each)?.count ?? 0]),
  ) as Record<DraftState, number>
  const total = state ? byState[state] : Object.values(byState).reduce((sum, one) => sum + one, 0)
  return { rows: rows.map(toListed), total, byState }
}

type Row = Omit<ListedDraft, 'minutes' | 'scheduledAt' | 'updatedAt'> & {
  scheduledAt: Date | null
  updatedAt: Date
}

const toListed = (row: Row): ListedDraft => ({
  ...row,
  languages: Language.options.filter((language) => row.languages.includes(language)),
  minutes: estimateMinutes(row.words),
  scheduledAt: row.scheduledAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
})

function orderOf({ sort, order }: Filter, reads: SQL): SQL {
  const by: Record<Filter['sort'], SQL> = {
    title: sql`${title} collate "de-DE-x-icu"`,
    state: sql`array_position(${sql.param(DraftState.options)}::text[], ${storyDraft.state})`,
    age: ageFrom,
    level,
    words: sql`${storyDraft.words}`,
    likes,
    reads,
    updated: sql`${storyDraft.updatedAt}`,
  }
  return order === 'asc' ? asc(by[sort]) : desc(by[sort])
}

/** The filter's conditions except the state; the search is a substring of the titles or the id. */
function conditionsOf({
  search,
  value,
  language,
  level: chosenLevel,
}: Filter): (SQL | undefined)[] {
  const searched = search?.trim().toLowerCase()
  const pattern = searched && `%${searched.replace(/[\\%_]/g, '\\$&')}%`
  return [
    pattern
      ? sql`fold(concat_ws(' ', ${title}, ${document} #>> '{texts,en,title}', ${storyDraft.storyId}))
          like fold(${pattern})`
      : undefined,
    value && sql`${document} -> 'values' ? ${value}`,
    language && sql`${document} -> 'texts' ? ${language}`,
    chosenLevel === undefined ? undefined : sql`${level} = ${chosenLevel}`,
  ]
}
