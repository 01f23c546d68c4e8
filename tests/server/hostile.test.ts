import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { calls } from '../hostile/calls.ts'
import { hunt, sendTry } from '../hostile/hunt.ts'
import { inputOf } from '../hostile/inputs.ts'
import { triesOf } from '../hostile/tries.ts'
import { createWorld, type World } from '../hostile/world.ts'
import { operations } from '../support/operations.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

test('no call of a small hunt fails, and no refused call changes anything', async () => {
  const { findings, calls: callCount, refused, accepted } = await hunt(world, { seed: 7, tries: 2 })
  expect(findings).toEqual([])
  expect(callCount).toBe(2 * operations.length)
  expect(refused + accepted).toBe(callCount)
  expect(Math.min(refused, accepted)).toBeGreaterThan(0)
})

test('failures, changes by refused calls and rolled back changes are distinguished', async () => {
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
  expect(findings.map(({ kind, evidence, tried }) => `${tried.call} ${kind}: ${evidence}`)).toEqual(
    ['story.top failed: 500 : ', 'news.get changed: 409 PLANTED: story update changed_in, likes'],
  )
})

test('a seed repeats its calls; another seed makes others', () => {
  const triesFor = (seed: number) =>
    calls.map((call) => triesOf(call, world.knownValues, { seed, count: 3 }))
  expect(triesFor(1)).toEqual(triesFor(1))
  expect(triesFor(1)).not.toEqual(triesFor(2))
})

test('every call has inputs that fit its schema before they are spoiled', () => {
  const misfits = calls.filter(({ input, fits }) => {
    if (!input) return false
    const inputs = fc.sample(inputOf(input, world.knownValues), { seed: 1, numRuns: 20 })
    return !inputs.some(fits)
  })
  expect(misfits.map(({ name }) => name)).toEqual([])
})
