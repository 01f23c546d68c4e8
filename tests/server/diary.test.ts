import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { diaryEntry } from '../../src/server/db/child-schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'mild', { age: [3, 6] })
  await addStory(app, 'gross', { age: [8, 10] })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-21T18:00:00Z')
  parent = await app.signUp('Familie Sommer')
})

const addChild = async (traits = {}) =>
  (await parent.api.child.create({ uid: parent.uid, name: 'Mia', ...traits })).childId
const open = (storyId = 'mild', childId = 'default') =>
  parent.api.reading.open({ storyId, childId })

/** Reports a page at a time of the clock's day, or at a full instant. */
async function turnPage(time: string, changes = {}, storyId = 'mild', childId = 'default') {
  const savedAt = time.length > 8 ? time : `${app.clock.now().toISOString().slice(0, 11)}${time}Z`
  if (Date.parse(savedAt) > app.clock.now().getTime()) app.clock.set(savedAt)
  const place = { page: 2, sentence: 0, isFinished: false, savedAt, ...changes }
  await parent.api.reading.saveProgress({ uid: parent.uid, childId, storyId, ...place })
}
const diary = (input: { week?: string; childId?: string } = {}) =>
  parent.api.diary.week({ uid: parent.uid, ...input })
const entries = async (input = {}) => (await diary(input)).days.flatMap((day) => day.entries)
const entryOf = (day = '2026-11-21', storyId = 'mild', childId = 'default') => ({
  uid: parent.uid,
  childId,
  day,
  storyId,
})

describe('an entry', () => {
  test('is made by reading, and grows with it', async () => {
    await open()
    expect(await entries()).toEqual([])
    await turnPage('18:01:00')
    await turnPage('18:03:00', { page: 3 })
    // The cap for one page: nobody reads an hour on it.
    await turnPage('19:30:00', { page: 4 })
    await turnPage('19:31:00', { page: 5, isFinished: true })
    expect(await entries()).toMatchObject([
      {
        childId: 'default',
        day: '2026-11-21',
        story: { storyId: 'mild' },
        minutes: 9,
        isFinished: true,
        companions: [],
        mood: null,
        note: '',
      },
    ])
    const { summary, today } = await diary()
    expect([summary, today]).toEqual([{ evenings: 1, minutes: 9, stories: 1 }, '2026-11-21'])
  })

  test('does not count the time before the story was reopened', async () => {
    await open()
    await turnPage('18:01:00')
    app.clock.set('2026-11-21T18:05:00Z')
    await open()
    await turnPage('18:06:00', { page: 3 })
    expect(await entries()).toMatchObject([{ minutes: 2 }])
  })

  test('counts a report once, however often and late it arrives', async () => {
    await open()
    app.clock.set('2026-11-21T18:02:00Z')
    await Promise.all(Array.from({ length: 8 }, () => turnPage('18:02:00')))
    await turnPage('18:01:00', { page: 1 })
    expect(await entries()).toMatchObject([{ minutes: 2 }])
  })

  test('belongs to the day in Berlin', async () => {
    app.clock.set('2026-11-21T22:58:00Z')
    await open()
    await turnPage('22:59:30')
    await turnPage('23:01:00', { page: 3 })
    await turnPage('23:03:00', { page: 4 })
    expect(await entries()).toMatchObject([
      { day: '2026-11-21', minutes: 2 },
      { day: '2026-11-22', minutes: 2 },
    ])
  })

  test('belongs to the day of reading, even when the report comes a day late', async () => {
    await open()
    app.clock.set('2026-11-22T10:00:00Z')
    await turnPage('2026-11-21T18:02:00Z')
    expect(await entries()).toMatchObject([{ day: '2026-11-21', minutes: 2 }])
  })

  test('is never older than the opening, even with a wrong clock', async () => {
    await open()
    await turnPage('1999-01-01T10:00:00Z')
    expect(await entries()).toMatchObject([{ day: '2026-11-21', minutes: 0 }])
  })
})

