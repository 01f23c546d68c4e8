import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/app.ts'
import { recordStatements, type SentStatement } from '../support/statements.ts'
import type { TestUser } from '../support/test-user.ts'

/** Tables that grow with the library. */
const growing = /Seq Scan on (story|story_text|story_ranking)\b/

let app: TestApp
let parent: TestUser

/** A library so large that PostgreSQL reads no table as a whole where it has an index. */
beforeAll(async () => {
  app = await createTestApp()
  parent = await app.signUp()
  const stories = sql`generate_series(1, 3000) n`
  await app.db.execute(sql`
    insert into story (story_id, title, file_name, languages, story_values, kind, age_from, age_to, minutes,
        words, likes, author, published_at, content_hash)
      select 'story-' || n, 'Geschichte ' || n, n || '.pdf', '{de,en}', '{mut}', 'fabel', 3 + n % 5, 9, n % 30,
        600, n % 50, 'Werkstatt', now() - n * interval '1 day', n from ${stories}`)
  await app.db.execute(sql`
    insert into story_text (story_id, language, title, subtitle, teaser, about, content_note, questions, glossary, pages)
      select 'story-' || n, language, 'Geschichte ' || n, '', md5(language || n), repeat(md5(n::text), 9), '', '[]', '[]', '[]'
      from ${stories}, unnest('{de,en}'::text[]) language`)
  await app.db.execute(sql`
    insert into story_ranking (period, story_id, likes, reads, refreshed_at)
      select period, 'story-' || n, n % 50, n, now() from ${stories}, unnest('{week,month,ever}'::text[]) period`)
  await app.db.execute(sql`
    insert into story_like (user_id, story_id) select ${parent.uid}, 'story-' || n from generate_series(1, 1000) n`)
  await app.db.execute(sql`
    insert into diary_entry (user_id, child_id, day, story_id)
      select ${parent.uid}, 'default', current_date - n, 'story-' || n from generate_series(1, 1000) n`)
  await app.db.execute('vacuum analyze story, story_text, story_ranking, story_like, diary_entry')
})
afterAll(() => app.close())

async function planOf({ text, values }: SentStatement): Promise<string> {
  const { rows } = await app.db.$client.query(`explain ${text}`, values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const own = () => ({ uid: parent.uid })

test.each<[string, () => Promise<unknown>]>([
  ['the library', () => parent.api.story.list({ value: ['mut'], age: [4], maxMinutes: 9 })],
  ['the library by title', () => parent.api.story.list({ sort: 'title', shownIn: 'en' })],
  ['the shelves', () => parent.api.story.shelves({})],
  ['the search for a title', () => parent.api.story.list({ search: 'Geschichte 42' })],
  ['the search for a word', () => parent.api.story.list({ search: 'Zahnarzt' })],
  ['the search for a short word', () => parent.api.story.list({ search: 'Oma' })],
  ['the ranking of a week', () => parent.api.story.ranking({ period: 'week' })],
  ['the ranking of all time', () => parent.api.story.ranking({ period: 'ever' })],
  ['the top stories', () => parent.api.story.top({ search: 'Geschichte 42' })],
  ['similar stories', () => parent.api.story.similar({ storyId: 'story-1' })],
  ['liked stories', () => parent.api.story.listLiked(own())],
  ['a list', () => parent.api.list.list({ ...own(), childId: 'default', list: 'favorites' })],
  ['the own document', () => parent.api.profile.get(own())],
  ['the children', () => parent.api.child.list(own())],
  ['a week of the diary', () => parent.api.diary.week(own())],
  ['the forest of the diary', () => parent.api.diary.forest(own())],
])('%s reads no table of stories as a whole', async (_what, call) => {
  // The first call of a server reads all stories once.
  await parent.api.story.top({})
  const statements = await recordStatements(app.db, call)
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text)))
    expect(await planOf(statement)).not.toMatch(growing)
})
