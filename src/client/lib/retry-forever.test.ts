import { expect, it, vi } from 'vitest'
import { retryForever } from './retry-forever.ts'

it('retries with growing delays until it succeeds', async () => {
  const load = vi.fn(async () => 'code')
  for (let failures = 0; failures < 7; failures++) load.mockRejectedValueOnce(new Error('offline'))
  const waits: number[] = []
  expect(await retryForever(load, async (delayMs) => waits.push(delayMs))).toBe('code')
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
