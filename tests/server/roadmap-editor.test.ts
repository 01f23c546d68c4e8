import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EditedItem } from '../../src/contract/roadmap.ts'
import { roadmapItem, roadmapVote } from '../../src/server/db/community-schema.ts'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import { accountDeletion } from '../../src/server/db/privacy-schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { createTasks } from '../support/privacy.ts'
import type { TestUser } from '../support/test-user.ts'

const now = '2026-11-21T10:00:00.000Z'
const later = '2026-11-22T10:00:00.000Z'
const missing = '7b0d4e7c-1111-4222-8333-444455556666'

let app: TestApp
let editor: TestUser
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp(now)
  editor = await signUpEditor(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.delete(roadmapItem)
  await app.db.delete(editorChange)
  parent = await app.signUp()
})

const add = (title: string, state: 'open' | 'planned' | 'completed' = 'open') =>
  editor.api.roadmap.create({ titles: { de: title }, bodies: { de: '' }, state, month: null })

type Save = Parameters<TestUser['api']['roadmap']['save']>[0]

/** Saves an item with a change. */
const save = (item: EditedItem, change: Partial<Save>, who = editor) =>
  who.api.roadmap.save({
    itemId: item.itemId,
    titles: item.titles,
    bodies: item.bodies,
    state: item.state === 'pending' ? 'open' : item.state,
    month: item.month,
    answer: '',
    duplicateOf: item.duplicateOf,
    version: item.version,
    ...change,
  })

async function suggestIdea(who: TestUser, title: string): Promise<EditedItem> {
  const { itemId } = await who.api.roadmap.suggest({ title, body: '', language: 'de' })
  const found = (await editor.api.roadmap.listAll()).find((item) => item.itemId === itemId)
  if (!found) throw new Error('the idea is not listed')
  return found
}

const vote = (who: TestUser, { itemId }: EditedItem, voted = true) =>
  who.api.roadmap.vote({ itemId, voted })
const changes = async () =>
  (await app.db.select().from(editorChange)).map(({ action, subject }) => [action, subject])

describe('access', () => {
  test('is for editors only', async () => {
    const item = await add('Lesen ohne Netz')
    for (const [who, status] of [
      [app.guest, 401],
      [parent, 403],
    ] as const) {
      const { roadmap } = who.api
      await expect(roadmap.listAll()).rejects.toMatchObject({ status })
      await expect(save(item, { state: 'declined' }, who)).rejects.toMatchObject({ status })
      await expect(roadmap.remove({ itemId: item.itemId })).rejects.toMatchObject({ status })
      const texts = { titles: { de: 'Untergeschoben' }, bodies: { de: '' } }
      const created = roadmap.create({ ...texts, state: 'open', month: null })
      await expect(created).rejects.toMatchObject({ status })
    }
    expect(await editor.api.roadmap.listAll()).toEqual([item])
  })
})

