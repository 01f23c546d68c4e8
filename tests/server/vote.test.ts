import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { user } from '../../src/server/db/auth-schema.ts'
import { poll, pollVote } from '../../src/server/db/community-schema.ts'
import { story } from '../../src/server/db/story-schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { waitForLock } from '../support/lock.ts'
import { addPoll, candidateId } from '../support/polls.ts'
import { createTasks } from '../support/privacy.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

const now = '2026-11-21T10:00:00.000Z'
const endsAt = '2026-11-30T23:00:01.000Z'
const november = '2026-11'

let app: TestApp
let parent: TestUser
/** A guest with a cookie: answers are not cached. */
let visitor: TestUser

beforeAll(async () => {
  app = await createTestApp(now)
  await addStory(app, 'erste')
  const cookie = new Response(null, { headers: { 'set-cookie': 'seen=1' } })
  visitor = app.withCookies(cookie, app.guest)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.delete(pollVote)
  await app.db.delete(poll)
  parent = await app.signUp()
})

const id = (at: number, month = november) => candidateId(month, at)
const cast = (user: TestUser, at: number, month = november) =>
  user.api.vote.cast({ month, candidateId: id(at, month) })
const votesOf = (shown: { candidates: { votes: number | null }[] } | null | undefined) =>
  shown?.candidates.map(({ votes }) => votes)
const documentOf = (user: TestUser) => user.api.profile.get({ uid: user.uid })

describe('the polls', () => {
  test('are none before the first one starts', async () => {
    await addPoll(app, '2026-12')
    expect(await visitor.api.vote.get()).toEqual({ running: null, last: null, serverTime: now })
  })

  test('show guests the candidates without votes', async () => {
    await addPoll(app, november, { storyId: 'erste', retainedVotes: [5, 7, 1] })
    const { running, last } = await visitor.api.vote.get()
    expect(last).toBeNull()
    expect(running).toMatchObject({ month: november, endsAt, ownVote: null, totalVotes: null })
    expect(votesOf(running)).toEqual([null, null, null])
    const [first, second] = running?.candidates ?? []
    expect(first).toMatchObject({ storyId: 'erste', title: { de: 'Der Mondbäcker' } })
    expect(second).toMatchObject({ storyId: null })
  })

  test('show votes to voters, and to everybody after the end', async () => {
    await addPoll(app, november, { retainedVotes: [5, 7, 1] })
    const other = await app.signUp()
    const voted = await cast(parent, 2)
    expect(voted).toMatchObject({ ownVote: id(2), totalVotes: 14 })
    expect(votesOf(voted)).toEqual([5, 7, 2])
    expect((await parent.api.vote.get()).running).toEqual(voted)
    expect(votesOf((await other.api.vote.get()).running)).toEqual([null, null, null])

    app.clock.set(endsAt)
    for (const user of [other, visitor, parent]) {
      const { running, last } = await user.api.vote.get()
      expect(running).toBeNull()
      expect(last).toMatchObject({ winnerId: id(1), note: null, poll: { totalVotes: 14 } })
      expect(votesOf(last?.poll)).toEqual([5, 7, 2])
      expect(last?.poll.ownVote).toBe(user === parent ? id(2) : null)
    }
  })

  test('include the running and the last one; without votes there is no winner', async () => {
    for (const month of ['2026-09', '2026-10', november]) await addPoll(app, month)
    const { running, last } = await visitor.api.vote.get()
    expect([running?.month, last?.poll.month]).toEqual([november, '2026-10'])
    expect(last).toMatchObject({ winnerId: null, poll: { totalVotes: 0 } })
  })

  test('hide stories that are withdrawn or beyond the active child’s limits', async () => {
    await addPoll(app, november, { storyId: 'erste' })
    const shown = async (user: TestUser) =>
      (await user.api.vote.get()).running?.candidates[0]?.storyId
    expect(await shown(parent)).toBe('erste')
    await app.db.update(story).set({ ageFrom: 100 })
    expect(await shown(parent)).toBeNull()
    await app.db.update(story).set({ ageFrom: 4, isPublished: false })
    const [candidate] = (await parent.api.vote.get()).running?.candidates ?? []
    expect(candidate).toMatchObject({ storyId: null })
    await app.db.update(story).set({ isPublished: true })
  })
})

