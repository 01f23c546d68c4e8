import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RoadmapState } from '../../src/contract/roadmap.ts'
import { pseudonym } from '../../src/server/auth/users.ts'
import { rateLimit } from '../../src/server/db/auth-schema.ts'
import { roadmapItem, roadmapVote } from '../../src/server/db/community-schema.ts'
import { accountDeletion } from '../../src/server/db/privacy-schema.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { createTasks } from '../support/privacy.ts'

const now = '2026-11-21T10:00:00.000Z'
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
  parent = await app.signUp()
})

/** A public item of the team. */
const add = (title: string, state: Exclude<RoadmapState, 'pending' | 'duplicate'> = 'planned') =>
  editor.api.roadmap.create({ titles: { de: title }, bodies: { de: '' }, state, month: null })

const suggest = (who: TestUser, title: string, body = '') =>
  who.api.roadmap.suggest({ title, body, language: 'de' })
const vote = (who: TestUser, itemId: string, voted = true) =>
  who.api.roadmap.vote({ itemId, voted })
const votesOf = (itemId: string) => app.db.$count(roadmapVote, eq(roadmapVote.itemId, itemId))

describe('an idea', () => {
  test('waits for the editors: only whoever had it and they see it', async () => {
    const idea = await suggest(parent, '  Geschichten vom Meer  ', 'Mit Leuchttürmen.\nUnd Möwen.')
    expect(idea).toEqual({
      itemId: expect.any(String),
      state: 'pending',
      titles: { de: 'Geschichten vom Meer' },
      bodies: { de: 'Mit Leuchttürmen.\nUnd Möwen.' },
      votes: 1,
      month: null,
      createdAt: now,
      hasVoted: true,
      isOwn: true,
    })
    const { itemId } = idea
    expect(await parent.api.roadmap.list()).toEqual([idea])
    expect(await parent.api.roadmap.get({ itemId })).toEqual({
      ...idea,
      steps: [],
      duplicateOf: null,
    })
    expect(await editor.api.roadmap.get({ itemId })).toMatchObject({ itemId, isOwn: false })
    const stranger = await app.signUp()
    for (const who of [stranger, app.guest]) {
      expect(await who.api.roadmap.list()).toEqual([])
      expect(await who.api.roadmap.similar({ text: 'Geschichten vom Meer' })).toEqual([])
      await expect(who.api.roadmap.get({ itemId })).rejects.toMatchObject({ status: 404 })
    }
    await expect(vote(stranger, itemId)).rejects.toMatchObject({ status: 404 })
    await expect(vote(parent, itemId, false)).rejects.toMatchObject({ code: 'NOT_POSSIBLE' })
    expect(await votesOf(itemId)).toBe(1)
    expect((await app.guest.request(`/api/roadmap/${itemId}`)).status).toBe(404)
  })

  test('names nobody, not even to the editors', async () => {
    await suggest(parent, 'Geschichten vom Meer')
    const answer = await (await editor.request('/api/editor/roadmap')).text()
    expect(answer).toContain('Geschichten vom Meer')
    expect(answer).not.toContain(parent.uid)
    expect(answer).not.toContain(parent.email)
  })

  test('is one, however often it is sent at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => suggest(parent, 'Geschichten vom Meer')),
    )
    expect(new Set(sent.map(({ itemId }) => itemId)).size).toBe(1)
    expect(await app.db.$count(roadmapItem)).toBe(1)
  })

  test('is one of five a day, also of ten at once', async () => {
    const sent = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => suggest(parent, `Eine Idee, Nummer ${at}`)),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await app.db.$count(roadmapItem)).toBe(5)
    await expect(suggest(parent, 'Noch eine Idee')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: 86_400 },
    })
    app.clock.set('2026-11-22T10:00:00Z')
    await expect(suggest(parent, 'Noch eine Idee')).resolves.toMatchObject({ state: 'pending' })
  })

  test('cannot turn around what stands beside it', async () => {
    const { titles, bodies } = await suggest(parent, 'Mehr \u202eMeer', '\u2066Und Wind\u2069')
    expect([titles, bodies]).toEqual([{ de: 'Mehr Meer' }, { de: 'Und Wind' }])
  })

  test('is nothing for guests and children, and must say something', async () => {
    await expect(suggest(app.guest, 'Geschichten vom Meer')).rejects.toMatchObject({ status: 401 })
    for (const title of [
      '',
      'kurz',
      '     ',
      'a'.repeat(81),
      'Zeile\numbruch',
      'Null \u0000 Null',
      '\u200b'.repeat(5),
      '\u202e\u00ad\u3164 \u2066\ufeff',
    ]) {
      await expect(suggest(parent, title)).rejects.toMatchObject({ status: 400 })
    }
    await expect(suggest(parent, 'Eine lange Idee', 'a'.repeat(1001))).rejects.toMatchObject({
      status: 400,
    })
    const extra = { title: 'Schon öffentlich', body: '', language: 'de', state: 'open' }
    const answer = await parent.request('/api/roadmap', { method: 'POST', body: extra })
    expect(answer.status).toBe(400)
    await parent.api.device.setKidsMode({ isKidsMode: true })
    await expect(suggest(parent, 'Geschichten vom Meer')).rejects.toMatchObject({ status: 403 })
    expect(await app.db.$count(roadmapItem)).toBe(0)
  })
})

