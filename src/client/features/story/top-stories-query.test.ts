import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { showToast } from '../../ui/toast.ts'
import { topStoriesQuery } from './top-stories-query.ts'

const top = vi.hoisted(() => vi.fn())
vi.mock('../../data/api.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  api: { story: { top } },
}))
vi.mock('../../ui/toast.ts', () => ({ showToast: vi.fn() }))

beforeEach(() => {
  top.mockReset()
  vi.mocked(showToast).mockReset()
})

test.each([
  [new Error('Der Igel ist krank.'), 'Der Igel ist krank.'],
  [new Error(''), 'Unexpected error'],
  [null, 'Unexpected error'],
  ['x', 'Unexpected error'],
  [{}, 'Unexpected error'],
])('a failure with %j is told as %j and thrown on', async (failure, told) => {
  top.mockRejectedValue(failure)
  const asked = new QueryClient().fetchQuery(topStoriesQuery({ limit: 10, search: '' }))
  await expect(asked).rejects.toBe(failure)
  expect(showToast).toHaveBeenCalledExactlyOnceWith(told, 'error')
})

test('an ask that nobody waits for any more tells nothing', async () => {
  const left = new AbortController()
  top.mockImplementation(async () => {
    left.abort()
    throw new Error('aborted')
  })
  const { queryFn } = topStoriesQuery({ limit: 10, search: '' })
  await expect(queryFn({ signal: left.signal })).rejects.toThrow('aborted')
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
