import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeApi } from '../../src/server/http/calls.ts'
import { listNewStories } from '../../src/server/newsletter/queries.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { createReadyDraft } from '../support/drafts.ts'
import { signUpEditor } from '../support/editor.ts'
import { addStory } from '../support/stories.ts'
import { baseUrl, type TestUser } from '../support/test-user.ts'

/** Words that occur in ids and titles of these stories only. */
const withdrawn = 'kellergespenst'
const planned = 'dachbodengeist'
const published = 'milder-morgen'

let app: TestApp
let editor: TestUser
let parent: TestUser

const document = await describeApi(baseUrl)
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.keys(methods ?? {}).map((method) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
  })),
)
type Operation = (typeof operations)[number]

/** Without editors' calls, the diary (which keeps what was read), streams and deletions. */
const isChecked = ({ method, path }: Operation) =>
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
  'PUT /users/{uid}/children/{childId}/{list}/{storyId}': { marked: true },
  'PUT /users/{uid}/children/{childId}/{list}': { storyIds: [storyId], marked: true },
  'PATCH /users/{uid}/children/{childId}/{list}': { storyIds: [storyId] },
  'PUT /users/{uid}/children/{childId}/releases/{storyId}': { isReleased: true },
  'PUT /users/{uid}/children/{childId}/dismissed/{storyId}': { isDismissed: true },
  'PUT /users/{uid}/children/{childId}/finished/{storyId}': { isFinished: true },
  'PUT /users/{uid}/children/{childId}/progress/{storyId}': place,
})

const queryFor = ({ method, path }: Operation) =>
  method === 'GET' && path.endsWith('/suggestions') ? '?minutes=15' : ''

const send = (who: TestUser, operation: Operation, storyId: string) =>
  who.request(
    `/api${operation.path}`
      .replace('{uid}', parent.uid)
      .replace('{childId}', 'default')
      .replace('{storyId}', storyId)
      .replace('{list}', 'favorites') + queryFor(operation),
    {
      method: operation.method,
      headers: { 'idempotency-key': crypto.randomUUID() },
      ...(operation.method !== 'GET' && { body: bodiesFor(storyId)[operation.name] ?? {} }),
    },
  )

beforeAll(async () => {
  app = await createTestApp()
  editor = await signUpEditor(app)
  await addStory(app, published)
  await addStory(app, withdrawn, {
    title: 'Das Kellergespenst',
    sample: true,
    scare: 3,
    age: [9, 10],
  })
  parent = await app.signUp()
  const own = { uid: parent.uid, childId: 'default', storyId: withdrawn }
  await parent.api.reading.open({ storyId: withdrawn })
  await parent.api.reading.saveProgress({ ...own, ...place, page: 2 })
  await parent.api.story.like({ storyId: withdrawn, liked: true })
  for (const list of ['favorites', 'remember'] as const) {
    await parent.api.list.mark({ ...own, list, marked: true })
  }
  const draft = await createReadyDraft(app, editor, 'Dachbodengeist', { scare: 3 })
  const at = '2026-12-24T16:00:00Z'
  await editor.api.draft.publish({ storyId: draft.storyId, version: draft.version, at })
  // Fills the cache of guests' answers.
  for (const operation of operations.filter(isChecked)) {
    if (operation.method === 'GET') await send(app.guest, operation, withdrawn)
  }
  // Must come last: every change clears the cache.
  await editor.api.draft.withdraw({ storyId: withdrawn })
})
afterAll(() => app.close())

describe.each(operations.filter(isChecked))('$name', (operation) => {
  test.each([withdrawn, planned])('does not reveal %s', async (storyId) => {
    for (const who of [parent, app.guest]) {
      const answer = await send(who, operation, storyId)
      expect(answer.status).toBeLessThan(500)
      expect((await answer.text()).toLowerCase()).not.toMatch(`${withdrawn}|${planned}`)
      // A family that continues reading keeps its place.
      const isContinued = operation.path.includes('progress') && storyId === withdrawn
      const isNamed =
        operation.path.includes('{storyId}') ||
        (operation.path.startsWith('/reading') && operation.method !== 'GET')
      if (isNamed && !isContinued) expect([401, 404]).toContain(answer.status)
    }
  })
})

test('covers and the newsletter do not include a withdrawn story', async () => {
  for (const storyId of [withdrawn, planned]) {
    expect((await app.guest.request(`/covers/${storyId}?w=600`)).status).toBe(404)
  }
  const week = { from: new Date('2026-01-01'), until: new Date('2027-01-01') }
  const newStories = await listNewStories(app.db, week)
  expect(newStories.map(({ storyId }) => storyId)).toEqual([published])
})

test('the family’s diary keeps a withdrawn story, without its cover', async () => {
  const own = { uid: parent.uid, childId: 'default' }
  const { days } = await parent.api.diary.week({ ...own, week: '2026-W47' })
  const entries = days.flatMap((day) => day.entries)
  expect(entries).toMatchObject([
    { story: { storyId: withdrawn, title: 'Das Kellergespenst', coverImageUrl: null } },
  ])
  const address = { ...own, day: entries[0]?.day ?? '', storyId: withdrawn }
  const updated = await parent.api.diary.update({ ...address, note: 'Huh!' })
  expect(updated.note).toBe('Huh!')
  await parent.api.diary.remove(address)
  const { minutes, isFinished, companions, mood, note } = updated
  const entry = { minutes, isFinished, companions, mood, note }
  await parent.api.diary.restore({ ...address, ...entry })
})

test('a story that is published again keeps its likes, lists and places', async () => {
  const own = { uid: parent.uid, childId: 'default' }
  const { version } = await editor.api.draft.get({ storyId: withdrawn })
  await editor.api.draft.publish({ storyId: withdrawn, version, at: null })
  expect(await app.guest.api.story.get({ storyId: withdrawn })).toMatchObject({ likes: 1 })
  const child = await parent.api.child.get(own)
  expect(child).toMatchObject({
    favorites: [withdrawn],
    remember: [withdrawn],
    likedStories: [withdrawn],
  })
  const [begun] = await parent.api.reading.listUnfinished(own)
  expect(begun).toMatchObject({ story: { storyId: withdrawn } })
  const { remaining } = await parent.api.reading.open({ storyId: withdrawn })
  // It is the sample, which is not counted.
  expect(remaining).toBe(20)
})