describe('a vote', () => {
  beforeEach(() => addPoll(app, november))

  test('needs an account', async () => {
    await expect(cast(app.guest, 0)).rejects.toMatchObject({ status: 401 })
  })

  test.each([
    [{ month: '2026-13', candidateId: id(0) }, 400],
    [{ month: november, candidateId: 'keine' }, 400],
    [{ month: november, candidateId: id(0), votes: 100 }, 400],
    [{ month: november, candidateId: id(0, '2026-10') }, 404],
    [{ month: '2025-01', candidateId: id(0) }, 404],
  ])('for %j is refused with %i', async ({ month, ...body }, status) => {
    const target = `/api/polls/${month}/vote`
    expect((await parent.request(target, { method: 'PUT', body })).status).toBe(status)
    expect(await app.db.$count(pollVote)).toBe(0)
    expect((await documentOf(parent)).hasVoted).toBe(false)
  })

  test.each(['2026-10', '2026-12'])('does not count in the poll of %s', async (month) => {
    await addPoll(app, month)
    await expect(cast(parent, 0, month)).rejects.toMatchObject({ code: 'POLL_OVER', status: 409 })
    expect((await documentOf(parent)).hasVoted).toBe(false)
  })

  test('is in the user document, can be changed, and is open in Kindermodus', async () => {
    expect(await documentOf(parent)).toMatchObject({ hasVoted: false, lastVote: null })
    await cast(parent, 0)
    const voted = { hasVoted: true, lastVote: id(0), votingReset: endsAt }
    expect(await documentOf(parent)).toMatchObject(voted)
    await parent.api.device.setKidsMode({ isKidsMode: true })
    app.clock.set('2026-11-30T23:00:00.999Z')
    const changed = await cast(parent, 1)
    expect(votesOf(changed)).toEqual([0, 1, 0])
    expect(await documentOf(parent)).toMatchObject({ ...voted, lastVote: id(1) })
    expect(await app.db.$count(pollVote)).toBe(1)
    app.clock.set(endsAt)
    await expect(cast(parent, 2)).rejects.toMatchObject({ code: 'POLL_OVER' })
  })

  test('counts once per account, even in parallel', async () => {
    const votes = await Promise.all(Array.from({ length: 100 }, (_, at) => cast(parent, at % 3)))
    for (const shown of votes) expect(shown.totalVotes).toBe(1)
    const rows = await app.db.select().from(pollVote)
    expect(rows).toHaveLength(1)
    expect((await documentOf(parent)).lastVote).toBe(rows[0]?.candidateId)
  })

  test('reaches the account’s open pages', async () => {
    const stop = new AbortController()
    const stream = await parent.api.profile.live({ uid: parent.uid }, { signal: stop.signal })
    await stream.next()
    await cast(parent, 0)
    expect((await stream.next()).value).toMatchObject({ hasVoted: true, lastVote: id(0) })
    stop.abort()
  })

  test('of an account that is being deleted is refused with 401', async () => {
    let casting: Promise<unknown> = Promise.resolve()
    await app.db.transaction(async (tx) => {
      await tx.delete(user).where(eq(user.id, parent.uid))
      casting = cast(parent, 0).catch(({ status }: { status: number }) => status)
      await waitForLock(app)
    })
    expect(await casting).toBe(401)
  })

  test('of a deleted account stays as a number', async () => {
    const other = await app.signUp()
    await cast(parent, 1)
    await cast(other, 1)
    await parent.api.privacy.requestDeletion({ uid: parent.uid, confirmation: 'LÖSCHEN' })
    app.clock.set('2026-12-06T00:00:00Z')
    expect(await createTasks(app).deleteDue()).toBe(1)
    expect(await app.db.$count(pollVote)).toBe(1)
    expect(votesOf((await visitor.api.vote.get()).last?.poll)).toEqual([0, 2, 0])
  })
})
