import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { calls } from '../hostile/calls.ts'
import { hunt, sendTry } from '../hostile/hunt.ts'
import { inputOf } from '../hostile/inputs.ts'
import { triesOf } from '../hostile/tries.ts'
import type { World } from '../hostile/world.ts'
import { createWorld } from '../hostile/world.ts'
import { operations } from '../support/operations.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

test('no call of a small hunt fails, and none that is refused changes anything', async () => {
  const { findings, calls: made, refused, accepted } = await hunt(world, { seed: 7, tries: 2 })
  expect(findings).toEqual([])
  expect(made).toBe(2 * operations.length)
  expect(refused + accepted).toBe(made)
  expect(Math.min(refused, accepted)).toBeGreaterThan(0)
})

test('a failure, a change by a refused call and one that is rolled back are told apart', async () => {
  const { findings } = await hunt(world, {
    seed: 7,
    tries: 3,
    only: ['story.top', 'news.get', 'roadmap.list'],
    async send(here, tried) {
      const answer = await sendTry(here, tried)
      if (tried.call === 'story.top') return new Response('{"code":"PLANTED"}', { status: 500 })
      if (tried.call === 'news.get') {
        await here.app.db.execute(sql`update story set likes = likes + 1`)
        return Response.json({ code: 'PLANTED' }, { status: 409 })
      }
      await here.app.db
        .transaction(async (tx) => {
          await tx.execute(sql`update story set likes = likes + 1`)
          tx.rollback()
        })
        .catch(() => {})
      await answer.body?.cancel()
      return Response.json({ code: 'PLANTED' }, { status: 409 })
    },
  })
  expect(findings.map(({ kind, seen, tried }) => `${tried.call} ${kind}: ${seen}`)).toEqual([
    'story.top failed: 500 : ',
    'news.get changed: 409 PLANTED: story update likes',
  ])
})

test('a seed makes the same calls again, and another one others', () => {
  const made = (seed: number) => calls.map((call) => triesOf(call, world.known, { seed, count: 3 }))
  expect(made(1)).toEqual(made(1))
  expect(made(1)).not.toEqual(made(2))
})

test('what is spoiled was right before: most inputs fit their call', () => {
  const misfits = calls.filter(({ input, fits }) => {
    if (!input) return false
    const inputs = fc.sample(inputOf(input, world.known), { seed: 1, numRuns: 20 })
    return !inputs.some(fits)
  })
  expect(misfits.map(({ name }) => name)).toEqual([])
})
