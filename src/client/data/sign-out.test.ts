import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from './sign-out.ts'

vi.mock('./forget.ts', () => ({ forgetAccount: vi.fn() }))

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  logged.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

const fetchBy = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('signing out goes through the service that signs in', async () => {
  const fetch = fetchBy(async () => Response.json({}))
  await endSession()
  expect(fetch.mock.calls).toEqual([
    ['/api/auth/sign-out', expect.objectContaining({ method: 'POST' })],
  ])
  expect(logged).not.toHaveBeenCalled()
})

test.each([
  ['a server that fails', async () => new Response(null, { status: 500 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('signing out with %s is logged, and nothing else', async (_, answer) => {
  fetchBy(answer)
  await expect(endSession()).resolves.toBeUndefined()
  expect(logged.mock.calls).toEqual([['Sign-out failed', expect.any(Error)]])
})
