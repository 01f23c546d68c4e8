import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { pauseAsking, resumeAsking, untilPaused } from './asking.ts'
import { createQueryClient, productQuery } from './query-client.ts'

/** A page that shows what a call answers; the call hears when it is given up. */
function show(client: ReturnType<typeof createQueryClient>, name: string) {
  const given: PromiseWithResolvers<string>[] = []
  const ask = vi.fn(({ signal }: { signal: AbortSignal }) => {
    const answer = Promise.withResolvers<string>()
    given.push(answer)
    signal.addEventListener('abort', () => answer.reject(signal.reason))
    return answer.promise
  })
  const observer = new QueryObserver(client, { ...productQuery, queryKey: [name], queryFn: ask })
  const stop = observer.subscribe(() => {})
  return { ask, given, stop, data: () => observer.getCurrentResult().data }
}

test('while a session ends nothing is asked; afterwards what is still shown is', async () => {
  const client = createQueryClient()
  const before = show(client, 'before')
  const left = show(client, 'left')
  expect(before.ask).toHaveBeenCalledOnce()
  pauseAsking(client)
  pauseAsking(client)
  expect(before.ask.mock.calls[0]?.[0].signal.aborted).toBe(true)
  const meanwhile = show(client, 'meanwhile')
  left.stop()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(meanwhile.ask).not.toHaveBeenCalled()

  resumeAsking(client)
  await vi.waitFor(() => expect(meanwhile.ask).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(before.ask).toHaveBeenCalledTimes(2))
  before.given[1]?.resolve('known')
  await vi.waitFor(() => expect(before.data()).toBe('known'))
  expect(left.ask).toHaveBeenCalledOnce()
})

test('what waits and is given up is not asked', async () => {
  const client = createQueryClient()
  pauseAsking(client)
  const page = show(client, 'page')
  page.stop()
  client.removeQueries()
  resumeAsking(client)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(page.ask).not.toHaveBeenCalled()
})

test('a question that outlasts its page ends with the session, and the next one does not', () => {
  const client = createQueryClient()
  const first = untilPaused(client)
  pauseAsking(client)
  expect(first.aborted).toBe(true)
  resumeAsking(client)
  expect(untilPaused(client).aborted).toBe(false)
})
