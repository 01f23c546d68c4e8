import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('two run, three wait, the rest is refused, and places become free again', async () => {
  const limit = createConcurrencyLimit(2, 3)
  let running = 0
  let maxRunning = 0
  const work = async () => {
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return 'done'
  }
  const runEight = () => Promise.all(Array.from({ length: 8 }, () => limit.run(work)))
  for (const results of [await runEight(), await runEight()]) {
    expect(results.filter((result) => result?.value === 'done')).toHaveLength(5)
    expect(results.filter((result) => result === null)).toHaveLength(3)
  }
  expect(maxRunning).toBe(2)
})

test('failed work frees its place', async () => {
  const limit = createConcurrencyLimit(1, 0)
  const fails = limit.run(() => Promise.reject(new Error('no')))
  await expect(fails).rejects.toThrow('no')
  expect(await limit.run(async () => 1)).toEqual({ value: 1 })
})
