import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { profile } from '../../src/server/db/schema.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { allAtOnce } from '../support/lock.ts'
import { addStory } from '../support/stories.ts'

let app: TestApp
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'mild', { age: [3, 6], scare: 0 })
  await addStory(app, 'gruselig', { age: [3, 8], scare: 3 })
  await addStory(app, 'gross', { age: [8, 10], scare: 0 })
})
afterAll(() => app.close())
beforeEach(async () => {
  parent = await app.signUp('Familie Sommer')
})

const own = () => ({ uid: parent.uid })
const addChild = (name = 'Mia', traits = {}) =>
  parent.api.child.create({ ...own(), name, ...traits })

describe('children', () => {
  test('are added, changed and removed; the youngest begin with one owl', async () => {
    const mia = await addChild('  Mia ', { ageBand: '3-4', avatar: 'owl' })
    expect(mia).toMatchObject({ name: 'Mia', ageBand: '3-4', maxScare: 1, avatar: 'owl' })
    const changed = await parent.api.child.update({ ...own(), childId: mia.childId, maxScare: 2 })
    expect(changed).toMatchObject({ name: 'Mia', maxScare: 2 })
    const others = await parent.api.child.remove({ ...own(), childId: mia.childId })
    expect(others.map(({ childId }) => childId)).toEqual(['default'])
  })

  test('of whom the parents fear less than we keep their limit', async () => {
    const mia = await addChild('Mia', { maxScare: 0 })
    const younger = { ...own(), childId: mia.childId, ageBand: '3-4' as const }
    expect(await parent.api.child.update(younger)).toMatchObject({ maxScare: 0 })
    const bold = await addChild('Tom', { ageBand: '5-6' })
    const changed = await parent.api.child.update({ ...younger, childId: bold.childId })
    expect(changed.maxScare).toBe(1)
  })

  test('are six at most, however many are added at once', async () => {
    const nine = Array.from({ length: 9 }, (_, at) => () => addChild(`K${at}`))
    const row = sql`select from profile where user_id = ${parent.uid}`
    const added = await allAtOnce(app, row, nine)
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(addChild()).rejects.toMatchObject({ code: 'TOO_MANY_CHILDREN', status: 409 })
    expect(await parent.api.child.list(own())).toHaveLength(6)
  })

  test('the first one stays', async () => {
    const removal = parent.api.child.remove({ ...own(), childId: 'default' })
    await expect(removal).rejects.toMatchObject({ code: 'DEFAULT_CHILD' })
  })

  test('of somebody else are not there', async () => {
    const stranger = await app.signUp()
    const mia = await addChild()
    const target = { uid: parent.uid, childId: mia.childId }
    for (const call of [
      () => stranger.api.child.get(target),
      () => stranger.api.child.update({ ...target, name: 'Fremd' }),
      () => stranger.api.child.remove(target),
      () => stranger.api.child.create({ uid: parent.uid, name: 'Fremd' }),
      () => stranger.api.shelf.listReleases(target),
      () => stranger.api.shelf.release({ ...target, storyId: 'mild', isReleased: true }),
      () => stranger.api.device.chooseChild({ childId: mia.childId }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 })
    }
  })

  test.each([
    { name: '' },
    { name: 'x'.repeat(21) },
    { ageBand: '2' },
    { maxScare: 4 },
    { avatar: 'dragon' },
    { languages: [] },
    { birthYear: 12 },
    { role: 'editor' },
    {},
  ])('%j is refused', async (change) => {
    const answer = await parent.request(`/api/users/${parent.uid}/children/default`, {
      method: 'PATCH',
      body: change,
    })
    expect(answer.status).toBe(400)
  })
})

describe('this device', () => {
  test('remembers who reads, and asks again when that child is gone', async () => {
    expect((await parent.api.device.get()).activeChildId).toBe(null)
    const mia = await addChild()
    const chosen = await parent.api.device.chooseChild({ childId: mia.childId })
    expect(chosen.activeChildId).toBe(mia.childId)
    expect((await parent.api.reading.open({ storyId: 'mild' })).childId).toBe(mia.childId)
    await parent.api.child.remove({ ...own(), childId: mia.childId })
    expect((await parent.api.device.get()).activeChildId).toBe(null)
    expect((await parent.api.reading.open({ storyId: 'mild' })).childId).toBe('default')
  })

  test('in Kindermodus keeps the parents’ calls locked, also without a PIN', async () => {
    await parent.api.device.setKidsMode({ isKidsMode: true })
    expect(await parent.api.device.get()).toMatchObject({ isKidsMode: true, isGateOpen: false })
    await expect(addChild()).rejects.toMatchObject({ code: 'GATE_CLOSED', status: 403 })
    const rename = parent.api.profile.update({ ...own(), displayName: 'Quatsch' })
    await expect(rename).rejects.toMatchObject({ code: 'GATE_CLOSED' })
    const device = await parent.api.device.setKidsMode({ isKidsMode: false })
    expect(device).toMatchObject({ isKidsMode: false, isGateOpen: true })
  })

  test('lets nobody through to wider limits in Kindermodus, and to narrower ones anybody', async () => {
    const mia = await addChild('Mia', { ageBand: '3-4' })
    const tom = await addChild('Tom', { ageBand: '7-8' })
    await parent.api.device.chooseChild({ childId: tom.childId })
    await parent.api.device.setKidsMode({ isKidsMode: true })
    await parent.api.device.chooseChild({ childId: mia.childId })
    const back = parent.api.device.chooseChild({ childId: tom.childId })
    await expect(back).rejects.toMatchObject({ code: 'GATE_CLOSED' })
  })
})

