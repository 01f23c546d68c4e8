import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp

/** At 130 words a minute, one minute is reading level 1, five and ten are 3, twenty and more 4. */
beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'kurz', {
    title: '100 % mutig',
    value: 'mut',
    kind: 'fabel',
    age: [3, 5],
    minutes: 1,
    published: '2026-09-01',
  })
  await addStory(app, 'mittel', {
    title: 'Ein_Strich',
    value: 'mut',
    age: [5, 7],
    minutes: 5,
    published: '2026-11-01',
  })
  await addStory(app, 'lang', {
    title: 'Ähre und Halm',
    value: 'teilen',
    kind: 'alltag',
    age: [6, 9],
    minutes: 10,
    scare: 1,
  })
  await addStory(app, 'laenger', { value: 'geduld', age: [7, 10], minutes: 20, scare: 2 })
  await addStory(app, 'am-laengsten', { value: 'geduld', age: [9, 12], minutes: 21, scare: 3 })
  await app.db.execute("update story set has_audio = false, languages = '{de}' where minutes = 21")
})
afterAll(() => app.close())

const ids = (stories: { storyId: string }[]) => stories.map((story) => story.storyId)

describe('the shelves', () => {
  const shelvesOf = async (user: TestUser) =>
    Object.fromEntries(
      (await user.api.story.shelves({})).map(({ total, items, ...shelf }) => {
        expect(total).toBe(items.length)
        return [Object.values(shelf).join(' '), ids(items)]
      }),
    )

  test('are short, new, by value in their order, and by level', async () => {
    const shelves = await shelvesOf(app.guest)
    expect(Object.entries(shelves)).toEqual([
      ['short', ['kurz', 'mittel']],
      ['new', ['mittel', 'am-laengsten', 'laenger', 'lang', 'kurz']],
      ['value mut', ['kurz', 'mittel']],
      ['value geduld', ['am-laengsten', 'laenger']],
      ['level 3', ['lang', 'mittel']],
      ['level 4', ['am-laengsten', 'laenger']],
    ])
  })

  test('show the most liked stories first', async () => {
    const parent = await app.signUp()
    await parent.api.story.like({ storyId: 'mittel', liked: true })
    expect((await shelvesOf(parent))['value mut']).toEqual(['mittel', 'kurz'])
    await parent.api.story.like({ storyId: 'mittel', liked: false })
  })

  test('show eight of the stories that they count', async () => {
    const crowded = await createTestApp()
    expect(await crowded.guest.api.story.shelves({})).toEqual([])
    for (let at = 10; at < 22; at += 1) await addStory(crowded, `geschichte-${at}`)
    const shelves = await crowded.guest.api.story.shelves({ shownIn: 'en' })
    expect(shelves.map(({ total, items }) => [total, items.length])).toEqual([
      [12, 8],
      [12, 8],
      [12, 8],
      [12, 8],
    ])
    await crowded.close()
  })

  test('are public, cached for guests only, and refuse other parameters', async () => {
    const answer = await app.guest.request('/api/stories/shelves')
    expect(answer.headers.get('cache-control')).toContain('public')
    const parent = await app.signUp()
    const own = await parent.request('/api/stories/shelves')
    expect(own.headers.get('cache-control')).toBe('no-store')
    for (const query of ['limit=3', 'shownIn=fr']) {
      expect((await app.guest.request(`/api/stories/shelves?${query}`)).status).toBe(400)
    }
  })
})
