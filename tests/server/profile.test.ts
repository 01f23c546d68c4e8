import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Profile } from '../../src/contract/profile.ts'
import { user } from '../../src/server/db/auth-schema.ts'
import { child } from '../../src/server/db/child-schema.ts'
import { profile } from '../../src/server/db/schema.ts'
import { rollDueCounters } from '../../src/server/profile/commands.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'erste')
})
afterAll(() => app.close())

describe('the user document', () => {
  test('is created with exactly the fields and initial values of spec section 3', async () => {
    const parent = await app.signUp('Familie Sommer')
    const response = await parent.request(`/api/users/${parent.uid}`)
    const { email, ...document } = await response.json()
    expect(email).toMatch(/@example\.org$/)
    const now = '2026-11-21T10:00:00.000Z'
    expect(document).toEqual({
      checkoutSessionId: '',
      counterReset: '2025-01-01T00:00:01+01:00',
      createdAt: now,
      updatedAt: now,
      lastLoginAt: now,
      displayName: 'Familie Sommer',
      lastPaymentDate: null,
      hasVoted: false,
      votingReset: now,
      lastVote: null,
      likedStories: [],
      readStories: [],
      stripeCustomerId: '',
      preferences: {
        prefDesign: 'default',
        prefEmail: false,
        prefLanguage: 'default',
        prefMessage: false,
      },
      reader: {
        readerDesign: 'default',
        readerLanguage: 'default',
        readerTextSize: 'default',
        readerTextStyle: 'default',
      },
      subscription: {
        basePlan: 'free',
        addOns: [],
        status: 'active',
        cancelAtPeriodEnd: false,
        expiry: null,
        quotas: { pdfReads: 20, audioMinutes: 0, videoMinutes: 0 },
      },
      usage: { pdfReadsThisMonth: 0, audioMinutesThisMonth: 0, videoMinutesThisMonth: 0 },
    })
  })

  test('comes with the default child of spec section 3', async () => {
    const parent = await app.signUp('Mia')
    const answer = await (await parent.request(`/api/users/${parent.uid}/children/default`)).json()
    expect(answer).toEqual({
      childId: 'default',
      name: 'Mia',
      createdAt: '2026-11-21T10:00:00.000Z',
      updatedAt: '2026-11-21T10:00:00.000Z',
      preferences: { prefDesign: 'default', prefLanguage: 'de' },
      avatar: 'fox',
      ageBand: null,
      maxScare: 3,
      birthYear: null,
      readingLevel: null,
      languages: ['de'],
      favorites: [],
      remember: [],
      likedStories: [],
      readStories: [],
    })
  })

  test('without a name has a default child called Kind, and is greeted by its address', async () => {
    const parent = await app.signUp('')
    const { uid, email } = parent
    expect((await parent.api.profile.get({ uid })).displayName).toBe(email)
    expect((await parent.api.child.get({ uid, childId: 'default' })).name).toBe('Kind')
  })

  test('creating it again, even five times at once, leaves the first one alone', async () => {
    const parent = await app.signUp('Erster Name')
    const rows = () =>
      Promise.all([
        app.db.select().from(profile).where(eq(profile.userId, parent.uid)),
        app.db.select().from(child).where(eq(child.userId, parent.uid)),
      ])
    const before = await rows()
    app.clock.set('2026-11-21T10:05:00Z')
    const put = () =>
      parent.request(`/api/users/${parent.uid}`, {
        method: 'PUT',
        body: { displayName: 'Zweiter' },
      })
    const answers = await Promise.all([put(), put(), put(), put(), put()])
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({
        created: false,
        profile: { displayName: 'Erster Name' },
      })
    }
    expect(await rows()).toEqual(before)
    expect(before.map(({ length }) => length)).toEqual([1, 1])
    app.clock.set('2026-11-21T10:00:00Z')
  })

  test('notes the last sign-in where somebody signs in, not where it is there, and without news', async () => {
    const parent = await app.signUp()
    const noted = async () => {
      const [row] = await app.db.select().from(profile).where(eq(profile.userId, parent.uid))
      return [row?.lastLoginAt.toISOString(), row?.version]
    }
    const [signedUpAt, version] = await noted()
    app.clock.set('2026-11-21T10:01:00.000Z')
    await parent.api.profile.create({ uid: parent.uid, displayName: 'Zweiter' })
    expect(await noted()).toEqual([signedUpAt, version])
    await app.signIn(parent)
    expect(await noted()).toEqual(['2026-11-21T10:01:00.000Z', version])
    app.clock.set('2026-11-21T10:00:00Z')
  })

  test('an account without a name has the given one, else its address; without a document it is null', async () => {
    const parent = await app.signUp()
    const { uid } = parent
    await app.db.update(user).set({ name: '' }).where(eq(user.id, uid))
    const createAgain = async (displayName: string) => {
      await app.db.delete(profile).where(eq(profile.userId, uid))
      return (await parent.api.profile.create({ uid, email: '', displayName })).profile.displayName
    }
    expect(await createAgain('Mia')).toBe('Mia')
    expect(await createAgain('')).toBe(parent.email)
    await app.db.delete(profile).where(eq(profile.userId, uid))
    const stream = await parent.api.profile.live({ uid })
    expect((await stream.next()).value).toBeNull()
    await stream.return?.()
  })

  test('is refused to guests, and is not there for anybody else', async () => {
    const [parent, stranger] = [await app.signUp(), await app.signUp()]
    const address = `/api/users/${parent.uid}`
    const calls: [string, string, unknown][] = [
      ['GET', address, undefined],
      ['PUT', address, {}],
      ['PATCH', address, { displayName: 'Fremd' }],
      ['GET', `${address}/live`, undefined],
      ['GET', `${address}/children`, undefined],
      ['GET', `${address}/children/default`, undefined],
      ['PATCH', `${address}/children/default`, { name: 'Fremd' }],
      ['PUT', `${address}/children/default/favorites/erste`, { marked: true }],
    ]
    for (const [method, path, body] of calls) {
      const asGuest = await app.guest.request(path, { method, body })
      expect([method, path, asGuest.status]).toEqual([method, path, 401])
      const asStranger = await stranger.request(path, { method, body })
      expect([method, path, asStranger.status]).toEqual([method, path, 404])
    }
    const after = await parent.api.profile.get({ uid: parent.uid })
    expect(after.displayName).toBe('Familie Sommer')
    expect((await parent.api.child.get({ uid: parent.uid, childId: 'default' })).favorites).toEqual(
      [],
    )
  })
})

