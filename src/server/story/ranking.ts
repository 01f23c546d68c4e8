import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { RankedStory, RankingPeriod } from '../../contract/story.ts'
import { type ChildLimits, fitsLimits } from '../child/queries.ts'
import type { Database } from '../db/client.ts'
import { isForeign } from './filter.ts'

const dayMs = 86_400_000
const periodDays = { week: 7, month: 30 } satisfies Record<Exclude<RankingPeriod, 'ever'>, number>
/** Minimum of likes of a ranked story. */
const minLikes = 5
const maxRanked = 50

interface RankingQuery {
  period: RankingPeriod
  shownIn?: Language | undefined
  now: Date
}

/** Likes by story: those since a time, or all, including those of deleted accounts. */
function likesSince(since: Date | null): SQL {
  if (!since) return sql`select story_id, likes from story where likes >= ${minLikes}`
  return sql`select story_id, count(*)::int as likes from story_like
    where created_at > ${since} group by story_id having count(*) >= ${minLikes}`
}

/**
 * The stories with the most likes of the last 7 or 30 days, or of all time, within the reader's limits.
 * Equal likes are an equal rank, in which the more often read story comes first. A read is an
 * account's first opening of a story in a month; reads of deleted accounts do not count.
 */
export async function listRanking(
  db: Database,
  { period, shownIn, now }: RankingQuery,
  limits: ChildLimits | null,
): Promise<RankedStory[]> {
  const since = period === 'ever' ? null : new Date(now.getTime() - periodDays[period] * dayMs)
  const translatedTitle = isForeign(shownIn)
    ? sql`(select title from story_text t where t.story_id = story.story_id and t.language = ${shownIn})`
    : sql`null`
  const { rows } = await db.execute<RankedStory & Record<string, unknown>>(sql`
    with liked as (${likesSince(since)}),
    read as (select story_id, count(*)::int as reads from monthly_read
      where story_id in (select story_id from liked)
        ${since ? sql`and created_at > ${since}` : sql``}
      group by story_id)
    select story.story_id as "storyId", coalesce(${translatedTitle}, story.title) as title,
      story.file_name as "fileName", story.cover_image_url as "coverImageUrl",
      liked.likes, coalesce(read.reads, 0) as reads,
      rank() over (order by liked.likes desc)::int as rank
    from liked join story using (story_id) left join read using (story_id)
    where ${fitsLimits(limits)}
    order by rank, reads desc, story.story_id limit ${maxRanked}`)
  return rows
}
