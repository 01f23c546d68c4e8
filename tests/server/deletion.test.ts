import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { session, user } from '../../src/server/db/auth-schema.ts'
import {
  accountDeletion,
  billingArchive,
  deletedAccount,
} from '../../src/server/db/privacy-schema.ts'
import { profile, storyLike } from '../../src/server/db/schema.ts'
import { story } from '../../src/server/db/story-schema.ts'
import { deleteExpiredArchives, tombstoneOf } from '../../src/server/privacy/due-accounts.ts'
import { deleteUnverifiedAccounts } from '../../src/server/privacy/unverified.ts'
import type { TestApp } from '../support/app.ts'
import { giveContract } from '../support/billing.ts'
import {
  type createTasks,
  dumpDatabase,
  fillAccount,
  secret,
  setUpAccount,
} from '../support/privacy.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser
let tasks: ReturnType<typeof createTasks>
const start = '2026-11-21T10:00:00Z'
const password = 'sieben lila Löwen'
const confirmation = 'LÖSCHEN' as const

setUpAccount(start, (opened) => {
  ;({ app, parent, tasks } = opened)
})

const ownAccount = () => ({ uid: parent.uid })
const requestDeletion = (change = {}) =>
  parent.api.privacy.requestDeletion({ ...ownAccount(), confirmation, ...change })
const signIn = (given: string) =>
  app.guest.request('/api/auth/sign-in/email', {
    method: 'POST',
    body: { email: parent.email, password: given },
  })
const isLocked = async () =>
  (await app.db.$count(accountDeletion, eq(accountDeletion.userId, parent.uid))) > 0

