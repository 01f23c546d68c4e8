import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient, productQuery } from './query-client.ts'
import { nextPauseSignal, pauseQueries, resumeQueries } from './query-pause.ts'

/** A page that shows a query; its call ends when it is aborted. */
function show(client: ReturnType<typeof createQueryClient>, name: string) {
  const answers: PromiseWithResolvers<string>[] = []
  const ask = vi.fn(({ signal }: { signal: AbortSignal }) => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    signal.addEventListener('abort', () => answer.reject(signal.reason))
    return answer.promise
  })
  const observer = new QueryObserver(client, { ...productQuery, queryKey: [name], queryFn: ask })
  const stop = observer.subscribe(() => {})
  return { ask, answers, stop, data: () => observer.getCurrentResult().data }
}

test('while a session ends nothing is fetched; afterwards visible queries are', async () => {
  const client = createQueryClient()
  const before = show(client, 'before')
  const left = show(client, 'left')
  expect(before.ask).toHaveBeenCalledOnce()
  pauseQueries(client)
  pauseQueries(client)
  expect(before.ask.mock.calls[0]?.[0].signal.aborted).toBe(true)
  const meanwhile = show(client, 'meanwhile')
  left.stop()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(meanwhile.ask).not.toHaveBeenCalled()

  resumeQueries(client)
  await vi.waitFor(() => expect(meanwhile.ask).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(before.ask).toHaveBeenCalledTimes(2))
  before.answers[1]?.resolve('known')
  await vi.waitFor(() => expect(before.data()).toBe('known'))
  expect(left.ask).toHaveBeenCalledOnce()
})

test('a delayed query that is cancelled is not fetched', async () => {
  const client = createQueryClient()
  pauseQueries(client)
  const page = show(client, 'page')
  page.stop()
  client.removeQueries()
  resumeQueries(client)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(page.ask).not.toHaveBeenCalled()
})

test('a call that outlives its page is aborted with the session, the next call is not', () => {
  const client = createQueryClient()
  const first = nextPauseSignal(client)
  pauseQueries(client)
  expect(first.aborted).toBe(true)
  resumeQueries(client)
  expect(nextPauseSignal(client).aborted).toBe(false)
})
