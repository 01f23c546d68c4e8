import { sql } from 'drizzle-orm'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/app.ts'
import { runTogether } from '../support/lock.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'mild')
})
afterAll(() => app.close())
beforeEach(async () => {
  parent = await app.signUp('Familie Sommer')
})

const ownAccount = () => ({ uid: parent.uid })
const addChild = (name = 'Mia', traits = {}) =>
  parent.api.child.create({ ...ownAccount(), name, ...traits })

describe('children', () => {
  test('are added, changed and removed; each starts with the limit proposed for its age', async () => {
    const mia = await addChild('  Mia ', { ageBand: '3-4', avatar: 'owl' })
    expect(mia).toMatchObject({ name: 'Mia', ageBand: '3-4', maxScare: 1, avatar: 'owl' })
    const changed = await parent.api.child.update({
      ...ownAccount(),
      childId: mia.childId,
      maxScare: 2,
    })
    expect(changed).toMatchObject({ name: 'Mia', maxScare: 2 })
    const others = await parent.api.child.remove({ ...ownAccount(), childId: mia.childId })
    expect(others.map(({ childId }) => childId)).toEqual(['default'])
  })

  test('keep a limit that their parents chose; a proposed one follows the age', async () => {
    const mia = await addChild('Mia', { maxScare: 0 })
    const younger = { ...ownAccount(), childId: mia.childId, ageBand: '3-4' as const }
    expect(await parent.api.child.update(younger)).toMatchObject({ maxScare: 0 })
    const tom = await addChild('Tom', { ageBand: '5-6' })
    expect(tom.maxScare).toBe(2)
    const changed = await parent.api.child.update({ ...younger, childId: tom.childId })
    expect(changed.maxScare).toBe(1)
  })

  test('are six at most, even when added in parallel', async () => {
    const nine = Array.from({ length: 9 }, (_, at) => () => addChild(`K${at}`))
    const row = sql`select from profile where user_id = ${parent.uid}`
    const added = await runTogether(app, row, nine)
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(addChild()).rejects.toMatchObject({ code: 'TOO_MANY_CHILDREN', status: 409 })
    expect(await parent.api.child.list(ownAccount())).toHaveLength(6)
  })

  test('always include the first one', async () => {
    const removal = parent.api.child.remove({ ...ownAccount(), childId: 'default' })
    await expect(removal).rejects.toMatchObject({ code: 'DEFAULT_CHILD' })
  })

  test('show whether their parents ever changed them, if only to keep no age limit', async () => {
    const [first] = await parent.api.child.list(ownAccount())
    expect(first?.updatedAt).toBe(first?.createdAt)
    const later = new Date(app.clock.now().getTime() + 1000)
    app.clock.set(later.toISOString())
    const own = { ...ownAccount(), childId: 'default' }
    const skipped = await parent.api.child.update({ ...own, ageBand: null })
    expect(skipped).toMatchObject({ ageBand: null, updatedAt: later.toISOString() })
  })

  test('of another account are not found', async () => {
    const stranger = await app.signUp()
    const mia = await addChild()
    const target = { uid: parent.uid, childId: mia.childId }
    for (const call of [
      () => stranger.api.child.get(target),
      () => stranger.api.child.update({ ...target, name: 'Fremd' }),
      () => stranger.api.child.remove(target),
      () => stranger.api.child.create({ uid: parent.uid, name: 'Fremd' }),
      () => stranger.api.list.listReleases(target),
      () => stranger.api.list.release({ ...target, storyId: 'mild', isReleased: true }),
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
  ])('refuse %j', async (change) => {
    const answer = await parent.request(`/api/users/${parent.uid}/children/default`, {
      method: 'PATCH',
      body: change,
    })
    expect(answer.status).toBe(400)
  })
})
