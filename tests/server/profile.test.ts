import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { user } from '../../src/server/db/auth-schema.ts'
import { child } from '../../src/server/db/child-schema.ts'
import { profile } from '../../src/server/db/schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'erste')
})
afterAll(() => app.close())

describe('the user document', () => {
  test('has exactly the fields and initial values of spec 3.1 to 3.34', async () => {
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

  test('comes with the default child of spec 3.48 to 3.57', async () => {
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

  test('without a name has the address as name and a child called Kind', async () => {
    const parent = await app.signUp('')
    const { uid, email } = parent
    expect((await parent.api.profile.get({ uid })).displayName).toBe(email)
    expect((await parent.api.child.get({ uid, childId: 'default' })).name).toBe('Kind')
  })

  test('stays unchanged when it is created again, even in parallel', async () => {
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

  test('records sign-ins without a new version, and no other call', async () => {
    const parent = await app.signUp()
    const signInOf = async () => {
      const [row] = await app.db.select().from(profile).where(eq(profile.userId, parent.uid))
      return [row?.lastLoginAt.toISOString(), row?.version]
    }
    const [signedUpAt, version] = await signInOf()
    app.clock.set('2026-11-21T10:01:00.000Z')
    await parent.api.profile.create({ uid: parent.uid, displayName: 'Zweiter' })
    expect(await signInOf()).toEqual([signedUpAt, version])
    await app.signIn(parent)
    expect(await signInOf()).toEqual(['2026-11-21T10:01:00.000Z', version])
    app.clock.set('2026-11-21T10:00:00Z')
  })

  test('uses the given name, else the address; its stream starts with null before it exists', async () => {
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

  test('is refused to guests and not found for other accounts', async () => {
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

test('lists contain what the account liked, read and marked, and nothing of others', async () => {
  const [parent, stranger] = [await app.signUp(), await app.signUp()]
  await stranger.api.story.like({ storyId: 'erste', liked: true })
  await stranger.api.reading.open({ storyId: 'erste' })
  await stranger.api.list.mark({
    uid: stranger.uid,
    childId: 'default',
    list: 'remember',
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
