import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { user, verification } from '../../src/server/db/auth-schema.ts'
import { child } from '../../src/server/db/child-schema.ts'
import { monthlyRead, outbox, profile } from '../../src/server/db/schema.ts'
import { deleteUnverifiedAccounts } from '../../src/server/privacy/unverified.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'erste')
})
afterAll(() => app.close())

const now = new Date('2026-11-21T10:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

async function signUpHoursAgo(hours: number, emailVerified = false): Promise<TestUser> {
  const parent = await app.signUpUnverified()
  await app.db
    .update(user)
    .set({ createdAt: hoursAgo(hours), emailVerified })
    .where(eq(user.id, parent.uid))
  return parent
}

const deleteUnverified = () => deleteUnverifiedAccounts(app.db, { now, files: app.files })
const exists = async ({ uid }: TestUser) => (await app.db.$count(user, eq(user.id, uid))) === 1

describe('unverified accounts', () => {
  test('expire after 48 hours with all their data and links', async () => {
    const expired = await signUpHoursAgo(48.1)
    await expired.api.reading.open({ storyId: 'erste' })
    await app.db.insert(verification).values({
      id: `reset-${expired.uid}`,
      identifier: 'reset',
      value: expired.uid,
      expiresAt: new Date('2027-01-01'),
    })
    const young = await signUpHoursAgo(47.9)
    const verified = await signUpHoursAgo(5000, true)
    expect(await deleteUnverified()).toBe(1)
    expect([await exists(expired), await exists(young), await exists(verified)]).toEqual([
      false,
      true,
      true,
    ])
    for (const table of [profile, child, monthlyRead]) {
      expect(await app.db.$count(table, eq(table.userId, expired.uid))).toBe(0)
    }
    expect(await app.db.$count(verification, eq(verification.value, expired.uid))).toBe(0)
    expect(await (await expired.request('/api/session')).json()).toBeNull()
    expect(await deleteUnverified()).toBe(0)
  })

  test('never expire after a payment: no subscription runs unseen', async () => {
    const paid = [
      { stripeCustomerId: 'cus_1' },
      { basePlan: 'plus' },
      { lastPaymentDate: hoursAgo(100) },
    ]
    for (const billing of paid) {
      const payer = await signUpHoursAgo(100)
      await app.db.update(profile).set(billing).where(eq(profile.userId, payer.uid))
      expect(await deleteUnverified()).toBe(0)
      expect(await exists(payer)).toBe(true)
    }
  })

  test('stay when the verification arrives at the same moment', async () => {
    const late = await signUpHoursAgo(60)
    const { promise: released, resolve: commit } = Promise.withResolvers<void>()
    const { promise: updated, resolve: markUpdated } = Promise.withResolvers<void>()
    const verifying = app.db.transaction(async (tx) => {
      await tx.update(user).set({ emailVerified: true }).where(eq(user.id, late.uid))
      markUpdated()
      await released
    })
    await updated
    const sweep = deleteUnverified()
    commit()
    await Promise.all([verifying, sweep])
    expect(await exists(late)).toBe(true)
  })

  test('are deleted in batches, whatever their number', async () => {
    await app.db.execute(sql`insert into "user" (id, name, email, created_at)
      select 'flood-' || n, '', 'flood-' || n || '@example.org', ${hoursAgo(49).toISOString()}
      from generate_series(1, 1201) n`)
    expect(await deleteUnverified()).toBe(1201)
  })
})

/** The token in the newest mail to an address. */
async function tokenFor(to: string): Promise<string> {
  const rows = await app.db
    .select()
    .from(outbox)
    .where(sql`payload ->> 'to' = ${to}`)
    .orderBy(outbox.id)
  return /verify=(\S+)/.exec(String(rows.at(-1)?.payload.text))?.[1] ?? ''
}

describe('a changed address', () => {
  test('shows in the user document and its open stream immediately', async () => {
    const parent = await app.signUpUnverified()
    const stream = await parent.api.profile.live({ uid: parent.uid })
    await stream.next()
    const newEmail = `${crypto.randomUUID()}@example.org`
    const post = async (path: string, body: unknown) =>
      (await parent.request(`/api/auth${path}`, { method: 'POST', body })).status
    expect(await post('/change-email', { newEmail })).toBe(200)
    expect(await post('/verify-email', { token: await tokenFor(newEmail) })).toBe(200)
    expect((await stream.next()).value).toMatchObject({ email: newEmail })
    expect(await parent.api.profile.get({ uid: parent.uid })).toMatchObject({ email: newEmail })
    await stream.return?.()
  })

  test('does not raise the version when the address stays the same', async () => {
    const { uid } = await app.signUp()
    const versionOf = async () => {
      const [row] = await app.db.select().from(profile).where(eq(profile.userId, uid))
      return row?.version
    }
    const before = await versionOf()
    await app.db.update(user).set({ email: sql`email`, name: 'x' }).where(eq(user.id, uid))
    expect(await versionOf()).toBe(before)
  })
})

describe('parallel sign-ups with one address', () => {
  test('make one account; the other calls get USER_ALREADY_EXISTS', async () => {
    const email = `${crypto.randomUUID()}@example.org`
    const body = { name: 'Igel', email, password: 'sieben lila Löwen' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const answer = await app.guest.request('/api/auth/sign-up/email', { method: 'POST', body })
        return { status: answer.status, ...(await answer.json()) }
      }),
    )
    const losers = answers.filter(({ status }) => status !== 200)
    expect(losers).toHaveLength(4)
    for (const loser of losers) {
      expect(loser).toMatchObject({
        status: 422,
        code: 'USER_ALREADY_EXISTS',
        message: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
      })
    }
    const verificationMail = sql`payload ->> 'to' = ${email} and payload ->> 'text' like '%verify=%'`
    expect(await app.db.$count(outbox, verificationMail)).toBe(1)
  })

  test('changes to one address: one succeeds, the others get USER_ALREADY_EXISTS', async () => {
    const newEmail = `${crypto.randomUUID()}@example.org`
    const rivals = await Promise.all([1, 2, 3].map(() => app.signUpUnverified()))
    const tokens: string[] = []
    for (const rival of rivals) {
      await rival.request('/api/auth/change-email', { method: 'POST', body: { newEmail } })
      tokens.push(await tokenFor(newEmail))
    }
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const statuses = await Promise.all(
      rivals.map(async (rival, index) => {
        const body = { token: tokens[index] }
        const answer = await rival.request('/api/auth/verify-email', { method: 'POST', body })
        return [answer.status, (await answer.json()).code]
      }),
    )
    expect(statuses.filter(([status]) => status === 200)).toHaveLength(1)
    expect(statuses.filter(([, code]) => code === 'USER_ALREADY_EXISTS')).toHaveLength(2)
    // What Better Auth prints of a failure would contain the address.
    expect(consoleError).not.toHaveBeenCalled()
    consoleError.mockRestore()
  })
})

test('a sign-up that fails halfway leaves neither account nor mail', async () => {
  await app.db.execute(sql`create function refuse_session() returns trigger language plpgsql as $$
    begin
      if exists (select from "user" where id = new.user_id and name = 'Pech') then
        raise exception 'no session';
      end if;
      return new;
    end $$`)
  await app.db.execute(sql`create trigger refuse_session before insert on session
    for each row execute function refuse_session()`)
  const email = `${crypto.randomUUID()}@example.org`
  const body = { name: 'Pech', email, password: 'sieben lila Löwen' }
  const answer = await app.guest.request('/api/auth/sign-up/email', { method: 'POST', body })
  expect(answer.status).toBe(500)
  expect((await answer.json()).message).toMatch(/^Etwas ist schiefgelaufen/)
  expect(await app.db.$count(user, eq(user.email, email))).toBe(0)
  expect(await app.db.$count(outbox, sql`payload ->> 'to' = ${email}`)).toBe(0)
})
