import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'

let app: TestApp
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'mild', { age: [3, 6], minutes: 5 })
  await addStory(app, 'lang', { age: [3, 6], minutes: 12 })
  await addStory(app, 'gross', { age: [8, 10], minutes: 8 })
  await addStory(app, 'gruselig', { age: [3, 8], scare: 3, minutes: 4 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-21T10:00:00Z')
  parent = await app.signUp('Familie Sommer')
})

const own = (childId = 'default') => ({ uid: parent.uid, childId })
const addChild = async (traits = {}) =>
  (await parent.api.child.create({ uid: parent.uid, name: 'Mia', ...traits })).childId

async function read(storyId: string, page: number, changes = {}, childId = 'default') {
  await parent.api.reading.open({ storyId, childId })
  const savedAt = app.clock.now().toISOString()
  const place = { page, sentence: 0, isFinished: false, savedAt, ...changes }
  await parent.api.reading.saveProgress({ ...own(childId), storyId, ...place })
}

describe('stories to go on with', () => {
  const unfinished = async (childId = 'default', limit?: number) =>
    parent.api.reading.listUnfinished({ ...own(childId), ...(limit && { limit }) })
  const ids = (found: { story: { storyId: string } }[]) => found.map(({ story }) => story.storyId)

  test('are the ones begun and not finished, the latest first, three unless asked', async () => {
    await parent.api.reading.open({ storyId: 'gruselig' })
    expect(await unfinished()).toEqual([])
    await read('mild', 2)
    app.clock.set('2026-11-21T10:01:00Z')
    await read('lang', 1)
    app.clock.set('2026-11-21T10:02:00Z')
    await read('gross', 2, { isFinished: true })
    expect(await unfinished()).toMatchObject([
      { story: { storyId: 'lang', titles: { en: 'Geschichte lang (en)' } }, page: 1, pageCount: 2 },
      { story: { storyId: 'mild' }, page: 2, savedAt: '2026-11-21T10:00:00.000Z' },
    ])
    await read('gruselig', 3)
    await read('lang', 2)
    expect(await unfinished('default', 1)).toMatchObject([{ story: { storyId: 'gruselig' } }])
    expect((await unfinished())[0]).toMatchObject({ page: 2, pageCount: 2 })
  })

  test('are within the limits of the child and of whoever reads here', async () => {
    const small = await addChild({ ageBand: '3-4' })
    for (const storyId of ['mild', 'gross', 'gruselig']) await read(storyId, 2)
    await parent.api.reading.open({ storyId: 'mild', childId: small })
    expect(ids(await unfinished()).sort()).toEqual(['gross', 'gruselig', 'mild'])
    await parent.api.device.chooseChild({ childId: small })
    expect(ids(await unfinished())).toEqual(['mild'])
    expect(ids(await unfinished(small))).toEqual([])
  })

  test('of somebody else, or of a child that is not there, are not found', async () => {
    const stranger = await app.signUp()
    for (const call of [
      stranger.api.reading.listUnfinished(own()),
      parent.api.reading.listUnfinished(own('nobody')),
    ]) {
      await expect(call).rejects.toMatchObject({ status: 404 })
    }
  })

  test.each(['0', '25', 'viele'])('a limit of %s is refused', async (limit) => {
    const path = `/api/users/${parent.uid}/children/default/unfinished?limit=${limit}`
    expect((await parent.request(path)).status).toBe(400)
  })
})