describe('a week', () => {
  test('has seven days, even when the clocks change, and links its neighbours', async () => {
    app.clock.set('2026-10-18T10:00:00Z')
    await open()
    await turnPage('10:01:00')
    app.clock.set('2026-10-25T22:30:00Z')
    await open()
    await turnPage('2026-10-25T22:31:00Z', { page: 3 })
    app.clock.set('2026-10-26T10:00:00Z')
    const past = await diary({ week: '2026-W43' })
    expect(past.days.map(({ day }) => day)).toEqual(
      [19, 20, 21, 22, 23, 24, 25].map((date) => `2026-10-${date}`),
    )
    expect(past.days[6]?.entries).toHaveLength(1)
    expect(past).toMatchObject({ previous: '2026-W42', next: '2026-W44', today: '2026-10-26' })
    expect(await diary()).toMatchObject({ week: '2026-W44', previous: '2026-W43', next: null })
    expect(await diary({ week: '2026-W42' })).toMatchObject({ previous: null })
  })

  test('spans New Year', async () => {
    app.clock.set('2027-01-01T10:00:00Z')
    await open()
    await turnPage('10:01:00')
    const { week, days, next } = await diary()
    expect([week, days[0]?.day, days[4]?.entries.length, next]).toEqual([
      '2026-W53',
      '2026-12-28',
      1,
      null,
    ])
  })

  test.each(['2026-W48', '2027-W01', '2025-W53'])('%s is not found', async (week) => {
    await expect(diary({ week })).rejects.toMatchObject({ status: 404 })
  })

  test.each(['2026-47', '2026-W54', 'heute', ''])('"%s" is refused', async (week) => {
    expect((await parent.request(`/api/users/${parent.uid}/diary?week=${week}`)).status).toBe(400)
  })

  test('shows all children or one, within the active child’s limits', async () => {
    const mia = await addChild({ ageBand: '3-4' })
    await open('gross')
    await turnPage('18:01:00', {}, 'gross')
    await open('mild', mia)
    await turnPage('18:02:00', {}, 'mild', mia)
    expect(await entries()).toHaveLength(2)
    expect(await entries({ childId: mia })).toMatchObject([{ childId: mia }])
    await parent.api.device.chooseChild({ childId: mia })
    expect(await entries()).toMatchObject([{ story: { storyId: 'mild' } }])
    expect((await diary()).summary.stories).toBe(1)
    const change = { ...entryOf('2026-11-21', 'gross'), note: 'Hallo' }
    await expect(parent.api.diary.update(change)).rejects.toMatchObject({ status: 404 })
  })
})

describe('the forest', () => {
  const forest = (input: { childId?: string } = {}) =>
    parent.api.diary.forest({ uid: parent.uid, ...input })

  test('is empty before anything was read', async () => {
    expect(await forest()).toEqual({ trees: [], earlier: 0, isFirstWeek: true })
  })

  test('has a tree for each evening, of the story that was read longest', async () => {
    await open()
    await open('gross')
    await turnPage('18:01:00')
    await turnPage('18:02:00', {}, 'gross')
    await turnPage('18:06:00', { page: 3 }, 'gross')
    app.clock.set('2026-11-24T18:00:00Z')
    await turnPage('18:01:00', { page: 4 })
    const { trees, earlier, isFirstWeek } = await forest()
    expect(trees).toMatchObject([
      { day: '2026-11-21', week: '2026-W47', story: { storyId: 'gross' }, others: 1 },
      { day: '2026-11-24', week: '2026-W48', story: { storyId: 'mild' }, others: 0 },
    ])
    expect([earlier, isFirstWeek]).toEqual([0, true])
  })

  test('names its stories in every language', async () => {
    await open()
    await turnPage('18:01:00')
    const [tree] = (await forest()).trees
    const [entry] = await entries()
    expect(tree?.story).toEqual({
      storyId: 'mild',
      title: entry?.story.title,
      fileName: entry?.story.fileName,
      titles: entry?.story.titles,
    })
  })

  test.each([
    ['2026-11-27T22:59:00Z', true],
    ['2026-11-27T23:00:00Z', false],
  ])('at %s is in its first week: %j', async (time, isFirstWeek) => {
    await open()
    await turnPage('18:01:00')
    app.clock.set(time)
    await app.signIn(parent)
    expect(await forest()).toMatchObject({ isFirstWeek })
  })

  test('shows the newest 42 trees and counts the others', async () => {
    await open()
    for (let day = 1; day <= 45; day++) {
      const readAt = new Date(Date.UTC(2026, 10, 20 + day, 18)).toISOString()
      await app.db.insert(diaryEntry).values({
        userId: parent.uid,
        childId: 'default',
        day: readAt.slice(0, 10),
        storyId: 'mild',
      })
    }
    const { trees, earlier } = await forest()
    expect(trees).toHaveLength(42)
    expect([trees.at(0)?.day, trees.at(-1)?.day, earlier]).toEqual(['2026-11-24', '2027-01-04', 3])
  })

  test('is of all children or of one, within the active child’s limits', async () => {
    const mia = await addChild({ ageBand: '3-4' })
    await open('gross')
    await turnPage('18:01:00', {}, 'gross')
    app.clock.set('2026-11-22T18:00:00Z')
    await open('mild', mia)
    await turnPage('18:02:00', {}, 'mild', mia)
    expect((await forest()).trees).toHaveLength(2)
    expect((await forest({ childId: mia })).trees).toMatchObject([{ day: '2026-11-22' }])
    await expect(forest({ childId: 'nobody' })).rejects.toMatchObject({ status: 404 })
    await parent.api.device.chooseChild({ childId: mia })
    expect((await forest()).trees).toMatchObject([{ story: { storyId: 'mild' } }])
  })

  test('of another account is not found, and a bad child is refused', async () => {
    const { api } = await app.signUp()
    await expect(api.diary.forest({ uid: parent.uid })).rejects.toMatchObject({ status: 404 })
    const path = `/api/users/${parent.uid}/forest?childId=%20`
    expect((await parent.request(path)).status).toBe(400)
  })
})

