import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RankedStory } from '../../src/contract/story-card.ts'
import { seedFamilies } from '../../src/demo/community/families.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { countRankings } from '../support/rankings.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parents: TestUser[]

const now = '2026-11-21T10:00:00Z'
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000)

/** Likes of the first `count` parents at a moment. */
async function like(storyId: string, count: number, at: Date) {
  for (const { uid } of parents.slice(0, count)) {
    await app.db.execute(sql`insert into story_like (user_id, story_id, created_at)
      values (${uid}, ${storyId}, ${at})`)
  }
  await app.db.execute(sql`update story set likes = likes + ${count} where story_id = ${storyId}`)
}

/** The first parent opens a story in a month. */
async function read(storyId: string, month: string, at: Date) {
  await app.db.execute(sql`insert into monthly_read (user_id, month, story_id, created_at)
    values (${parents[0]?.uid}, ${month}, ${storyId}, ${at})`)
}

const summarize = (stories: RankedStory[]) =>
  stories.map(({ storyId, rank, likes, reads }) => [rank, storyId, likes, reads])

beforeAll(async () => {
  app = await createTestApp(now)
  for (const id of ['alt', 'neu', 'gleich', 'wenig', 'weg']) await addStory(app, id)
  await addStory(app, 'grusel', { scare: 3 })
  parents = []
  for (let at = 0; at < 8; at++) parents.push(await app.signUp())
  await like('alt', 8, daysAgo(90))
  await like('neu', 6, daysAgo(2))
  await like('gleich', 6, daysAgo(20))
  await like('wenig', 4, daysAgo(1))
  await like('grusel', 7, daysAgo(3))
  await like('weg', 8, daysAgo(1))
  await app.db.execute(sql`update story set is_published = false where story_id = 'weg'`)
  // Likes of deleted accounts.
  await app.db.execute(
    sql`update story set likes = likes + 1, kept_likes = 1 where story_id = 'alt'`,
  )
  await read('gleich', '2026-11', daysAgo(1))
  await read('gleich', '2026-09', daysAgo(70))
  await read('neu', '2026-11', daysAgo(10))
  await countRankings(app)
})
afterAll(() => app.close())

test('a period counts its likes; stories need five and must be public', async () => {
  const { story } = app.guest.api
  expect(summarize(await story.ranking({ period: 'week' }))).toEqual([
    [1, 'grusel', 7, 0],
    [2, 'neu', 6, 0],
  ])
  expect(summarize(await story.ranking({ period: 'month' }))).toEqual([
    [1, 'grusel', 7, 0],
    [2, 'gleich', 6, 1],
    [2, 'neu', 6, 1],
  ])
})

test('all time includes likes of deleted accounts; ties share a rank, more reads come first', async () => {
  expect(summarize(await app.guest.api.story.ranking({}))).toEqual([
    [1, 'alt', 9, 0],
    [2, 'grusel', 7, 0],
    [3, 'gleich', 6, 2],
    [3, 'neu', 6, 1],
  ])
})

test('a child’s ranking has only allowed stories, with their own ranks', async () => {
  const [, parent] = parents
  if (!parent) throw new Error('nobody signed up')
  await parent.api.child.update({ uid: parent.uid, childId: 'default', maxScare: 1 })
  const ranked = await parent.api.story.ranking({ period: 'week' })
  expect(summarize(ranked)).toEqual([[1, 'neu', 6, 0]])
})

test('titles are in the requested language', async () => {
  const [first] = await app.guest.api.story.ranking({ period: 'week', shownIn: 'en' })
  expect(first).toMatchObject({ title: 'Geschichte grusel (en)', fileName: 'grusel.pdf' })
})

test('guests’ answers are cached until a like, and name nobody', async () => {
  const ask = (etag = '') =>
    app.guest.request('/api/stories/ranking?period=week', { headers: { 'if-none-match': etag } })
  const first = await ask()
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toContain('public')
  expect(Object.keys((await first.json())[0]).sort()).toEqual(
    [
      'coverImageUrl',
      'fileName',
      'likes',
      'rank',
      'reads',
      'storyId',
      'title',
      'titleSyllables',
    ].sort(),
  )
  expect((await ask(etag)).status).toBe(304)
  const last = parents.at(-1)
  await last?.api.story.like({ storyId: 'wenig', liked: true })
  await countRankings(app)
  const changed = await ask(etag)
  expect(changed.status).toBe(200)
  expect((await changed.json()).map(({ storyId }: RankedStory) => storyId)).toContain('wenig')
})

test.each(['?period=year', '?period=', '?limit=5', '?shownIn=fr'])(
  'the ranking refuses %s',
  async (query) => {
    expect((await app.guest.request(`/api/stories/ranking${query}`)).status).toBe(400)
  },
)

test('the demo has a ranking for every period at any time, and adds its likes once', async () => {
  const { story } = app.guest.api
  await app.db.execute(sql`delete from story_like`)
  await app.db.execute(sql`update story set likes = 0`)
  const counted = sql`select sum(likes)::int as likes from story`
  const seedAt = async (at: string) => {
    app.clock.set(at)
    await seedFamilies(app.db, new Date(at))
    await countRankings(app)
    return (await app.db.execute(counted)).rows[0]?.likes
  }
  const likes = await seedAt(now)
  for (const later of [now, '2027-03-01T10:00:00Z']) {
    expect(await seedAt(later)).toBe(likes)
    for (const period of ['week', 'month', 'ever'] as const) {
      const ranked = await story.ranking({ period })
      expect(ranked.length, period).toBeGreaterThan(1)
      for (const one of ranked) expect(one.reads).toBeGreaterThan(0)
    }
  }
})
