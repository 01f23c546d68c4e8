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
      () => stranger.api.reading.listUnfinished(own()),
      () => parent.api.reading.listUnfinished(own('nobody')),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 })
    }
  })

  test.each(['0', '25', 'viele'])('a limit of %s is refused', async (limit) => {
    const path = `/api/users/${parent.uid}/children/default/unfinished?limit=${limit}`
    expect((await parent.request(path)).status).toBe(400)
  })
})

describe('suggestions', () => {
  const suggested = async (minutes: 5 | 10 | 15, skip = 0, childId = 'default') => {
    const { items, total } = await parent.api.suggestion.list({ ...own(childId), minutes, skip })
    return { ids: items.map(({ storyId }) => storyId), total }
  }

  test('fit the time, the longest first, in an order that holds for the day', async () => {
    expect((await suggested(5)).ids.toSorted()).toEqual(['gruselig', 'mild'])
    expect(await suggested(10)).toMatchObject({ total: 3 })
    expect((await suggested(10)).ids[0]).toBe('gross')
    const [first, second] = [await suggested(15), await suggested(15, 3)]
    expect(first.ids[0]).toBe('lang')
    expect([...first.ids, ...second.ids].toSorted()).toEqual(['gross', 'gruselig', 'lang', 'mild'])
    app.clock.set('2026-11-21T22:59:59Z')
    expect(await suggested(15)).toEqual(first)
  })

  test('name read stories only when nothing else is left, dismissed ones never', async () => {
    await read('lang', 2)
    expect((await suggested(15)).ids).not.toContain('lang')
    expect((await suggested(15, 3)).ids).toEqual(['lang'])
    const dismiss = { ...own(), storyId: 'gross' }
    await parent.api.suggestion.dismiss({ ...dismiss, isDismissed: true })
    expect((await suggested(15)).ids.toSorted()).toEqual(['gruselig', 'lang', 'mild'])
    const mia = await addChild()
    expect((await suggested(10, 0, mia)).ids).toContain('gross')
    await parent.api.suggestion.dismiss({ ...dismiss, isDismissed: false })
    expect((await suggested(15)).total).toBe(4)
  })

  test('keep the limits of the child and of whoever reads here', async () => {
    const small = await addChild({ ageBand: '3-4' })
    expect((await suggested(15, 0, small)).ids.toSorted()).toEqual(['lang', 'mild'])
    await parent.api.device.chooseChild({ childId: small })
    expect((await suggested(15)).total).toBe(2)
    const beyond = { ...own(), storyId: 'gross', isDismissed: true }
    await expect(parent.api.suggestion.dismiss(beyond)).rejects.toMatchObject({ status: 404 })
  })

  test('begin with what the child has not outgrown, in a language it knows', async () => {
    const big = await addChild({ ageBand: '9+' })
    expect((await suggested(15, 0, big)).ids[0]).toBe('gross')
    const english = await addChild({ languages: ['en'] })
    expect((await suggested(15, 0, english)).total).toBe(4)
  })

  test.each(['minutes=7', 'minutes=5&skip=-1', 'minutes=viele'])('%s is refused', async (query) => {
    const path = `/api/users/${parent.uid}/children/default/suggestions?${query}`
    expect((await parent.request(path)).status).toBe(400)
  })

  test('of somebody else are not there', async () => {
    const stranger = await app.signUp()
    for (const call of [
      () => stranger.api.suggestion.list({ ...own(), minutes: 5 }),
      () => stranger.api.suggestion.dismiss({ ...own(), storyId: 'mild', isDismissed: true }),
      () => stranger.api.reading.markFinished({ ...own(), storyId: 'mild', isFinished: true }),
      () => parent.api.suggestion.dismiss({ ...own(), storyId: 'keine', isDismissed: true }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('a story the child knows already', () => {
  const mark = (isFinished: boolean, storyId = 'mild') =>
    parent.api.reading.markFinished({ ...own(), storyId, isFinished })
  const used = async () =>
    (await parent.api.profile.get({ uid: parent.uid })).usage.pdfReadsThisMonth

  test('counts as read, spends nothing, and leaves the remembered ones', async () => {
    const shelf = { ...own(), storyId: 'mild', shelf: 'remember' as const, marked: true }
    await parent.api.shelf.mark(shelf)
    expect(await mark(true)).toMatchObject({ readStories: ['mild'], remember: [] })
    expect(await used()).toBe(0)
    expect(await mark(false)).toMatchObject({ readStories: [] })
    await mark(true)
    app.clock.set('2026-11-21T10:01:00Z')
    await parent.api.reading.open({ storyId: 'mild' })
    expect(await used()).toBe(1)
    expect(await mark(false)).toMatchObject({ readStories: ['mild'] })
  })

  test('goes on where it was when it is not finished after all', async () => {
    await read('mild', 2)
    await mark(true)
    expect(await parent.api.reading.listUnfinished(own())).toEqual([])
    await mark(false)
    expect(await parent.api.reading.listUnfinished(own())).toMatchObject([{ page: 2 }])
  })

  test('is marked once, however often it is said', async () => {
    await Promise.all(Array.from({ length: 8 }, () => mark(true)))
    expect(await mark(true)).toMatchObject({ readStories: ['mild'] })
  })

  test('is refused beyond the limits', async () => {
    await parent.api.device.chooseChild({ childId: await addChild({ ageBand: '3-4' }) })
    await expect(mark(true, 'gross')).rejects.toMatchObject({ status: 404 })
  })
})
