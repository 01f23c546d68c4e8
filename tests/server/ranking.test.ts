import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RankedStory } from '../../src/contract/story.ts'
import { seedFamilies } from '../../src/demo/community/families.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'

let app: TestApp
let parents: TestUser[]

const now = '2026-11-21T10:00:00Z'
const ago = (days: number) => new Date(Date.parse(now) - days * 86_400_000)

/** `count` parents like a story at a moment. */
async function like(storyId: string, count: number, at: Date) {
  for (const { uid } of parents.slice(0, count)) {
    await app.db.execute(sql`insert into story_like (user_id, story_id, created_at)
      values (${uid}, ${storyId}, ${at})`)
  }
  await app.db.execute(sql`update story set likes = likes + ${count} where story_id = ${storyId}`)
}

/** The first of the parents opens stories, each in a month. */
async function read(storyId: string, month: string, at: Date) {
  await app.db.execute(sql`insert into monthly_read (user_id, month, story_id, created_at)
    values (${parents[0]?.uid}, ${month}, ${storyId}, ${at})`)
}

const shown = (stories: RankedStory[]) =>
  stories.map(({ storyId, rank, likes, reads }) => [rank, storyId, likes, reads])

beforeAll(async () => {
  app = await createTestApp(now)
  for (const id of ['alt', 'neu', 'gleich', 'wenig', 'weg']) await addStory(app, id)
  await addStory(app, 'grusel', { scare: 3 })
  parents = []
  for (let at = 0; at < 8; at++) parents.push(await app.signUp())
  await like('alt', 8, ago(90))
  await like('neu', 6, ago(2))
  await like('gleich', 6, ago(20))
  await like('wenig', 4, ago(1))
  await like('grusel', 7, ago(3))
  await like('weg', 8, ago(1))
  await app.db.execute(sql`update story set is_published = false where story_id = 'weg'`)
  // Hearts of accounts that are gone.
  await app.db.execute(
    sql`update story set likes = likes + 1, kept_likes = 1 where story_id = 'alt'`,
  )
  await read('gleich', '2026-11', ago(1))
  await read('gleich', '2026-09', ago(70))
  await read('neu', '2026-11', ago(10))
})
afterAll(() => app.close())

test('a period counts what was gained in it; five likes at least, and nothing withdrawn', async () => {
  const { story } = app.guest.api
  expect(shown(await story.ranking({ period: 'week' }))).toEqual([
    [1, 'grusel', 7, 0],
    [2, 'neu', 6, 0],
  ])
  expect(shown(await story.ranking({ period: 'month' }))).toEqual([
    [1, 'grusel', 7, 0],
    [2, 'gleich', 6, 1],
    [2, 'neu', 6, 1],
  ])
})

test('of all time counts the hearts of accounts gone; ties share a rank, more read comes first', async () => {
  expect(shown(await app.guest.api.story.ranking({}))).toEqual([
    [1, 'alt', 9, 0],
    [2, 'grusel', 7, 0],
    [3, 'gleich', 6, 2],
    [3, 'neu', 6, 1],
  ])
})

test('a child’s ranking holds what it may see, with ranks of its own', async () => {
  const [, parent] = parents
  if (!parent) throw new Error('nobody signed up')
  await parent.api.child.update({ uid: parent.uid, childId: 'default', maxScare: 1 })
  const ranked = await parent.api.story.ranking({ period: 'week' })
  expect(shown(ranked)).toEqual([[1, 'neu', 6, 0]])
})

test('titles come in the language shown', async () => {
  const [first] = await app.guest.api.story.ranking({ period: 'week', shownIn: 'en' })
  expect(first).toMatchObject({ title: 'Geschichte grusel (en)', fileName: 'grusel.pdf' })
})

test('guests’ answers are cached until a like changes them, and name nobody', async () => {
  const ask = (etag = '') =>
    app.guest.request('/api/stories/ranking?period=week', { headers: { 'if-none-match': etag } })
  const first = await ask()
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toContain('public')
  expect(Object.keys((await first.json())[0]).sort()).toEqual(
    ['coverImageUrl', 'fileName', 'likes', 'rank', 'reads', 'storyId', 'title'].sort(),
  )
  expect((await ask(etag)).status).toBe(304)
  const last = parents.at(-1)
  await last?.api.story.like({ storyId: 'wenig', liked: true })
  const changed = await ask(etag)
  expect(changed.status).toBe(200)
  expect((await changed.json()).map(({ storyId }: RankedStory) => storyId)).toContain('wenig')
})

test.each(['?period=year', '?period=', '?limit=5', '?shownIn=fr'])(
  '%s is refused',
  async (query) => {
    expect((await app.guest.request(`/api/stories/ranking${query}`)).status).toBe(400)
  },
)

test('the demo has a list for every period, at every time, and counts its hearts once', async () => {
  const { story } = app.guest.api
  await app.db.execute(sql`delete from story_like`)
  await app.db.execute(sql`update story set likes = 0`)
  const counted = sql`select sum(likes)::int as likes from story`
  const seedAt = async (at: string) => {
    app.clock.set(at)
    await seedFamilies(app.db, new Date(at))
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
