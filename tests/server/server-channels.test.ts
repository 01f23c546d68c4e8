import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, withConnection } from '../../src/server/db/client.ts'
import { profile } from '../../src/server/db/schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'
import { waitFor } from '../support/wait-for.ts'

let first: TestApp
/** A second server on the same database. */
let second: TestApp

beforeAll(async () => {
  first = await createTestApp()
  second = await createTestApp(undefined, { beside: first })
  await addStory(first, 'erste')
})
afterAll(async () => {
  await second.close()
  await first.close()
})

/** The nicknames of all documents that a stream of the second server sends. */
async function openStream(parent: TestUser) {
  const stop = new AbortController()
  const { api, uid } = await second.signIn(parent)
  const stream = await api.profile.live({ uid }, { signal: stop.signal })
  const names: string[] = []
  const read = async () => {
    for await (const document of stream) names.push(document?.displayName ?? 'none')
  }
  read().catch(() => {})
  await waitFor(() => expect(names).toHaveLength(1))
  return { names, close: () => stop.abort() }
}

test('a change on one server reaches the streams of the other', async () => {
  const parent = await first.signUp('Vorher')
  const stream = await openStream(parent)
  await parent.api.profile.update({ uid: parent.uid, displayName: 'Nachher' })
  await waitFor(() => expect(stream.names).toEqual(['Vorher', 'Nachher']))
  stream.close()
})

test('a change that is rolled back sends no document', async () => {
  const parent = await first.signUp('Vorher')
  const stream = await openStream(parent)
  const rolledBack = first.db.transaction(async (tx) => {
    await tx.update(profile).set({ displayName: 'Niemals' }).where(eq(profile.userId, parent.uid))
    tx.rollback()
  })
  await expect(rolledBack).rejects.toThrow()
  await parent.api.profile.update({ uid: parent.uid, displayName: 'Nachher' })
  await waitFor(() => expect(stream.names).toEqual(['Vorher', 'Nachher']))
  stream.close()
})

test('a change whose server died before it said so is found', async () => {
  const parent = await first.signUp('Vorher')
  const stream = await openStream(parent)
  // A pool of a server that announces nothing.
  const silent = createDatabase(first.database.directAddress, { error() {} })
  await silent.update(profile).set({ displayName: 'Nachher' }).where(eq(profile.userId, parent.uid))
  await silent.$client.end()
  await waitFor(() => expect(stream.names).toEqual(['Vorher', 'Nachher']))
  stream.close()
})

test('commits of a server do not notify, so that they do not wait for each other; other clients’ do', async () => {
  const parent = await first.signUp('Vorher')
  const silent = createDatabase(first.database.directAddress, { error() {} })
  const heard: string[] = []
  await withConnection(first.database.directAddress, async (client) => {
    client.on('notification', ({ payload = '' }) => heard.push(payload))
    await client.query('listen profile_changed')
    const rename = sql`update profile set display_name = 'Nachher' where user_id = ${parent.uid}`
    await silent.execute(rename)
    await client.query(`select pg_notify('profile_changed', 'the end of the first part')`)
    await waitFor(() => expect(heard).toEqual(['the end of the first part']))
    await client.query('update profile set display_name = $1 where user_id = $2', [
      'Zuletzt',
      parent.uid,
    ])
    await waitFor(() => expect(heard).toContain(parent.uid))
  })
  await silent.$client.end()
})

test('cached public answers of all servers change with a like on one of them', async () => {
  const parent = await first.signUp()
  const likesAt = async ({ guest }: TestApp) =>
    (await guest.api.story.top({ limit: 1 }))[0]?.likes ?? Number.NaN
  const before = await likesAt(second)
  expect(await likesAt(first)).toBe(before)
  await parent.api.story.like({ storyId: 'erste', liked: true })
  expect(await likesAt(first)).toBe(before + 1)
  await waitFor(async () => expect(await likesAt(second)).toBe(before + 1))
})
