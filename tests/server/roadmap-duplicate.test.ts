import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EditedItem } from '../../src/contract/roadmap.ts'
import { rateLimit } from '../../src/server/db/auth-schema.ts'
import { roadmapItem } from '../../src/server/db/community-schema.ts'

import { accountDeletion } from '../../src/server/db/privacy-schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { createTasks } from '../support/privacy.ts'
import type { TestUser } from '../support/test-user.ts'

const now = '2026-11-21T10:00:00.000Z'

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
  parent = await app.signUp()
})

const add = (title: string, state: 'open' | 'planned' | 'declined' = 'open') =>
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
const votesOf = async ({ itemId }: EditedItem) =>
  (await app.guest.api.roadmap.get({ itemId })).votes

describe('a duplicate', () => {
  test('gives its votes to the other, one per account, and leaves the page', async () => {
    const plan = await add('Lesen ohne Netz', 'planned')
    const [both, second] = [await app.signUp(), await app.signUp()]
    const idea = await suggestIdea(parent, 'Offline lesen können')
    const open = await save(idea, {})
    for (const who of [both, second]) await vote(who, open)
    await vote(both, plan)
    await app.db
      .update(roadmapItem)
      .set({ retainedVotes: 2 })
      .where(eq(roadmapItem.itemId, open.itemId))

    const { itemId } = await save(open, { state: 'duplicate', duplicateOf: plan.itemId })
    expect(await votesOf(plan)).toBe(5)
    expect(await votesOf(open)).toBe(0)
    expect(await parent.api.roadmap.get({ itemId: plan.itemId })).toMatchObject({ hasVoted: true })
    const listed = await app.guest.api.roadmap.list()
    expect(listed.map((item) => item.itemId)).toEqual([plan.itemId])
    // Its author, and anyone with its address, sees the target.
    const own = await parent.api.roadmap.list()
    expect(own.find((item) => item.isOwn)).toMatchObject({ itemId, state: 'duplicate' })
    const seen = await app.guest.api.roadmap.get({ itemId })
    expect(seen).toMatchObject({ state: 'duplicate', duplicateOf: plan.itemId })
    await expect(vote(both, open)).rejects.toMatchObject({ code: 'NOT_POSSIBLE' })
  })

  test('cannot point to itself, to another duplicate or to a pending idea', async () => {
    const [plan, same] = [await add('Lesen ohne Netz'), await add('Ohne Netz lesen')]
    const pending = await suggestIdea(parent, 'Offline lesen können')
    const duplicate = await save(same, { state: 'duplicate', duplicateOf: plan.itemId })
    for (const duplicateOf of [plan.itemId, duplicate.itemId, pending.itemId]) {
      await expect(save(plan, { state: 'duplicate', duplicateOf })).rejects.toMatchObject({
        status: 400,
        data: { fields: [{ path: 'duplicateOf', reason: 'no-such-target' }] },
      })
    }
  })

  test('follows its target, and has none when the target is removed', async () => {
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

  test('loses no vote that is cast or detached in parallel', async () => {
    const plan = await add('Lesen ohne Netz', 'planned')
    const idea = await add('Offline lesen können')
    const voters = await Promise.all(Array.from({ length: 8 }, () => app.signUp()))
    for (const voter of voters.slice(0, 4)) await vote(voter, idea)
    const deletedVoters = voters.slice(0, 2)
    await app.db.delete(accountDeletion)
    for (const { api, uid } of deletedVoters) {
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

describe('similar ideas', () => {
  test.each([
    ['ohne Netz lesen', ['Lesen ohne Netz']],
    ['OHNE NETZ', ['Lesen ohne Netz']],
    ['Märchen auf Türkisch', ['Maerchen auf Tuerkisch und Arabisch']],
    ['maerchen tuerkisch', ['Maerchen auf Tuerkisch und Arabisch']],
    ['Reading without network', ['Lesen ohne Netz']],
    ['Oma soll vorlesen', ['Oma liest vor']],
    ['Grandma should read to us', ['Oma liest vor']],
    ['Opa liest', ['Oma liest vor']],
    ['Geschichten mit Pferden', []],
    ['Geschichten', []],
    ['Mehr', []],
    ['Stories for the holidays', []],
    ['Drachen und Ritter', []],
    ['ab', []],
    ['%', []],
  ])('%j finds %j', async (text, titles) => {
    await editor.api.roadmap.create({
      titles: { de: 'Lesen ohne Netz', en: 'Reading without a network' },
      bodies: { de: '' },
      state: 'planned',
      month: '2026-12',
    })
    await editor.api.roadmap.create({
      titles: { de: 'Oma liest vor', en: 'Grandma reads aloud' },
      bodies: { de: '' },
      state: 'planned',
      month: null,
    })
    await add('36 Geschichten in der Bibliothek', 'planned')
    await add('Maerchen auf Tuerkisch und Arabisch', 'open')
    await add('Ein Kochbuch der Tiere', 'declined')
    const found = await app.guest.api.roadmap.similar({ text })
    expect(found.map((item) => item.titles.de)).toEqual(titles)
  })

  test('are three at most, most similar first', async () => {
    for (let at = 0; at < 7; at++) await add(`Geschichten vom Meer, Band ${at}`, 'planned')
    await add('Geschichten vom Meer', 'planned')
    const found = await parent.api.roadmap.similar({ text: 'Geschichten vom Meer' })
    expect(found).toHaveLength(3)
    expect(found[0]?.titles.de).toBe('Geschichten vom Meer')
    const tooLong = parent.api.roadmap.similar({ text: 'a'.repeat(81) })
    await expect(tooLong).rejects.toMatchObject({ status: 400 })
    await app.db.update(rateLimit).set({ count: 120 }).where(like(rateLimit.key, '%-similar:%'))
    const tooOften = app.guest.api.roadmap.similar({ text: 'Meer' })
    await expect(tooOften).rejects.toMatchObject({ status: 429 })
  })
})
