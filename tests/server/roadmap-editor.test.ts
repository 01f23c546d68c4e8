import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EditedItem } from '../../src/contract/roadmap.ts'
import { roadmapItem, roadmapVote } from '../../src/server/db/community-schema.ts'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import { accountDeletion } from '../../src/server/db/privacy-schema.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { createTasks } from '../support/privacy.ts'

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

/** Saves an item as it is, but for what changes. */
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

async function suggested(who: TestUser, title: string): Promise<EditedItem> {
  const { itemId } = await who.api.roadmap.suggest({ title, body: '', language: 'de' })
  const found = (await editor.api.roadmap.listAll()).find((item) => item.itemId === itemId)
  if (!found) throw new Error('the idea is not listed')
  return found
}

const vote = (who: TestUser, { itemId }: EditedItem, voted = true) =>
  who.api.roadmap.vote({ itemId, voted })
const votesOf = async ({ itemId }: EditedItem) =>
  (await app.guest.api.roadmap.get({ itemId })).votes
const noted = async () =>
  (await app.db.select().from(editorChange)).map(({ action, subject }) => [action, subject])

describe('who may', () => {
  test('only editors list, make, save and remove', async () => {
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
      const made = roadmap.create({ ...texts, state: 'open', month: null })
      await expect(made).rejects.toMatchObject({ status })
    }
    expect(await editor.api.roadmap.listAll()).toEqual([item])
  })
})

describe('an idea in the editors’ hands', () => {
  test('becomes public with its answer, and everybody finds it', async () => {
    const idea = await suggested(parent, 'Geschichten vom Mer')
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
    expect(await noted()).toEqual([['roadmap-saved', itemId]])
  })

  test('gets a step for a new state and for an answer, none for a corrected letter', async () => {
    const made = await add('Lesen ohne Netz')
    const corrected = await save(made, { titles: { de: 'Lesen ganz ohne Netz' }, month: '2026-12' })
    const answered = await save(corrected, { answer: 'Bald!' })
    app.clock.set(later)
    const { steps } = await save(answered, { state: 'completed' })
    expect(steps.map(({ state, answer }) => [state, answer])).toEqual([
      ['open', ''],
      ['open', 'Bald!'],
      ['completed', ''],
    ])
  })

  test('waits before everything else, the longest first', async () => {
    await add('Lesen ohne Netz')
    await suggested(parent, 'Die erste Idee')
    app.clock.set(later)
    await suggested(parent, 'Die zweite Idee')
    const all = await editor.api.roadmap.listAll()
    expect(all.map(({ titles }) => titles.de)).toEqual([
      'Die erste Idee',
      'Die zweite Idee',
      'Lesen ohne Netz',
    ])
  })

  test('saved by two at once is saved once; the other sees what the first one wrote', async () => {
    const item = await add('Lesen ohne Netz')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, (_, at) => save(item, { answer: `Antwort ${at}` })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    const [current] = await editor.api.roadmap.listAll()
    expect(refused?.reason).toMatchObject({ code: 'EDITED_MEANWHILE', data: { current } })
    expect(current).toMatchObject({ version: 2 })
    expect(await noted()).toHaveLength(2)
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
  ])('with %j is refused', async (change) => {
    const item = await add('Lesen ohne Netz')
    await expect(save(item, change)).rejects.toMatchObject({ status: 400 })
    expect(await editor.api.roadmap.listAll()).toEqual([item])
  })

  test('that is not there is not found', async () => {
    const item = await add('Lesen ohne Netz')
    await expect(save(item, { itemId: missing })).rejects.toMatchObject({ status: 404 })
    const removed = editor.api.roadmap.remove({ itemId: missing })
    await expect(removed).rejects.toMatchObject({ status: 404 })
  })

  test('can be removed without anybody ever having seen it', async () => {
    const idea = await suggested(parent, 'Ein böses Wort')
    expect(await editor.api.roadmap.remove({ itemId: idea.itemId })).toEqual([])
    expect(await parent.api.roadmap.list()).toEqual([])
    expect(await app.db.$count(roadmapVote)).toBe(0)
    expect(await noted()).toEqual([['roadmap-removed', idea.itemId]])
  })
})

