import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { user } from '../../src/server/db/auth-schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { createReadyDraft, draftPage, draftText, readyStory } from '../support/drafts.ts'
import { signUpEditor } from '../support/editor.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

const start = '2026-11-21T10:00:00.000Z'

let app: TestApp
let editor: TestUser
let other: TestUser

beforeAll(async () => {
  app = await createTestApp(start)
  editor = await signUpEditor(app)
  other = await signUpEditor(app)
  await app.db.update(user).set({ name: 'Olga' }).where(eq(user.id, other.uid))
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(start))

const later = (seconds: number) =>
  app.clock.set(new Date(Date.parse(start) + seconds * 1000).toISOString())

describe('a new story', () => {
  test('gets a unique id and file name from its title', async () => {
    const first = await editor.api.draft.create({ title: 'Käthe & der süße Größenwahn' })
    expect(first).toMatchObject({
      storyId: 'kaethe-der-suesse-groessenwahn',
      state: 'draft',
      version: 1,
      publishedVersion: null,
      updatedBy: 'Redaktion',
      fileUrls: {},
    })
    expect(first.story.texts.de).toMatchObject({
      title: 'Käthe & der süße Größenwahn',
      fileName: 'Kaethe_der_suesse_Groessenwahn.pdf',
    })
    const second = await editor.api.draft.create({ title: 'Käthe & der süße Größenwahn' })
    expect(second.storyId).toBe('kaethe-der-suesse-groessenwahn-2')
    for (const title of ['!!!', '🦊', '狐']) {
      const { storyId } = await editor.api.draft.create({ title })
      expect(storyId).toMatch(/^geschichte(-\d+)?$/)
    }
  })

  test('gets an id of its own when several have the same title', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () => editor.api.draft.create({ title: 'Gleich' })),
    )
    expect(new Set(drafts.map(({ storyId }) => storyId)).size).toBe(6)
  })

  test('does not take the id of a library story', async () => {
    await addStory(app, 'aus-der-bibliothek')
    const { storyId } = await editor.api.draft.create({ title: 'Aus der Bibliothek' })
    expect(storyId).toBe('aus-der-bibliothek-2')
  })

  test('is visible to editors only', async () => {
    const { storyId } = await createReadyDraft(app, editor, 'Ganz geheim')
    const parent = await app.signUp()
    await expect(parent.api.story.get({ storyId })).rejects.toMatchObject({ status: 404 })
    await expect(parent.api.draft.get({ storyId })).rejects.toMatchObject({ status: 403 })
    await expect(app.guest.api.draft.get({ storyId })).rejects.toMatchObject({ status: 401 })
    const { items } = await parent.api.story.list({ search: 'Ganz geheim' })
    expect(items).toEqual([])
  })
})

describe('saving', () => {
  test('counts versions, names the editor and lists what is missing', async () => {
    const { storyId, version, checks } = await editor.api.draft.create({ title: 'Zählen' })
    expect(checks.find(({ id }) => id === 'cover')).toMatchObject({ isNeeded: true, isDone: false })
    const story = await readyStory(app, 'Zählen')
    const saved = await other.api.draft.save({ storyId, story, version })
    expect(saved).toMatchObject({ version: 2, updatedBy: 'Olga', story })
    expect(saved.checks.filter(({ isNeeded, isDone }) => isNeeded && !isDone)).toEqual([])
    const again = await editor.api.draft.save({ storyId, story, version: 2 })
    expect(again).toMatchObject({ version: 2, updatedBy: 'Olga' })
  })

  test('in parallel: one save wins, the others get the current version', async () => {
    const { storyId, version, story } = await createReadyDraft(app, editor, 'Gleichzeitig')
    const savedBy = (author: string) =>
      editor.api.draft.save({ storyId, version, story: { ...story, author } })
    const outcomes = await Promise.allSettled(['Anna', 'Bert', 'Cem', 'Dora'].map(savedBy))
    const won = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const lost = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(won).toHaveLength(1)
    expect(lost).toHaveLength(3)
    for (const refusal of lost) {
      expect(refusal).toMatchObject({
        code: 'EDITED_MEANWHILE',
        status: 409,
        data: { current: { version: version + 1, story: won[0]?.story } },
      })
    }
  })

  test('of an unknown story is not found', async () => {
    const story = await readyStory(app, 'Nirgends')
    const save = editor.api.draft.save({ storyId: 'nirgends', story, version: 1 })
    await expect(save).rejects.toMatchObject({ status: 404 })
  })

  test('returns file addresses for this editor only', async () => {
    const { fileUrls } = await createReadyDraft(app, editor, 'Mit Bild')
    const [url = ''] = Object.values(fileUrls)
    expect((await editor.request(url)).status).toBe(200)
    expect((await other.request(url)).status).toBe(404)
    expect((await app.guest.request(url)).status).toBe(404)
  })

  test('accepts a story of 400 pages', async () => {
    const { storyId, version } = await editor.api.draft.create({ title: 'Ein dickes Buch' })
    const pages = Array.from({ length: 400 }, (_, at) =>
      draftPage(`p${at}`, 'Und noch ein Satz. '.repeat(80).trim()),
    )
    const story = await readyStory(app, 'Ein dickes Buch', {
      texts: { de: draftText('Ein dickes Buch', { pages }) },
    })
    const saved = await editor.api.draft.save({ storyId, story, version })
    expect(saved.story.texts.de?.pages).toHaveLength(400)
  })
})

