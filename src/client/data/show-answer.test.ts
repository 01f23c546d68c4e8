import type { DataTag } from '@tanstack/react-query'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { showAnswer } from './show-answer.ts'

const queryKey = ['device'] as DataTag<['device'], string, Error>
const client = new QueryClient()
let end = () => {}

afterEach(() => {
  end()
  client.clear()
})

/** A page that shows what is asked for; each ask waits for its own answer. */
function openPage() {
  const asks: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => asks.push(resolve))
  end = new QueryObserver(client, { queryKey, queryFn, staleTime: 60_000 }).subscribe(() => {})
  return asks
}

test('what was asked before a change and comes after it does not undo the change', async () => {
  const asks = openPage()
  asks[0]?.('closed')
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('closed'))
  void client.invalidateQueries({ queryKey })
  await vi.waitFor(() => expect(asks).toHaveLength(2))

  showAnswer(client, queryKey, 'open')
  asks[1]?.('closed')
  await vi.waitFor(() => expect(asks).toHaveLength(3))
  expect(client.getQueryData(queryKey)).toBe('open')
  asks[2]?.('open until five')
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('open until five'))
})

test('where nothing is on its way, nothing is asked', async () => {
  const asks = openPage()
  asks[0]?.('closed')
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('closed'))
  showAnswer(client, queryKey, (before) => `${before} no more`)
  expect(client.getQueryData(queryKey)).toBe('closed no more')
  expect(asks).toHaveLength(1)
  expect(client.isFetching()).toBe(0)
})
