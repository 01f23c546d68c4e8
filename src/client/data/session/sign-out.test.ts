import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from './sign-out.ts'

vi.mock('../storage/clear-account.ts', () => ({ clearAccount: vi.fn() }))

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  logged.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

const fetchBy = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('signing out calls the sign-in service', async () => {
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
])('signing out with %s is logged and does not throw', async (_, answer) => {
  fetchBy(answer)
  await expect(endSession()).resolves.toBeUndefined()
  expect(logged.mock.calls).toEqual([['Sign-out failed', expect.any(Error)]])
})
