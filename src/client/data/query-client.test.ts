import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { answerFromKept, createQueryClient, renewKeptAnswers } from './query-client.ts'

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
