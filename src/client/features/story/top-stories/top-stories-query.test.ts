import { onlineManager, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../ui/toast.ts'
import { topStoriesQuery } from './top-stories-query.ts'

const top = vi.hoisted(() => vi.fn())
vi.mock('../../../data/core/api.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  api: { story: { top } },
}))
vi.mock('../../../ui/toast.ts', () => ({ showToast: vi.fn() }))

beforeEach(() => {
  top.mockReset()
  vi.mocked(showToast).mockReset()
})

test.each([
  [new Error('Der Igel ist krank.'), 'Der Igel ist krank.'],
  [new TypeError('Failed to fetch'), m.login_error_network()],
  [new Error(''), 'Unexpected error'],
  [null, 'Unexpected error'],
  ['x', 'Unexpected error'],
  [{}, 'Unexpected error'],
])('a failure with %j is shown as %j and rethrown', async (failure, message) => {
  top.mockRejectedValue(failure)
  const result = new QueryClient().fetchQuery(topStoriesQuery({ limit: 10, search: '' }))
  await expect(result).rejects.toBe(failure)
  expect(showToast).toHaveBeenCalledExactlyOnceWith(message, 'error')
})

test('a failure without a network shows nothing', async () => {
  onlineManager.setOnline(false)
  top.mockRejectedValue(new TypeError('Failed to fetch'))
  const result = new QueryClient().fetchQuery({
    ...topStoriesQuery({ limit: 10, search: '' }),
    networkMode: 'always',
  })
  await expect(result).rejects.toThrow('Failed to fetch')
  expect(showToast).not.toHaveBeenCalled()
  onlineManager.setOnline(true)
})

test('an aborted query shows nothing', async () => {
  const abort = new AbortController()
  top.mockImplementation(async () => {
    abort.abort()
    throw new Error('aborted')
  })
  const { queryFn } = topStoriesQuery({ limit: 10, search: '' })
  await expect(queryFn({ signal: abort.signal })).rejects.toThrow('aborted')
  expect(showToast).not.toHaveBeenCalled()
})

test.each([
  ['', {}],
  ['   ', {}],
  ['\t', {}],
  ['\u00a0\n', {}],
  [' der ', { search: ' der ' }],
  ['Ä', { search: 'Ä' }],
])('a search for %j is sent as %j', async (search, sent) => {
  top.mockResolvedValue([])
  await new QueryClient().fetchQuery(topStoriesQuery({ limit: 10, search }))
  expect(top.mock.calls[0]?.[0]).toEqual({ limit: 10, ...sent })
})
