import { type DataTag, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { showAnswer } from './show-answer.ts'

const queryKey = ['device'] as DataTag<['device'], string, Error>
const client = new QueryClient()
let end = () => {}

afterEach(() => {
  end()
  client.clear()
})

/** A page that shows the query; each fetch waits for its own answer. */
function openPage() {
  const fetches: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => fetches.push(resolve))
  end = new QueryObserver(client, { queryKey, queryFn, staleTime: 60_000 }).subscribe(() => {})
  return fetches
}

test('an answer that was fetched before a change and arrives after it does not undo the change', async () => {
  const fetches = openPage()
  fetches[0]?.('closed')
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('closed'))
  void client.invalidateQueries({ queryKey })
  await vi.waitFor(() => expect(fetches).toHaveLength(2))

  showAnswer(client, queryKey, 'open')
  fetches[1]?.('closed')
  await vi.waitFor(() => expect(fetches).toHaveLength(3))
  expect(client.getQueryData(queryKey)).toBe('open')
  fetches[2]?.('open until five')
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('open until five'))
})

test('where no fetch runs, none is started', async () => {
  const fetches = openPage()
  fetches[0]?.('closed')
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('closed'))
  showAnswer(client, queryKey, (before) => `${before} no more`)
  expect(client.getQueryData(queryKey)).toBe('closed no more')
  expect(fetches).toHaveLength(1)
  expect(client.isFetching()).toBe(0)
})