describe('a request to delete an account', () => {
  test.each([
    {},
    { confirmation: 'löschen' },
    { confirmation: 'LÖSCHEN ' },
    { confirmation: 'delete' },
    { confirmation: true },
  ])('is refused with %j', async (body) => {
    const target = `/api/users/${parent.uid}/deletion`
    const answer = await parent.request(target, { method: 'POST', body })
    expect(answer.status).toBe(400)
    expect(await isLocked()).toBe(false)
  })

  test('needs the owner, a fresh sign-in and an open gate', async () => {
    const stranger = await app.signUp()
    const foreign = stranger.api.privacy.requestDeletion({ ...ownAccount(), confirmation })
    await expect(foreign).rejects.toMatchObject({ status: 404 })
    await app.db.update(session).set({ createdAt: new Date('2026-11-21T09:00:00Z') })
    await expect(requestDeletion()).rejects.toMatchObject({ code: 'FRESH_SIGN_IN_NEEDED' })
    await parent.api.device.setKidsMode({ isKidsMode: true })
    await expect(requestDeletion()).rejects.toMatchObject({ code: 'GATE_CLOSED' })
    expect(await isLocked()).toBe(false)
  })

  test('locks immediately: sessions, streams and mailed links end, a mail explains the way back', async () => {
    await parent.api.gate.requestReset()
    const pinToken = await app.mailedToken(parent, 'pin')
    const stream = await parent.api.profile.live(ownAccount())
    await stream.next()
    const requested = await requestDeletion()
    expect(requested).toMatchObject({
      requestNumber: expect.stringMatching(/^FH-2026-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      dueAt: '2026-12-05T10:00:00.000Z',
    })
    await expect(stream.next()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    for (const call of [
      () => parent.api.profile.get(ownAccount()),
      () => parent.api.story.like({ storyId: 'erste', liked: true }),
      () => parent.api.profile.create(ownAccount()),
      () => parent.api.gate.resetPin({ token: pinToken, pin: '2580' }),
      () => requestDeletion(),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 401 })
    }
    await tasks.worker.drain()
    const mail = tasks.mails.findLast(({ to }) => to === parent.email)
    expect(mail?.subject).toBe('Dein Konto wird gelöscht')
    expect(mail?.text).toContain(requested.requestNumber)
    expect(mail?.text).toContain('5. Dezember 2026')
  })

  test('ends mailed links that need no session', async () => {
    await parent.api.profile.updatePreferences({ ...ownAccount(), prefEmail: true })
    const token = await app.mailedToken(parent, 'newsletter')
    await requestDeletion()
    await expect(app.guest.api.newsletter.confirm({ token })).rejects.toMatchObject({
      code: 'LINK_EXPIRED',
    })
  })

  test('is one, even when sent several times in parallel', async () => {
    const requests = await Promise.allSettled(Array.from({ length: 6 }, () => requestDeletion()))
    const numbers = requests.flatMap((request) =>
      request.status === 'fulfilled' ? [request.value.requestNumber] : [],
    )
    expect(new Set(numbers).size).toBe(1)
    expect(await app.db.$count(accountDeletion, eq(accountDeletion.userId, parent.uid))).toBe(1)
  })

  test('can wait for the end of a subscription’s period, which is then the last', async () => {
    const until = new Date('2027-03-14T10:00:00Z')
    const subscribe = () => giveContract(app, { userId: parent.uid, item: 'family-year', until })
    await subscribe()
    const late = await requestDeletion({ subscriptionEnd: 'period-end' })
    expect(late.dueAt).toBe(until.toISOString())
    const [document] = await app.db.select().from(profile).where(eq(profile.userId, parent.uid))
    expect(document?.cancelAtPeriodEnd).toBe(true)

    parent = await app.signUp()
    await subscribe()
    expect((await requestDeletion()).dueAt).toBe('2026-12-05T10:00:00.000Z')
    parent = await app.signUp()
    const free = await requestDeletion({ subscriptionEnd: 'period-end' })
    expect(free.dueAt).toBe('2026-12-05T10:00:00.000Z')
  })
})

describe('on the due day', () => {
  test('everything of the account is deleted, and nothing of others', async () => {
    const other = await app.signUp('Familie Winter')
    await fillAccount(app, parent, 'erste')
    await fillAccount(app, other, 'erste')
    await parent.api.privacy.requestExport(ownAccount())
    await tasks.worker.drain()
    const [file] = (
      await app.db.execute<{ key: string }>(
        sql`select file_key as key from data_export where user_id = ${parent.uid}`,
      )
    ).rows
    const before = await rowsNaming(other)
    await requestDeletion()
    app.clock.set('2026-12-05T09:59:59Z')
    expect(await tasks.deleteDue()).toBe(0)
    app.clock.set('2026-12-05T10:00:00Z')
    expect(await tasks.deleteDue()).toBe(1)
    await tasks.worker.drain()

    // A declared cancellation is a business letter: the law demands six years of retention.
    expect(await rowsNaming(parent)).toEqual([expect.stringMatching(/^legal_declaration: /)])
    expect(await rowsNaming(other)).toEqual(before)
    const deletedFile = readFile(path.join(app.filesDir, file?.key ?? ''))
    await expect(deletedFile).rejects.toMatchObject({ code: 'ENOENT' })
    const receipt = tasks.mails.findLast(({ to }) => to === parent.email)
    expect(receipt?.subject).toBe('Dein Konto ist gelöscht')
    expect(receipt?.html).not.toContain('href')
    expect((await signIn(password)).status).toBe(401)
  })

  test('likes stay as numbers', async () => {
    await parent.api.story.like({ storyId: 'erste', liked: true })
    const [before] = await app.db.select().from(story)
    await requestDeletion()
    app.clock.set('2026-12-06T00:00:00Z')
    await tasks.deleteDue()
    const [after] = await app.db.select().from(story)
    expect(after?.likes).toBe(before?.likes)
    const rows = await app.db.$count(storyLike, eq(storyLike.storyId, 'erste'))
    expect(after?.likes).toBe(rows + (after?.retainedLikes ?? 0))
  })

  test('payments are archived for eight years, and a tombstone remains', async () => {
    await app.db
      .update(profile)
      .set({ stripeCustomerId: 'cus_1', lastPaymentDate: new Date('2026-10-02T10:00:00Z') })
      .where(eq(profile.userId, parent.uid))
    await requestDeletion()
    app.clock.set('2027-02-01T00:00:00Z')
    await tasks.deleteDue()
    const archived = await app.db.select().from(billingArchive)
    expect(archived).toMatchObject([
      { email: parent.email, keepUntil: new Date('2034-12-31T23:00:00Z') },
    ])
    for (const [kind, id] of [
      ['account', parent.uid],
      ['customer', 'cus_1'],
    ] as const) {
      const tombstone = tombstoneOf(kind, id, secret)
      expect(await app.db.$count(deletedAccount, eq(deletedAccount.tombstone, tombstone))).toBe(1)
    }
    await deleteExpiredArchives(app.db, new Date('2034-12-31T22:59:59Z'))
    expect(await app.db.$count(billingArchive)).toBe(1)
    expect(await app.db.$count(deletedAccount)).toBe(0)
    await deleteExpiredArchives(app.db, new Date('2035-01-01T00:00:00Z'))
    expect(await app.db.$count(billingArchive)).toBe(0)
  })

  test('the same address can sign up again', async () => {
    await requestDeletion()
    app.clock.set('2026-12-06T00:00:00Z')
    await tasks.deleteDue()
    const { email } = parent
    const again = await app.guest.request('/api/auth/sign-up/email', {
      method: 'POST',
      body: { name: 'Neu', email, password },
    })
    expect(again.status).toBe(200)
  })

  test('an unverified account is deleted with its files, a locked one not before its day', async () => {
    const [unverified, locked] = [await app.signUpUnverified(), parent]
    await unverified.api.privacy.requestExport({ uid: unverified.uid })
    await tasks.worker.drain()
    const url = (await unverified.api.privacy.getExport({ uid: unverified.uid }))?.url
    parent = locked
    await requestDeletion()
    const day = new Date(Date.now() + 3 * 86_400_000)
    await deleteUnverifiedAccounts(app.db, { now: day, files: app.files })
    expect(await app.db.$count(user, eq(user.id, unverified.uid))).toBe(0)
    expect(await isLocked()).toBe(true)
    await tasks.worker.drain()
    const key = /files\/([^?]+)/.exec(url ?? '')?.[1] ?? ''
    await expect(readFile(path.join(app.filesDir, key))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  /** Every row that mentions an account. */
  async function rowsNaming({ uid, email }: TestUser): Promise<string[]> {
    const rows = [...(await dumpDatabase(app))].flatMap(([name, texts]) =>
      texts.map((text) => `${name}: ${text}`),
    )
    return rows.filter((row) => row.includes(uid) || row.includes(email)).sort()
  }
})
