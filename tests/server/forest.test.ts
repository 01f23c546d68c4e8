import { describe, expect, test } from 'vitest'
import { diaryEntry } from '../../src/server/db/child-schema.ts'
import { diaryFamily } from '../support/diary-family.ts'

const family = diaryFamily()
const { addChild, entries, open, turnPage } = family

const forest = (input: { childId?: string } = {}) =>
  family.parent.api.diary.forest({ uid: family.parent.uid, ...input })

describe('the forest', () => {
  test('is empty before anything was read', async () => {
    expect(await forest()).toEqual({ trees: [], earlier: 0, isFirstWeek: true })
  })

  test('has a tree for each evening, of the story that was read longest', async () => {
    await open()
    await open('gross')
    await turnPage('18:01:00')
    await turnPage('18:02:00', {}, 'gross')
    await turnPage('18:06:00', { page: 3 }, 'gross')
    family.app.clock.set('2026-11-24T18:00:00Z')
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
    family.app.clock.set(time)
    await family.app.signIn(family.parent)
    expect(await forest()).toMatchObject({ isFirstWeek })
  })

  test('shows the newest 42 trees and counts the others', async () => {
    await open()
    for (let day = 1; day <= 45; day++) {
      const readAt = new Date(Date.UTC(2026, 10, 20 + day, 18)).toISOString()
      await family.app.db.insert(diaryEntry).values({
        userId: family.parent.uid,
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
    family.app.clock.set('2026-11-22T18:00:00Z')
    await open('mild', mia)
    await turnPage('18:02:00', {}, 'mild', mia)
    expect((await forest()).trees).toHaveLength(2)
    expect((await forest({ childId: mia })).trees).toMatchObject([{ day: '2026-11-22' }])
    await expect(forest({ childId: 'nobody' })).rejects.toMatchObject({ status: 404 })
    await family.parent.api.device.chooseChild({ childId: mia })
    expect((await forest()).trees).toMatchObject([{ story: { storyId: 'mild' } }])
  })

  test('of another account is not found, and a bad child is refused', async () => {
    const { api } = await family.app.signUp()
    await expect(api.diary.forest({ uid: family.parent.uid })).rejects.toMatchObject({
      status: 404,
    })
    const path = `/api/users/${family.parent.uid}/forest?childId=%20`
    expect((await family.parent.request(path)).status).toBe(400)
  })
})
