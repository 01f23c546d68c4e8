import { beforeAll, describe, expect, test } from 'vitest'
import { findDraft } from '../../src/server/draft/queries.ts'
import type { TestApp } from '../support/app.ts'
import { createReadyDraft } from '../support/drafts.ts'
import { setUpEditors, signUpEditor } from '../support/editor.ts'
import type { TestUser } from '../support/test-user.ts'

const start = '2026-11-21T10:00:00.000Z'
const nextDay = '2026-11-22T10:00:00.000Z'

let app: TestApp
let publisher: TestUser
/** Writes, but may not publish. */
let editor: TestUser

setUpEditors((opened) => {
  app = opened.app
  publisher = opened.editor
}, start)
beforeAll(async () => {
  editor = await signUpEditor(app, 'editor')
})

const refusal = { status: 403, code: 'PUBLISHERS_ONLY', defined: true }

test('an editor writes a story and asks for a review, and a publisher publishes it', async () => {
  const { storyId, version } = await createReadyDraft(app, editor, 'Zu zweit')
  await expect(editor.api.draft.publish({ storyId, version, at: null })).rejects.toMatchObject(
    refusal,
  )
  const asked = await editor.api.draft.setState({ storyId, version, state: 'review' })
  expect(asked.state).toBe('review')
  const published = await publisher.api.draft.publish({ storyId, version, at: null })
  expect(published).toMatchObject({ state: 'published', publishedVersion: version })
  await expect(editor.api.draft.withdraw({ storyId })).rejects.toMatchObject(refusal)
  expect(await findDraft(app.db, storyId)).toMatchObject({ state: 'published' })
})

test('an editor changes the next version of a published story, which readers do not see', async () => {
  const { storyId, version, story } = await createReadyDraft(app, publisher, 'Zweite Fassung')
  await publisher.api.draft.publish({ storyId, version, at: null })
  const changed = { ...story, ageTo: 12 }
  const saved = await editor.api.draft.save({ storyId, version, story: changed })
  expect(saved).toMatchObject({ version: version + 1, publishedVersion: version })
  const next = { storyId, version: saved.version }
  await editor.api.draft.setState({ ...next, state: 'review' })
  expect((await app.guest.request(`/api/stories/${storyId}`)).status).toBe(200)
  const back = await editor.api.draft.setState({ ...next, state: 'draft' })
  expect(back.state).toBe('published')
})

test.each(['publish', 'withdraw'] as const)('an editor may not %s many stories', async (action) => {
  const { storyId, version } = await createReadyDraft(app, editor, 'Viele')
  const change = { storyIds: [storyId], change: { action, value: 'mut' as const } }
  await expect(editor.api.draft.changeMany(change)).rejects.toMatchObject(refusal)
  expect(await findDraft(app.db, storyId)).toMatchObject({ version, state: 'draft' })
  const [outcome] = await publisher.api.draft.changeMany(change)
  expect(outcome?.outcome).toBe('done')
})

describe('a planned story, of which the newest version will be published', () => {
  async function plan(title: string) {
    const { storyId, version, story } = await createReadyDraft(app, editor, title)
    await publisher.api.draft.publish({ storyId, version, at: nextDay })
    return { storyId, version, story: { ...story, ageTo: 12 } }
  }

  test('is not changed by an editor', async () => {
    const { storyId, version, story } = await plan('Geplant')
    const { api } = editor
    const attempts = [
      () => api.draft.save({ storyId, version, story }),
      () => api.draft.restore({ storyId, version, revision: version }),
      () => api.draft.publish({ storyId, version, at: null }),
      () => api.draft.remove({ storyId }),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(refusal)
    const outcomes = await api.draft.changeMany({ storyIds: [storyId], change: { age: [3, 12] } })
    expect(outcomes).toEqual([{ storyId, outcome: 'planned' }])
    expect(await findDraft(app.db, storyId)).toMatchObject({
      version,
      scheduledAt: new Date(nextDay),
    })
  })

  test('is changed by a publisher, and by an editor once the plan is called off', async () => {
    const { storyId, version, story } = await plan('Wieder frei')
    await publisher.api.draft.save({ storyId, version, story })
    await publisher.api.draft.withdraw({ storyId, isPlanOnly: true })
    const saved = await editor.api.draft.save({
      storyId,
      version: version + 1,
      story: { ...story, ageTo: 11 },
    })
    expect(saved.version).toBe(version + 2)
  })

  test('is not changed by a save that begins before the plan', async () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      const { storyId, version, story } = await createReadyDraft(app, editor, `Wettlauf ${attempt}`)
      const changed = { ...story, ageTo: 12 }
      const [saving, planning] = await Promise.allSettled([
        editor.api.draft.save({ storyId, version, story: changed }),
        publisher.api.draft.publish({ storyId, version, at: nextDay }),
      ])
      // One of both is refused: what is planned is what the publisher saw.
      expect([saving.status, planning.status].sort()).toEqual(['fulfilled', 'rejected'])
    }
  })
})

test('a publisher who is only an editor now publishes nothing more', async () => {
  const former = await signUpEditor(app, 'publisher')
  const { storyId, version } = await createReadyDraft(app, former, 'Früher')
  await app.db.$client.query('update "user" set role = $1 where id = $2', ['editor', former.uid])
  await expect(former.api.draft.publish({ storyId, version, at: null })).rejects.toMatchObject(
    refusal,
  )
})
