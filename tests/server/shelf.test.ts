import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ShelfName } from '../../src/contract/shelf.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'

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

const own = (childId = 'default') => ({ uid: parent.uid, childId })
const mark = (shelf: ShelfName, storyId: string, { childId = 'default', marked = true } = {}) =>
  parent.api.shelf.mark({ ...own(childId), shelf, storyId, marked })
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