describe('an idea under review', () => {
  test('becomes public with its answer, and is found by all', async () => {
    const idea = await suggestIdea(parent, 'Geschichten vom Mer')
    expect(await app.guest.api.roadmap.list()).toEqual([])
    app.clock.set(later)
    const saved = await save(idea, {
      titles: { de: 'Geschichten vom Meer', en: 'Stories from the sea' },
      state: 'planned',
      month: '2027-02',
      answer: 'Zwei davon malen wir gerade.',
    })
    expect(saved).toMatchObject({ state: 'planned', version: 2, votes: 1, isOwn: false })
    const { itemId } = idea
    expect(await app.guest.api.roadmap.list()).toMatchObject([{ itemId, month: '2027-02' }])
    const seen = await parent.api.roadmap.get({ itemId })
    expect(seen).toMatchObject({ isOwn: true, hasVoted: true })
    expect(seen.steps).toEqual([
      { state: 'planned', at: later, answer: 'Zwei davon malen wir gerade.' },
    ])
    expect(await app.guest.api.roadmap.similar({ text: 'stories sea' })).toHaveLength(1)
    expect(await changes()).toEqual([['roadmap-saved', itemId]])
  })

  test('gets a step for a new state or an answer, none for a correction', async () => {
    const created = await add('Lesen ohne Netz')
    const corrected = await save(created, {
      titles: { de: 'Lesen ganz ohne Netz' },
      month: '2026-12',
    })
    const answered = await save(corrected, { answer: 'Bald!' })
    app.clock.set(later)
    const { steps } = await save(answered, { state: 'completed' })
    expect(steps.map(({ state, answer }) => [state, answer])).toEqual([
      ['open', ''],
      ['open', 'Bald!'],
      ['completed', ''],
    ])
  })

  test('is listed before everything else, oldest first', async () => {
    await add('Lesen ohne Netz')
    await suggestIdea(parent, 'Die erste Idee')
    app.clock.set(later)
    await suggestIdea(parent, 'Die zweite Idee')
    const all = await editor.api.roadmap.listAll()
    expect(all.map(({ titles }) => titles.de)).toEqual([
      'Die erste Idee',
      'Die zweite Idee',
      'Lesen ohne Netz',
    ])
  })

  test('is saved once by parallel editors; the others get the current version', async () => {
    const item = await add('Lesen ohne Netz')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, (_, at) => save(item, { answer: `Antwort ${at}` })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    const [current] = await editor.api.roadmap.listAll()
    expect(refused?.reason).toMatchObject({ code: 'EDITED_MEANWHILE', data: { current } })
    expect(current).toMatchObject({ version: 2 })
    expect(await changes()).toHaveLength(2)
  })

  test.each<Partial<Save>>([
    { titles: {} },
    { titles: { de: 'kurz' } },
    { state: 'duplicate' },
    { duplicateOf: missing },
    { state: 'duplicate', duplicateOf: missing },
    { month: '2026-13' },
    { answer: 'a'.repeat(1001) },
    { version: 0 },
  ])('cannot be saved with %j', async (change) => {
    const item = await add('Lesen ohne Netz')
    await expect(save(item, change)).rejects.toMatchObject({ status: 400 })
    expect(await editor.api.roadmap.listAll()).toEqual([item])
  })

  test('answers 404 when it is unknown', async () => {
    const item = await add('Lesen ohne Netz')
    await expect(save(item, { itemId: missing })).rejects.toMatchObject({ status: 404 })
    const removed = editor.api.roadmap.remove({ itemId: missing })
    await expect(removed).rejects.toMatchObject({ status: 404 })
  })

  test('can be removed before it is public', async () => {
    const idea = await suggestIdea(parent, 'Ein böses Wort')
    expect(await editor.api.roadmap.remove({ itemId: idea.itemId })).toEqual([])
    expect(await parent.api.roadmap.list()).toEqual([])
    expect(await app.db.$count(roadmapVote)).toBe(0)
    expect(await changes()).toEqual([['roadmap-removed', idea.itemId]])
  })
})

describe('the deletion of an account', () => {
  const deleteAccount = async (who: TestUser) => {
    await app.db.delete(accountDeletion)
    await who.api.privacy.requestDeletion({ uid: who.uid, confirmation: 'LÖSCHEN' })
    app.clock.set('2026-12-06T00:00:00Z')
    expect(await createTasks(app).deleteDue()).toBe(1)
  }

  test('deletes pending ideas; public ones and votes stay anonymous', async () => {
    const waiting = await suggestIdea(parent, 'Eine geheime Idee')
    const open = await suggestIdea(parent, 'Geschichten vom Meer')
    await save(open, { answer: 'Schöne Idee!' })
    const other = await app.signUp()
    const plan = await add('Lesen ohne Netz', 'planned')
    for (const who of [parent, other]) await vote(who, plan)
    await deleteAccount(parent)
    const listed = await other.api.roadmap.list()
    expect(listed.map(({ itemId }) => itemId)).not.toContain(waiting.itemId)
    expect(listed.find(({ itemId }) => itemId === plan.itemId)).toMatchObject({ votes: 2 })
    expect(await app.db.$count(roadmapVote, eq(roadmapVote.itemId, plan.itemId))).toBe(1)
    expect(listed.find(({ itemId }) => itemId === open.itemId)).toMatchObject({
      votes: 1,
      isOwn: false,
    })
  })
})
