import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { profile } from '../../src/server/db/schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'mild', { age: [3, 6], minutes: 5 })
  await addStory(app, 'lang', { age: [4, 7], minutes: 12 })
  await addStory(app, 'gross', { age: [8, 10], minutes: 8 })
  await addStory(app, 'gruselig', { age: [3, 8], scare: 3, minutes: 4 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-21T10:00:00Z')
  parent = await app.signUp('Familie Sommer')
})

const ownChild = (childId = 'default') => ({ uid: parent.uid, childId })
const addChild = async (traits = {}) =>
  (await parent.api.child.create({ uid: parent.uid, name: 'Mia', ...traits })).childId

async function read(storyId: string, page: number, changes = {}, childId = 'default') {
  await parent.api.reading.open({ storyId, childId })
  const savedAt = app.clock.now().toISOString()
  const place = { page, sentence: 0, isFinished: false, savedAt, ...changes }
  await parent.api.reading.saveProgress({ ...ownChild(childId), storyId, ...place })
}

describe('unfinished stories', () => {
  const unfinished = async (childId = 'default', limit?: number) =>
    parent.api.reading.listUnfinished({ ...ownChild(childId), ...(limit && { limit }) })
  const ids = (found: { story: { storyId: string } }[]) => found.map(({ story }) => story.storyId)

  test('are listed newest first, those left on their first page last, three by default', async () => {
    await parent.api.reading.open({ storyId: 'gruselig' })
    expect(await unfinished()).toMatchObject([
      { story: { storyId: 'gruselig' }, page: 1, savedAt: '2026-11-21T10:00:00.000Z' },
    ])
    await read('mild', 2)
    app.clock.set('2026-11-21T10:01:00Z')
    await read('lang', 1)
    app.clock.set('2026-11-21T10:02:00Z')
    await read('gross', 2, { isFinished: true })
    expect(await unfinished()).toMatchObject([
      { story: { storyId: 'lang', titles: { en: 'Geschichte lang (en)' } }, page: 1, pageCount: 2 },
      { story: { storyId: 'mild' }, page: 2, savedAt: '2026-11-21T10:00:00.000Z' },
      { story: { storyId: 'gruselig' }, page: 1 },
    ])
    await read('gruselig', 3)
    await read('lang', 2)
    expect(await unfinished('default', 1)).toMatchObject([{ story: { storyId: 'gruselig' } }])
    expect((await unfinished())[0]).toMatchObject({ page: 2, pageCount: 2 })
  })

  test('are not those that were only saved for offline reading, until they are read', async () => {
    const save = (storyId: string) => parent.api.reading.open({ storyId, forOffline: true })
    await save('mild')
    await save('lang')
    await parent.api.reading.open({ storyId: 'gross' })
    await save('gross')
    expect(ids(await unfinished())).toEqual(['gross'])
    const states = () => parent.api.reading.listStates(ownChild())
    expect(await states()).toEqual({ opened: ['gross'], begun: [], finished: [] })
    const { readStories } = await parent.api.child.get(ownChild())
    expect(readStories.sort()).toEqual(['gross', 'lang', 'mild'])
    // One is opened in the reader, the other is read without a network.
    await parent.api.reading.open({ storyId: 'lang' })
    const savedAt = app.clock.now().toISOString()
    const place = { page: 2, sentence: 0, isFinished: false, savedAt }
    await parent.api.reading.saveProgress({ ...ownChild(), storyId: 'mild', ...place })
    expect(ids(await unfinished())).toEqual(['mild', 'gross', 'lang'])
    await parent.api.reading.markFinished({ ...ownChild(), storyId: 'mild', isFinished: true })
    expect((await states()).finished).toEqual(['mild'])
  })

  test('respect the limits of the child and of the active child', async () => {
    const small = await addChild({ ageBand: '3-4' })
    for (const storyId of ['mild', 'gross', 'gruselig']) await read(storyId, 2)
    await parent.api.reading.open({ storyId: 'mild', childId: small })
    expect(ids(await unfinished()).sort()).toEqual(['gross', 'gruselig', 'mild'])
    await parent.api.device.chooseChild({ childId: small })
    expect(ids(await unfinished())).toEqual(['mild'])
    expect(ids(await unfinished(small))).toEqual(['mild'])
  })

  test('of another account or an unknown child are not found', async () => {
    const stranger = await app.signUp()
    for (const call of [
      () => stranger.api.reading.listUnfinished(ownChild()),
      () => parent.api.reading.listUnfinished(ownChild('nobody')),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 })
    }
  })

  test.each(['0', '25', 'viele'])('refuse a limit of %s', async (limit) => {
    const path = `/api/users/${parent.uid}/children/default/unfinished?limit=${limit}`
    expect((await parent.request(path)).status).toBe(400)
  })
})

