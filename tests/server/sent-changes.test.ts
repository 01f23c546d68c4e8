import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract } from '../../src/contract/index.ts'
import { describeCalls } from '../../src/contract/traits.ts'
import { sentChange } from '../../src/server/db/schema.ts'
import { deleteExpiredSentChanges } from '../../src/server/platform/sent-changes.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

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

const ownChild = () => ({ uid: parent.uid, childId: 'default' })
const newKey = () => ({ context: { idempotencyKey: crypto.randomUUID() } })
const mark = (storyId: string, marked: boolean, key = newKey()) =>
  parent.api.list.mark({ ...ownChild(), list: 'favorites', storyId, marked }, key)
const arrange = (storyIds: string[], key = newKey()) =>
  parent.api.list.arrange({ ...ownChild(), list: 'favorites', storyIds }, key)
const favorites = async () => (await parent.api.child.get(ownChild())).favorites.join(' ')
const keys = () => app.db.$count(sentChange, eq(sentChange.userId, parent.uid))

describe('a change that is sent again under its key', () => {
  test('does not undo later changes, and returns the current state', async () => {
    const lost = newKey()
    await mark('a', true, lost)
    await mark('a', false)
    expect((await mark('a', true, lost)).favorites).toEqual([])
    expect(await favorites()).toBe('')
  })

  test('does not undo a later order', async () => {
    for (const storyId of ['a', 'b', 'c']) await mark(storyId, true)
    const lost = newKey()
    await arrange(['c', 'b', 'a'], lost)
    await arrange(['b', 'a', 'c'])
    expect((await arrange(['c', 'b', 'a'], lost)).favorites).toEqual(['b', 'a', 'c'])
  })

  test('removes several stories only once', async () => {
    await mark('a', true)
    const lost = newKey()
    const take = () =>
      parent.api.list.markAll(
        { ...ownChild(), list: 'favorites', storyIds: ['a', 'b'], marked: false },
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
    const settings = await api.profile.updateReader({ uid, readerTextSize: '26' }, size)
    expect(settings.reader.readerTextSize).toBe('default')

    const share = newKey()
    await api.reading.updateAids({ ...ownChild(), share: 2 }, share)
    await api.reading.updateAids({ ...ownChild(), share: 3 }, newKey())
    expect(await api.reading.updateAids({ ...ownChild(), share: 2 }, share)).toMatchObject({
      share: 3,
    })
  })

  test('does not finish a story again after its mark was removed', async () => {
    await parent.api.reading.open({ storyId: 'a' }, newKey())
    const lost = newKey()
    const finish = () =>
      parent.api.reading.saveProgress(
        {
          ...ownChild(),
          storyId: 'a',
          page: 2,
          sentence: 0,
          isFinished: true,
          savedAt: '2026-11-21T09:00:00Z',
        },
        lost,
      )
    expect(await finish()).toMatchObject({ isFinished: true })
    await parent.api.reading.markFinished({ ...ownChild(), storyId: 'a', isFinished: false })
    expect(await finish()).toMatchObject({ isFinished: false, page: 2 })
  })

  test('counts as repeated for other calls, too', async () => {
    const key = newKey()
    await mark('a', true, key)
    await arrange(['a'], key)
    await mark('b', true, key)
    expect(await favorites()).toBe('a')
  })

  test('counts per account', async () => {
    const key = newKey()
    await mark('a', true, key)
    parent = await app.signUp()
    await mark('a', true, key)
    expect(await favorites()).toBe('a')
  })
})

test('every call that may wait offline stores its key', async () => {
  await parent.api.reading.open({ storyId: 'a' }, newKey())
  const { uid, api } = parent
  const list = { ...ownChild(), list: 'favorites' } as const
  const place = { page: 1, sentence: 0, isFinished: false, savedAt: '2026-11-21T09:00:00Z' }
  const calls: Record<string, () => Promise<unknown>> = {
    'profile.update': () => api.profile.update({ uid, displayName: 'Oma Ilse' }, newKey()),
    'profile.updateReader': () => api.profile.updateReader({ uid, readerTextSize: '26' }, newKey()),
    'list.mark': () => mark('a', true),
    'list.markAll': () => api.list.markAll({ ...list, storyIds: ['b'], marked: true }, newKey()),
    'list.arrange': () => arrange(['b', 'a']),
    'reading.saveProgress': () =>
      api.reading.saveProgress({ ...ownChild(), storyId: 'a', ...place }, newKey()),
    'reading.updateAids': () => api.reading.updateAids({ ...ownChild(), share: 2 }, newKey()),
  }
  const waiting = describeCalls(contract).filter(({ mayWaitOffline }) => mayWaitOffline)
  expect(waiting.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort())
  for (const [name, send] of Object.entries(calls)) {
    const before = await keys()
    await send()
    expect([name, await keys()]).toEqual([name, before + 1])
  }
})

test('twenty parallel changes with one key are made once', async () => {
  await mark('a', true)
  const key = newKey()
  const before = await keys()
  const answers = await Promise.all(Array.from({ length: 20 }, () => mark('b', true, key)))
  expect(answers.map((child) => child.favorites.join(' '))).toEqual(Array(20).fill('a b'))
  expect(await keys()).toBe(before + 1)
})

test('a refused change may be repeated with its key', async () => {
  const key = newKey()
  await expect(
    parent.api.list.arrange(
      { ...ownChild(), childId: 'x', list: 'favorites', storyIds: ['a'] },
      key,
    ),
  ).rejects.toMatchObject({ status: 404 })
  expect(await keys()).toBe(0)
  await mark('a', true, key)
  expect(await favorites()).toBe('a')
})

test('changes without a key all count; an invalid key is refused', async () => {
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

test('keys are deleted after 90 days', async () => {
  await mark('a', true)
  await deleteExpiredSentChanges(app.db, new Date('2027-02-19T09:59:00Z'))
  expect(await keys()).toBe(1)
  await deleteExpiredSentChanges(app.db, new Date('2027-02-19T10:01:00Z'))
  expect(await keys()).toBe(0)
})
