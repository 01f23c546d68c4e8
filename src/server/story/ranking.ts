import { sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { RankedStory, RankingPeriod, StoryCard } from '../../contract/story-card.ts'
import { type ChildLimits, fitsLimits } from '../child/queries.ts'
import type { Database } from '../db/client.ts'
import { mostLiked, readVisible } from './filter.ts'
import { findCards } from './queries.ts'
import { foreignTitle } from './titles.ts'

/** Minimum of likes of a ranked story. */
const minLikes = 5
const maxRanked = 50

interface RankingQuery {
  period: RankingPeriod
  shownIn?: Language | undefined
}

/**
 * The stories with the most likes of the last 7 or 30 days, or of all time, within the reader's limits.
 * Equal likes are an equal rank, in which the more often read story comes first. A read is an
 * account's first opening of a story in a month; reads of deleted accounts do not count. The likes of all
 * time are exact, the other numbers those of the last `refreshRankings`.
 */
export async function listRanking(
  db: Database,
  { period, shownIn }: RankingQuery,
  limits: ChildLimits | null,
): Promise<RankedStory[]> {
  const counted =
    period === 'ever' ? await listMostLiked(db, limits) : await listCounted(db, period, limits)
  const ids = counted.map(({ storyId }) => storyId)
  const cards = new Map((await findCards(db, ids, [limits])).map((card) => [card.storyId, card]))
  return counted.flatMap(({ storyId, likes, reads }) => {
    const card = cards.get(storyId)
    if (!card) return []
    const { title, titleSyllables, fileName, coverImageUrl } = card
    const translated = foreignTitle(card, shownIn)
    return {
      storyId,
      title: translated ?? title,
      titleSyllables: translated === undefined ? titleSyllables : null,
      fileName,
      coverImageUrl,
      likes,
      reads,
      rank: 1 + counted.findIndex((other) => other.likes === likes),
    }
  })
}

type Counted = Pick<RankedStory, 'storyId' | 'likes' | 'reads'>

/** By the numbers of a period; stories are looked up in the order of the index until there are enough. */
async function listCounted(
  db: Database,
  period: RankingPeriod,
  limits: ChildLimits | null,
): Promise<Counted[]> {
  const { rows } = await db.execute<Counted & Record<string, unknown>>(sql`
    select story_id as "storyId", likes, reads from story_ranking counted
    where period = ${period} and likes >= ${minLikes}
      and (select ${fitsLimits(limits)} from story where story.story_id = counted.story_id)
    order by likes desc, reads desc, story_id limit ${maxRanked}`)
  return rows
}

/** By the likes of all time; of equal ones by reads, so that all with the likes of the last one are compared. */
async function listMostLiked(db: Database, limits: ChildLimits | null): Promise<Counted[]> {
  const { catalogue, visible } = await readVisible(db, [limits])
  const candidates: StoryCard[] = []
  for (const { card } of catalogue.inOrder(visible, mostLiked)) {
    const isTie = card.likes === candidates.at(-1)?.likes
    if (card.likes < minLikes || (candidates.length >= maxRanked && !isTie)) break
    candidates.push(card)
  }
  const ids = candidates.map(({ storyId }) => storyId)
  const { rows } = await db.execute<
    Pick<Counted, 'storyId' | 'reads'> & Record<string, unknown>
  >(sql`
    select story_id as "storyId", reads from story_ranking
    where period = 'ever' and story_id = any(${sql.param(ids)}::text[])`)
  const readsOf = new Map(rows.map(({ storyId, reads }) => [storyId, reads]))
  return (
    candidates
      .map(({ storyId, likes }) => ({ storyId, likes, reads: readsOf.get(storyId) ?? 0 }))
      // What is equal stays in the order of the ids.
      .sort((one, other) => other.likes - one.likes || other.reads - one.reads)
      .slice(0, maxRanked)
  )
}