describe('versions', () => {
  const reasonsOf = async (storyId: string) =>
    (await editor.api.draft.listRevisions({ storyId })).map(({ version, reason }) => [
      version,
      reason,
    ])

  test('keep one save per 15 minutes of a session', async () => {
    let draft = await createReadyDraft(app, editor, 'Viel gespeichert')
    const { storyId } = draft
    for (let save = 1; save <= 50; save++) {
      later(save * 60)
      const story = { ...draft.story, author: `Fassung ${save}` }
      draft = await editor.api.draft.save({ storyId, story, version: draft.version })
    }
    expect(draft.version).toBe(52)
    const stored = await reasonsOf(storyId)
    expect(stored.length).toBeGreaterThan(3)
    expect(stored.length).toBeLessThan(8)
    expect(stored[0]).toEqual([52, 'saved'])
    expect(stored.at(-1)).toEqual([1, 'saved'])
  })

  test('keep saves of other editors and before a break', async () => {
    const { storyId, story, version } = await createReadyDraft(app, editor, 'Zu zweit')
    later(60)
    await other.api.draft.save({ storyId, version, story: { ...story, author: 'Olga' } })
    later(120)
    await editor.api.draft.save({ storyId, version: 3, story: { ...story, author: 'Ich' } })
    later(3600)
    await editor.api.draft.save({ storyId, version: 4, story: { ...story, author: 'Später' } })
    expect(await reasonsOf(storyId)).toEqual([5, 4, 3, 2, 1].map((each) => [each, 'saved']))
  })

  test('restore an old one as the newest', async () => {
    const first = await createReadyDraft(app, editor, 'Zurückgeholt')
    const { storyId } = first
    later(1000)
    const story = { ...first.story, author: 'Verschlimmbessert' }
    const worse = await editor.api.draft.save({ storyId, story, version: first.version })
    const old = await editor.api.draft.getRevision({ storyId, version: first.version })
    expect(old).toMatchObject({ savedBy: 'Redaktion', story: first.story })
    const restore = { storyId, revision: first.version }
    const back = await editor.api.draft.restore({ ...restore, version: worse.version })
    expect(back).toMatchObject({ version: worse.version + 1, story: first.story })
    expect(await reasonsOf(storyId)).toContainEqual([back.version, 'restored'])
    await expect(
      editor.api.draft.restore({ ...restore, version: worse.version }),
    ).rejects.toMatchObject({ code: 'EDITED_MEANWHILE' })
    const missing = { storyId, revision: 99, version: back.version }
    await expect(editor.api.draft.restore(missing)).rejects.toMatchObject({ status: 404 })
    await expect(editor.api.draft.getRevision({ storyId, version: 99 })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('former editors', () => {
  test('cannot save after they lose the role', async () => {
    const former = await signUpEditor(app)
    const { storyId, version, story } = await createReadyDraft(app, former, 'Nicht mehr meine')
    await app.db.update(user).set({ role: 'parent' }).where(eq(user.id, former.uid))
    const change = { storyId, version, story: { ...story, author: 'Ich noch' } }
    await expect(former.api.draft.save(change)).rejects.toMatchObject({ status: 403 })
    await expect(former.api.draft.publish({ storyId, version, at: null })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('leave their stories and log entries, but no name, after deletion', async () => {
    const former = await signUpEditor(app)
    const { storyId, version } = await createReadyDraft(app, former, 'Vermächtnis')
    await former.api.draft.publish({ storyId, version, at: null })
    await app.db.delete(user).where(eq(user.id, former.uid))
    const draft = await editor.api.draft.get({ storyId })
    expect(draft).toMatchObject({ updatedBy: null, state: 'published' })
    const revisions = await editor.api.draft.listRevisions({ storyId })
    for (const { savedBy } of revisions) expect(savedBy).toBe(null)
    const changes = await editor.api.editor.listChanges({ limit: 3 })
    expect(changes.map(({ action, editor: name }) => [action, name])).toEqual([
      ['story-published', null],
      ['story-saved', null],
      ['story-created', null],
    ])
    const older = await editor.api.editor.listChanges({ limit: 1, before: changes[0]?.id })
    expect(older).toEqual([changes[1]])
  })
})
