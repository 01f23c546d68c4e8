import { setTimeout as delay } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { user } from '../../src/server/db/auth-schema.ts'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import { story } from '../../src/server/db/story-schema.ts'
import { findDraft } from '../../src/server/draft/queries.ts'
import { publishScheduled } from '../../src/server/draft/schedule.ts'
import { listChanges } from '../../src/server/editor/changes.ts'
import type { TestApp } from '../support/app.ts'
import { createReadyDraft } from '../support/drafts.ts'
import { setUpEditors, signUpEditor } from '../support/editor.ts'
import { silentLog } from '../support/log.ts'
import type { TestUser } from '../support/test-user.ts'

const start = '2026-11-21T10:00:00.000Z'

let app: TestApp
let editor: TestUser
let parent: TestUser

setUpEditors((opened) => {
  ;({ app, editor, parent } = opened)
}, start)
beforeEach(() => app.clock.set(start))

const notFound = { status: 404 }
const tick = (log = silentLog) => publishScheduled(app.db, { now: app.clock.now(), log })
/** Not by the list: guests may get a cached one. */
const isPublished = async (storyId: string) =>
  (await app.guest.request(`/api/stories/${storyId}`)).status === 200
const changesOf = async (storyId: string) => {
  const rows = await app.db.select().from(editorChange).where(eq(editorChange.subject, storyId))
  return rows.sort((one, other) => one.id - other.id).map(({ action }) => action)
}

describe('a planned story', () => {
  test('is published at its minute, once over all servers', async () => {
    const { storyId, version } = await createReadyDraft(app, editor, 'Geplant')
    // The hour that the end of summer time has twice: 02:30 in winter time.
    const at = '2027-10-31T02:30:00+01:00'
    const planned = await editor.api.draft.publish({ storyId, version, at })
    expect(planned).toMatchObject({ state: 'draft', scheduledAt: '2027-10-31T01:30:00.000Z' })
    app.clock.set('2027-10-31T01:29:59Z')
    await tick()
    expect(await isPublished(storyId)).toBe(false)
    app.clock.set('2027-10-31T01:30:00Z')
    await Promise.all([tick(), tick(), tick(), tick()])
    expect(await isPublished(storyId)).toBe(true)
    expect(await findDraft(app.db, storyId)).toMatchObject({
      state: 'published',
      scheduledAt: null,
      publishedVersion: version,
    })
    const changes = await changesOf(storyId)
    expect(changes.filter((action) => action === 'story-published')).toHaveLength(1)
    const [newest] = await listChanges(app.db, { limit: 1 })
    expect(newest).toMatchObject({ action: 'story-published', editor: 'Redaktion' })
  })

  test('is published while its editor’s account is deleted, without a deadlock', async () => {
    const former = await signUpEditor(app)
    const { storyId, version } = await createReadyDraft(app, former, 'Ohne Abschied')
    await former.api.draft.publish({ storyId, version, at: '2026-11-21T10:01:00Z' })
    app.clock.set('2026-11-21T10:01:00Z')
    const errors: unknown[] = []
    const ticking = await app.db.transaction(async (tx) => {
      await tx.select().from(user).where(eq(user.id, former.uid)).for('update')
      const publishing = tick({ ...silentLog, error: (...said: unknown[]) => errors.push(said) })
      await delay(200)
      await tx.delete(user).where(eq(user.id, former.uid))
      return [publishing]
    })
    await Promise.all(ticking)
    // The next tick looks up the editor again, after the deletion.
    await tick()
    expect(await isPublished(storyId)).toBe(true)
    expect(JSON.stringify(errors)).not.toContain('deadlock')
  })

  test('is published in its current version, and waits while it is not ready', async () => {
    const draft = await createReadyDraft(app, editor, 'Geplant und geändert')
    const { storyId, version } = draft
    await editor.api.draft.publish({ storyId, version, at: '2026-11-21T11:00:00Z' })
    const broken = { ...draft.story, author: '' }
    await editor.api.draft.save({ storyId, version, story: broken })
    app.clock.set('2026-11-21T11:00:10Z')
    const warnings: unknown[] = []
    const log = { ...silentLog, warn: (...line: unknown[]) => warnings.push(line) }
    await tick(log)
    app.clock.set('2026-11-21T11:01:10Z')
    await tick(log)
    expect(warnings).toHaveLength(1)
    expect(await isPublished(storyId)).toBe(false)
    const mended = { ...draft.story, author: 'Doch jemand' }
    await editor.api.draft.save({ storyId, version: version + 1, story: mended })
    await tick()
    expect((await app.guest.api.story.get({ storyId })).author).toBe('Doch jemand')
  })

  test('can be unscheduled; the story keeps its state', async () => {
    const { storyId, version } = await createReadyDraft(app, editor, 'Doch nicht')
    const at = '2026-12-01T10:00:00Z'
    await editor.api.draft.publish({ storyId, version, at })
    expect(await editor.api.draft.withdraw({ storyId })).toMatchObject({
      state: 'draft',
      scheduledAt: null,
    })
    await editor.api.draft.publish({ storyId, version, at: null })
    await editor.api.draft.publish({ storyId, version, at })
    const unscheduled = await editor.api.draft.withdraw({ storyId, isPlanOnly: true })
    expect(unscheduled).toMatchObject({ state: 'published', scheduledAt: null })
    expect(await isPublished(storyId)).toBe(true)
  })
})

describe('withdrawing', () => {
  test('hides the story; publishing restores it with its likes', async () => {
    const { storyId, version } = await createReadyDraft(app, editor, 'Hin und her')
    await editor.api.draft.publish({ storyId, version, at: null })
    await parent.api.story.like({ storyId, liked: true })
    app.clock.set('2026-11-23T10:00:00.000Z')
    const withdrawn = await editor.api.draft.withdraw({ storyId })
    expect(withdrawn).toMatchObject({ state: 'withdrawn', publishedVersion: null })
    await expect(app.guest.api.story.get({ storyId })).rejects.toMatchObject(notFound)
    expect((await app.guest.request(`/covers/${storyId}?w=600`)).status).toBe(404)
    expect(await editor.api.draft.withdraw({ storyId })).toMatchObject({ state: 'withdrawn' })
    await editor.api.draft.publish({ storyId, version, at: null })
    const back = await app.guest.api.story.get({ storyId })
    expect(back).toMatchObject({ likes: 1, publishedAt: start })
    expect((await parent.api.profile.get({ uid: parent.uid })).likedStories).toContain(storyId)
    expect(await changesOf(storyId)).toEqual([
      'story-created',
      'story-saved',
      'story-published',
      'story-withdrawn',
      'story-published',
    ])
  })

  test('races with publishing: readers see the draft’s state', async () => {
    const { storyId, version } = await createReadyDraft(app, editor, 'Tauziehen')
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        editor.api.draft.publish({ storyId, version, at: null }),
        editor.api.draft.withdraw({ storyId }),
        editor.api.draft.publish({ storyId, version, at: null }),
        editor.api.draft.withdraw({ storyId }),
      ])
      const { state, publishedVersion } = await editor.api.draft.get({ storyId })
      const [row] = await app.db.select().from(story).where(eq(story.storyId, storyId))
      expect(row?.isPublished ?? false).toBe(state === 'published')
      expect(publishedVersion === null).toBe(state !== 'published')
    }
  })
})