describe('a vote', () => {
  test('counts once for an account, however often and however parallel it is given', async () => {
    const { itemId } = await add('Lesen ohne Netz')
    await Promise.all(Array.from({ length: 20 }, () => vote(parent, itemId)))
    expect(await vote(parent, itemId)).toMatchObject({ votes: 1, hasVoted: true })
    const others = await Promise.all(Array.from({ length: 4 }, () => app.signUp()))
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => vote(others[at % 4] ?? parent, itemId, at % 3 > 0)),
    )
    const [listed] = await app.guest.api.roadmap.list()
    expect(listed).toMatchObject({ hasVoted: false, isOwn: false })
    expect(listed?.votes).toBe(await votesOf(itemId))
    for (const voted of [false, false]) await vote(parent, itemId, voted)
    expect(await parent.api.roadmap.get({ itemId })).toMatchObject({ hasVoted: false })
  })

  test.each([
    ['open', true],
    ['planned', true],
    ['started', true],
    ['completed', false],
    ['declined', false],
  ] as const)('for something %s is possible: %s', async (state, isPossible) => {
    const { itemId } = await add('Lesen ohne Netz', state)
    if (isPossible) expect(await vote(parent, itemId)).toMatchObject({ votes: 1 })
    else {
      for (const voted of [true, false]) {
        await expect(vote(parent, itemId, voted)).rejects.toMatchObject({
          code: 'NOT_POSSIBLE',
          status: 409,
        })
      }
    }
  })

  test('can be changed far more often than anybody does, and not without end', async () => {
    const { itemId } = await add('Lesen ohne Netz')
    await app.db.insert(rateLimit).values({
      key: `roadmap-vote:${pseudonym(parent.uid)}`,
      count: 200,
      windowEndsAt: new Date(app.clock.now().getTime() + 60_000),
    })
    await expect(vote(parent, itemId)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: 60 },
    })
  })

  test('is refused to guests, for what is not there and for nonsense', async () => {
    const { itemId } = await add('Lesen ohne Netz')
    await expect(vote(app.guest, itemId)).rejects.toMatchObject({ status: 401 })
    await expect(vote(parent, missing)).rejects.toMatchObject({ status: 404 })
    for (const body of [{}, { voted: 'ja' }, { voted: true, votes: 99 }]) {
      const target = `/api/roadmap/${itemId}/vote`
      expect((await parent.request(target, { method: 'PUT', body })).status).toBe(400)
    }
    expect((await parent.request('/api/roadmap/keine-id')).status).toBe(400)
  })

  test('shows at once in the answer that guests get from memory', async () => {
    const { itemId } = await add('Lesen ohne Netz')
    const read = async () => (await app.guest.request('/api/roadmap')).json()
    expect(await read()).toMatchObject([{ votes: 0 }])
    await vote(parent, itemId)
    expect(await read()).toMatchObject([{ votes: 1, hasVoted: false }])
    expect(await parent.api.roadmap.list()).toMatchObject([{ votes: 1, hasVoted: true }])
  })
})

describe('similar ideas', () => {
  test.each([
    ['ohne Netz lesen', ['Lesen ohne Netz']],
    ['OHNE NETZ', ['Lesen ohne Netz']],
    ['Märchen auf Türkisch', ['Maerchen auf Tuerkisch und Arabisch']],
    ['maerchen tuerkisch', ['Maerchen auf Tuerkisch und Arabisch']],
    ['Reading without network', ['Lesen ohne Netz']],
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
    await add('Maerchen auf Tuerkisch und Arabisch', 'open')
    await add('Ein Kochbuch der Tiere', 'declined')
    const found = await app.guest.api.roadmap.similar({ text })
    expect(found.map((item) => item.titles.de)).toEqual(titles)
  })

  test('are five at most, the likest first', async () => {
    for (let at = 0; at < 7; at++) await add(`Geschichten vom Meer, Band ${at}`)
    await add('Geschichten vom Meer')
    const found = await parent.api.roadmap.similar({ text: 'Geschichten vom Meer' })
    expect(found).toHaveLength(5)
    const tooLong = parent.api.roadmap.similar({ text: 'a'.repeat(81) })
    await expect(tooLong).rejects.toMatchObject({ status: 400 })
    await app.db.update(rateLimit).set({ count: 120 }).where(like(rateLimit.key, '%-similar:%'))
    const tooOften = app.guest.api.roadmap.similar({ text: 'Meer' })
    await expect(tooOften).rejects.toMatchObject({ status: 429 })
  })
})

describe('the deletion of an account', () => {
  const leave = async (who: TestUser) => {
    await app.db.delete(accountDeletion)
    await who.api.privacy.requestDeletion({ uid: who.uid, confirmation: 'LÖSCHEN' })
    app.clock.set('2026-12-06T00:00:00Z')
    expect(await createTasks(app).deleteDue()).toBe(1)
  }

  test('takes ideas that wait; what was public stays without it, and its votes as numbers', async () => {
    const waiting = await suggest(parent, 'Eine geheime Idee')
    const open = await suggest(parent, 'Geschichten vom Meer')
    await editor.api.roadmap.save({
      itemId: open.itemId,
      titles: open.titles,
      bodies: open.bodies,
      state: 'open',
      month: null,
      answer: 'Schöne Idee!',
      duplicateOf: null,
      version: 1,
    })
    const other = await app.signUp()
    const plan = await add('Lesen ohne Netz')
    for (const who of [parent, other]) await vote(who, plan.itemId)
    await leave(parent)
    const listed = await other.api.roadmap.list()
    expect(listed.map(({ itemId }) => itemId)).not.toContain(waiting.itemId)
    expect(listed.find(({ itemId }) => itemId === plan.itemId)).toMatchObject({ votes: 2 })
    expect(await votesOf(plan.itemId)).toBe(1)
    expect(listed.find(({ itemId }) => itemId === open.itemId)).toMatchObject({
      votes: 1,
      isOwn: false,
    })
  })
})
