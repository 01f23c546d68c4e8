import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeCalls } from '../../src/server/http/calls.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { baseUrl, createTestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'

/** Words that stand in a story and in nothing else, wherever one of its texts shows. */
const secret = 'kellergespenst'
const mild = 'milder-morgen'

let app: TestApp
let parent: TestUser
let childId: string

const document = await describeCalls(baseUrl)

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

/** Not for the child: the parents' own list of what is hidden, and the account's document by ids. */
const forParents = new Set([
  'GET /users/{uid}/children/{childId}/releases',
  'GET /users/{uid}',
  'PUT /users/{uid}',
  'PATCH /users/{uid}',
  'PATCH /users/{uid}/reader',
])

/** Streams and endings of the account are no answers with stories. */
const isAsked = ({ name, method, path }: Operation) =>
  !forParents.has(name) && !path.endsWith('/live') && method !== 'DELETE'

/** A body that each call may take or refuse; what it does not know is refused before anything. */
const bodies: Record<string, object> = {
  'POST /reading/open': { storyId: secret },
  'PUT /stories/{storyId}/like': { liked: true },
  'PUT /users/{uid}/children/{childId}/{shelf}/{storyId}': { marked: true },
}

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, mild, { age: [3, 6], scare: 0 })
  await addStory(app, secret, { age: [9, 10], scare: 3, title: 'Das Kellergespenst' })
  parent = await app.signUp()
  const own = { uid: parent.uid }
  // Everything that a family can do with a story was done while nobody was limited.
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
    for (const shelf of ['favorites', 'remember'] as const) {
      await parent.api.shelf.mark({ ...own, childId, shelf, storyId, marked: true })
    }
  }
  await parent.api.child.update({ ...own, childId, ageBand: '3-4' })
  await parent.api.device.setKidsMode({ isKidsMode: true })
})
afterAll(() => app.close())

const ask = ({ name, method, path }: Operation, storyId: string, child = childId) =>
  parent.request(
    `/api${path}`
      .replace('{uid}', parent.uid)
      .replace('{childId}', child)
      .replace('{storyId}', storyId)
      .replace('{shelf}', 'favorites') + (method === 'GET' ? queryFor(path) : ''),
    {
      method,
      headers: { 'idempotency-key': crypto.randomUUID() },
      ...(method !== 'GET' && { body: bodies[name] ?? {} }),
    },
  )

const queryFor = (path: string) =>
  path.endsWith('/suggestions') ? '?minutes=15' : path.endsWith('/diary') ? '?week=2026-W47' : ''

test.each(operations.filter(isAsked))(
  '$name tells no child of a story beyond its limits',
  async (operation) => {
    for (const child of [childId, 'default']) {
      for (const storyId of [mild, secret]) {
        const answer = await ask(operation, storyId, child)
        expect(answer.status).toBeLessThan(500)
        expect((await answer.text()).toLowerCase()).not.toContain(secret)
      }
    }
  },
)

test('the same calls do tell of a story within them', async () => {
  const told: string[] = []
  for (const operation of operations.filter(isAsked)) {
    const answer = await ask(operation, mild)
    if ((await answer.text()).includes(mild)) told.push(operation.name)
  }
  expect(told).toEqual(
    expect.arrayContaining(['GET /stories', 'GET /stories/top', 'GET /stories/{storyId}']),
  )
})
