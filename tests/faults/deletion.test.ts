import { setTimeout as delay } from 'node:timers/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { user } from '../../src/server/db/auth-schema.ts'
import { accountDeletion, deletedAccount } from '../../src/server/db/privacy-schema.ts'
import { profile } from '../../src/server/db/schema.ts'
import { story } from '../../src/server/db/story-schema.ts'
import { createProfile } from '../../src/server/profile/commands.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { createTasks, dumpDatabase, fillAccount } from '../support/privacy.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'
import { waitFor } from '../support/wait-for.ts'

const maxStreamEndMs = 5_000
const start = '2026-11-21T10:00:00Z'
const afterDueDay = '2026-12-05T10:00:00Z'
const seed = Number(process.env.FAULT_SEED) || Math.trunc(Math.random() * 1e9)
let app: TestApp
let tasks: ReturnType<typeof createTasks>

beforeAll(async () => {
  process.stdout.write(`FAULT_SEED=${seed}\n`)
  app = await createTestApp(start, { losesConnections: true })
  tasks = createTasks(app)
  for (const storyId of ['erste', 'zweite']) await addStory(app, storyId)
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(start))

const requestDeletion = ({ uid, api }: TestUser) =>
  api.privacy.requestDeletion({ uid, confirmation: 'LÖSCHEN' })

/** Calls that write for an account; each returns the status of its answer. */
function writesOf({ uid, api }: TestUser) {
  const own = { uid, childId: 'default', storyId: 'erste' }
  const calls = [
    () => api.story.like({ storyId: 'zweite', liked: true }),
    () => api.reading.open({ storyId: 'zweite' }),
    () => api.reading.updateAids({ uid, childId: 'default', speed: 1.2 }),
    () => api.list.mark({ ...own, list: 'remember', marked: true }),
    () => api.child.create({ uid, name: 'Spät' }),
    () => api.profile.create({ uid }),
    () => api.profile.update({ uid, displayName: 'Spät' }),
    () => api.profile.updateReader({ uid, readerDesign: 'hell' }),
    () => api.privacy.requestExport({ uid }),
    // These two do nothing without an account, and may answer 200.
    () => api.story.like({ storyId: 'erste', liked: false }),
    () => api.gate.requestReset(),
  ]
  return calls.map((call) => async () => {
    try {
      await call()
      return 200
    } catch (error) {
      return (error as { status?: number }).status ?? String(error)
    }
  })
}

async function expectNoTrace(...uids: string[]) {
  for (const [name, rows] of await dumpDatabase(app)) {
    const traces = rows.filter((row) => uids.some((uid) => row.includes(uid)))
    expect([name, traces]).toEqual([name, []])
  }
}

/** Likes of a story are its rows and the retained number of deleted accounts. */
async function expectCorrectLikes() {
  const { rows } = await app.db.execute(sql`select story_id from story s where likes <> kept_likes +
    (select count(*) from story_like l where l.story_id = s.story_id)`)
  expect(rows).toEqual([])
}

test('the lock ends streams and refuses later writes within five seconds', async () => {
  const parent = await app.signUp()
  await fillAccount(app, parent, 'erste')
  const streams = await Promise.all(
    Array.from({ length: 5 }, () => parent.api.profile.live({ uid: parent.uid })),
  )
  const ends = streams.map(async (stream) => {
    const listening = async () => {
      for await (const _snapshot of stream);
    }
    await expect(listening()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
  const statuses: { sentAtMs: number; status: unknown }[] = []
  let isOver = false
  const writing = writesOf(parent).map(async (write) => {
    while (!isOver) {
      const sentAtMs = performance.now()
      statuses.push({ sentAtMs, status: await write() })
    }
  })
  let lockedAtMs = Number.POSITIVE_INFINITY
  try {
    await waitFor(() => expect(statuses.length).toBeGreaterThan(20))
    await requestDeletion(parent)
    lockedAtMs = performance.now()
    await Promise.race([
      Promise.all(ends),
      delay(maxStreamEndMs).then(() => Promise.reject(new Error('a stream is still open'))),
    ])
    await delay(200)
  } finally {
    isOver = true
    await Promise.all(writing)
  }
  const lateCalls = statuses.filter(({ sentAtMs }) => sentAtMs > lockedAtMs)
  expect(lateCalls.length).toBeGreaterThan(10)
  expect([...new Set(lateCalls.map(({ status }) => status))]).toEqual([401])
  for (const { status } of statuses) expect([200, 401, 404, 409, 429]).toContain(status)
})

test('calls that passed their checks before the deletion write nothing after it', async () => {
  const parent = await app.signUp()
  const holder = await app.db.$client.connect()
  await holder.query('begin')
  await holder.query(`lock table "user", story, child, profile, parent_pin, shelf_mark,
    mailed_link in access exclusive mode`)
  const lateCalls = writesOf(parent).map((write) => write())
  const payment = app.db
    .update(profile)
    .set({ basePlan: 'family-year', expiry: new Date(afterDueDay) })
    .where(eq(profile.userId, parent.uid))
  const signIn = createProfile(app.db, { uid: parent.uid, now: new Date(start) }).catch(
    (error: Error) => error.cause,
  )
  await Promise.all([
    payment,
    signIn,
    waitFor(async () => {
      const { rowCount } = await holder.query('select from pg_locks where not granted')
      expect(rowCount).toBeGreaterThan(5)
    }).then(async () => {
      await holder.query('delete from "user" where id = $1', [parent.uid])
      await holder.query('commit')
      holder.release()
    }),
  ])
  expect(await signIn).toBe(null)
  const statuses = await Promise.all(lateCalls)
  for (const status of statuses.slice(0, -2)) expect([401, 404]).toContain(status)
  for (const status of statuses.slice(-2)) expect([200, 401, 404]).toContain(status)
  await expectNoTrace(parent.uid)
})

test('parallel writes, payments and servers: each account is deleted completely, once', async () => {
  const parents = await Promise.all(Array.from({ length: 12 }, () => app.signUp()))
  for (const parent of parents) {
    await parent.api.story.like({ storyId: 'erste', liked: true })
    await parent.api.story.like({ storyId: 'zweite', liked: true })
    await requestDeletion(parent)
  }
  const [before] = await app.db.select().from(story).where(eq(story.storyId, 'erste'))
  const others = await Promise.all(Array.from({ length: 4 }, () => app.signUp()))
  app.clock.set(afterDueDay)
  let isOver = false
  const backgroundWork = [
    ...others.map(async ({ api }, turn) => {
      for (let liked = true; !isOver; liked = !liked) {
        await api.story.like({ storyId: turn % 2 ? 'erste' : 'zweite', liked })
      }
    }),
    ...parents.slice(0, 4).map(async ({ uid }) => {
      while (!isOver) {
        await app.db.update(profile).set({ status: 'active' }).where(eq(profile.userId, uid))
        await createProfile(app.db, { uid, now: app.clock.now() }).catch(() => null)
      }
    }),
  ]
  const deleting = Promise.all([tasks.deleteDue(), tasks.deleteDue(), tasks.deleteDue()])
  const deleted = await deleting.finally(() => {
    isOver = true
  })
  await Promise.all(backgroundWork)
  const count = deleted.reduce((sum, each) => sum + each)
  expect(count).toBeGreaterThanOrEqual(parents.length)
  await expectNoTrace(...parents.map(({ uid }) => uid))
  await expectCorrectLikes()
  for (const { api } of others) await api.story.like({ storyId: 'erste', liked: false })
  for (const { api } of others) await api.story.like({ storyId: 'zweite', liked: false })
  const [after] = await app.db.select().from(story).where(eq(story.storyId, 'erste'))
  expect(after?.likes).toBe(before?.likes)
})

test('an interrupted deletion is either undone or complete', async () => {
  for (let turn = 0; turn < 20; turn++) {
    app.clock.set(start)
    const parents = await Promise.all([app.signUp(), app.signUp()])
    for (const parent of parents) {
      await parent.api.story.like({ storyId: 'erste', liked: true })
      await requestDeletion(parent)
    }
    const uids = parents.map(({ uid }) => uid)
    app.clock.set(afterDueDay)
    const deleting = tasks.deleteDue().catch(() => 0)
    await delay((seed * (turn + 7)) % 30)
    await app.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and application_name = 'fabelhain-pool' and state <> 'idle'`)
    await deleting
    const left = await app.db.select().from(user).where(inArray(user.id, uids))
    const open = await app.db
      .select()
      .from(accountDeletion)
      .where(inArray(accountDeletion.userId, uids))
    expect(open.map(({ userId }) => userId).sort()).toEqual(left.map(({ id }) => id).sort())
    await expectCorrectLikes()
    await tasks.deleteDue()
    await expectNoTrace(...uids)
    await expectCorrectLikes()
  }
  expect(await app.db.$count(deletedAccount)).toBeGreaterThanOrEqual(40)
})
