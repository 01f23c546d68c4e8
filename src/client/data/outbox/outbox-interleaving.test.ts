import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBrowser, mark, type SendingFate, settle } from './outbox-test-kit.ts'

const step = fc.oneof(
  fc.record({ name: fc.constant('add' as const), at: fc.nat(2) }),
  fc.record({ name: fc.constant('kill' as const), at: fc.nat(2) }),
  fc.record({ name: fc.constant('wake' as const), at: fc.nat(2) }),
  fc.record({
    name: fc.constantFrom(
      'open' as const,
      'wait' as const,
      'down' as const,
      'up' as const,
      'pass' as const,
    ),
    at: fc.constant(0),
  }),
)
const fate = fc.constantFrom<SendingFate>('arrives', 'is lost', 'is heard but its answer is lost')

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** A browser with one to three tabs that mark one story after the other. */
async function createFamily(fates: SendingFate[]) {
  const { openTab, server, queue, pauses } = createBrowser()
  server.fates.push(...fates)
  const tabs = [await openTab()]
  const added: string[] = []
  const reported = { done: new Set<string>(), refused: new Set<string>() }
  const tabAt = (at: number) => tabs[at % tabs.length] as (typeof tabs)[0]
  const actions: Record<Step['name'], (at: number) => unknown> = {
    add(at) {
      const storyId = `s${added.length}`
      added.push(storyId)
      tabAt(at)
        .add(mark(storyId))
        .then(
          (outcome) => outcome === 'done' && reported.done.add(storyId),
          () => reported.refused.add(storyId),
        )
      // A few turns, so that the change is stored before its tab can be killed.
      return settle(12)
    },
    kill(at) {
      if (tabs.length > 1) tabs.splice(at % tabs.length, 1)[0]?.kill()
    },
    wake: (at) => tabAt(at).wake(),
    open: async () => tabs.length < 3 && tabs.push(await openTab()),
    wait: () => settle(),
    down: () => (server.isDown = true),
    up: () => (server.isDown = false),
    /** Ends the pause before the next try. */
    pass: () => {
      pauses.at(-1)?.end()
      return settle()
    },
  }
  return { actions, tabs, added, reported, server, queue }
}

const plan = fc.record({
  steps: fc.array(step, { maxLength: 40 }),
  fates: fc.array(fate, { maxLength: 20 }),
})
/** Tabs and the network come and go, but no pause ends. */
const isQuick = ({ name }: Step) => name !== 'pass'

test('within the retry budget, every change counts exactly once and in order, and none stays queued', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ steps, fates }) => {
      const { actions, tabs, added, server, queue } = await createFamily(fates)
      for (const { name, at } of steps.filter(isQuick)) await actions[name](at)
      server.isDown = false
      server.fates.length = 0
      for (const tab of tabs) tab.wake()
      for (const _ of added) await settle()
      expect(server.accepted).toEqual(added)
      expect(await queue?.list()).toEqual([])
      for (const tab of tabs) expect(tab.names()).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('however long a server fails, accepted changes are in order and outcomes are reported correctly', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ steps }) => {
      const { actions, tabs, added, reported, server, queue } = await createFamily([])
      server.isFailing = true
      for (const { name, at } of steps) await actions[name](at)
      server.isFailing = false
      server.isDown = false
      for (const tab of tabs) tab.wake()
      for (const _ of added) await settle()
      const { accepted } = server
      expect(accepted).toEqual(added.filter((name) => accepted.includes(name)))
      for (const name of reported.done) expect(accepted).toContain(name)
      for (const name of reported.refused) expect(accepted).not.toContain(name)
      expect(await queue?.list()).toEqual([])
      for (const tab of tabs) expect(tab.names()).toEqual([])
    }),
    { numRuns: 300 },
  )
})
