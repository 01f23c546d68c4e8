import { eq } from 'drizzle-orm'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RoadmapState } from '../../src/contract/roadmap.ts'
import { rateLimit } from '../../src/server/db/auth-schema.ts'
import { roadmapItem, roadmapVote } from '../../src/server/db/community-schema.ts'
import { pseudonym } from '../../src/server/platform/pseudonym.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import type { TestUser } from '../support/test-user.ts'

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
  test('is visible to its author and editors until it is public', async () => {
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
    // Before its author suggests nearly the same again.
    expect(await parent.api.roadmap.similar({ text: 'Geschichten am Meer' })).toEqual([idea])
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

  test('names nobody, even for editors', async () => {
    await suggest(parent, 'Geschichten vom Meer')
    const answer = await (await editor.request('/api/editor/roadmap')).text()
    expect(answer).toContain('Geschichten vom Meer')
    expect(answer).not.toContain(parent.uid)
    expect(answer).not.toContain(parent.email)
  })

  test('is stored once, even when sent in parallel', async () => {
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => suggest(parent, 'Geschichten vom Meer')),
    )
    expect(new Set(sent.map(({ itemId }) => itemId)).size).toBe(1)
    expect(await app.db.$count(roadmapItem)).toBe(1)
  })

  test('is limited to five a day, even in parallel', async () => {
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

  test('loses bidi characters', async () => {
    const { titles, bodies } = await suggest(parent, 'Mehr \u202eMeer', '\u2066Und Wind\u2069')
    expect([titles, bodies]).toEqual([{ de: 'Mehr Meer' }, { de: 'Und Wind' }])
  })

  test('is refused to guests and children, and without content', async () => {
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
  test('counts once per account, even in parallel', async () => {
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
  ] as const)('for an item that is %s is possible: %s', async (state, isPossible) => {
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

  test('has a rate limit', async () => {
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

  test('is refused to guests, for unknown items and for nonsense', async () => {
    const { itemId } = await add('Lesen ohne Netz')
    await expect(vote(app.guest, itemId)).rejects.toMatchObject({ status: 401 })
    await expect(vote(parent, missing)).rejects.toMatchObject({ status: 404 })
    for (const body of [{}, { voted: 'ja' }, { voted: true, votes: 99 }]) {
      const target = `/api/roadmap/${itemId}/vote`
      expect((await parent.request(target, { method: 'PUT', body })).status).toBe(400)
    }
    expect((await parent.request('/api/roadmap/keine-id')).status).toBe(400)
  })

  test('shows immediately in guests’ cached answers', async () => {
    const { itemId } = await add('Lesen ohne Netz')
    const read = async () => (await app.guest.request('/api/roadmap')).json()
    expect(await read()).toMatchObject([{ votes: 0 }])
    await vote(parent, itemId)
    expect(await read()).toMatchObject([{ votes: 1, hasVoted: false }])
    expect(await parent.api.roadmap.list()).toMatchObject([{ votes: 1, hasVoted: true }])
  })
})
