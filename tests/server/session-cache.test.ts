import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, withConnection } from '../../src/server/db/client.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'
import { verifyMailbox } from '../support/verification.ts'
import { waitFor } from '../support/wait-for.ts'

/** News is faster by far. Without news, a kept session would live for two seconds. */
const newsMs = 1_000

let first: TestApp
/** A second server on the same database, with connections of its own. */
let second: TestApp

beforeAll(async () => {
  first = await createTestApp()
  const { database, clock } = first
  const db = createDatabase(database.directAddress, { error() {} })
  second = await createTestApp(undefined, { beside: { database: { ...database, db }, clock } })
  await addStory(first, 'erste')
})
afterAll(async () => {
  await second.close()
  await second.db.$client.end()
  await first.close()
})

const status = async ({ request, uid }: TestUser) => (await request(`/api/users/${uid}`)).status

/** A parent with one session, which both servers have just read. */
async function keepOnBoth() {
  const here = await first.signUp()
  const there = second.withCookieOf(here)
  expect([await status(here), await status(there)]).toEqual([200, 200])
  return { here, there }
}

async function within(check: () => Promise<void>) {
  const startedMs = performance.now()
  await waitFor(check)
  expect(performance.now() - startedMs).toBeLessThan(newsMs)
}

const signOut = ({ request }: TestUser) =>
  request('/api/auth/sign-out', { method: 'POST', body: {} })

test('a sign-out holds at once on its server, and within milliseconds on another', async () => {
  const { here, there } = await keepOnBoth()
  expect((await signOut(here)).status).toBe(200)
  expect(await status(here)).toBe(401)
  await within(async () => expect(await status(there)).toBe(401))
})

test('sixty calls at the same time: what begins after the sign-out is refused', async () => {
  const { here } = await keepOnBoth()
  const early = Array.from({ length: 60 }, () => status(here))
  await signOut(here)
  const late = await Promise.all(Array.from({ length: 60 }, () => status(here)))
  expect(new Set(late)).toEqual(new Set([401]))
  for (const answer of await Promise.all(early)) expect([200, 401]).toContain(answer)
  expect(await status(here)).toBe(401)
})

test('kids mode and a PIN close the gate on both servers', async () => {
  const { here, there } = await keepOnBoth()
  const rename = ({ request }: TestUser) =>
    request(`/api/users/${here.uid}`, { method: 'PATCH', body: { displayName: 'Neu' } })
  const codeOf = async (answer: Promise<Response>) => (await (await answer).json()).code
  await here.api.device.setKidsMode({ isKidsMode: true })
  expect(await codeOf(rename(here))).toBe('GATE_CLOSED')
  await within(async () => expect(await codeOf(rename(there))).toBe('GATE_CLOSED'))
  await here.api.device.setKidsMode({ isKidsMode: false })
  await within(async () => expect((await rename(there)).status).toBe(200))
  await here.api.gate.setPin({ pin: '2580' })
  await here.api.gate.close()
  expect(await codeOf(rename(here))).toBe('GATE_CLOSED')
  await within(async () => expect(await codeOf(rename(there))).toBe('GATE_CLOSED'))
})

test('a verified mailbox counts on both servers', async () => {
  const here = await first.signUpUnverified()
  const there = second.withCookieOf(here)
  const like = ({ api }: TestUser) => api.story.like({ storyId: 'erste', liked: true })
  await expect(like(here)).rejects.toMatchObject({ code: 'EMAIL_UNVERIFIED' })
  await expect(like(there)).rejects.toMatchObject({ code: 'EMAIL_UNVERIFIED' })
  await verifyMailbox(first, here)
  expect((await like(here)).likes).toBeGreaterThan(0)
  await within(async () => expect((await like(there)).likes).toBeGreaterThan(0))
})

test('a session that another program deletes ends on both servers', async () => {
  const { here, there } = await keepOnBoth()
  await withConnection(first.database.directAddress, (client) =>
    client.query('delete from session where user_id = $1', [here.uid]),
  )
  await within(async () => expect([await status(here), await status(there)]).toEqual([401, 401]))
})

test('a server that hears no news asks the database for each call', async () => {
  const { here, there } = await keepOnBoth()
  await withConnection(first.database.directAddress, async (client) => {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'fabelhain-live' and datname = current_database()`,
    )
    await client.query('delete from session where user_id = $1', [here.uid])
  })
  await within(async () => expect([await status(here), await status(there)]).toEqual([401, 401]))
})

test('a session ends at its time, kept or not', async () => {
  const { here } = await keepOnBoth()
  const before = first.clock.now().toISOString()
  first.clock.set('2027-11-21T10:00:00Z')
  expect(await status(here)).toBe(401)
  first.clock.set(before)
})
