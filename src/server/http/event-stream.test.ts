import { ORPCError, withEventMeta } from '@orpc/server'
import { expect, test, vi } from 'vitest'
import { eventStream } from './event-stream.ts'

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text()
}

test('events have the form of server-sent events, with their id and in the form of the prefix', async () => {
  async function* events() {
    yield withEventMeta({ name: 'Familie' }, { id: '7' })
    yield null
  }
  expect(await textOf(eventStream(events(), (json) => ({ json })))).toBe(
    ':\n\n' +
      'event: message\nid: 7\ndata: {"json":{"name":"Familie"}}\n\n' +
      'event: message\ndata: {"json":null}\n\n',
  )
})

test('a refusal is the last event', async () => {
  const refused = {
    next: () => Promise.reject(new ORPCError('UNAUTHORIZED', { message: 'Bitte melde dich an.' })),
  }
  const text = await textOf(eventStream(refused, (value) => value))
  expect(text).toContain('event: error\ndata: {"defined":false,"code":"UNAUTHORIZED","status":401')
})

test('a reader that stays hears a comment every five seconds; one that leaves ends the events', async () => {
  vi.useFakeTimers()
  const endless = {
    next: () => new Promise<never>(() => {}),
    return: vi.fn(async () => ({ done: true as const, value: undefined })),
  }
  const reader = eventStream(endless, (value) => value).getReader()
  const next = async () => new TextDecoder().decode((await reader.read()).value)
  expect(await next()).toBe(':\n\n')
  const waiting = next()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await waiting).toBe(':\n\n')
  vi.useRealTimers()
  await reader.cancel()
  expect(endless.return).toHaveBeenCalled()
})
