import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeCalls } from '../../src/server/http/calls.ts'
import { listNewStories } from '../../src/server/newsletter/queries.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { baseUrl, createTestApp } from '../support/app.ts'
import { createReady } from '../support/drafts.ts'
import { signUpEditor } from '../support/editor.ts'
import { addStory } from '../support/stories.ts'

/** Words that stand in ids and titles of these stories and in nothing else. */
const gone = 'kellergespenst'
const planned = 'dachbodengeist'
const stays = 'milder-morgen'

let app: TestApp
let editor: TestUser
let parent: TestUser

const document = await describeCalls(baseUrl)
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.keys(methods ?? {}).map((method) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
  })),
)
type Operation = (typeof operations)[number]

/** The family remembers what it read; streams and endings of the account tell of no stories. */
const isAsked = ({ method, path }: Operation) =>
  !path.startsWith('/editor') &&
  !path.includes('/diary') &&
  !path.endsWith('/live') &&
  method !== 'DELETE'

const place = { page: 1, sentence: 1, isFinished: false, savedAt: '2026-11-21T09:00:00Z' }

const bodiesFor = (storyId: string): Record<string, object> => ({
  'POST /reading/open': { storyId },
  'POST /reading/recordings': { storyId, language: 'de', medium: 'audio' },
  'POST /stories/{storyId}/reports': { language: 'de', reason: 'other', page: 1, note: '' },
  'PUT /stories/{storyId}/like': { liked: true },
  'PUT /users/{uid}/children/{childId}/{shelf}/{storyId}': { marked: true },
  'PUT /users/{uid}/children/{childId}/{shelf}': { storyIds: [storyId], marked: true },
  'PATCH /users/{uid}/children/{childId}/{shelf}': { storyIds: [storyId] },
  'PUT /users/{uid}/children/{childId}/releases/{storyId}': { isReleased: true },
  'PUT /users/{uid}/children/{childId}/dismissed/{storyId}': { isDismissed: true },
  'PUT /users/{uid}/children/{childId}/finished/{storyId}': { isFinished: true },
  'PUT /users/{uid}/children/{childId}/progress/{storyId}': place,
})

const queryFor = ({ method, path }: Operation) =>
  method === 'GET' && path.endsWith('/suggestions') ? '?minutes=15' : ''

const ask = (who: TestUser, operation: Operation, storyId: string) =>
  who.request(
    `/api${operation.path}`
      .replace('{uid}', parent.uid)
      .replace('{childId}', 'default')
      .replace('{storyId}', storyId)
      .replace('{shelf}', 'favorites') + queryFor(operation),
    {
      method: operation.method,
      headers: { 'idempotency-key': crypto.randomUUID() },
      ...(operation.method !== 'GET' && { body: bodiesFor(storyId)[operation.name] ?? {} }),
    },
  )

beforeAll(async () => {
  app = await createTestApp()
  editor = await signUpEditor(app)
  await addStory(app, stays)
  await addStory(app, gone, { title: 'Das Kellergespenst', sample: true, scare: 3, age: [9, 10] })
  parent = await app.signUp()
  const own = { uid: parent.uid, childId: 'default', storyId: gone }
  await parent.api.reading.open({ storyId: gone })
  await parent.api.reading.saveProgress({ ...own, ...place, page: 2 })
  await parent.api.story.like({ storyId: gone, liked: true })
  for (const shelf of ['favorites', 'remember'] as const) {
    await parent.api.shelf.mark({ ...own, shelf, marked: true })
  }
  const draft = await createReady(app, editor, 'Dachbodengeist', { scare: 3 })
  const at = '2026-12-24T16:00:00Z'
  await editor.api.draft.publish({ storyId: draft.storyId, version: draft.version, at })
  // Guests may have the answers of a moment ago.
  for (const operation of operations.filter(isAsked)) {
    if (operation.method === 'GET') await ask(app.guest, operation, gone)
  }
  // The last thing, as whatever changes makes those answers void.
  await editor.api.draft.withdraw({ storyId: gone })
})
afterAll(() => app.close())

describe.each(operations.filter(isAsked))('$name', (operation) => {
  test.each([gone, planned])('knows nothing of %s', async (storyId) => {
    for (const who of [parent, app.guest]) {
      const answer = await ask(who, operation, storyId)
      expect(answer.status).toBeLessThan(500)
      expect((await answer.text()).toLowerCase()).not.toMatch(`${gone}|${planned}`)
      // A family that reads on keeps its place.
      const isReadingOn = operation.path.includes('progress') && storyId === gone
      const isNamed = operation.path.includes('{storyId}') || operation.path.startsWith('/reading')
      if (isNamed && !isReadingOn) expect([401, 404]).toContain(answer.status)
    }
  })
})

test('covers and the newsletter do not know it either', async () => {
  for (const storyId of [gone, planned]) {
    expect((await app.guest.request(`/covers/${storyId}?w=600`)).status).toBe(404)
  }
  const week = { from: new Date('2026-01-01'), until: new Date('2027-01-01') }
  const named = await listNewStories(app.db, week)
  expect(named.map(({ storyId }) => storyId)).toEqual([stays])
})

test('the family’s diary remembers it, without its cover', async () => {
  const own = { uid: parent.uid, childId: 'default' }
  const { days } = await parent.api.diary.week({ ...own, week: '2026-W47' })
  const entries = days.flatMap((day) => day.entries)
  expect(entries).toMatchObject([
    { story: { storyId: gone, title: 'Das Kellergespenst', coverImageUrl: null } },
  ])
  const address = { ...own, day: entries[0]?.day ?? '', storyId: gone }
  const noted = await parent.api.diary.update({ ...address, note: 'Huh!' })
  expect(noted.note).toBe('Huh!')
  await parent.api.diary.remove(address)
  const { minutes, isFinished, companions, mood, note } = noted
  const entry = { minutes, isFinished, companions, mood, note }
  await parent.api.diary.restore({ ...address, ...entry })
})

test('published again, it is where it was: liked, listed, begun', async () => {
  const own = { uid: parent.uid, childId: 'default' }
  const { version } = await editor.api.draft.get({ storyId: gone })
  await editor.api.draft.publish({ storyId: gone, version, at: null })
  expect(await app.guest.api.story.get({ storyId: gone })).toMatchObject({ likes: 1 })
  const child = await parent.api.child.get(own)
  expect(child).toMatchObject({ favorites: [gone], remember: [gone], likedStories: [gone] })
  const [begun] = await parent.api.reading.listUnfinished(own)
  expect(begun).toMatchObject({ story: { storyId: gone } })
  const { remaining } = await parent.api.reading.open({ storyId: gone })
  expect(remaining).toBe(19)
})
