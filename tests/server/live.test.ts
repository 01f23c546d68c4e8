import { ORPCError } from '@orpc/client'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Profile } from '../../src/contract/profile.ts'
import { session } from '../../src/server/db/auth-schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'
import { waitFor } from '../support/wait-for.ts'

const familyCount = 8
const stepCount = 300

interface Family {
  /** Signed in in two browsers. */
  browsers: [TestUser, TestUser]
  /** The nickname that was given last. */
  name: string
}

/** An open stream and every document that it received. */
interface Stream {
  owner: Family
  documents: Profile[]
  isOpen: boolean
  close: () => void
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'erste')
})
afterAll(() => app.close())

test('no stream receives another account’s document', async () => {
  const families = await Promise.all(Array.from({ length: familyCount }, signUpFamily))
  const streams: Stream[] = []
  const open = async (family: Family, browser: 0 | 1) => {
    streams.push(await openStream(family, family.browsers[browser]))
  }
  for (const family of families) await Promise.all([open(family, 0), open(family, 1)])

  /** Browsers that sign out. */
  const signingOut = new Set<TestUser>()
  /** A call may only be refused while its browser signs out. */
  const unlessSigningOut = async (browser: TestUser, call: () => Promise<unknown>) => {
    try {
      await call()
    } catch (error) {
      const isRefused = error instanceof ORPCError && error.code === 'UNAUTHORIZED'
      if (!(isRefused && signingOut.has(browser))) throw error
    }
  }

  /** Random actions; `weights` has their frequencies. */
  const actions: Record<string, (family: Family, browser: 0 | 1, step: number) => unknown> = {
    rename: (family, browser, step) => {
      const name = `Name ${step}`
      const user = family.browsers[browser]
      return unlessSigningOut(user, async () => {
        await user.api.profile.update({ uid: user.uid, displayName: name })
        family.name = name
      })
    },
    like: ({ browsers }, browser, step) => {
      const user = browsers[browser]
      return unlessSigningOut(user, () =>
        user.api.story.like({ storyId: 'erste', liked: step % 2 === 0 }),
      )
    },
    open,
    close: (family) => streams.find(({ owner, isOpen }) => owner === family && isOpen)?.close(),
    openForeign: (family, browser, step) => {
      const user = family.browsers[browser]
      const { uid } = (families[step % familyCount] as Family).browsers[0]
      return unlessSigningOut(user, async () => {
        const opening = user.api.profile.live({ uid })
        if (uid === user.uid) {
          await (await opening).return?.()
          return
        }
        const refusal = await opening.catch((error: unknown) => error)
        if (refusal instanceof ORPCError && refusal.code === 'UNAUTHORIZED') throw refusal
        expect(refusal).toMatchObject({ code: 'NOT_FOUND' })
      })
    },
    signOut: async (family, browser) => {
      const user = family.browsers[browser]
      signingOut.add(user)
      await user.request('/api/auth/sign-out', { method: 'POST', body: {} })
      family.browsers[browser] = await app.signIn(user)
    },
    loseConnection: () =>
      app.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'fabelhain-live' and datname = current_database()`),
  }
  const weights = {
    rename: 12,
    like: 4,
    open: 4,
    close: 3,
    openForeign: 2,
    signOut: 1,
    loseConnection: 1,
  }
  const names = Object.entries(weights).flatMap(([name, weight]) => Array(weight).fill(name))

  const step = fc.record({
    name: fc.constantFrom(...names),
    family: fc.nat({ max: familyCount - 1 }),
    browser: fc.constantFrom(0 as const, 1 as const),
  })
  const seed = Math.trunc(Math.random() * 2 ** 31)
  const [steps = []] = fc.sample(
    fc.array(step, { minLength: stepCount, maxLength: stepCount, size: 'max' }),
    { numRuns: 1, seed },
  )
  // Ten at a time: changes of several families overlap.
  for (let at = 0; at < steps.length; at += 10) {
    await Promise.all(
      steps.slice(at, at + 10).map(({ name, family, browser }, place) => {
        return actions[name]?.(families[family] as Family, browser, at + place)
      }),
    )
  }
  await Promise.all(families.map((family) => open(family, 0)))
  // Several changes may arrive as one document: the test continues until enough arrived.
  const countDocuments = () => streams.reduce((sum, { documents }) => sum + documents.length, 0)
  let turn = stepCount
  do {
    await Promise.all(families.map((family) => actions.rename?.(family, 1, ++turn)))
  } while (countDocuments() <= stepCount / 2)

  await waitFor(() => {
    for (const { owner, documents, isOpen } of streams) {
      if (isOpen) expect(documents.at(-1)?.displayName, `seed ${seed}`).toBe(owner.name)
    }
  })
  const documents = streams.flatMap(({ owner, documents }) =>
    documents.map(({ email }) => ({ email, ownerEmail: owner.browsers[0].email })),
  )
  expect(
    documents.filter(({ email, ownerEmail }) => email !== ownerEmail),
    `seed ${seed}`,
  ).toEqual([])
  expect(documents.length).toBeGreaterThan(stepCount / 2)
  for (const { close } of streams) close()
  await waitFor(() => expect(app.live.openStreams()).toBe(0))
})

async function signUpFamily(): Promise<Family> {
  const parent = await app.signUp('Familie')
  return { browsers: [parent, await app.signIn(parent)], name: 'Familie' }
}

async function openStream(owner: Family, { uid, api }: TestUser): Promise<Stream> {
  const stop = new AbortController()
  const stream: Stream = { owner, documents: [], isOpen: true, close: () => stop.abort() }
  const read = async () => {
    for await (const document of await api.profile.live({ uid }, { signal: stop.signal })) {
      if (document) stream.documents.push(document)
    }
  }
  const markClosed = () => {
    stream.isOpen = false
  }
  read().then(markClosed, markClosed)
  await waitFor(() => expect(stream.documents.length > 0 || !stream.isOpen).toBe(true))
  return stream
}

describe('live streams', () => {
  const open = async (user: TestUser) => {
    const stream = await user.api.profile.live({ uid: user.uid })
    await stream.next()
    const state = { isOpen: true }
    const markClosed = () => {
      state.isOpen = false
    }
    stream.next().then(markClosed, markClosed)
    return state
  }

  test('of one account are at most ten, even when opened in parallel', async () => {
    const greedy = await app.signUp()
    const streams = await Promise.all(Array.from({ length: 60 }, () => open(greedy)))
    await waitFor(() => expect(streams.filter(({ isOpen }) => isOpen)).toHaveLength(10))
    await greedy.request('/api/auth/sign-out', { method: 'POST', body: {} })
    await waitFor(() => expect(streams.filter(({ isOpen }) => isOpen)).toHaveLength(0))
  })

  test('end when their session ended without a listener', async () => {
    const leaving = await app.signUp()
    const [ending, staying] = [await open(leaving), await open(await app.signUp())]
    const listeners = sql`from pg_stat_activity
      where application_name = 'fabelhain-live' and datname = current_database()`
    for (let turn = 0; turn < 3; turn++) {
      await app.db.execute(sql`select pg_terminate_backend(pid) ${listeners}`)
      await app.db.delete(session).where(eq(session.userId, leaving.uid))
      await vi.waitFor(() => expect(ending.isOpen).toBe(false), { timeout: 5_000 })
      await vi.waitFor(
        async () => {
          expect((await app.db.execute(sql`select pid ${listeners}`)).rows).toHaveLength(1)
        },
        { timeout: 5_000 },
      )
    }
    expect(staying.isOpen).toBe(true)
  })
})
