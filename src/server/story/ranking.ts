import { sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { RankedStory, RankingPeriod } from '../../contract/story-card.ts'
import { type ChildLimits, fitsLimits } from '../child/queries.ts'
import type { Database } from '../db/client.ts'
import { isForeign } from './titles.ts'

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
  const translatedTitle = isForeign(shownIn)
    ? sql`(select title from story_text t where t.story_id = story.story_id and t.language = ${shownIn})`
    : sql`null`
  const likes = period === 'ever' ? sql`story.likes` : sql`counted.likes`
  const { rows } = await db.execute<RankedStory & Record<string, unknown>>(sql`
    select story.story_id as "storyId", coalesce(${translatedTitle}, story.title) as title,
      case when ${translatedTitle} is null then story.title_syllables end as "titleSyllables",
      story.file_name as "fileName", story.cover_image_url as "coverImageUrl",
      ${likes} as likes, coalesce(counted.reads, 0) as reads,
      rank() over (order by ${likes} desc)::int as rank
    from story left join story_ranking counted
      on counted.story_id = story.story_id and counted.period = ${period}
    where ${likes} >= ${minLikes} and ${fitsLimits(limits)}
    order by rank, reads desc, story.story_id limit ${maxRanked}`)
  return rows
}
