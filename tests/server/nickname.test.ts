import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('the nickname', () => {
  test('changes for its owner and shows in the session, with the document’s version', async () => {
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
    [
      'with a field that nobody may set',
      { displayName: 'Gut', subscription: { basePlan: 'family' } },
    ],
    ['with another', { displayName: 'Gut', role: 'editor' }],
  ])('%s is refused and changes nothing', async (_name, body) => {
    const parent = await app.signUp()
    const response = await parent.request(`/api/users/${parent.uid}`, { method: 'PATCH', body })
    expect(response.status).toBe(400)
    const answer = await response.json()
    expect(answer).toMatchObject({ code: 'BAD_REQUEST', message: 'Bitte prüfe deine Angaben.' })
    expect(answer.data.fields.length).toBeGreaterThan(0)
    expect((await parent.api.profile.get({ uid: parent.uid })).displayName).toBe('Familie Sommer')
  })

  test('a write from another origin, without one, or not as JSON is refused', async () => {
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
