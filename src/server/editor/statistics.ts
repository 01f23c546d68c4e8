import { sql } from 'drizzle-orm'
import type { Statistics } from '../../contract/editor.ts'
import type { Database } from '../db/client.ts'

const days = 90
const topCount = 10

type Row = Statistics & Record<string, unknown>

/**
 * Statistics of one statement; days are days in Berlin. Likes and reads by day, and all reads, are those of
 * the last `refreshRankings`.
 */
export async function findStatistics(db: Database, now: Date): Promise<Statistics> {
  const at = sql`${now.toISOString()}::timestamptz`
  const today = sql`(${at} at time zone 'Europe/Berlin')::date`
  const first = sql`(${today} - ${days - 1}::integer)`
  const since = sql`(${first}::timestamp at time zone 'Europe/Berlin')`
  const { rows } = await db.execute<Row>(sql`
    with counted as (
      select day, sum(reads)::integer as reads, sum(likes)::integer as likes
      from story_day where day >= ${first} group by day),
    accounts as (
      select (created_at at time zone 'Europe/Berlin')::date as day, count(*)::integer as count
      from "user" where created_at >= ${since} group by 1),
    days as (
      select json_agg(json_build_object('day', day::date::text,
        'reads', coalesce(reads, 0), 'likes', coalesce(likes, 0),
        'accounts', coalesce(accounts.count, 0)) order by day) as list
      from generate_series(${first}, ${today}, interval '1 day') each_day (day)
        left join counted using (day) left join accounts using (day)),
    read_stories as (select story_id, reads from story_ranking where period = 'ever'),
    top as (
      select s.story_id, s.title, reads from read_stories join story s using (story_id)
      order by reads desc, s.story_id limit ${topCount}),
    running as (
      select item, count(*)::integer as count from subscription
      where withdrawn_at is null and status not in ('canceled', 'incomplete_expired', 'incomplete')
      group by item)
    select
      (select list from days) as days,
      json_build_object(
        'published', (select count(*)::integer from story where is_published),
        'drafts', (select count(*)::integer from story_draft where state = 'draft'),
        'review', (select count(*)::integer from story_draft where state = 'review'),
        'withdrawn', (select count(*)::integer from story_draft where state = 'withdrawn')) as stories,
      (select count(*)::integer from "user") as accounts,
      (select coalesce(json_object_agg(item, count), '{}') from running) as subscriptions,
      (select coalesce(sum(likes), 0)::integer from story) as likes,
      (select coalesce(sum(reads), 0)::integer from read_stories) as reads,
      (select json_build_object('files', count(*)::integer, 'bytes', coalesce(sum(size_bytes), 0))
        from stored_file) as storage,
      (select coalesce(json_agg(json_build_object('storyId', story_id, 'title', title, 'reads', reads)
        order by reads desc, story_id), '[]') from top) as "topStories"`)
  const [statistics] = rows
  if (!statistics) throw new Error('the statement returned no row')
  return statistics
}