test.each([
  { ageBand: '9+' as const, maxScare: 1 },
  { ageBand: '3-4' as const, maxScare: 3 },
])('%j is wider than the limits of the youngest', async (traits) => {
  const mia = await addChild('Mia', { ageBand: '3-4' })
  const tom = await addChild('Tom', traits)
  await parent.api.device.chooseChild({ childId: mia.childId })
  await parent.api.device.setKidsMode({ isKidsMode: true })
  const choice = parent.api.device.chooseChild({ childId: tom.childId })
  await expect(choice).rejects.toMatchObject({ code: 'GATE_CLOSED' })
})

test('a story allowed to one child makes its limits wider than another’s', async () => {
  const mia = await addChild('Mia', { ageBand: '3-4' })
  const tom = await addChild('Tom', { ageBand: '3-4' })
  const allow = { ...own(), childId: tom.childId, storyId: 'gross' }
  const before = await parent.api.child.get({ ...own(), childId: tom.childId })
  app.clock.set('2026-11-21T10:00:01Z')
  const after = await parent.api.shelf.release({ ...allow, isReleased: true })
  app.clock.set('2026-11-21T10:00:00Z')
  expect(after.updatedAt > before.updatedAt).toBe(true)
  await parent.api.device.chooseChild({ childId: mia.childId })
  await parent.api.device.setKidsMode({ isKidsMode: true })
  const choice = parent.api.device.chooseChild({ childId: tom.childId })
  await expect(choice).rejects.toMatchObject({ code: 'GATE_CLOSED' })
  await expect(parent.api.shelf.release({ ...allow, isReleased: false })).rejects.toMatchObject({
    code: 'GATE_CLOSED',
  })
})

describe('a child with limits', () => {
  let childId: string
  const seen = async () => {
    const { api } = parent
    const ids = (stories: { storyId: string }[]) => stories.map(({ storyId }) => storyId).sort()
    const isThere = async (call: Promise<unknown>) =>
      call.then(
        () => true,
        (error: { status?: number }) => error.status !== 404,
      )
    const open = async (storyId: string, child?: string) =>
      isThere(api.reading.open({ storyId, ...(child && { childId: child }) }))
    return {
      top: ids(await api.story.top({})),
      search: ids(await api.story.top({ search: 'geschichte' })),
      list: ids((await api.story.list({})).items),
      similar: ids(await api.story.similar({ storyId: 'mild' })),
      sheet: [await isThere(api.story.get({ storyId: 'gross' }))],
      similarTo: [await isThere(api.story.similar({ storyId: 'gruselig' }))],
      opened: [await open('gross'), await open('gruselig'), await open('gross', 'default')],
    }
  }

  beforeEach(async () => {
    childId = (await addChild('Mia', { ageBand: '5-6', maxScare: 1 })).childId
    await parent.api.device.chooseChild({ childId })
  })

  test('sees no story beyond them in any call', async () => {
    expect(await seen()).toEqual({
      top: ['mild'],
      search: ['mild'],
      list: ['mild'],
      similar: [],
      sheet: [false],
      similarTo: [false],
      opened: [false, false, false],
    })
    expect((await parent.api.story.list({})).total).toBe(1)
  })

  test('sees in its own document only what it may see', async () => {
    await parent.api.device.chooseChild({ childId: 'default' })
    for (const storyId of ['mild', 'gross']) {
      for (const shelf of ['favorites', 'remember'] as const) {
        await parent.api.shelf.mark({ ...own(), childId, shelf, storyId, marked: true })
      }
      await parent.api.story.like({ storyId, liked: true })
    }
    const mia = await parent.api.child.get({ ...own(), childId })
    expect([mia.favorites, mia.remember, mia.likedStories]).toEqual([['mild'], ['mild'], ['mild']])
  })

  test('sees what its parents allow all the same, until they take it back', async () => {
    const beyond = await parent.api.shelf.listReleases({ ...own(), childId })
    expect(beyond.map(({ story }) => story.storyId)).toEqual(['gruselig', 'gross'])
    const allow = { ...own(), childId, storyId: 'gross' }
    await parent.api.shelf.release({ ...allow, isReleased: true })
    expect((await seen()).list).toEqual(['gross', 'mild'])
    expect((await parent.api.reading.open({ storyId: 'gross' })).childId).toBe(childId)
    await parent.api.shelf.release({ ...allow, isReleased: false })
    expect((await seen()).list).toEqual(['mild'])
  })

  test('leaves everybody else’s library alone', async () => {
    const all = ['gross', 'gruselig', 'mild']
    const guest = await app.guest.api.story.list({})
    expect(guest.items.map(({ storyId }) => storyId).sort()).toEqual(all)
    await parent.api.device.chooseChild({ childId: 'default' })
    expect((await seen()).list).toEqual(all)
  })
})

test.each([
  ['a new child', () => addChild()],
  ['who reads', () => parent.api.device.chooseChild({ childId: 'default' })],
  ['Kindermodus', () => parent.api.device.setKidsMode({ isKidsMode: true })],
])('%s is told to the other pages of the family', async (_, change) => {
  const stream = await parent.api.profile.live(own())
  await stream.next()
  const news = stream.next()
  await change()
  expect((await news).done).toBe(false)
  await stream.return(undefined)
})

test('a story opened before the user document is there makes it, and opens', async () => {
  await app.db.delete(profile).where(eq(profile.userId, parent.uid))
  expect((await parent.api.reading.open({ storyId: 'mild' })).childId).toBe('default')
  await expect(parent.api.reading.open({ storyId: 'fehlt' })).rejects.toMatchObject({ status: 404 })
})
