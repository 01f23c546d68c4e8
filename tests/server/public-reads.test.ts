import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'
import { waitFor } from '../support/wait-for.ts'

/** An app whose database plays the standby; other stories in it show who answers. */
let standby: TestApp
let app: TestApp
/** A second server. */
let second: TestApp
const changed = [vi.fn(), vi.fn()]

beforeAll(async () => {
  standby = await createTestApp()
  const readsWith = (mock = vi.fn()) => ({
    db: standby.db,
    changed: mock,
    stop: async () => {},
  })
  app = await createTestApp(undefined, { publicReads: readsWith(changed[0]) })
  second = await createTestApp(undefined, { publicReads: readsWith(changed[1]), beside: app })
  await addStory(standby, 'im-standby')
  await addStory(app, 'beim-schreiber')
})
afterAll(async () => {
  await second.close()
  await app.close()
  await standby.close()
})

/** The stories that one of the public calls shows. */
const lists: Record<string, (user: TestUser) => Promise<string[]>> = {
  list: async ({ api }) => (await api.story.list({})).items.map(({ storyId }) => storyId),
  top: async ({ api }) => (await api.story.top({})).map(({ storyId }) => storyId),
  shelves: async ({ api }) => {
    const shelves = await api.story.shelves({})
    return [...new Set(shelves.flatMap(({ items }) => items.map(({ storyId }) => storyId)))]
  },
}

test.each(Object.keys(lists))(
  '%s: guests are answered by the standby, families by the writer',
  async (name) => {
    expect(await lists[name]?.(app.guest)).toEqual(['im-standby'])
    expect(await lists[name]?.(await app.signUp())).toEqual(['beim-schreiber'])
  },
)

test('a guest’s tries are counted by the writer', async () => {
  await app.guest.api.roadmap.similar({ text: 'Ein Drache, der Nudeln kocht' })
  const counted = await app.db.$client.query('select from rate_limit')
  expect(counted.rowCount).toBeGreaterThan(0)
})

test('after a change of what guests see, no server trusts its standby as before', async () => {
  const parent = await app.signUp()
  for (const mock of changed) mock.mockClear()
  await parent.api.story.like({ storyId: 'beim-schreiber', liked: true })
  expect(changed[0]).toHaveBeenCalled()
  await waitFor(() => expect(changed[1]).toHaveBeenCalled())
})
