import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SendingFate } from './outbox-stage.ts'
import { createBrowser, mark, settle } from './outbox-stage.ts'

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

/** A browser with one to three tabs in which somebody marks one story after the other. */
async function createFamily(fates: SendingFate[]) {
  const { openTab, server, box, pauses } = createBrowser()
  server.fates.push(...fates)
  const tabs = [await openTab()]
  const wished: string[] = []
  const told = { done: new Set<string>(), refused: new Set<string>() }
  const tabAt = (at: number) => tabs[at % tabs.length] as (typeof tabs)[0]
  const does: Record<Step['name'], (at: number) => unknown> = {
    add(at) {
      const storyId = `s${wished.length}`
      wished.push(storyId)
      tabAt(at)
        .add(mark(storyId))
        .then(
          (fate) => fate === 'done' && told.done.add(storyId),
          () => told.refused.add(storyId),
        )
      // It is kept before its tab can be killed: the store answers within a few turns.
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
    /** The pause before the next try goes by. */
    pass: () => {
      pauses.at(-1)?.end()
      return settle()
    },
  }
  return { does, tabs, wished, told, server, box }
}

const plan = fc.record({
  steps: fc.array(step, { maxLength: 40 }),
  fates: fc.array(fate, { maxLength: 20 }),
})
/** Tabs and the network come and go, but nobody waits for a server that fails. */
const isQuick = ({ name }: Step) => name !== 'pass'

test('while patience lasts, every wish counts exactly once and in order, and none stays', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ steps, fates }) => {
      const { does, tabs, wished, server, box } = await createFamily(fates)
      for (const { name, at } of steps.filter(isQuick)) await does[name](at)
      server.isDown = false
      server.fates.length = 0
      for (const tab of tabs) tab.wake()
      for (const _ of wished) await settle()
      expect(server.made).toEqual(wished)
      expect(await box?.list()).toEqual([])
      for (const tab of tabs) expect(tab.names()).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('however long a server fails, what counts is in order, and nobody is told what is not so', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ steps }) => {
      const { does, tabs, wished, told, server, box } = await createFamily([])
      server.isFailing = true
      for (const { name, at } of steps) await does[name](at)
      server.isFailing = false
      server.isDown = false
      for (const tab of tabs) tab.wake()
      for (const _ of wished) await settle()
      const { made } = server
      expect(made).toEqual(wished.filter((name) => made.includes(name)))
      for (const name of told.done) expect(made).toContain(name)
      for (const name of told.refused) expect(made).not.toContain(name)
      expect(await box?.list()).toEqual([])
      for (const tab of tabs) expect(tab.names()).toEqual([])
    }),
    { numRuns: 300 },
  )
})
