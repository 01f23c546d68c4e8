import { type SQL, sql } from 'drizzle-orm'
import type { RankingPeriod } from '../../contract/story-card.ts'
import type { Database, Transaction } from '../db/client.ts'
import { inPortions } from '../db/portions.ts'

/** Length of the periods in days. */
const periods = { week: 7, month: 30 } satisfies Record<Exclude<RankingPeriod, 'ever'>, number>
/** Days that a ranking shows as its own; older ones only count for all time. */
const recentDays = Math.max(...Object.values(periods)) + 1

/**
 * Counts the likes and reads of the days again that may have changed, and stores the rankings. To be called
 * every minute; servers share the days, and one at a time stores the rankings.
 */
export async function refreshRankings(db: Database, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const today = sql`(${at} at time zone 'Europe/Berlin')::date`
  await addDays(db, today)
  await inPortions(async (size) => ((await countStaleDay(db, { at, today })) ? size : 0))
  await db.transaction((tx) => storeRankings(tx, { at, today }))
}

interface Moment {
  at: SQL
  /** The day in Berlin. */
  today: SQL
}

const dayOf = (at: SQL) => sql`(${at} at time zone 'Europe/Berlin')::date`
const startOf = (day: SQL) => sql`((${day})::timestamp at time zone 'Europe/Berlin')`

/** Adds every day since the first like or read; new ones are due at once. */
async function addDays(db: Database, today: SQL): Promise<void> {
  await db.execute(sql`
    insert into counted_day (day, counted_at)
    select day::date, '-infinity' from generate_series(
      ${dayOf(sql`least((select min(created_at) from story_like), (select min(created_at) from monthly_read))`)},
      ${today}, interval '1 day') day
    on conflict do nothing`)
}

/**
 * Counts the newest day again that is due: today always, the days of the periods every few minutes, as
 * likes are taken back and accounts deleted, older ones once a day. False where none is due, or other
 * servers have them all.
 */
async function countStaleDay(db: Database, { at, today }: Moment): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ day: string }>(sql`
      select day::text from counted_day where counted_at < ${at} - case
        when day >= ${today} then interval '30 seconds'
        when day >= ${today} - ${recentDays}::int then interval '6 minutes'
        else interval '1 day' end
      order by day desc limit 1 for update skip locked`)
    const [due] = rows
    if (!due) return false
    const day = sql`${due.day}::date`
    const isOnDay = sql`created_at >= ${startOf(day)} and created_at < ${startOf(sql`${day} + 1`)}`
    await tx.execute(sql`
      with counted as (
        select story_id, sum(likes)::int as likes, sum(reads)::int as reads from (
          select story_id, count(*) as likes, 0 as reads from story_like where ${isOnDay} group by story_id
          union all
          select story_id, 0, count(*) from monthly_read where ${isOnDay} group by story_id) each_of_both
        group by story_id),
      gone as (delete from story_day where day = ${day}
        and story_id not in (select story_id from counted))
      insert into story_day (day, story_id, likes, reads)
      select ${day}, story_id, likes, reads from counted
      on conflict (day, story_id) do update set likes = excluded.likes, reads = excluded.reads
        where (story_day.likes, story_day.reads) <> (excluded.likes, excluded.reads)`)
    await tx.execute(sql`update counted_day set counted_at = ${at} where day = ${day}`)
    return true
  })
}

/** Adds the days up; the first one of a period counts only from the hour at which it begins. */
async function storeRankings(tx: Transaction, { at, today }: Moment): Promise<void> {
  const { rows } = await tx.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('rankings', 0)) as "isMine"`,
  )
  if (!rows[0]?.isMine) return
  const ever = sql`select 'ever' as period, story_id, likes, reads from story_day`
  const others = Object.entries(periods).map(([period, days]) => {
    // In hours, as days differ by the time zone of the connection.
    const since = sql`(${at} - ${`${days * 24} hours`}::interval)`
    const isOnFirstDay = sql`created_at > ${since} and created_at < ${startOf(sql`${dayOf(since)} + 1`)}`
    return sql`
      union all select ${period}, story_id, likes, reads from story_day
        where day > ${dayOf(since)} and day <= ${today}
      union all select ${period}, story_id, 1, 0 from story_like where ${isOnFirstDay}
      union all select ${period}, story_id, 0, 1 from monthly_read where ${isOnFirstDay}`
  })
  await tx.execute(sql`
    insert into story_ranking (period, story_id, likes, reads, refreshed_at)
    select period, story_id, sum(likes), sum(reads), ${at}
    from (${sql.join([ever, ...others])}) counted group by period, story_id
    on conflict (period, story_id) do update
      set likes = excluded.likes, reads = excluded.reads, refreshed_at = excluded.refreshed_at`)
  await tx.execute(sql`delete from story_ranking where refreshed_at <> ${at}`)
}
