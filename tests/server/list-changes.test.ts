import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maxRemembered } from '../../src/contract/family.ts'
import type { ListName } from '../../src/contract/list.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { runTogether } from '../support/lock.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser
/** One more than a child can have remembered. */
const many = Array.from({ length: maxRemembered + 1 }, (_, at) => `viele-${at}`)

beforeAll(async () => {
  app = await createTestApp()
  for (const storyId of ['a', 'b', 'c', 'd']) await addStory(app, storyId, { age: [3, 6] })
  for (const storyId of many) await addStory(app, storyId)
  await addStory(app, 'gross', { age: [8, 10] })
  await addStory(app, 'gruselig', { age: [3, 8], scare: 3 })
})
afterAll(() => app.close())
beforeEach(async () => {
  parent = await app.signUp()
})

const ownChild = (childId = 'default') => ({ uid: parent.uid, childId })
const mark = (list: ListName, storyId: string, { childId = 'default', marked = true } = {}) =>
  parent.api.list.mark({ ...ownChild(childId), list, storyId, marked })
const markAll = (list: ListName, storyIds: string[], marked = true) =>
  parent.api.list.markAll({ ...ownChild(), list, storyIds, marked })
const arrange = (list: ListName, storyIds: string[]) =>
  parent.api.list.arrange({ ...ownChild(), list, storyIds })
const listed = async (list: ListName, childId = 'default') => {
  const { stories } = await parent.api.list.list({ ...ownChild(childId), list })
  return stories.map(({ storyId }) => storyId).join(' ')
}

describe('several at once', () => {
  test('are appended in their order, and removed together', async () => {
    await mark('favorites', 'd')
    const child = await markAll('favorites', ['c', 'd', 'a', 'c', 'gibt-es-nicht'])
    expect(child.favorites).toEqual(['d', 'c', 'a'])
    expect((await markAll('favorites', ['d', 'a', 'b'], false)).favorites).toEqual(['c'])
  })

  test('skip stories beyond the active child’s limits', async () => {
    const { childId } = await parent.api.child.create({
      uid: parent.uid,
      name: 'Mia',
      ageBand: '5-6',
    })
    await parent.api.device.chooseChild({ childId })
    expect((await markAll('favorites', ['a', 'gross'])).favorites).toEqual(['a'])
    await expect(mark('favorites', 'gross')).rejects.toMatchObject({ status: 404 })
  })

  test('of another account cannot be changed', async () => {
    await markAll('favorites', ['a', 'b'])
    const stranger = await app.signUp()
    const target = { ...ownChild(), list: 'favorites' as const, storyIds: ['b', 'a'] }
    for (const attempt of [
      () => stranger.api.list.markAll({ ...target, marked: false }),
      () => stranger.api.list.markAll({ ...target, storyIds: ['c'], marked: true }),
      () => stranger.api.list.arrange(target),
      () => parent.api.list.arrange({ ...target, childId: 'x' }),
      () => parent.api.list.markAll({ ...target, childId: 'x', marked: true }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 404 })
    }
    expect(await listed('favorites')).toBe('a b')
  })

  test.each([
    { storyIds: [] },
    { storyIds: Array.from({ length: 1001 }, () => 'a') },
    { storyIds: ['../a'] },
    { storyIds: ['a'.repeat(81)] },
    { storyIds: 'a' },
    { storyIds: ['a'], marked: 'ja' },
    { storyIds: ['a'], marked: true, position: 1 },
    {},
  ])('refuse %j', async (body) => {
    const send = (method: string) =>
      parent.request(`/api/users/${parent.uid}/children/default/favorites`, { method, body })
    expect((await send('PUT')).status).toBe(400)
    expect((await send('PATCH')).status).toBe(400)
  })
})

describe('the order', () => {
  test('follows the given ids; unknown ones are ignored, missing ones go last', async () => {
    await markAll('favorites', ['a', 'b', 'c', 'd'])
    await markAll('remember', ['a', 'b'])
    const child = await arrange('favorites', ['c', 'gross', 'a', 'c'])
    expect(child).toMatchObject({ favorites: ['c', 'a', 'b', 'd'], remember: ['a', 'b'] })
    await mark('favorites', 'gross')
    expect(await listed('favorites')).toBe('c a b d gross')
  })

  test('is one of the requested orders, even with parallel changes', async () => {
    await markAll('favorites', ['a', 'b', 'c', 'd'])
    const requested = ['d c b a', 'b a d c', 'c d a b']
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        ...requested.map((order) => arrange('favorites', order.split(' '))),
        mark('favorites', 'gross', { marked: round % 2 === 0 }),
      ])
      expect(requested).toContain((await listed('favorites')).replace(' gross', ''))
    }
  })
})

describe('remembered stories', () => {
  const room = many.slice(0, maxRemembered)

  test('are fifty at most, even when marked in parallel', async () => {
    await markAll('remember', room.slice(2))
    const row = sql`select from child where user_id = ${parent.uid}`
    const last = [...room.slice(0, 2), 'a', 'b', 'c']
    const marked = await runTogether(
      app,
      row,
      last.map((storyId) => () => mark('remember', storyId)),
    )
    const refused = marked.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({ reason: { code: 'LIST_FULL', status: 409 } })
    expect((await listed('remember')).split(' ')).toHaveLength(maxRemembered)
  })

  test('can be marked again at fifty; another one needs room', async () => {
    await markAll('remember', room)
    await mark('remember', 'viele-0')
    await expect(mark('remember', 'a')).rejects.toMatchObject({
      code: 'LIST_FULL',
      message: expect.stringContaining('Erst etwas lesen?'),
    })
    await mark('remember', 'viele-0', { marked: false })
    expect((await mark('remember', 'a')).remember.at(-1)).toBe('a')
    expect((await markAll('favorites', many)).favorites).toHaveLength(many.length)
  })

  test('are added all or none', async () => {
    await markAll('remember', room.slice(0, 48))
    await expect(markAll('remember', ['a', 'b', 'c'])).rejects.toMatchObject({ code: 'LIST_FULL' })
    expect((await listed('remember')).split(' ')).toHaveLength(48)
  })
})
