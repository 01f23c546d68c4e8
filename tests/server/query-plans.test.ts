import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireEntitlements, queueRenewalReminders } from '../../src/server/billing/reconciler.ts'
import { createWeeklyNewsletter } from '../../src/server/newsletter/weekly.ts'
import { deleteDoneEffects } from '../../src/server/platform/outbox.ts'
import { deleteExpiredSentChanges } from '../../src/server/platform/sent-changes.ts'
import { deleteUnverifiedAccounts } from '../../src/server/privacy/unverified.ts'
import { rollDueCounters, rollDueVotings } from '../../src/server/profile/commands.ts'
import { deleteExpiredKeys } from '../../src/server/reading/commands.ts'
import { refreshRankings } from '../../src/server/story/refresh-rankings.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addressFor, operations } from '../support/operations.ts'
import { createTasks, fillAccount } from '../support/privacy.ts'
import { recordStatements, type SentStatement } from '../support/statements.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

/** Tables that grow with the families. */
const large = new Set([
  ...['user', 'session', 'account', 'profile', 'consent', 'rate_limit', 'outbox'],
  ...['child', 'child_read', 'shelf_mark', 'diary_entry', 'story_like', 'monthly_read'],
  ...['monthly_play', 'idempotency_key', 'sent_change', 'poll_vote', 'roadmap_vote'],
  ...['parent_pin', 'mailed_link', 'subscription', 'billing_order', 'data_export'],
])

let app: TestApp
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'erste')
})
afterAll(() => app.close())

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

/** An index without a condition is read as a whole, unless a limit ends it or it has few rows. */
function wholeReadsIn(plan: Plan, partial: Set<string>, isLimited = false): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '' } = plan
  const isEnded = isLimited || partial.has(index) || plan['Index Cond'] !== undefined
  const isWhole = type === 'Seq Scan' || (/Index.*Scan/.test(type) && !isEnded)
  const parts = plan.Plans ?? []
  return [
    ...(isWhole && large.has(table) ? [table] : []),
    ...parts.flatMap((part) => wholeReadsIn(part, partial, isLimited || type === 'Limit')),
  ]
}

/** How PostgreSQL would run a statement. */
async function planOf({ text, values }: SentStatement, settings = ''): Promise<Plan> {
  const client = await app.db.$client.connect()
  try {
    // Test tables are small; this shows what PostgreSQL does where a scan is expensive.
    await client.query(`begin; set local enable_seqscan = off; ${settings}`)
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    return rows[0]['QUERY PLAN'][0].Plan
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Tables of `large` that a statement reads as a whole, as there is no index for it. */
const findWholeReads = async (statement: SentStatement, partial: Set<string>) =>
  wholeReadsIn(await planOf(statement), partial)

async function expectIndexes(work: () => Promise<unknown>) {
  const statements = await recordStatements(app.db, work)
  const planned = statements.filter(({ text }) =>
    /^\s*(select|insert|update|delete|with)\b/i.test(text),
  )
  expect(planned.length).toBeGreaterThan(0)
  const { rows } = await app.db.execute<{
    name: string
  }>(sql`select indexrelid::regclass::text as name
    from pg_index where indpred is not null`)
  const partial = new Set(rows.map(({ name }) => name))
  const findings: string[] = []
  for (const statement of planned) {
    for (const table of await findWholeReads(statement, partial)) {
      findings.push(`${table}: ${statement.text.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
    }
  }
  expect(findings).toEqual([])
  return planned.length
}

/** Makes every call of families that only reads, except for the stream. */
async function readEverything(user: TestUser) {
  const reads = operations.filter(
    ({ method, path, access }) =>
      method === 'GET' && access !== 'redaktion' && !path.endsWith('/live'),
  )
  for (const { path } of reads) await user.request(addressFor(path, user.uid))
}

test('no call of a family reads a large table as a whole', async () => {
  const count = await expectIndexes(async () => {
    parent = await app.signUp()
    await fillAccount(app, parent, 'erste')
    await app.signIn(parent)
    const uid = parent.uid
    await parent.api.profile.update({ uid, displayName: 'Familie Winter' })
    await parent.api.profile.updateReader({ uid, readerDesign: 'nacht' })
    await parent.api.story.like({ storyId: 'erste', liked: false })
    await readEverything(parent)
    await readEverything(app.guest)
    const stream = await parent.api.profile.live({ uid })
    await stream.next()
    await stream.return()
  })
  expect(count).toBeGreaterThan(100)
})

test('no order makes PostgreSQL walk through the rows of all accounts, whatever it believes about them', async () => {
  const statements = await recordStatements(app.db, () => readEverything(parent))
  const selects = statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
  expect(selects.length).toBeGreaterThan(30)
  const findings: string[] = []
  for (const statement of selects) {
    // Where sorting is expensive, an index in the right order is preferred.
    const plan = await planOf(statement, 'set local enable_sort = off')
    if (wholeReadsIn(plan, new Set()).length > 0) findings.push(statement.text)
  }
  expect(findings).toEqual([])
})

test('no work for all families reads a large table as a whole', async () => {
  const { db, files, clock, billing } = app
  const now = clock.now()
  const tasks = createTasks(app)
  await app.db.execute(sql`insert into account_deletion (user_id, request_number, requested_at, due_at)
    values (${parent.uid}, 'L-1', now(), ${now})`)
  await expectIndexes(async () => {
    await rollDueCounters(db, { now })
    await rollDueVotings(db, { now })
    await expireEntitlements(billing)
    await queueRenewalReminders(billing)
    await deleteUnverifiedAccounts(db, { now, files })
    await deleteExpiredKeys(db, now)
    await deleteExpiredSentChanges(db, now)
    await deleteDoneEffects(db, now)
    await refreshRankings(db, now)
    const queueNewsletter = createWeeklyNewsletter({
      db,
      mail: app.mail,
      unsubscribeLinks: app.unsubscribeLinks,
      mailsPerMinute: 600,
    })
    await queueNewsletter(new Date('2026-12-04T11:00:00Z'))
    await tasks.worker.drain()
    await tasks.deleteDue()
  })
})

test.each([
  ['words', () => app.guest.api.story.list({ search: 'Zahnarzt' })],
  ['a short word', () => app.guest.api.story.list({ search: 'Oma' })],
  ['the nearest words', () => app.guest.api.story.nearest({ search: 'Igell' })],
])('the search for %s has an index', async (_what, search) => {
  const statements = await recordStatements(app.db, search)
  const searching = statements.filter(({ text }) => text.includes('search_text"'))
  expect(searching.length).toBeGreaterThan(0)
  for (const statement of searching) {
    expect(JSON.stringify(await planOf(statement))).toContain('story_text_search')
  }
})

test('every foreign key to an account has an index, so that a deletion reads no table as a whole', async () => {
  const { rows } = await app.db.execute<{ table: string }>(sql`
    select relname as table from pg_constraint key join pg_class on pg_class.oid = conrelid
    where contype = 'f' and confrelid in ('"user"'::regclass, 'profile'::regclass, 'child'::regclass)
      and relname in ${[...large]}
      and not exists (select from pg_index where indrelid = conrelid and indpred is null
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`)
  expect(rows).toEqual([])
})
