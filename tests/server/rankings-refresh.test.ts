import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RankingPeriod } from '../../src/contract/story-card.ts'
import { countedDay, storyDay, storyRanking } from '../../src/server/db/story-schema.ts'
import { refreshRankings } from '../../src/server/story/refresh-rankings.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parents: TestUser[]
const start = Date.parse('2026-11-21T10:00:00Z')
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'erste')
  await addStory(app, 'zweite')
  parents = []
  for (let count = 0; count < 6; count++) parents.push(await app.signUp())
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const table of [countedDay, storyDay, storyRanking]) await app.db.delete(table)
  await app.db.execute(sql`delete from story_like`)
  await app.db.execute(sql`delete from monthly_read`)
  await app.db.execute(sql`update story set likes = 0`)
})

/** Likes of the first five parents at a moment, relative to the start. */
async function like(storyId: string, ms: number, count = 5) {
  for (const { uid } of parents.slice(0, count)) {
    await app.db.execute(sql`insert into story_like (user_id, story_id, created_at)
      values (${uid}, ${storyId}, ${new Date(start + ms)})`)
  }
  await app.db.execute(sql`update story set likes = likes + ${count} where story_id = ${storyId}`)
}

const refreshAt = (ms: number) => refreshRankings(app.db, new Date(start + ms))
/** As a family sees it; guests' answers are cached. */
const ranking = async (period: RankingPeriod) =>
  (await parents[0]?.api.story.ranking({ period })) ?? []
const ranked = async (period: RankingPeriod) =>
  (await ranking(period)).map(({ storyId, likes }) => [storyId, likes])

test('a period begins at an exact time, not at midnight', async () => {
  await like('erste', -7 * dayMs + 1)
  await like('zweite', -7 * dayMs)
  await refreshAt(0)
  expect(await ranked('week')).toEqual([['erste', 5]])
  await refreshAt(minuteMs)
  expect(await ranked('week')).toEqual([])
  expect(await ranked('month')).toEqual([
    ['erste', 5],
    ['zweite', 5],
  ])
})

test('a like of today is in the ranking after a minute, one that was taken back after some', async () => {
  await like('erste', -2 * dayMs)
  await refreshAt(0)
  await like('zweite', 1)
  await refreshAt(minuteMs)
  expect(await ranked('week')).toEqual([
    ['erste', 5],
    ['zweite', 5],
  ])
  await app.db.execute(sql`delete from story_like where story_id = 'erste'`)
  await refreshAt(7 * minuteMs)
  expect(await ranked('week')).toEqual([['zweite', 5]])
})

test('the likes of all time are exact without a refresh', async () => {
  await like('erste', 0, 4)
  expect(await ranked('ever')).toEqual([])
  const last = parents.at(-1)
  await last?.api.story.like({ storyId: 'erste', liked: true })
  expect((await app.guest.api.story.top({ limit: 1 }))[0]?.likes).toBe(5)
  expect(await ranked('ever')).toEqual([['erste', 5]])
})

test('reads of a deleted account leave the oldest days within a day', async () => {
  await like('erste', -200 * dayMs)
  await app.db.execute(sql`insert into monthly_read (user_id, month, story_id, created_at)
    values (${parents[0]?.uid}, '2026-05', 'erste', ${new Date(start - 200 * dayMs)})`)
  await refreshAt(0)
  const reads = async () => (await ranking('ever'))[0]?.reads
  expect(await reads()).toBe(1)
  await app.db.execute(sql`delete from monthly_read`)
  await refreshAt(dayMs + minuteMs)
  expect(await reads()).toBe(0)
})

test('servers that refresh together count every day once', async () => {
  await like('erste', -100 * dayMs)
  await like('zweite', -2 * dayMs)
  await Promise.all([1, 2, 3].map(() => refreshAt(0)))
  await refreshAt(0)
  expect(await ranked('month')).toEqual([['zweite', 5]])
  const { rows } = await app.db.execute(sql`select count(*)::int as days, min(counted_at) as counted
    from counted_day`)
  expect(rows).toEqual([{ days: 101, counted: expect.anything() }])
  expect(await app.db.$count(storyDay)).toBe(2)
})
