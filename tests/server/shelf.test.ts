import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maxRemembered } from '../../src/contract/family.ts'
import type { ShelfName } from '../../src/contract/shelf.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { allAtOnce } from '../support/lock.ts'
import { addStory } from '../support/stories.ts'

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

const own = (childId = 'default') => ({ uid: parent.uid, childId })
const mark = (shelf: ShelfName, storyId: string, { childId = 'default', marked = true } = {}) =>
  parent.api.shelf.mark({ ...own(childId), shelf, storyId, marked })
const markAll = (shelf: ShelfName, storyIds: string[], marked = true) =>
  parent.api.shelf.markAll({ ...own(), shelf, storyIds, marked })
const arrange = (shelf: ShelfName, storyIds: string[]) =>
  parent.api.shelf.arrange({ ...own(), shelf, storyIds })
const liked = async (user = parent) => {
  const { stories } = await user.api.story.listLiked({ uid: user.uid })
  return stories.map(({ storyId }) => storyId).join(' ')
}
const listed = async (shelf: ShelfName, childId = 'default') => {
  const { stories } = await parent.api.shelf.list({ ...own(childId), shelf })
  return stories.map(({ storyId }) => storyId).join(' ')
}

describe('a child’s list', () => {
  test('holds its stories as cards in the order they came', async () => {
    for (const storyId of ['c', 'a', 'b']) await mark('favorites', storyId)
    expect(await listed('favorites')).toBe('c a b')
    expect(await listed('remember')).toBe('')
    const { stories } = await parent.api.shelf.list({ ...own(), shelf: 'favorites' })
    expect(stories[0]).toMatchObject({
      title: 'Geschichte c',
      minutes: 5,
      titles: { en: 'Geschichte c (en)' },
    })
  })

  test('of somebody else, or of no child, is not there', async () => {
    const stranger = await app.signUp()
    const shelf = 'favorites' as const
    const missing = { status: 404 }
    await expect(stranger.api.shelf.list({ ...own(), shelf })).rejects.toMatchObject(missing)
    await expect(parent.api.shelf.list({ ...own('x'), shelf })).rejects.toMatchObject(missing)
  })

  test('shows only what both that child and whoever reads here may see', async () => {
    const { childId } = await parent.api.child.create({
      uid: parent.uid,
      name: 'Mia',
      ageBand: '5-6',
      maxScare: 1,
    })
    for (const storyId of ['a', 'gross', 'gruselig']) {
      await mark('favorites', storyId)
      await mark('favorites', storyId, { childId })
    }
    expect(await listed('favorites')).toBe('a gross gruselig')
    expect(await listed('favorites', childId)).toBe('a')
    await parent.api.device.chooseChild({ childId })
    expect(await listed('favorites')).toBe('a')
  })
})