describe('a duplicate', () => {
  test('gives its votes to the other, one for each account, and leaves the page', async () => {
    const plan = await add('Lesen ohne Netz', 'planned')
    const [both, second] = [await app.signUp(), await app.signUp()]
    const idea = await suggested(parent, 'Offline lesen können')
    const open = await save(idea, {})
    for (const who of [both, second]) await vote(who, open)
    await vote(both, plan)
    await app.db
      .update(roadmapItem)
      .set({ keptVotes: 2 })
      .where(eq(roadmapItem.itemId, open.itemId))

    const { itemId } = await save(open, { state: 'duplicate', duplicateOf: plan.itemId })
    expect(await votesOf(plan)).toBe(5)
    expect(await votesOf(open)).toBe(0)
    expect(await parent.api.roadmap.get({ itemId: plan.itemId })).toMatchObject({ hasVoted: true })
    const listed = await app.guest.api.roadmap.list()
    expect(listed.map((item) => item.itemId)).toEqual([plan.itemId])
    // Whoever had the idea, or has its address, learns where it went.
    const own = await parent.api.roadmap.list()
    expect(own.find((item) => item.isOwn)).toMatchObject({ itemId, state: 'duplicate' })
    const seen = await app.guest.api.roadmap.get({ itemId })
    expect(seen).toMatchObject({ state: 'duplicate', duplicateOf: plan.itemId })
    await expect(vote(both, open)).rejects.toMatchObject({ code: 'NOT_POSSIBLE' })
  })

  test('is not one of itself, of another duplicate or of what nobody has seen', async () => {
    const [plan, same] = [await add('Lesen ohne Netz'), await add('Ohne Netz lesen')]
    const pending = await suggested(parent, 'Offline lesen können')
    const duplicate = await save(same, { state: 'duplicate', duplicateOf: plan.itemId })
    for (const duplicateOf of [plan.itemId, duplicate.itemId, pending.itemId]) {
      await expect(save(plan, { state: 'duplicate', duplicateOf })).rejects.toMatchObject({
        status: 400,
        data: { fields: [{ path: 'duplicateOf', reason: 'no-such-target' }] },
      })
    }
  })

  test('follows where the other goes, and stands alone when that is removed', async () => {
    const [plan, other, same] = [
      await add('Lesen ohne Netz'),
      await add('Fabelhain unterwegs'),
      await add('Ohne Netz lesen'),
    ]
    await save(same, { state: 'duplicate', duplicateOf: other.itemId })
    await save(other, { state: 'duplicate', duplicateOf: plan.itemId })
    const find = () => app.guest.api.roadmap.get({ itemId: same.itemId })
    expect(await find()).toMatchObject({ duplicateOf: plan.itemId })
    await editor.api.roadmap.remove({ itemId: plan.itemId })
    expect(await find()).toMatchObject({ state: 'duplicate', duplicateOf: null })
  })

  test('loses no vote that is cast, taken back or left behind meanwhile', async () => {
    const plan = await add('Lesen ohne Netz', 'planned')
    const idea = await add('Offline lesen können')
    const voters = await Promise.all(Array.from({ length: 8 }, () => app.signUp()))
    for (const voter of voters.slice(0, 4)) await vote(voter, idea)
    const leaving = voters.slice(0, 2)
    await app.db.delete(accountDeletion)
    for (const { api, uid } of leaving) {
      await api.privacy.requestDeletion({ uid, confirmation: 'LÖSCHEN' })
    }
    app.clock.set('2026-12-06T00:00:00Z')
    const [moved, deleted, ...cast] = await Promise.allSettled([
      save(idea, { state: 'duplicate', duplicateOf: plan.itemId }),
      createTasks(app).deleteDue(),
      ...voters.slice(4).map((voter) => vote(voter, idea)),
    ])
    expect([moved.status, deleted.status]).toEqual(['fulfilled', 'fulfilled'])
    const inTime = cast.filter(({ status }) => status === 'fulfilled').length
    expect(await votesOf(plan)).toBe(4 + inTime)
    expect(await votesOf(idea)).toBe(0)
  })
})