describe('the states of stories', () => {
  const states = (childId = 'default') => parent.api.reading.listStates(ownChild(childId))

  test('tell opened, begun and finished stories apart, for each child', async () => {
    await parent.api.reading.open({ storyId: 'mild' })
    expect(await states()).toEqual({ opened: ['mild'], begun: [], finished: [] })
    await read('mild', 2)
    app.clock.set('2026-11-21T10:01:00Z')
    await read('lang', 3)
    app.clock.set('2026-11-21T10:02:00Z')
    await read('gross', 3, { isFinished: true })
    const begun = ['lang', 'mild'].map((storyId) => ({ storyId, page: 2, pageCount: 2 }))
    expect(await states()).toEqual({ opened: [], begun, finished: ['gross'] })
    expect(await states(await addChild())).toEqual({ opened: [], begun: [], finished: [] })
  })

  test('do not change what the specification calls read', async () => {
    await read('mild', 2)
    const { readStories } = await parent.api.child.get(ownChild())
    expect(readStories).toEqual(['mild'])
  })

  test('respect the limits of the child and of the active child', async () => {
    const small = await addChild({ ageBand: '3-4' })
    for (const storyId of ['mild', 'gross']) await read(storyId, 2)
    await parent.api.device.chooseChild({ childId: small })
    expect((await states()).begun.map(({ storyId }) => storyId)).toEqual(['mild'])
    expect(await parent.api.reading.listMonth({ uid: parent.uid })).toMatchObject([
      { storyId: 'mild' },
    ])
  })
})

describe('where the month is used up', () => {
  const useUp = (count = 20) =>
    app.db.update(profile).set({ usedPdfReads: count }).where(eq(profile.userId, parent.uid))
  const month = async () =>
    (await parent.api.reading.listMonth({ uid: parent.uid })).map(({ storyId }) => storyId)

  test('what any child opened this month is listed, latest first', async () => {
    const mia = await addChild()
    await read('mild', 1)
    app.clock.set('2026-11-21T10:01:00Z')
    await read('lang', 1, {}, mia)
    expect(await month()).toEqual(['lang', 'mild'])
    app.clock.set('2026-12-01T10:00:00Z')
    expect(await month()).toEqual([])
  })

  test('suggestions begin with what was opened this month', async () => {
    const ids = async () => {
      const { items } = await parent.api.suggestion.list({ ...ownChild(), minutes: 15 })
      return items.map(({ storyId }) => storyId)
    }
    await read('mild', 2, { isFinished: true })
    expect(await ids()).not.toContain('mild')
    await useUp(19)
    expect(await ids()).not.toContain('mild')
    await useUp()
    expect((await ids())[0]).toBe('mild')
  })
})