describe('three lists, three meanings', () => {
  test('a like is the account’s and counts in public; the others are one child’s and private', async () => {
    const { childId } = await parent.api.child.create({ uid: parent.uid, name: 'Mia' })
    const likes = async () => (await app.guest.api.story.get({ storyId: 'a' })).likes
    const before = await likes()
    await mark('favorites', 'a')
    await mark('remember', 'b')
    expect([await likes(), await liked()]).toEqual([before, ''])
    expect([await listed('favorites', childId), await listed('remember', childId)]).toEqual([
      '',
      '',
    ])
    await parent.api.story.like({ storyId: 'a', liked: true })
    await parent.api.story.like({ storyId: 'a', liked: true })
    expect(await likes()).toBe(before + 1)
    const children = await parent.api.child.list({ uid: parent.uid })
    expect(children.map(({ likedStories }) => likedStories)).toEqual([['a'], ['a']])
    await parent.api.story.like({ storyId: 'a', liked: false })
    expect([await likes(), await listed('favorites')]).toEqual([before, 'a'])
  })

  test('what is read to the end is no longer remembered, and other browsers hear of it', async () => {
    await markAll('remember', ['a', 'b'])
    await mark('favorites', 'a')
    await parent.api.reading.open({ storyId: 'a' })
    const place = { storyId: 'a', page: 3, sentence: 0, savedAt: '2026-11-21T10:00:00Z' }
    await parent.api.reading.saveProgress({ ...own(), ...place, isFinished: false })
    expect(await listed('remember')).toBe('a b')
    const stream = await parent.api.profile.live({ uid: parent.uid })
    await stream.next()
    const news = stream.next()
    await parent.api.reading.saveProgress({ ...own(), ...place, isFinished: true })
    expect((await news).done).toBe(false)
    await stream.return(undefined)
    expect([await listed('remember'), await listed('favorites')]).toEqual(['b', 'a'])
    // Whoever wants to read it again may say so.
    await mark('remember', 'a')
    expect(await listed('remember')).toBe('b a')
  })

  test('likes are listed newest first, for their own account only, within the limits', async () => {
    for (const [minute, storyId] of ['c', 'gross', 'a'].entries()) {
      app.clock.set(`2026-11-21T10:0${minute}:00Z`)
      await parent.api.story.like({ storyId, liked: true })
    }
    app.clock.set('2026-11-21T10:00:00Z')
    expect(await liked()).toBe('a gross c')
    const { childId } = await parent.api.child.create({
      uid: parent.uid,
      name: 'Mia',
      ageBand: '5-6',
    })
    await parent.api.device.chooseChild({ childId })
    expect(await liked()).toBe('a c')
    const stranger = await app.signUp()
    expect(await liked(stranger)).toBe('')
    await expect(stranger.api.story.listLiked({ uid: parent.uid })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('several at once', () => {
  test('are put behind the others in their order, and taken off together', async () => {
    await mark('favorites', 'd')
    const child = await markAll('favorites', ['c', 'd', 'a', 'c', 'gibt-es-nicht'])
    expect(child.favorites).toEqual(['d', 'c', 'a'])
    expect((await markAll('favorites', ['d', 'a', 'b'], false)).favorites).toEqual(['c'])
  })

  test('hold nothing that whoever reads here may not see', async () => {
    const { childId } = await parent.api.child.create({
      uid: parent.uid,
      name: 'Mia',
      ageBand: '5-6',
    })
    await parent.api.device.chooseChild({ childId })
    expect((await markAll('favorites', ['a', 'gross'])).favorites).toEqual(['a'])
    await expect(mark('favorites', 'gross')).rejects.toMatchObject({ status: 404 })
  })

  test('of somebody else are left alone', async () => {
    await markAll('favorites', ['a', 'b'])
    const stranger = await app.signUp()
    const target = { ...own(), shelf: 'favorites' as const, storyIds: ['b', 'a'] }
    for (const attempt of [
      () => stranger.api.shelf.markAll({ ...target, marked: false }),
      () => stranger.api.shelf.markAll({ ...target, storyIds: ['c'], marked: true }),
      () => stranger.api.shelf.arrange(target),
      () => parent.api.shelf.arrange({ ...target, childId: 'x' }),
      () => parent.api.shelf.markAll({ ...target, childId: 'x', marked: true }),
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
  ])('%j is refused', async (body) => {
    const send = (method: string) =>
      parent.request(`/api/users/${parent.uid}/children/default/favorites`, { method, body })
    expect((await send('PUT')).status).toBe(400)
    expect((await send('PATCH')).status).toBe(400)
  })
})

describe('the order', () => {
  test('is the one given; others’ ids count for nothing and what is not named goes behind', async () => {
    await markAll('favorites', ['a', 'b', 'c', 'd'])
    await markAll('remember', ['a', 'b'])
    const child = await arrange('favorites', ['c', 'gross', 'a', 'c'])
    expect(child).toMatchObject({ favorites: ['c', 'a', 'b', 'd'], remember: ['a', 'b'] })
    await mark('favorites', 'gross')
    expect(await listed('favorites')).toBe('c a b d gross')
  })

  test('is one of those wished for, whoever changes the list at the same time', async () => {
    await markAll('favorites', ['a', 'b', 'c', 'd'])
    const wishes = ['d c b a', 'b a d c', 'c d a b']
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        ...wishes.map((wish) => arrange('favorites', wish.split(' '))),
        mark('favorites', 'gross', { marked: round % 2 === 0 }),
      ])
      expect(wishes).toContain((await listed('favorites')).replace(' gross', ''))
    }
  })
})

describe('remembered stories', () => {
  const room = many.slice(0, maxRemembered)

  test('are fifty at most, however many are marked at once', async () => {
    await markAll('remember', room.slice(2))
    const row = sql`select from child where user_id = ${parent.uid}`
    const last = [...room.slice(0, 2), 'a', 'b', 'c']
    const marked = await allAtOnce(
      app,
      row,
      last.map((storyId) => () => mark('remember', storyId)),
    )
    const refused = marked.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({ reason: { code: 'LIST_FULL', status: 409 } })
    expect((await listed('remember')).split(' ')).toHaveLength(maxRemembered)
  })

  test('can be marked again when there are fifty, and another when one is gone', async () => {
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

  test('come all or none', async () => {
    await markAll('remember', room.slice(0, 48))
    await expect(markAll('remember', ['a', 'b', 'c'])).rejects.toMatchObject({ code: 'LIST_FULL' })
    expect((await listed('remember')).split(' ')).toHaveLength(48)
  })
})
