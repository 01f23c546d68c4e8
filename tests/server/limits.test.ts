import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeApi } from '../../src/server/http/calls.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import { baseUrl, type TestUser } from '../support/test-user.ts'

/** A word that occurs in every text of one story and nowhere else. */
const secret = 'kellergespenst'
const mild = 'milder-morgen'

let app: TestApp
let parent: TestUser
let childId: string

const document = await describeApi(baseUrl)

interface Operation {
  name: string
  method: string
  path: string
}

const operations: Operation[] = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.keys(methods ?? {}).map((method) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
  })),
)

/** For parents: their list of hidden stories, and the account's document, which has ids only. */
const forParents = new Set([
  'GET /users/{uid}/children/{childId}/releases',
  'GET /users/{uid}',
  'PUT /users/{uid}',
  'PATCH /users/{uid}',
  'PATCH /users/{uid}/reader',
])

/** Without streams and deletions. */
const isChecked = ({ name, method, path }: Operation) =>
  !forParents.has(name) && !path.endsWith('/live') && method !== 'DELETE'

/** Valid bodies of some calls; others get an empty object. */
const bodies: Record<string, object> = {
  'POST /reading/open': { storyId: secret },
  'PUT /stories/{storyId}/like': { liked: true },
  'PUT /users/{uid}/children/{childId}/{list}/{storyId}': { marked: true },
}

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, mild, { age: [3, 6], scare: 0 })
  await addStory(app, secret, { age: [9, 10], scare: 3, title: 'Das Kellergespenst' })
  parent = await app.signUp()
  const own = { uid: parent.uid }
  // The family uses both stories before any limit is set.
  for (const storyId of [mild, secret]) {
    await parent.api.reading.open({ storyId })
    await parent.api.story.like({ storyId, liked: true })
  }
  const child = await parent.api.child.create({ ...own, name: 'Mia' })
  childId = child.childId
  await parent.api.device.chooseChild({ childId })
  for (const storyId of [mild, secret]) {
    await parent.api.reading.open({ storyId })
    const place = { page: 1, sentence: 1, isFinished: false, savedAt: '2026-11-21T09:00:00Z' }
    await parent.api.reading.saveProgress({ ...own, childId, storyId, ...place })
    for (const list of ['favorites', 'remember'] as const) {
      await parent.api.list.mark({ ...own, childId, list, storyId, marked: true })
    }
  }
  await parent.api.child.update({ ...own, childId, ageBand: '3-4' })
  await parent.api.device.setKidsMode({ isKidsMode: true })
})
afterAll(() => app.close())

const send = ({ name, method, path }: Operation, storyId: string, child = childId) =>
  parent.request(
    `/api${path}`
      .replace('{uid}', parent.uid)
      .replace('{childId}', child)
      .replace('{storyId}', storyId)
      .replace('{list}', 'favorites') + (method === 'GET' ? queryFor(path) : ''),
    {
      method,
      headers: { 'idempotency-key': crypto.randomUUID() },
      ...(method !== 'GET' && { body: bodies[name] ?? {} }),
    },
  )

const queryFor = (path: string) =>
  path.endsWith('/suggestions') ? '?minutes=15' : path.endsWith('/diary') ? '?week=2026-W47' : ''

test.each(operations.filter(isChecked))(
  '$name reveals no story beyond the child’s limits',
  async (operation) => {
    for (const child of [childId, 'default']) {
      for (const storyId of [mild, secret]) {
        const answer = await send(operation, storyId, child)
        expect(answer.status).toBeLessThan(500)
        expect((await answer.text()).toLowerCase()).not.toContain(secret)
      }
    }
  },
)

test('the same calls show a story within the limits', async () => {
  const namingOperations: string[] = []
  for (const operation of operations.filter(isChecked)) {
    const answer = await send(operation, mild)
    if ((await answer.text()).includes(mild)) namingOperations.push(operation.name)
  }
  expect(namingOperations).toEqual(
    expect.arrayContaining(['GET /stories', 'GET /stories/top', 'GET /stories/{storyId}']),
  )
})
