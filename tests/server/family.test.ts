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
  await addStory(app, 'mild', { age: [3, 6], scare: 0 })
  await addStory(app, 'gruselig', { age: [3, 8], scare: 3 })
  await addStory(app, 'gross', { age: [8, 10], scare: 0 })
})
afterAll(() => app.close())
beforeEach(async () => {
  parent = await app.signUp('Familie Sommer')
})

const ownAccount = () => ({ uid: parent.uid })
const addChild = (name = 'Mia', traits = {}) =>
  parent.api.child.create({ ...ownAccount(), name, ...traits })

describe('this device', () => {
  test('remembers the active child, and forgets a removed one', async () => {
    expect((await parent.api.device.get()).activeChildId).toBe(null)
    const mia = await addChild()
    const chosen = await parent.api.device.chooseChild({ childId: mia.childId })
    expect(chosen.activeChildId).toBe(mia.childId)
    expect((await parent.api.reading.open({ storyId: 'mild' })).childId).toBe(mia.childId)
    await parent.api.child.remove({ ...ownAccount(), childId: mia.childId })
    expect((await parent.api.device.get()).activeChildId).toBe(null)
    expect((await parent.api.reading.open({ storyId: 'mild' })).childId).toBe('default')
  })

  test('in Kindermodus locks parents’ calls, even without a PIN', async () => {
    await parent.api.device.setKidsMode({ isKidsMode: true })
    expect(await parent.api.device.get()).toMatchObject({ isKidsMode: true, isGateOpen: false })
    await expect(addChild()).rejects.toMatchObject({ code: 'GATE_CLOSED', status: 403 })
    const rename = parent.api.profile.update({ ...ownAccount(), displayName: 'Quatsch' })
    await expect(rename).rejects.toMatchObject({ code: 'GATE_CLOSED' })
    const device = await parent.api.device.setKidsMode({ isKidsMode: false })
    expect(device).toMatchObject({ isKidsMode: false, isGateOpen: true })
  })

  test('in Kindermodus only allows children with narrower limits', async () => {
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
])('Kindermodus: %j is wider than the limits of the youngest', async (traits) => {
  const mia = await addChild('Mia', { ageBand: '3-4' })
  const tom = await addChild('Tom', traits)
  await parent.api.device.chooseChild({ childId: mia.childId })
  await parent.api.device.setKidsMode({ isKidsMode: true })
  const choice = parent.api.device.chooseChild({ childId: tom.childId })
  await expect(choice).rejects.toMatchObject({ code: 'GATE_CLOSED' })
})

test('a released story makes a child’s limits wider', async () => {
  const mia = await addChild('Mia', { ageBand: '3-4' })
  const tom = await addChild('Tom', { ageBand: '3-4' })
  const allow = { ...ownAccount(), childId: tom.childId, storyId: 'gross' }
  const before = await parent.api.child.get({ ...ownAccount(), childId: tom.childId })
  app.clock.set('2026-11-21T10:00:01Z')
  const after = await parent.api.list.release({ ...allow, isReleased: true })
  app.clock.set('2026-11-21T10:00:00Z')
  expect(after.updatedAt > before.updatedAt).toBe(true)
  await parent.api.device.chooseChild({ childId: mia.childId })
  await parent.api.device.setKidsMode({ isKidsMode: true })
  const choice = parent.api.device.chooseChild({ childId: tom.childId })
  await expect(choice).rejects.toMatchObject({ code: 'GATE_CLOSED' })
  await expect(parent.api.list.release({ ...allow, isReleased: false })).rejects.toMatchObject({
    code: 'GATE_CLOSED',
  })
})

describe('a child with limits', () => {
  let childId: string
  const seen = async () => {
    const { api } = parent
    const ids = (stories: { storyId: string }[]) => stories.map(({ storyId }) => storyId).sort()
    const isFound = async (call: Promise<unknown>) =>
      call.then(
        () => true,
        (error: { status?: number }) => error.status !== 404,
      )
    const open = async (storyId: string, child?: string) =>
      isFound(api.reading.open({ storyId, ...(child && { childId: child }) }))
    return {
      top: ids(await api.story.top({})),
      search: ids(await api.story.top({ search: 'geschichte' })),
      list: ids((await api.story.list({})).items),
      similar: ids(await api.story.similar({ storyId: 'mild' })),
      sheet: [await isFound(api.story.get({ storyId: 'gross' }))],
      similarTo: [await isFound(api.story.similar({ storyId: 'gruselig' }))],
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

  test('sees only allowed stories in its own document', async () => {
    await parent.api.device.chooseChild({ childId: 'default' })
    for (const storyId of ['mild', 'gross']) {
      for (const list of ['favorites', 'remember'] as const) {
        await parent.api.list.mark({ ...ownAccount(), childId, list, storyId, marked: true })
      }
      await parent.api.story.like({ storyId, liked: true })
    }
    const mia = await parent.api.child.get({ ...ownAccount(), childId })
    expect([mia.favorites, mia.remember, mia.likedStories]).toEqual([['mild'], ['mild'], ['mild']])
  })

  test('sees released stories until the release ends', async () => {
    const beyond = await parent.api.list.listReleases({ ...ownAccount(), childId })
    expect(beyond.map(({ story }) => story.storyId)).toEqual(['gruselig', 'gross'])
    const allow = { ...ownAccount(), childId, storyId: 'gross' }
    await parent.api.list.release({ ...allow, isReleased: true })
    expect((await seen()).list).toEqual(['gross', 'mild'])
    expect((await parent.api.reading.open({ storyId: 'gross' })).childId).toBe(childId)
    await parent.api.list.release({ ...allow, isReleased: false })
    expect((await seen()).list).toEqual(['mild'])
  })

  test('does not limit the library of others', async () => {
    const all = ['gross', 'gruselig', 'mild']
    const guest = await app.guest.api.story.list({})
    expect(guest.items.map(({ storyId }) => storyId).sort()).toEqual(all)
    await parent.api.device.chooseChild({ childId: 'default' })
    expect((await seen()).list).toEqual(all)
  })
})

test.each([
  ['a new child', () => addChild()],
  ['another active child', () => parent.api.device.chooseChild({ childId: 'default' })],
  ['Kindermodus', () => parent.api.device.setKidsMode({ isKidsMode: true })],
])('%s reaches the family’s other pages', async (_, change) => {
  const stream = await parent.api.profile.live(ownAccount())
  await stream.next()
  const news = stream.next()
  await change()
  expect((await news).done).toBe(false)
  await stream.return(undefined)
})

test('opening a story creates a missing user document', async () => {
  await app.db.delete(profile).where(eq(profile.userId, parent.uid))
  expect((await parent.api.reading.open({ storyId: 'mild' })).childId).toBe('default')
  await expect(parent.api.reading.open({ storyId: 'fehlt' })).rejects.toMatchObject({ status: 404 })
})