describe('the family', () => {
  beforeEach(async () => {
    await open()
    await turnPage('18:01:00')
  })

  test('adds companions, mood and note to an entry', async () => {
    const written = { companions: ['Mama', 'Opa'], mood: 'cosy' as const, note: 'Zweimal!\nUnd …' }
    expect(await parent.api.diary.update({ ...entryOf(), ...written })).toMatchObject(written)
    await parent.api.diary.update({ ...entryOf(), mood: null })
    expect(await entries()).toMatchObject([{ ...written, mood: null }])
  })

  test('removes an entry and restores it unchanged', async () => {
    await turnPage('18:03:00', { page: 3 })
    await parent.api.diary.update({ ...entryOf(), companions: ['Oma'], note: 'Schön' })
    const removed = await parent.api.diary.remove(entryOf())
    expect(await entries()).toEqual([])
    await expect(parent.api.diary.remove(entryOf())).rejects.toMatchObject({ status: 404 })
    const { story, ...words } = removed
    expect(await parent.api.diary.restore({ ...entryOf(), ...words })).toEqual(removed)
  })

  test('cannot restore entries of unread stories or days', async () => {
    const words = { minutes: 5, isFinished: true, companions: [], mood: null, note: '' }
    for (const entry of [
      entryOf('2026-11-22'),
      entryOf('2026-11-20'),
      entryOf('2026-11-21', 'gross'),
      entryOf('2026-11-21', 'mild', 'nobody'),
    ]) {
      const restored = parent.api.diary.restore({ ...entry, ...words })
      await expect(restored).rejects.toMatchObject({ status: 404 })
    }
  })

  test('keeps two parallel changes', async () => {
    await Promise.all([
      parent.api.diary.update({ ...entryOf(), note: 'Gelacht' }),
      parent.api.diary.update({ ...entryOf(), companions: ['Papa'] }),
      turnPage('18:02:00', { page: 3 }),
    ])
    expect(await entries()).toMatchObject([{ note: 'Gelacht', companions: ['Papa'], minutes: 2 }])
  })

  test.each([
    {},
    { mood: 'angry' },
    { companions: ['1', '2', '3', '4', '5', '6', '7'] },
    { companions: [' '] },
    { companions: ['x'.repeat(21)] },
    { note: 'x'.repeat(501) },
    { minutes: 5 },
  ])('cannot save %j', async (change) => {
    const path = `/api/users/${parent.uid}/diary/default/2026-11-21/mild`
    expect((await parent.request(path, { method: 'PATCH', body: change })).status).toBe(400)
  })

  test('has no access to another account’s diary', async () => {
    const { api } = await app.signUp()
    const words = { minutes: 5, isFinished: true, companions: [], mood: null, note: '' }
    for (const call of [
      () => api.diary.week({ uid: parent.uid }),
      () => api.diary.update({ ...entryOf(), note: 'Fremd' }),
      () => api.diary.remove(entryOf()),
      () => api.diary.restore({ ...entryOf(), ...words }),
      () => parent.api.diary.week({ uid: parent.uid, childId: 'nobody' }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 })
    }
    expect(await entries()).toMatchObject([{ note: '' }])
  })
})
