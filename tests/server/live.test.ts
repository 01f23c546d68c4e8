import { ORPCError } from '@orpc/client'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Profile } from '../../src/contract/profile.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import { waitFor } from '../support/wait-for.ts'

const familyCount = 8
const stepCount = 300

interface Family {
  /** Signed in in two browsers. */
  browsers: [TestUser, TestUser]
  /** The nickname that was given last. */
  name: string
}

/** An open stream and every document that has come by it. */
interface Stream {
  owner: Family
  documents: Profile[]
  isOpen: boolean
  leave: () => void
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'erste')
})
afterAll(() => app.close())

test('no stream ever gets the document of somebody else', async () => {
  const families = await Promise.all(Array.from({ length: familyCount }, signUpFamily))
  const streams: Stream[] = []
  const open = async (family: Family, browser: 0 | 1) => {
    streams.push(await openStream(family, family.browsers[browser]))
  }
  for (const family of families) await Promise.all([open(family, 0), open(family, 1)])

  /** Browsers that are signed out, or about to be. */
  const leaving = new Set<TestUser>()
  /** A call that is under way while its browser signs out may be refused; any other may not. */
  const unlessLeaving = async (browser: TestUser, call: () => Promise<unknown>) => {
    try {
      await call()
    } catch (error) {
      const isRefused = error instanceof ORPCError && error.code === 'UNAUTHORIZED'
      if (!(isRefused && leaving.has(browser))) throw error
    }
  }

  /** What may happen, as often as it is written here. */
  const happenings: Record<string, (family: Family, browser: 0 | 1, step: number) => unknown> = {
    rename: (family, browser, step) => {
      const name = `Name ${step}`
      const user = family.browsers[browser]
      return unlessLeaving(user, async () => {
        await user.api.profile.update({ uid: user.uid, displayName: name })
        family.name = name
      })
    },
    like: ({ browsers }, browser, step) => {
      const user = browsers[browser]
      return unlessLeaving(user, () =>
        user.api.story.like({ storyId: 'erste', liked: step % 2 === 0 }),
      )
    },
    open,
    leave: (family) => streams.find(({ owner, isOpen }) => owner === family && isOpen)?.leave(),
    peep: (family, browser, step) => {
      const user = family.browsers[browser]
      const { uid } = (families[step % familyCount] as Family).browsers[0]
      return unlessLeaving(user, async () => {
        const peeping = user.api.profile.live({ uid })
        if (uid === user.uid) {
          await (await peeping).return?.()
          return
        }
        const refusal = await peeping.catch((error: unknown) => error)
        if (refusal instanceof ORPCError && refusal.code === 'UNAUTHORIZED') throw refusal
        expect(refusal).toMatchObject({ code: 'NOT_FOUND' })
      })
    },
    signOut: async (family, browser) => {
      const user = family.browsers[browser]
      leaving.add(user)
      await user.request('/api/auth/sign-out', { method: 'POST', body: {} })
      family.browsers[browser] = await app.signIn(user)
    },
    loseConnection: () =>
      app.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'fabelhain-live' and datname = current_database()`),
  }
  const weights = { rename: 12, like: 4, open: 4, leave: 3, peep: 2, signOut: 1, loseConnection: 1 }
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
  // Ten at a time, so that changes of several families are under way together.
  for (let at = 0; at < steps.length; at += 10) {
    await Promise.all(
      steps.slice(at, at + 10).map(({ name, family, browser }, place) => {
        return happenings[name]?.(families[family] as Family, browser, at + place)
      }),
    )
  }
  await Promise.all(families.map((family) => open(family, 0)))
  // Several changes may come as one document: it goes on until enough have come.
  const countDocuments = () => streams.reduce((sum, { documents }) => sum + documents.length, 0)
  let turn = stepCount
  do {
    await Promise.all(families.map((family) => happenings.rename?.(family, 1, ++turn)))
  } while (countDocuments() <= stepCount / 2)

  await waitFor(() => {
    for (const { owner, documents, isOpen } of streams) {
      if (isOpen) expect(documents.at(-1)?.displayName, `seed ${seed}`).toBe(owner.name)
    }
  })
  const documents = streams.flatMap(({ owner, documents }) =>
    documents.map(({ email }) => ({ email, wanted: owner.browsers[0].email })),
  )
  expect(
    documents.filter(({ email, wanted }) => email !== wanted),
    `seed ${seed}`,
  ).toEqual([])
  expect(documents.length).toBeGreaterThan(stepCount / 2)
  for (const { leave } of streams) leave()
  await waitFor(() => expect(app.live.openStreams()).toBe(0))
})

async function signUpFamily(): Promise<Family> {
  const parent = await app.signUp('Familie')
  return { browsers: [parent, await app.signIn(parent)], name: 'Familie' }
}

async function openStream(owner: Family, { uid, api }: TestUser): Promise<Stream> {
  const stop = new AbortController()
  const stream: Stream = { owner, documents: [], isOpen: true, leave: () => stop.abort() }
  const read = async () => {
    for await (const document of await api.profile.live({ uid }, { signal: stop.signal })) {
      if (document) stream.documents.push(document)
    }
  }
  const ended = () => {
    stream.isOpen = false
  }
  read().then(ended, ended)
  await waitFor(() => expect(stream.documents.length > 0 || !stream.isOpen).toBe(true))
  return stream
}
