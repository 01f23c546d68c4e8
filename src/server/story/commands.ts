import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import type { ReportReason } from '../../contract/story-card.ts'
import { type Database, namedStatement, runStatement } from '../db/client.ts'

interface LikeStory {
  userId: string
  storyId: string
  liked: boolean
  now: Date
}

const storyId = sql.placeholder('storyId')
const userId = sql.placeholder('userId')

/** Changes the number of likes only if `changed` changed a row. */
const countLikes = (changed: SQL, step: 1 | -1) => sql`
  with changed as (${changed}),
  counted as (
    update story set likes = likes + ${step}
    where story_id = ${storyId} and exists (select 1 from changed) returning likes)
  select likes from counted
  union all
  select likes from story
  where story_id = ${storyId} and is_published and not exists (select 1 from counted)`

const like = namedStatement(
  'like_story',
  countLikes(
    sql`insert into story_like (user_id, story_id, created_at)
      select ${userId}, story_id, ${sql.placeholder('now')}::timestamptz from story
      where story_id = ${storyId} and is_published on conflict do nothing returning 1`,
    1,
  ),
)

const unlike = namedStatement(
  'unlike_story',
  countLikes(
    sql`delete from story_like where user_id = ${userId} and story_id = ${storyId}
      and exists (select from story s where s.story_id = ${storyId} and s.is_published) returning 1`,
    -1,
  ),
)

/** Sets or removes an account's like in one statement; null where the story does not exist. */
export async function likeStory(
  db: Database,
  { liked, ...values }: LikeStory,
): Promise<{ likes: number } | null> {
  const [row] = await runStatement<{ likes: number }>(db, liked ? like : unlike, { ...values })
  return row ?? null
}

interface ReportStory {
  storyId: string
  language: Language
  reason: ReportReason
  page: number
  note: string
  now: Date
}

/** Stores a report about a story for the editors and returns its id; null where the story does not exist. */
export async function reportStory(db: Database, report: ReportStory): Promise<string | null> {
  const { storyId, language, reason, page, note, now } = report
  const { rows } = await db.execute<{ reportId: string }>(sql`
    insert into story_report (story_id, language, reason, page, note, created_at)
    select story_id, ${language}, ${reason}, ${page}, ${note}, ${now.toISOString()}::timestamptz
    from story where story_id = ${storyId} and is_published returning report_id as "reportId"`)
  return rows[0]?.reportId ?? null
}
