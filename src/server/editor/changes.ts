import { desc, eq, lt, sql } from 'drizzle-orm'
import type { EditorChange } from '../../contract/editor.ts'
import { user } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import { editorChange } from '../db/editor-schema.ts'

/** The current name of a change's subject, by the noun of its action. */
const name = sql<string | null>`nullif(case split_part(${editorChange.action}, '-', 1)
  when 'story' then
    (select d.story->'texts'->'de'->>'title' from story_draft d where d.story_id = ${editorChange.subject})
  when 'poll' then (select p.question->>'de' from poll p where p.month = ${editorChange.subject})
  when 'news' then
    (select n.texts->'de'->>'title' from news_post n where n.slug = ${editorChange.subject})
  when 'roadmap' then
    (select coalesce(i.titles->>'de', i.titles->>'en') from roadmap_item i
      where i.item_id::text = ${editorChange.subject})
  when 'report' then
    (select d.story->'texts'->'de'->>'title' from story_report r
      join story_draft d on d.story_id = r.story_id where r.report_id::text = ${editorChange.subject})
  when 'import' then
    (select i.file_name from intake i where i.intake_id::text = ${editorChange.subject})
end, '')`

/** Changes by editors, newest first; only those older than the entry `before`. */
export async function listChanges(
  db: Database,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<EditorChange[]> {
  const { id, at, action, subject } = editorChange
  const rows = await db
    .select({ id, at, editor: user.name, action, subject, name })
    .from(editorChange)
    .leftJoin(user, eq(user.id, editorChange.editorId))
    .where(before === undefined ? undefined : lt(id, before))
    .orderBy(desc(id))
    .limit(limit)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
