import { expect, test } from 'vitest'
import { createTurnstile } from './turnstile.ts'

test('two at a time, three wait, the rest is sent away, and places are given back', async () => {
  const turnstile = createTurnstile(2, 3)
  let inside = 0
  let most = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside -= 1
    return 'done'
  }
  const crowd = () => Promise.all(Array.from({ length: 8 }, () => turnstile.pass(work)))
  for (const results of [await crowd(), await crowd()]) {
    expect(results.filter((result) => result?.value === 'done')).toHaveLength(5)
    expect(results.filter((result) => result === null)).toHaveLength(3)
  }
  expect(most).toBe(2)
})

test('work that fails leaves its place', async () => {
  const turnstile = createTurnstile(1, 0)
  const fails = turnstile.pass(() => Promise.reject(new Error('no')))
  await expect(fails).rejects.toThrow('no')
  expect(await turnstile.pass(async () => 1)).toEqual({ value: 1 })
})
