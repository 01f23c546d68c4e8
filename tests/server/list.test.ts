import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ListName } from '../../src/contract/list.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp()
  for (const storyId of ['a', 'b', 'c', 'd']) await addStory(app, storyId, { age: [3, 6] })
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
const liked = async (user = parent) => {
  const { stories } = await user.api.story.listLiked({ uid: user.uid })
  return stories.map(({ storyId }) => storyId).join(' ')
}
const listed = async (list: ListName, childId = 'default') => {
  const { stories } = await parent.api.list.list({ ...ownChild(childId), list })
  return stories.map(({ storyId }) => storyId).join(' ')
}

describe('a child’s list', () => {
  test('has its stories as cards in the order of their marks', async () => {
    for (const storyId of ['c', 'a', 'b']) await mark('favorites', storyId)
    expect(await listed('favorites')).toBe('c a b')
    expect(await listed('remember')).toBe('')
    const { stories } = await parent.api.list.list({ ...ownChild(), list: 'favorites' })
    expect(stories[0]).toMatchObject({
      title: 'Geschichte c',
      minutes: 5,
      titles: { en: 'Geschichte c (en)' },
    })
  })

  test('of another account or an unknown child is not found', async () => {
    const stranger = await app.signUp()
    const list = 'favorites' as const
    const missing = { status: 404 }
    await expect(stranger.api.list.list({ ...ownChild(), list })).rejects.toMatchObject(missing)
    await expect(parent.api.list.list({ ...ownChild('x'), list })).rejects.toMatchObject(missing)
  })

  test('respects the limits of its child and of the active child', async () => {
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
  test('a like is public and the account’s; favorites and remember are private and one child’s', async () => {
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

  test('a finished story leaves the remember list, in other browsers too', async () => {
    await markAll('remember', ['a', 'b'])
    await mark('favorites', 'a')
    await parent.api.reading.open({ storyId: 'a' })
    const place = { storyId: 'a', page: 3, sentence: 0, savedAt: '2026-11-21T10:00:00Z' }
    await parent.api.reading.saveProgress({ ...ownChild(), ...place, isFinished: false })
    expect(await listed('remember')).toBe('a b')
    const stream = await parent.api.profile.live({ uid: parent.uid })
    await stream.next()
    const update = stream.next()
    await parent.api.reading.saveProgress({ ...ownChild(), ...place, isFinished: true })
    expect((await update).done).toBe(false)
    await stream.return(undefined)
    expect([await listed('remember'), await listed('favorites')]).toEqual(['b', 'a'])
    // It can be remembered again.
    await mark('remember', 'a')
    expect(await listed('remember')).toBe('b a')
  })

  test('likes are listed newest first, for their account only, within the limits', async () => {
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

describe('a child’s marks', () => {
  test('are added and removed once, for known children and stories only', async () => {
    const parent = await app.signUp()
    const mark = (
      list: 'favorites' | 'remember',
      storyId: string,
      marked: boolean,
      childId = 'default',
    ) => parent.api.list.mark({ uid: parent.uid, childId, list, storyId, marked })
    await mark('favorites', 'a', true)
    const child = await mark('favorites', 'a', true)
    expect(child).toMatchObject({ favorites: ['a'], remember: [] })
    expect(await mark('remember', 'b', true)).toMatchObject({ remember: ['b'] })
    expect(await mark('favorites', 'a', false)).toMatchObject({ favorites: [] })
    await expect(mark('favorites', 'gibt-es-nicht', true)).rejects.toMatchObject({ status: 404 })
    await expect(mark('favorites', 'a', true, 'fremd')).rejects.toMatchObject({ status: 404 })
  })
})