test('lists hold what the account itself liked, read and marked, and nothing of others', async () => {
  const [parent, stranger] = [await app.signUp(), await app.signUp()]
  await stranger.api.story.like({ storyId: 'erste', liked: true })
  await stranger.api.reading.open({ storyId: 'erste' })
  await stranger.api.shelf.mark({
    uid: stranger.uid,
    childId: 'default',
    shelf: 'remember',
    storyId: 'erste',
    marked: true,
  })
  const listsOf = async ({ api, uid }: TestUser) => {
    const { likedStories, readStories } = await api.profile.get({ uid })
    const child = await api.child.get({ uid, childId: 'default' })
    return { likedStories, readStories, remember: child.remember, child }
  }
  expect(await listsOf(stranger)).toMatchObject({
    likedStories: ['erste'],
    readStories: ['erste'],
    remember: ['erste'],
    child: { favorites: [], likedStories: ['erste'], readStories: ['erste'] },
  })
  expect(await listsOf(parent)).toMatchObject({
    likedStories: [],
    readStories: [],
    remember: [],
    child: { favorites: [], likedStories: [], readStories: [] },
  })
})

describe('the live document', () => {
  test('comes at once, then after each change, and never goes to anybody else', async () => {
    const [parent, stranger] = [await app.signUp('Alt'), await app.signUp('Fremd')]
    const stop = new AbortController()
    const stream = await parent.api.profile.live({ uid: parent.uid }, { signal: stop.signal })
    const next = async () => (await stream.next()).value as Profile | null
    expect((await next())?.displayName).toBe('Alt')
    await stranger.api.profile.update({ uid: stranger.uid, displayName: 'Fremder' })
    await parent.api.profile.update({ uid: parent.uid, displayName: 'Neu' })
    expect((await next())?.displayName).toBe('Neu')
    await parent.api.reading.open({ storyId: 'erste' })
    expect((await next())?.usage.pdfReadsThisMonth).toBe(1)
    stop.abort()
  })

  test('ends when its session ends, and says why: nobody need ask with that session', async () => {
    const parent = await app.signUp()
    const stream = await parent.api.profile.live({ uid: parent.uid })
    await stream.next()
    const refused = expect(stream.next()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await parent.request('/api/auth/sign-out', { method: 'POST', body: {} })
    await refused
    expect(await parent.api.session.get()).toBeNull()
  })
})

describe('the monthly counter', () => {
  test('a read of a used document rolls it, an unused one keeps its date', async () => {
    const [used, unused] = [await app.signUp(), await app.signUp()]
    await used.api.reading.open({ storyId: 'erste' })
    app.clock.set('2026-12-01T00:00:01+01:00')
    const rolled = await used.api.profile.get({ uid: used.uid })
    expect(rolled).toMatchObject({
      counterReset: '2027-01-01T00:00:01+01:00',
      usage: { pdfReadsThisMonth: 0 },
    })
    const fresh = await unused.api.profile.get({ uid: unused.uid })
    expect(fresh.counterReset).toBe('2025-01-01T00:00:01+01:00')
    app.clock.set('2026-11-21T10:00:00Z')
  })

  test('the minute tick rolls what is due, tells open streams, and does it once', async () => {
    const parent = await app.signUp()
    await parent.api.reading.open({ storyId: 'erste' })
    const stop = new AbortController()
    const stream = await parent.api.profile.live({ uid: parent.uid }, { signal: stop.signal })
    await stream.next()
    const now = new Date('2026-12-05T08:00:00Z')
    app.clock.set(now.toISOString())
    expect(await rollDueCounters(app.db, { now })).toBeGreaterThan(0)
    expect(await rollDueCounters(app.db, { now })).toBe(0)
    expect(((await stream.next()).value as Profile).usage.pdfReadsThisMonth).toBe(0)
    stop.abort()
    app.clock.set('2026-11-21T10:00:00Z')
  })

  test('an active subscription is never refused, an expired one is', async () => {
    const parent = await app.signUp()
    const subscribe = (expiry: Date) =>
      app.db
        .update(profile)
        .set({ basePlan: 'family', expiry, quotaPdfReads: 0 })
        .where(eq(profile.userId, parent.uid))
    await subscribe(new Date('2026-12-01T00:00:00Z'))
    expect((await parent.api.reading.open({ storyId: 'erste' })).remaining).toBeNull()
    await addStory(app, 'zweite')
    await subscribe(new Date('2026-11-20T00:00:00Z'))
    await expect(parent.api.reading.open({ storyId: 'zweite' })).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
    })
  })
})
