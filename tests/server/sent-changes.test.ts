import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sentChange } from '../../src/server/db/schema.ts'
import { forgetSentChanges } from '../../src/server/platform/sent-changes.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'

let app: TestApp
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp()
  for (const storyId of ['a', 'b', 'c']) await addStory(app, storyId)
})
afterAll(() => app.close())
beforeEach(async () => {
  parent = await app.signUp()
})

const own = () => ({ uid: parent.uid, childId: 'default' })
const newKey = () => ({ context: { idempotencyKey: crypto.randomUUID() } })
const mark = (storyId: string, marked: boolean, key = newKey()) =>
  parent.api.shelf.mark({ ...own(), shelf: 'favorites', storyId, marked }, key)
const arrange = (storyIds: string[], key = newKey()) =>
  parent.api.shelf.arrange({ ...own(), shelf: 'favorites', storyIds }, key)
const favorites = async () => (await parent.api.child.get(own())).favorites.join(' ')
const keys = () => app.db.$count(sentChange, eq(sentChange.userId, parent.uid))

describe('a change that is sent again under its key', () => {
  test('does not undo what was done elsewhere since, and answers with what holds', async () => {
    const lost = newKey()
    await mark('a', true, lost)
    await mark('a', false)
    expect((await mark('a', true, lost)).favorites).toEqual([])
    expect(await favorites()).toBe('')
  })

  test('leaves an order alone that was changed since', async () => {
    for (const storyId of ['a', 'b', 'c']) await mark(storyId, true)
    const lost = newKey()
    await arrange(['c', 'b', 'a'], lost)
    await arrange(['b', 'a', 'c'])
    expect((await arrange(['c', 'b', 'a'], lost)).favorites).toEqual(['b', 'a', 'c'])
  })

  test('takes several stories off a list only once', async () => {
    await mark('a', true)
    const lost = newKey()
    const take = () =>
      parent.api.shelf.markAll(
        { ...own(), shelf: 'favorites', storyIds: ['a', 'b'], marked: false },
        lost,
      )
    await take()
    await mark('b', true)
    expect((await take()).favorites).toEqual(['b'])
  })

  test('keeps the newer nickname, settings and aids', async () => {
    const lost = newKey()
    const { uid, api } = parent
    await api.profile.update({ uid, displayName: 'Oma Ilse' }, lost)
    await api.profile.update({ uid, displayName: 'Opa Kurt' }, newKey())
    const renamed = await api.profile.update({ uid, displayName: 'Oma Ilse' }, lost)
    expect(renamed.displayName).toBe('Opa Kurt')

    const size = newKey()
    await api.profile.updateReader({ uid, readerTextSize: '26' }, size)
    await api.profile.updateReader({ uid, readerTextSize: 'default' }, newKey())
    const kept = await api.profile.updateReader({ uid, readerTextSize: '26' }, size)
    expect(kept.reader.readerTextSize).toBe('default')

    const share = newKey()
    await api.reading.updateAids({ ...own(), share: 2 }, share)
    await api.reading.updateAids({ ...own(), share: 3 }, newKey())
    expect(await api.reading.updateAids({ ...own(), share: 2 }, share)).toMatchObject({ share: 3 })
  })

  test('does not finish a story again that was taken back', async () => {
    await parent.api.reading.open({ storyId: 'a' }, newKey())
    const lost = newKey()
    const finish = () =>
      parent.api.reading.saveProgress(
        {
          ...own(),
          storyId: 'a',
          page: 2,
          sentence: 0,
          isFinished: true,
          savedAt: '2026-11-21T09:00:00Z',
        },
        lost,
      )
    expect(await finish()).toMatchObject({ isFinished: true })
    await parent.api.reading.markFinished({ ...own(), storyId: 'a', isFinished: false })
    expect(await finish()).toMatchObject({ isFinished: false, page: 2 })
  })

  test('counts as repeated for another call too', async () => {
    const key = newKey()
    await mark('a', true, key)
    await arrange(['a'], key)
    await mark('b', true, key)
    expect(await favorites()).toBe('a')
  })

  test('of another account is that account’s own', async () => {
    const key = newKey()
    await mark('a', true, key)
    parent = await app.signUp()
    await mark('a', true, key)
    expect(await favorites()).toBe('a')
  })
})

test('twenty sendings of one key at once are one change', async () => {
  await mark('a', true)
  const key = newKey()
  const before = await keys()
  const answers = await Promise.all(Array.from({ length: 20 }, () => mark('b', true, key)))
  expect(answers.map((child) => child.favorites.join(' '))).toEqual(Array(20).fill('a b'))
  expect(await keys()).toBe(before + 1)
})

test('what was refused may come again under its key', async () => {
  const key = newKey()
  await expect(
    parent.api.shelf.arrange({ ...own(), childId: 'x', shelf: 'favorites', storyIds: ['a'] }, key),
  ).rejects.toMatchObject({ status: 404 })
  expect(await keys()).toBe(0)
  await mark('a', true, key)
  expect(await favorites()).toBe('a')
})

test('without a key every sending counts, and a key of the wrong form is told', async () => {
  const put = (headers: Record<string, string>, marked: boolean) =>
    parent.request(`/api/users/${parent.uid}/children/default/favorites/a`, {
      method: 'PUT',
      body: { marked },
      headers,
    })
  for (const marked of [true, false, true]) expect((await put({}, marked)).status).toBe(200)
  expect(await favorites()).toBe('a')
  expect(await keys()).toBe(0)
  expect((await put({ 'idempotency-key': 'kurz' }, false)).status).toBe(400)
  expect(await favorites()).toBe('a')
})

test('keys are forgotten after 90 days', async () => {
  await mark('a', true)
  await forgetSentChanges(app.db, new Date('2027-02-19T09:59:00Z'))
  expect(await keys()).toBe(1)
  await forgetSentChanges(app.db, new Date('2027-02-19T10:01:00Z'))
  expect(await keys()).toBe(0)
})