describe('suggestions', () => {
  const suggested = async (minutes: 5 | 10 | 15, skip = 0, childId = 'default') => {
    const { items, total } = await parent.api.suggestion.list({
      ...ownChild(childId),
      minutes,
      skip,
    })
    return { ids: items.map(({ storyId }) => storyId), total }
  }

  test('fit the time, longest first, in the same order all day', async () => {
    expect((await suggested(5)).ids.toSorted()).toEqual(['gruselig', 'mild'])
    expect(await suggested(10)).toMatchObject({ total: 3 })
    expect((await suggested(10)).ids[0]).toBe('gross')
    const [first, second] = [await suggested(15), await suggested(15, 3)]
    expect(first.ids[0]).toBe('lang')
    expect([...first.ids, ...second.ids].toSorted()).toEqual(['gross', 'gruselig', 'lang', 'mild'])
    app.clock.set('2026-11-21T22:59:59Z')
    expect(await suggested(15)).toEqual(first)
  })

  test('include read stories only when nothing else is left, dismissed ones never', async () => {
    await read('lang', 2)
    expect((await suggested(15)).ids).not.toContain('lang')
    expect((await suggested(15, 3)).ids).toEqual(['lang'])
    const dismiss = { ...ownChild(), storyId: 'gross' }
    await parent.api.suggestion.dismiss({ ...dismiss, isDismissed: true })
    expect((await suggested(15)).ids.toSorted()).toEqual(['gruselig', 'lang', 'mild'])
    const mia = await addChild()
    expect((await suggested(10, 0, mia)).ids).toContain('gross')
    await parent.api.suggestion.dismiss({ ...dismiss, isDismissed: false })
    expect((await suggested(15)).total).toBe(4)
  })

  test('respect the limits of the child and of the active child', async () => {
    const small = await addChild({ ageBand: '3-4' })
    expect((await suggested(15, 0, small)).ids.toSorted()).toEqual(['lang', 'mild'])
    await parent.api.device.chooseChild({ childId: small })
    expect((await suggested(15)).total).toBe(2)
    const beyond = { ...ownChild(), storyId: 'gross', isDismissed: true }
    await expect(parent.api.suggestion.dismiss(beyond)).rejects.toMatchObject({ status: 404 })
  })

  test('begin with stories of the child’s age and languages', async () => {
    const big = await addChild({ ageBand: '9+' })
    expect((await suggested(15, 0, big)).ids[0]).toBe('gross')
    const small = await addChild({ ageBand: '3-4' })
    expect((await suggested(15, 0, small)).ids).toEqual(['mild', 'lang'])
    const english = await addChild({ languages: ['en'] })
    expect((await suggested(15, 0, english)).total).toBe(4)
  })

  test.each(['minutes=7', 'minutes=5&skip=-1', 'minutes=viele'])('refuse %s', async (query) => {
    const path = `/api/users/${parent.uid}/children/default/suggestions?${query}`
    expect((await parent.request(path)).status).toBe(400)
  })

  test('of another account are not found', async () => {
    const stranger = await app.signUp()
    for (const call of [
      () => stranger.api.suggestion.list({ ...ownChild(), minutes: 5 }),
      () => stranger.api.suggestion.dismiss({ ...ownChild(), storyId: 'mild', isDismissed: true }),
      () => stranger.api.reading.markFinished({ ...ownChild(), storyId: 'mild', isFinished: true }),
      () => parent.api.suggestion.dismiss({ ...ownChild(), storyId: 'keine', isDismissed: true }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('a story that the child knows already', () => {
  const mark = (isFinished: boolean, storyId = 'mild') =>
    parent.api.reading.markFinished({ ...ownChild(), storyId, isFinished })
  const used = async () =>
    (await parent.api.profile.get({ uid: parent.uid })).usage.pdfReadsThisMonth

  test('counts as read, spends nothing, and leaves the remember list', async () => {
    const remembered = { ...ownChild(), storyId: 'mild', list: 'remember' as const, marked: true }
    await parent.api.list.mark(remembered)
    expect(await mark(true)).toMatchObject({ readStories: ['mild'], remember: [] })
    expect(await used()).toBe(0)
    expect(await mark(false)).toMatchObject({ readStories: [] })
    await mark(true)
    app.clock.set('2026-11-21T10:01:00Z')
    await parent.api.reading.open({ storyId: 'mild' })
    expect(await used()).toBe(1)
    expect(await mark(false)).toMatchObject({ readStories: ['mild'] })
  })

  test('keeps its place when the mark is removed', async () => {
    await read('mild', 2)
    await mark(true)
    expect(await parent.api.reading.listUnfinished(ownChild())).toEqual([])
    await mark(false)
    expect(await parent.api.reading.listUnfinished(ownChild())).toMatchObject([{ page: 2 }])
  })

  test('is marked once, however often it is sent', async () => {
    await Promise.all(Array.from({ length: 8 }, () => mark(true)))
    expect(await mark(true)).toMatchObject({ readStories: ['mild'] })
  })

  test('is refused beyond the child’s limits', async () => {
    await parent.api.device.chooseChild({ childId: await addChild({ ageBand: '3-4' }) })
    await expect(mark(true, 'gross')).rejects.toMatchObject({ status: 404 })
  })
})
