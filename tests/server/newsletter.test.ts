import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newsletterRun } from '../../src/server/db/community-schema.ts'
import { accountDeletion, consent } from '../../src/server/db/privacy-schema.ts'
import { outbox } from '../../src/server/db/schema.ts'
import { createWeeklyNewsletter } from '../../src/server/newsletter/weekly.ts'
import type { Mail } from '../../src/server/platform/mailer.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  parent = await app.signUp('Familie Sommer')
})

const setNewsletter = (prefEmail: boolean, who = parent) =>
  who.api.profile.updatePreferences({ uid: who.uid, prefEmail })
const isSubscribed = async (who = parent) =>
  (await who.api.profile.get({ uid: who.uid })).preferences.prefEmail
const consents = () => app.db.select().from(consent).where(eq(consent.userId, parent.uid))

async function subscribe(who = parent) {
  await setNewsletter(true, who)
  await app.guest.api.newsletter.confirm({ token: await app.mailedToken(who, 'newsletter') })
}

async function newestMail({ email } = parent) {
  const [entry] = await app.db
    .select()
    .from(outbox)
    .where(sql`payload ->> 'to' = ${email}`)
    .orderBy(desc(outbox.id))
    .limit(1)
  return entry?.payload as Mail | undefined
}

describe('subscribing to the newsletter', () => {
  test('mails a question; the mailed link subscribes, even signed out', async () => {
    expect((await setNewsletter(true)).preferences.prefEmail).toBe(false)
    expect(await consents()).toEqual([])
    const mail = await newestMail()
    expect(mail?.subject).toBe('Möchtest du die Freitagsgeschichten?')
    const token = await app.mailedToken(parent, 'newsletter')
    expect(await app.guest.api.newsletter.confirm({ token })).toEqual({ isSubscribed: true })
    expect(await isSubscribed()).toBe(true)
    expect(await consents()).toMatchObject([
      { kind: 'newsletter', grantedAt: app.clock.now(), withdrawnAt: null },
    ])
  })

  test('is confirmed once, even when the link is opened in parallel', async () => {
    await setNewsletter(true)
    const token = await app.mailedToken(parent, 'newsletter')
    const confirm = () => app.guest.api.newsletter.confirm({ token })
    const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(confirm))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(confirm()).rejects.toMatchObject({ code: 'LINK_EXPIRED', status: 410 })
    expect(await consents()).toHaveLength(1)
  })

  test('expires after a week, or when the account declines before', async () => {
    await setNewsletter(true)
    const late = await app.mailedToken(parent, 'newsletter')
    app.clock.set('2026-11-28T10:00:01Z')
    const confirm = (token: string) => app.guest.api.newsletter.confirm({ token })
    await expect(confirm(late)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
    await setNewsletter(true)
    const token = await app.mailedToken(parent, 'newsletter')
    await setNewsletter(false)
    await expect(confirm(token)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
    expect(await isSubscribed()).toBe(false)
    app.clock.set('2026-11-21T10:00:00Z')
  })

  test('sends at most three mails in 15 minutes, and none to subscribers', async () => {
    for (let mails = 0; mails < 3; mails++) await setNewsletter(true)
    await expect(setNewsletter(true)).rejects.toMatchObject({ status: 429 })
    await app.guest.api.newsletter.confirm({ token: await app.mailedToken(parent, 'newsletter') })
    expect((await setNewsletter(true)).preferences.prefEmail).toBe(true)
  })

  test('refuses invented tokens', async () => {
    for (const token of ['x'.repeat(43), 'kurz', 'ä'.repeat(30), '../../../../../../etc/passwd']) {
      const path = (name: string) => `/api/newsletter/${name}`
      for (const name of ['confirm', 'unsubscribe']) {
        const answer = await app.guest.request(path(name), { method: 'POST', body: { token } })
        expect([400, 410]).toContain(answer.status)
      }
    }
  })
})

describe('unsubscribing', () => {
  test('works immediately in the settings, with its date', async () => {
    await subscribe()
    await setNewsletter(false)
    expect(await isSubscribed()).toBe(false)
    expect(await consents()).toMatchObject([{ withdrawnAt: app.clock.now() }])
  })

  test('works by the link in every mail, signed out and repeatedly', async () => {
    await subscribe()
    const token = unsubscribeToken()
    for (let times = 0; times < 2; times++) {
      expect(await app.guest.api.newsletter.unsubscribe({ token })).toEqual({ isSubscribed: false })
    }
    expect(await isSubscribed()).toBe(false)
    expect((await consents()).every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true)
    await subscribe()
    expect(await isSubscribed()).toBe(true)
  })

  test('works by one click in a mail program, for one account only', async () => {
    const other = await app.signUp()
    await subscribe(other)
    await subscribe()
    const token = unsubscribeToken()
    const post = (given: string) =>
      app.guest.request(`/news?abbestellen=${given}`, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: {
          origin: 'https://mail.example',
          'content-type': 'application/x-www-form-urlencoded',
        },
      })
    expect((await post(`${token}x`)).status).toBe(404)
    expect(await isSubscribed()).toBe(true)
    expect((await post(token)).status).toBe(204)
    expect(await isSubscribed()).toBe(false)
    expect(await isSubscribed(other)).toBe(true)
  })
})

