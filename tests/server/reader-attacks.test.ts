import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
const start = '2026-11-21T10:00:00Z'

beforeAll(async () => {
  app = await createTestApp(start)
  await addStory(app, 'eins')
})
afterAll(() => app.close())

async function signUpReader(): Promise<TestUser> {
  const parent = await app.signUp()
  await parent.api.reading.open({ storyId: 'eins' })
  return parent
}

describe('saving progress', () => {
  const place = { page: 2, sentence: 0, isFinished: false }
  const saveAt = (parent: TestUser, savedAt: string) =>
    parent.request(`/api/users/${parent.uid}/children/default/progress/eins`, {
      method: 'PUT',
      body: { ...place, savedAt },
    })

  test('accepts a time of any year, and refuses an impossible day', async () => {
    const parent = await signUpReader()
    for (const savedAt of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00']) {
      const answer = await saveAt(parent, savedAt)
      expect(await answer.json()).toEqual({ ...place, savedAt: '1970-01-01T00:00:00.000Z' })
    }
    const ahead = await saveAt(parent, '9999-12-31T23:59:59-14:00')
    expect(await ahead.json()).toMatchObject({ savedAt: new Date(start).toISOString() })
    expect((await saveAt(parent, '2026-02-30T00:00:00Z')).status).toBe(400)
  })

  test('counts a late finish, and keeps the newer place', async () => {
    const parent = await signUpReader()
    const own = { uid: parent.uid, childId: 'default', storyId: 'eins' }
    await parent.api.list.mark({ ...own, list: 'remember', marked: true })
    await parent.api.reading.saveProgress({ ...own, ...place, savedAt: '2026-11-21T09:59:00Z' })
    const late = await parent.api.reading.saveProgress({
      ...own,
      page: 3,
      sentence: 0,
      isFinished: true,
      savedAt: '2026-11-21T09:58:00Z',
    })
    expect(late).toMatchObject({ page: 2, isFinished: true })
    const [child] = await parent.api.child.list({ uid: parent.uid })
    expect(child?.remember).toEqual([])
  })

  test('keeps the newest place and the finish of parallel saves', async () => {
    const parent = await signUpReader()
    const own = { uid: parent.uid, childId: 'default', storyId: 'eins', sentence: 0 }
    const saves = Array.from({ length: 20 }, (_, second) =>
      parent.api.reading.saveProgress({
        ...own,
        page: second + 1,
        isFinished: second === 7,
        savedAt: new Date(Date.parse(start) - 60_000 + second * 1000).toISOString(),
      }),
    )
    await Promise.all(saves)
    const { progress } = await parent.api.reading.open({ storyId: 'eins' })
    expect(progress).toMatchObject({ page: 20, isFinished: true })
  })
})

test('a deleted account loses its places; its reports stay', async () => {
  const parent = await signUpReader()
  await parent.api.story.report({
    storyId: 'eins',
    language: 'de',
    reason: 'other',
    page: 1,
    note: 'Ein Fuß fehlt.',
  })
  await app.db.execute(sql`delete from "user" where id = ${parent.uid}`)
  const { rows } = await app.db.execute(sql`select
    (select count(*)::int from child_read where user_id = ${parent.uid}) as places,
    (select count(*)::int from story_report) as reports`)
  expect(rows).toEqual([{ places: 0, reports: 1 }])
})
