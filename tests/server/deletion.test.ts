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
import { forgetKept, tombstoneOf } from '../../src/server/privacy/due-accounts.ts'
import { forgetUnprovenAccounts } from '../../src/server/privacy/unproven.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { giveContract } from '../support/billing.ts'
import type { createTasks } from '../support/privacy.ts'
import { accountForEachTest, dump, liveWith, secret } from '../support/privacy.ts'

let app: TestApp
let parent: TestUser
let tasks: ReturnType<typeof createTasks>
const start = '2026-11-21T10:00:00Z'
const password = 'sieben lila Löwen'
const confirmation = 'LÖSCHEN' as const

accountForEachTest(start, (opened) => {
  ;({ app, parent, tasks } = opened)
})

const own = () => ({ uid: parent.uid })
const requestDeletion = (wish = {}) =>
  parent.api.privacy.requestDeletion({ ...own(), confirmation, ...wish })
const signIn = (given: string) =>
  app.guest.request('/api/auth/sign-in/email', {
    method: 'POST',
    body: { email: parent.email, password: given },
  })
const isLocked = async () =>
  (await app.db.$count(accountDeletion, eq(accountDeletion.userId, parent.uid))) > 0

describe('the wish to delete an account', () => {
  test.each([
    {},
    { confirmation: 'löschen' },
    { confirmation: 'LÖSCHEN ' },
    { confirmation: true },
  ])('%j is refused and nothing happens', async (body) => {
    const target = `/api/users/${parent.uid}/deletion`
    const answer = await parent.request(target, { method: 'POST', body })
    expect(answer.status).toBe(400)
    expect(await isLocked()).toBe(false)
  })

  test('is nobody else’s, and wants a fresh sign-in and an open gate', async () => {
    const stranger = await app.signUp()
    const foreign = stranger.api.privacy.requestDeletion({ ...own(), confirmation })
    await expect(foreign).rejects.toMatchObject({ status: 404 })
    await app.db.update(session).set({ createdAt: new Date('2026-11-21T09:00:00Z') })
    await expect(requestDeletion()).rejects.toMatchObject({ code: 'FRESH_SIGN_IN_NEEDED' })
    await parent.api.device.setKidsMode({ isKidsMode: true })
    await expect(requestDeletion()).rejects.toMatchObject({ code: 'GATE_CLOSED' })
    expect(await isLocked()).toBe(false)
  })

  test('locks at once: sessions, streams and mailed links end, a mail says how to go back', async () => {
    await parent.api.gate.requestReset()
    const pinToken = await app.mailedToken(parent, 'pin')
    const stream = await parent.api.profile.live(own())
    await stream.next()
    const wanted = await requestDeletion()
    expect(wanted).toMatchObject({
      requestNumber: expect.stringMatching(/^FH-2026-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      dueAt: '2026-12-05T10:00:00.000Z',
    })
    await expect(stream.next()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    for (const call of [
      () => parent.api.profile.get(own()),
      () => parent.api.story.like({ storyId: 'erste', liked: true }),
      () => parent.api.profile.create(own()),
      () => parent.api.gate.resetPin({ token: pinToken, pin: '1234' }),
      () => requestDeletion(),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 401 })
    }
    await tasks.worker.drain()
    const mail = tasks.mails.findLast(({ to }) => to === parent.email)
    expect(mail?.subject).toBe('Dein Konto wird gelöscht')
    expect(mail?.text).toContain(wanted.requestNumber)
    expect(mail?.text).toContain('5. Dezember 2026')
  })

  test('ends mailed links that need no session, too', async () => {
    await parent.api.profile.updatePreferences({ ...own(), prefEmail: true })
    const token = await app.mailedToken(parent, 'newsletter')
    await requestDeletion()
    await expect(app.guest.api.newsletter.confirm({ token })).rejects.toMatchObject({
      code: 'LINK_EXPIRED',
    })
  })

  test('is one, however often it is sent at once', async () => {
    const wishes = await Promise.allSettled(Array.from({ length: 6 }, () => requestDeletion()))
    const numbers = wishes.flatMap((wish) =>
      wish.status === 'fulfilled' ? [wish.value.requestNumber] : [],
    )
    expect(new Set(numbers).size).toBe(1)
    expect(await app.db.$count(accountDeletion, eq(accountDeletion.userId, parent.uid))).toBe(1)
  })

  test('with a subscription can wait for the end of its period, which is then the last', async () => {
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

describe('when the day has come', () => {
  test('every trace is gone, and nothing of anybody else', async () => {
    const other = await app.signUp('Familie Winter')
    await liveWith(app, parent, 'erste')
    await liveWith(app, other, 'erste')
    await parent.api.privacy.requestExport(own())
    await tasks.worker.drain()
    const [file] = (
      await app.db.execute<{ key: string }>(
        sql`select file_key as key from data_export where user_id = ${parent.uid}`,
      )
    ).rows
    const before = await traces(other)
    await requestDeletion()
    app.clock.set('2026-12-05T09:59:59Z')
    expect(await tasks.deleteDue()).toBe(0)
    app.clock.set('2026-12-05T10:00:00Z')
    expect(await tasks.deleteDue()).toBe(1)
    await tasks.worker.drain()

    // A declared cancellation is a business letter, which the law wants kept for six years.
    expect(await traces(parent)).toEqual([expect.stringMatching(/^legal_declaration: /)])
    expect(await traces(other)).toEqual(before)
    const gone = readFile(path.join(app.files.root, file?.key ?? ''))
    await expect(gone).rejects.toMatchObject({ code: 'ENOENT' })
    const receipt = tasks.mails.findLast(({ to }) => to === parent.email)
    expect(receipt?.subject).toBe('Dein Konto ist gelöscht')
    expect(receipt?.html).not.toContain('href')
    expect((await signIn(password)).status).toBe(401)
  })

  test('its likes stay as numbers', async () => {
    await parent.api.story.like({ storyId: 'erste', liked: true })
    const [before] = await app.db.select().from(story)
    await requestDeletion()
    app.clock.set('2026-12-06T00:00:00Z')
    await tasks.deleteDue()
    const [after] = await app.db.select().from(story)
    expect(after?.likes).toBe(before?.likes)
    const rows = await app.db.$count(storyLike, eq(storyLike.storyId, 'erste'))
    expect(after?.likes).toBe(rows + (after?.keptLikes ?? 0))
  })

  test('what was paid goes into the archive for eight years, and a mark against coming back', async () => {
    await app.db
      .update(profile)
      .set({ stripeCustomerId: 'cus_1', lastPaymentDate: new Date('2026-10-02T10:00:00Z') })
      .where(eq(profile.userId, parent.uid))
    await requestDeletion()
    app.clock.set('2027-02-01T00:00:00Z')
    await tasks.deleteDue()
    const kept = await app.db.select().from(billingArchive)
    expect(kept).toMatchObject([
      { email: parent.email, keepUntil: new Date('2034-12-31T23:00:00Z') },
    ])
    for (const [kind, id] of [
      ['account', parent.uid],
      ['customer', 'cus_1'],
    ] as const) {
      const tombstone = tombstoneOf(kind, id, secret)
      expect(await app.db.$count(deletedAccount, eq(deletedAccount.tombstone, tombstone))).toBe(1)
    }
    await forgetKept(app.db, new Date('2034-12-31T22:59:59Z'))
    expect(await app.db.$count(billingArchive)).toBe(1)
    expect(await app.db.$count(deletedAccount)).toBe(0)
    await forgetKept(app.db, new Date('2035-01-01T00:00:00Z'))
    expect(await app.db.$count(billingArchive)).toBe(0)
  })

  test('the same address can begin anew', async () => {
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

  test('an account that was never proven goes the same way, but not before its days of grace', async () => {
    const [unproven, locked] = [await app.signUpUnproven(), parent]
    await unproven.api.privacy.requestExport({ uid: unproven.uid })
    await tasks.worker.drain()
    const url = (await unproven.api.privacy.getExport({ uid: unproven.uid }))?.url
    parent = locked
    await requestDeletion()
    const day = new Date(Date.now() + 3 * 86_400_000)
    await forgetUnprovenAccounts(app.db, { now: day, files: app.files })
    expect(await app.db.$count(user, eq(user.id, unproven.uid))).toBe(0)
    expect(await isLocked()).toBe(true)
    await tasks.worker.drain()
    const key = /files\/([^?]+)/.exec(url ?? '')?.[1] ?? ''
    await expect(readFile(path.join(app.files.root, key))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  /** Every row that mentions an account, but the receipt that is on its way. */
  async function traces({ uid, email }: TestUser): Promise<string[]> {
    const rows = [...(await dump(app))].flatMap(([name, texts]) =>
      texts.map((text) => `${name}: ${text}`),
    )
    return rows.filter((row) => row.includes(uid) || row.includes(email)).sort()
  }
})
