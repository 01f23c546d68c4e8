import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contract } from '../../contract/index.ts'
import { describeCalls } from '../../contract/traits.ts'
import { api } from './core/api.ts'
import type { Change } from './outbox/pending-change.ts'
import { sendChange } from './outbox/send-change.ts'

const calls = describeCalls(contract)

interface Sent {
  name: string
  method: string
}
let sent: Sent[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal('location', { origin: 'http://fabelhain.test' })
  vi.stubGlobal('fetch', async ({ url, method }: Request) => {
    sent.push({ name: new URL(url).pathname.replace('/rpc/', '').replace('/', '.'), method })
    return Response.json({ json: null })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the client sends every call by the method of its traits', async () => {
  const nouns = api as unknown as Record<
    string,
    Record<string, (input: object) => Promise<unknown>>
  >
  for (const { name } of calls) {
    const [noun = '', verb = ''] = name.split('.')
    await nouns[noun]?.[verb]?.({})
  }
  expect(sent).toEqual(calls.map(({ name, rpcMethod }) => ({ name, method: rpcMethod })))
})

test('the outbox sends exactly the calls that may wait offline', async () => {
  const list = { childId: 'default', list: 'favorites' } as const
  const savedAt = '2026-11-21T10:00:00Z'
  const place = { page: 1, sentence: 0, isFinished: false, savedAt, fromStart: false }
  const changes: { [Kind in Change['kind']]: Extract<Change, { kind: Kind }>['input'][] } = {
    nickname: [{ displayName: 'Winter' }],
    reader: [{ readerTextSize: '26' }],
    aids: [{ childId: 'default', change: { share: 2 } }],
    mark: [
      { ...list, storyIds: ['a'], marked: true },
      { ...list, storyIds: ['a', 'b'], marked: true },
    ],
    arrange: [{ ...list, storyIds: ['a', 'b'] }],
    progress: [{ childId: 'default', storyId: 'a', place }],
  }
  for (const [kind, inputs] of Object.entries(changes)) {
    for (const input of inputs) {
      const change = { kind, input } as Change
      const pending = { ...change, uid: 'u1', idempotencyKey: 'k1', queuedAt: 0 }
      await sendChange(pending, { isLeaving: false, longestMs: 10_000 })
    }
  }
  const queueable = calls.filter(({ mayWaitOffline }) => mayWaitOffline)
  expect(sent.map(({ name }) => name).sort()).toEqual(queueable.map(({ name }) => name).sort())
})
