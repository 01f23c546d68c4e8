import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedPolls } from '../../src/demo/community/polls.ts'
import { poll, pollVote } from '../../src/server/db/community-schema.ts'
import { profile } from '../../src/server/db/schema.ts'
import { rollDueVotings } from '../../src/server/profile/commands.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addPoll, candidateId } from '../support/polls.ts'
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
const documentOf = (user: TestUser) => user.api.profile.get({ uid: user.uid })

describe('the end of the month', () => {
  test.each([
    // The clocks go back in October and forward in March.
    ['2026-10-02T10:00:00Z', '2026-10', '2026-10-31T23:00:01.000Z', '2026-11-30T23:00:01.000Z'],
    ['2026-03-30T10:00:00Z', '2026-03', '2026-03-31T22:00:01.000Z', '2026-04-30T22:00:01.000Z'],
  ])('after %s resets the document’s vote', async (start, month, reset, next) => {
    app.clock.set(start)
    parent = await app.signUp()
    await addPoll(app, month)
    await cast(parent, 0, month)
    app.clock.set(new Date(Date.parse(reset) - 1).toISOString())
    expect(await documentOf(parent)).toMatchObject({ hasVoted: true, votingReset: reset })
    app.clock.set(reset)
    const rolled = { hasVoted: false, votingReset: next, lastVote: id(0, month) }
    expect(await documentOf(parent)).toMatchObject(rolled)
  })

  test('resets once under parallel reads, and only voters', async () => {
    await addPoll(app, november)
    const other = await app.signUp()
    await cast(parent, 0)
    const version = async () =>
      (await app.db.select().from(profile).where(eq(profile.userId, parent.uid)))[0]?.version ?? 0
    const before = await version()
    app.clock.set('2026-12-05T08:00:00Z')
    await Promise.all(Array.from({ length: 30 }, () => documentOf(parent)))
    expect(await version()).toBe(before + 1)
    expect(await documentOf(other)).toMatchObject({ hasVoted: false, votingReset: now })
  })

  test('reaches open pages by the minute tick, once', async () => {
    await addPoll(app, november)
    await cast(parent, 0)
    const stop = new AbortController()
    const stream = await parent.api.profile.live({ uid: parent.uid }, { signal: stop.signal })
    await stream.next()
    const later = new Date(endsAt)
    expect(await rollDueVotings(app.db, { now: new Date(later.getTime() - 1) })).toBe(0)
    expect(await rollDueVotings(app.db, { now: later })).toBeGreaterThan(0)
    expect(await rollDueVotings(app.db, { now: later })).toBe(0)
    // Only now: the stream resets the vote itself where the news of the vote reaches it later than this.
    app.clock.set(endsAt)
    expect((await stream.next()).value).toMatchObject({ hasVoted: false })
    stop.abort()
  })
})

describe('the demo', () => {
  test('has a running poll and a last one with a winner at every start', async () => {
    for (const day of [now, '2026-12-31T23:30:00Z', '2027-01-31T22:59:00Z']) {
      app.clock.set(day)
      for (let starts = 0; starts < 2; starts++) await seedPolls(app.db, new Date(day))
      const { running, last } = await visitor.api.vote.get()
      expect(Date.parse(running?.endsAt ?? '')).toBeGreaterThan(Date.parse(day))
      expect(last?.poll.endsAt).toBe(running?.startsAt)
      expect(last?.winnerId).toEqual(expect.any(String))
      expect(running?.question).not.toEqual(last?.poll.question)
    }
    // October to January.
    expect(await app.db.$count(poll)).toBe(4)
    const [first] = await app.db.select().from(poll).orderBy(poll.month)
    expect(first).toMatchObject({ month: '2026-10', note: { de: 'ab 1.12. in der Bibliothek' } })
  })
})
