import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SendingFate } from './outbox-stage.ts'
import { createBrowser, mark, settle } from './outbox-stage.ts'

const step = fc.oneof(
  fc.record({ name: fc.constant('add' as const), at: fc.nat(2) }),
  fc.record({ name: fc.constant('kill' as const), at: fc.nat(2) }),
  fc.record({ name: fc.constant('wake' as const), at: fc.nat(2) }),
  fc.record({
    name: fc.constantFrom('open' as const, 'wait' as const, 'down' as const, 'up' as const),
    at: fc.constant(0),
  }),
)
const fate = fc.constantFrom<SendingFate>('arrives', 'is lost', 'is heard but its answer is lost')

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** A browser with one to three tabs in which somebody marks one story after the other. */
async function createFamily(fates: SendingFate[]) {
  const { openTab, server, box } = createBrowser()
  server.fates.push(...fates)
  const tabs = [await openTab()]
  const wished: string[] = []
  const tabAt = (at: number) => tabs[at % tabs.length] as (typeof tabs)[0]
  const does: Record<Step['name'], (at: number) => unknown> = {
    add(at) {
      const storyId = `s${wished.length}`
      wished.push(storyId)
      void tabAt(at).add(mark(storyId))
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
  }
  return { does, tabs, wished, server, box }
}

test('whatever happens, every wish counts exactly once and in order, and none stays', async () => {
  const plan = fc.record({
    steps: fc.array(step, { maxLength: 40 }),
    fates: fc.array(fate, { maxLength: 20 }),
  })
  await fc.assert(
    fc.asyncProperty(plan, async ({ steps, fates }) => {
      const { does, tabs, wished, server, box } = await createFamily(fates)
      for (const { name, at } of steps) await does[name](at)
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
