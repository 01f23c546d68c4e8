import { ORPCError } from '@orpc/client'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import {
  answerFromKept,
  createQueryClient,
  productQuery,
  renewKeptAnswers,
  retryDelayMs,
} from './query-client.ts'

const denied = new Error('denied')

test('a query that cannot reach the server is answered by what is kept, and asked again later', async () => {
  const client = createQueryClient()
  answerFromKept(client, async (hash) => (hash === '["list"]' ? 'kept' : undefined))
  const ask = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('new')
  const query = {
    queryKey: ['list'],
    queryFn: ask,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  }
  const seen: unknown[] = []
  const stop = new QueryObserver(client, query).subscribe(({ data }) => seen.push(data))
  await vi.waitFor(() => expect(seen.at(-1)).toBe('kept'))
  renewKeptAnswers(client)
  await vi.waitFor(() => expect(seen.at(-1)).toBe('new'))
  stop()
  const unknown = { ...query, queryKey: ['other'], queryFn: () => Promise.reject(denied) }
  await expect(client.fetchQuery(unknown)).rejects.toBe(denied)
})

test('a refusal stays one, whatever is kept', async () => {
  const client = createQueryClient()
  answerFromKept(client, async () => 'kept')
  const refusal = new ORPCError('NOT_FOUND')
  const query = { queryKey: ['list'], queryFn: () => Promise.reject(refusal) }
  await expect(client.fetchQuery(query)).rejects.toBe(refusal)
})

test('waits and lifetimes are those of spec section 9', () => {
  expect(productQuery).toEqual({
    staleTime: 5 * 60_000,
    gcTime: 30 * 60_000,
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  expect([0, 1, 2, 10].map(retryDelayMs)).toEqual([1000, 2000, 4000, 30_000])
})
