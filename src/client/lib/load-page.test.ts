import { expect, test, vi } from 'vitest'
import { ChunkLoadError, loadPage } from './load-page.ts'

test('returns the page', async () => {
  await expect(loadPage(async () => 'page')).resolves.toBe('page')
})

test('throws ChunkLoadError when the code cannot be loaded', async () => {
  const load = () => Promise.reject(new Error('404'))
  await expect(loadPage(load)).rejects.toBeInstanceOf(ChunkLoadError)
})

test('gives up after 120 s', async () => {
  vi.useFakeTimers()
  const outcome = loadPage(() => new Promise(() => undefined)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBeInstanceOf(ChunkLoadError)
  vi.useRealTimers()
})
