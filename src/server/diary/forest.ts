import { and, desc, eq, sql } from 'drizzle-orm'
import type { Forest, Tree } from '../../contract/diary.ts'
import { isWithinLimits } from '../child/queries.ts'
import { diaryEntry } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
import { story } from '../db/story-schema.ts'
import { isOf, type OwnDiary } from './queries.ts'
import { dayAfter } from './rules.ts'

/** Six weeks of evenings; a phone shows them in seven rows. */
const maxTrees = 42

const firstWeekDays = 7

/** The newest evenings of the diary as trees, in one statement that reads only this account's entries. */
export async function findForest(
  db: Database,
  { today, ...own }: OwnDiary & { today: string },
): Promise<Forest> {
  // One row for each evening, with the story that was read longest.
  const evening = db
    .selectDistinctOn([diaryEntry.day], {
      day: sql<string>`${diaryEntry.day}::text`.as('day'),
      storyId: story.storyId,
      title: story.title,
      fileName: story.fileName,
      // The number of stories less one; `count(distinct …)` is no window function.
      others:
        sql<number>`(dense_rank() over (partition by ${diaryEntry.day} order by ${diaryEntry.storyId})
        + dense_rank() over (partition by ${diaryEntry.day} order by ${diaryEntry.storyId} desc) - 2)::int`.as(
          'others',
        ),
    })
    .from(diaryEntry)
    .innerJoin(story, eq(story.storyId, diaryEntry.storyId))
    .where(and(isOf(own), isWithinLimits(own.limits)))
    .orderBy(diaryEntry.day, desc(diaryEntry.readSeconds), diaryEntry.storyId)
    .as('evening')
  const rows = await db
    .select({
      day: evening.day,
      // As `weekOf`, which takes a quarter of a millisecond for each day.
      week: sql<string>`to_char(${evening.day}::date, 'IYYY-"W"IW')`,
      storyId: evening.storyId,
      title: evening.title,
      fileName: evening.fileName,
      others: evening.others,
      titles: sql<
        Tree['story']['titles']
      >`(select coalesce(jsonb_object_agg(language, t.title), '{}')
        from story_text t where t.story_id = evening.story_id)`,
      count: sql<number>`count(*) over ()::int`,
      firstDay: sql<string>`min(${evening.day}) over ()`,
    })
    .from(evening)
    .orderBy(desc(evening.day))
    .limit(maxTrees)
  const [newest] = rows
  return {
    trees: rows.toReversed().map(({ day, week, storyId, title, fileName, titles, others }) => ({
      day,
      week,
      story: { storyId, title, fileName, titles },
      others,
    })),
    earlier: newest ? newest.count - rows.length : 0,
    isFirstWeek: !newest || today < dayAfter(newest.firstDay, firstWeekDays),
  }
}
