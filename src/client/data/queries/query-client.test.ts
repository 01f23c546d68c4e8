import { ORPCError } from '@orpc/client'
import { focusManager, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  createQueryClient,
  productQuery,
  refetchStoredAnswers,
  retryDelayMs,
  setStoredAnswers,
} from './query-client.ts'

const denied = new Error('denied')

test('a query that cannot reach the server is answered from the database, and fetched later', async () => {
  const client = createQueryClient()
  setStoredAnswers(client, async (hash) => (hash === '["list"]' ? 'stored' : undefined))
  const ask = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('new')
  const query = {
    queryKey: ['list'],
    queryFn: ask,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  }
  const seen: unknown[] = []
  const stop = new QueryObserver(client, query).subscribe(({ data }) => seen.push(data))
  await vi.waitFor(() => expect(seen.at(-1)).toBe('stored'))
  refetchStoredAnswers(client)
  await vi.waitFor(() => expect(seen.at(-1)).toBe('new'))
  stop()
  const unknown = { ...query, queryKey: ['other'], queryFn: () => Promise.reject(denied) }
  await expect(client.fetchQuery(unknown)).rejects.toBe(denied)
})

test('a refusal is not replaced by a stored answer', async () => {
  const client = createQueryClient()
  setStoredAnswers(client, async () => 'stored')
  const refusal = new ORPCError('NOT_FOUND')
  const query = { queryKey: ['list'], queryFn: () => Promise.reject(refusal) }
  await expect(client.fetchQuery(query)).rejects.toBe(refusal)
})

test('product queries are fresh for 5 minutes, cached for 30, and never refetched automatically', () => {
  expect(productQuery).toEqual({
    staleTime: 300_000,
    gcTime: 1_800_000,
    retry: false,
    retryOnMount: false,
    refetchOnMount: expect.any(Function),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
})

test('the general client caches answers for 5 minutes and retries 3 times, after 1 s, 2 s and 4 s', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  expect(client.getDefaultOptions().queries?.gcTime).toBe(300_000)
  expect([0, 1, 2, 10].map(retryDelayMs)).toEqual([1000, 2000, 4000, 30_000])
  const ask = vi.fn(() => Promise.reject(denied))
  // An observer, as `fetchQuery` repeats nothing.
  const stop = new QueryObserver(client, { queryKey: ['general'], queryFn: ask }).subscribe(
    () => {},
  )
  const callCounts: number[] = []
  for (const ms of [0, 1000, 2000, 4000, 60_000]) {
    await vi.advanceTimersByTimeAsync(ms)
    callCounts.push(ask.mock.calls.length)
  }
  stop()
  vi.useRealTimers()
  expect(callCounts).toEqual([1, 2, 3, 4, 4])
})

describe('a product query', () => {
  const stops: (() => void)[] = []

  /** A page that shows what a call of that name answers. */
  function show(client: QueryClient, queryFn: () => Promise<unknown>, name = ['news', 'list']) {
    const options = { ...productQuery, queryKey: [name], queryFn }
    const stop = new QueryObserver(client, options).subscribe(() => {})
    stops.push(stop)
    return stop
  }

  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    onlineManager.setOnline(true)
    vi.useRealTimers()
  })

  test('that failed is not refetched when the network or the page comes back', async () => {
    vi.useFakeTimers()
    const client = createQueryClient()
    client.mount()
    stops.push(() => client.unmount())
    const ask = vi.fn(() => Promise.reject(denied))
    show(client, ask)
    await vi.advanceTimersByTimeAsync(60_000)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledOnce()
  })

  test('of the family that failed is refetched when the network comes back', async () => {
    const client = createQueryClient()
    const ask = vi.fn().mockRejectedValueOnce(denied).mockResolvedValue('here')
    show(client, ask, ['child', 'list'])
    await vi.waitFor(() => expect(client.getQueryState([['child', 'list']])?.status).toBe('error'))
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(client.getQueryData([['child', 'list']])).toBe('here'))
  })

  test('that is shown again is refetched only after an invalidation', async () => {
    vi.useFakeTimers()
    const client = createQueryClient()
    const ask = vi.fn().mockResolvedValue('posts')
    show(client, ask)()
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    show(client, ask)()
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(1)
    void client.invalidateQueries({ queryKey: [['news', 'list']] })
    show(client, ask)
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
