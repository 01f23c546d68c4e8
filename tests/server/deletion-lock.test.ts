import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { session } from '../../src/server/db/auth-schema.ts'
import { accountDeletion } from '../../src/server/db/privacy-schema.ts'
import { storyLike } from '../../src/server/db/schema.ts'
import type { TestApp } from '../support/app.ts'
import { type createTasks, setUpAccount } from '../support/privacy.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser
let tasks: ReturnType<typeof createTasks>
const start = '2026-11-21T10:00:00Z'
const password = 'sieben lila Löwen'

setUpAccount(start, (opened) => {
  ;({ app, parent, tasks } = opened)
})

// With the word of an English page; most tests use the German one.
const requestDeletion = () =>
  parent.api.privacy.requestDeletion({ uid: parent.uid, confirmation: 'DELETE' })
const signIn = (given: string) =>
  app.guest.request('/api/auth/sign-in/email', {
    method: 'POST',
    body: { email: parent.email, password: given },
  })
const cancel = (token: string) => app.guest.api.privacy.cancelDeletion({ token })
const expired = { code: 'LINK_EXPIRED', status: 410 }
const isLocked = async () =>
  (await app.db.$count(accountDeletion, eq(accountDeletion.userId, parent.uid))) > 0

test('a locked account is only revealed to those who know its password', async () => {
  await requestDeletion()
  const right = await signIn(password)
  expect(right.status).toBe(403)
  expect(await right.json()).toMatchObject({
    code: 'ACCOUNT_LOCKED',
    message: expect.stringContaining('am 5. Dezember 2026 gelöscht'),
    data: { dueAt: '2026-12-05T10:00:00.000Z' },
  })
  expect(right.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/)
  const wrong = await signIn('falsch geraten')
  expect(await wrong.json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' })
  expect(await app.db.$count(session, eq(session.userId, parent.uid))).toBe(0)
})

test('a locked account cannot be registered again and gets no new password', async () => {
  await requestDeletion()
  const { email } = parent
  const again = await app.guest.request('/api/auth/sign-up/email', {
    method: 'POST',
    body: { name: 'Neu', email, password: 'acht gelbe Enten' },
  })
  expect(await again.json()).toMatchObject({ code: 'ACCOUNT_LOCKED', status: 403, data: {} })
  const reset = await app.guest.request('/api/auth/request-password-reset', {
    method: 'POST',
    body: { email },
  })
  expect(reset.status).toBe(200)
  await expect(app.mailedToken(parent, 'token')).rejects.toThrow('no mail')
})

test('the mailed link unlocks an account; a second click does no harm', async () => {
  await parent.api.story.like({ storyId: 'erste', liked: true })
  await requestDeletion()
  const token = await app.mailedToken(parent, 'abbrechen')
  expect(await cancel(token)).toEqual({ isCancelled: true })
  expect(await cancel(token)).toEqual({ isCancelled: true })
  expect((await signIn(password)).status).toBe(200)
  expect(await app.db.$count(storyLike, eq(storyLike.userId, parent.uid))).toBe(1)
  app.clock.set('2027-01-01T00:00:00Z')
  await tasks.deleteDue()
  expect((await signIn(password)).status).toBe(200)
})

test('no other link unlocks an account, and none after the due day', async () => {
  await expect(cancel('x'.repeat(43))).rejects.toMatchObject(expired)
  await parent.api.gate.requestReset()
  await expect(cancel(await app.mailedToken(parent, 'pin'))).rejects.toMatchObject(expired)
  await requestDeletion()
  const token = await app.mailedToken(parent, 'abbrechen')
  app.clock.set('2026-12-05T10:00:01Z')
  await expect(cancel(token)).rejects.toMatchObject(expired)
  expect(await isLocked()).toBe(true)
})