const newsletter = () =>
  createWeeklyNewsletter({
    db: app.db,
    mail: app.mail,
    unsubscribeLinks: app.unsubscribeLinks,
    mailsPerMinute: 6000,
  })

/** The token for unsubscribing, as the weekly mail has it. */
const unsubscribeToken = () => app.unsubscribeLinks.make(parent.uid)

describe('the weekly mail', () => {
  const friday = new Date('2026-12-04T11:00:00Z')
  beforeAll(async () => {
    await addStory(app, 'frisch', { published: '2026-12-02', title: 'Die frische Geschichte' })
    await addStory(app, 'spaeter', { published: '2026-12-10' })
  })
  const forgetRun = () => app.db.delete(newsletterRun)
  beforeEach(async () => {
    await forgetRun()
    await subscribe()
  })

  test('goes to each subscriber once, with new stories and the unsubscribe link', async () => {
    await setNewsletter(true, await app.signUp())
    expect(await newsletter()(friday)).toBeGreaterThan(0)
    const mail = await newestMail()
    expect(mail).toMatchObject({ subject: 'Neu im Fabelhain: Die frische Geschichte' })
    expect(mail?.text).toContain('/story-collection?story=frisch')
    expect(mail?.text).not.toContain('spaeter')
    const link = `http://fabelhain.test/news?abbestellen=${unsubscribeToken()}`
    expect(mail?.unsubscribe).toBe(link)
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain('Freitagsgeschichten abbestellen')
    const before = await app.db.$count(outbox)
    await newsletter()(friday)
    await forgetRun()
    await Promise.all([newsletter()(friday), newsletter()(friday)])
    expect(await app.db.$count(outbox)).toBe(before)
  })

  test('uses the account’s language', async () => {
    await parent.api.profile.updatePreferences({ uid: parent.uid, prefLanguage: 'en' })
    await newsletter()(friday)
    expect((await newestMail())?.subject).toBe('New in Fabelhain: Die frische Geschichte (en)')
  })

  test.each([
    ['unsubscribed', () => setNewsletter(false)],
    [
      'have not confirmed',
      async () => {
        await setNewsletter(false)
        await setNewsletter(true)
      },
    ],
    [
      'are being deleted',
      () =>
        app.db.insert(accountDeletion).values({
          userId: parent.uid,
          requestNumber: parent.uid.slice(0, 12),
          requestedAt: friday,
          dueAt: friday,
        }),
    ],
  ])('does not go to accounts that %s', async (_, leave) => {
    await leave()
    const before = await newestMail()
    await newsletter()(friday)
    expect(await newestMail()).toEqual(before)
  })

  test('is not sent without new stories, nor at another time', async () => {
    expect(await newsletter()(new Date('2026-12-25T11:00:00Z'))).toBe(0)
    expect(await newsletter()(new Date('2026-12-04T10:59:00Z'))).toBe(0)
  })
})
