import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Profile } from '../../src/contract/profile.ts'
import { profile } from '../../src/server/db/schema.ts'
import { rollDueCounters } from '../../src/server/profile/commands.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'erste')
})
afterAll(() => app.close())

describe('the nickname', () => {
  test('changes for its owner, in the session and the document’s version', async () => {
    const parent = await app.signUp()
    const before = await parent.api.session.get()
    app.clock.set('2026-11-21T10:05:00Z')
    const changed = await parent.api.profile.update({
      uid: parent.uid,
      displayName: '  Lesemaus  ',
    })
    expect(changed).toMatchObject({
      displayName: 'Lesemaus',
      createdAt: '2026-11-21T10:00:00.000Z',
      updatedAt: '2026-11-21T10:05:00.000Z',
    })
    app.clock.set('2026-11-21T10:00:00Z')
    const after = await parent.api.session.get()
    expect(after?.displayName).toBe('Lesemaus')
    expect(after?.profileVersion).toBeGreaterThan(before?.profileVersion ?? 0)
  })

  test.each([
    ['too short', { displayName: 'a' }],
    ['too long', { displayName: 'a'.repeat(31) }],
    ['a number', { displayName: 7 }],
    ['missing', {}],
    ['with a read-only field', { displayName: 'Gut', subscription: { basePlan: 'family' } }],
    ['with an unknown field', { displayName: 'Gut', role: 'editor' }],
  ])('is refused when %s', async (_name, body) => {
    const parent = await app.signUp()
    const response = await parent.request(`/api/users/${parent.uid}`, { method: 'PATCH', body })
    expect(response.status).toBe(400)
    const answer = await response.json()
    expect(answer).toMatchObject({ code: 'BAD_REQUEST', message: 'Bitte prüfe deine Angaben.' })
    expect(answer.data.fields.length).toBeGreaterThan(0)
    expect((await parent.api.profile.get({ uid: parent.uid })).displayName).toBe('Familie Sommer')
  })

  test('needs JSON from our own origin', async () => {
    const parent = await app.signUp()
    const patch = (headers: Record<string, string>) =>
      parent.request(`/api/users/${parent.uid}`, {
        method: 'PATCH',
        body: { displayName: 'Fremd' },
        headers,
      })
    expect((await patch({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await patch({ origin: 'null' })).status).toBe(403)
    expect((await patch({ 'content-type': 'text/plain' })).status).toBe(415)
    const withoutOrigin = await app.app.request(`/api/users/${parent.uid}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ displayName: 'Fremd' }),
    })
    expect(withoutOrigin.status).toBe(403)
    expect((await parent.api.profile.get({ uid: parent.uid })).displayName).toBe('Familie Sommer')
  })
})

describe('the live document', () => {
  test('arrives immediately and after each change, for its account only', async () => {
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

  test('ends with UNAUTHORIZED when its session ends', async () => {
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
  test('rolls when a used document is read; an unused one keeps its date', async () => {
    const [used, unused] = [await app.signUp(), await app.signUp()]
    await used.api.reading.open({ storyId: 'erste' })
    app.clock.set('2026-12-01T00:00:01+01:00')
    const rolled = await used.api.profile.get({ uid: used.uid })
    expect(rolled).toMatchObject({
      counterReset: '2027-01-01T00:00:01+01:00',
      usage: { pdfReadsThisMonth: 0 },
    })
    const untouched = await unused.api.profile.get({ uid: unused.uid })
    expect(untouched.counterReset).toBe('2025-01-01T00:00:01+01:00')
    app.clock.set('2026-11-21T10:00:00Z')
  })

  test('rolls by the minute tick once, and updates open streams', async () => {
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

  test('never refuses an active subscription, but an expired one', async () => {
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
