import { eq, lt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expireEntitlements } from '../../src/server/billing/reconciler.ts'
import { deleteInPortions } from '../../src/server/db/portions.ts'
import { outbox, profile, sentChange } from '../../src/server/db/schema.ts'
import { rollDueCounters, rollDueVotings } from '../../src/server/profile/commands.ts'
import { createTestApp, type TestApp } from '../support/app.ts'

/** More than two portions. */
const families = 1_201
const now = new Date('2026-12-01T00:00:02Z')
let app: TestApp

beforeAll(async () => {
  app = await createTestApp(now.toISOString())
  await app.db.execute(sql`insert into "user" (id, name, email, email_verified)
    select 'family-' || n, 'Familie', n || '@example.org', true from generate_series(1, ${families}) n`)
  await app.db.execute(sql`insert into profile (user_id, email, display_name)
    select id, email, name from "user"`)
})
beforeEach(async () => {
  await app.db.update(profile).set({
    usedPdfReads: 3,
    counterReset: new Date('2026-11-30T23:00:01Z'),
    hasVoted: true,
    votingReset: new Date('2026-11-30T23:00:01Z'),
  })
})
afterAll(() => app.close())

/** Runs `work` while another transaction has locked one family's document. */
async function whileLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  return app.db.transaction(async (tx) => {
    await tx.execute(sql`select from profile where user_id = 'family-7' for update`)
    return work()
  })
}

const used = () => app.db.$count(profile, eq(profile.usedPdfReads, 3))

describe('work for all families', () => {
  test('rolls counters in portions and leaves a document that is being changed for the next time', async () => {
    expect(await whileLocked(() => rollDueCounters(app.db, { now }))).toBe(families - 1)
    expect(await used()).toBe(1)
    expect(await rollDueCounters(app.db, { now })).toBe(1)
    expect(await used()).toBe(0)
  })

  test('rolls votes in portions', async () => {
    expect(await whileLocked(() => rollDueVotings(app.db, { now }))).toBe(families - 1)
    expect(await rollDueVotings(app.db, { now })).toBe(1)
    expect(await app.db.$count(profile, eq(profile.hasVoted, true))).toBe(0)
  })

  test('is shared by servers that begin together: each document once', async () => {
    const [version] = await app.db.select({ version: profile.version }).from(profile).limit(1)
    const runs = await Promise.all([1, 2, 3].map(() => rollDueCounters(app.db, { now })))
    // A server stops where the others have locked the rest.
    while ((await rollDueCounters(app.db, { now })) > 0);
    expect(runs.reduce((sum, rows) => sum + rows)).toBeLessThanOrEqual(families)
    expect(await used()).toBe(0)
    const twice = sql`version > ${(version?.version ?? 0) + 1}`
    expect(await app.db.$count(profile, twice)).toBe(0)
  })

  test('deletes in portions without waiting for a locked row', async () => {
    await app.db.execute(sql`insert into sent_change (user_id, key, created_at)
      select id, 'key', '2026-01-01' from "user"`)
    const isOld = lt(sentChange.createdAt, new Date('2026-06-01'))
    const deleted = await app.db.transaction(async (tx) => {
      await tx.execute(sql`select from sent_change where user_id = 'family-7' for update`)
      return deleteInPortions(app.db, sentChange, isOld)
    })
    expect(deleted).toBe(families - 1)
    expect(await deleteInPortions(app.db, sentChange, isOld)).toBe(1)
  })

  test('ends paid access once, however many servers do so together', async () => {
    await app.db.execute(sql`update profile set entitled_until = ${now.toISOString()}::timestamptz,
      base_plan = 'family', stripe_customer_id = 'cus_' || user_id
      where user_id in ('family-1', 'family-2', 'family-3')`)
    await app.db.delete(outbox)
    const { billing } = app
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`select from profile where user_id = 'family-2' for update`)
      await Promise.all([1, 2, 3].map(() => expireEntitlements(billing)))
    })
    const due = () => app.db.$count(profile, sql`entitled_until is not null`)
    expect(await due()).toBe(1)
    await expireEntitlements(billing)
    expect(await due()).toBe(0)
    expect(await app.db.$count(outbox, eq(outbox.kind, 'billing-sync'))).toBe(3)
  })
})
