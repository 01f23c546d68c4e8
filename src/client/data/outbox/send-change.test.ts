import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PendingChange } from './pending-change.ts'
import { sendChange } from './send-change.ts'

const fetch = vi.fn<(request: Request) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://fabelhain.test' })
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => vi.unstubAllGlobals())

const change: PendingChange = {
  kind: 'nickname',
  input: { displayName: 'Winter' },
  uid: 'u1',
  idempotencyKey: 'k1',
  queuedAt: 0,
}
const options = { isLeaving: false, longestMs: 10_000 } as const
const refused = (status: number) => async () =>
  Response.json({ json: { defined: false, code: 'NO', status, message: '' } }, { status })

test.each([
  {
    name: 'no network',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    kind: 'later',
  },
  {
    name: 'the page of a captive portal',
    answer: async () => new Response('<!doctype html>'),
    kind: 'later',
  },
  { name: '500', answer: refused(500), kind: 'later' },
  { name: '401', answer: refused(401), kind: 'later' },
  { name: '429', answer: refused(429), kind: 'later' },
  { name: '409', answer: refused(409), kind: 'refused' },
  { name: '404', answer: refused(404), kind: 'refused' },
])('$name: $kind', async ({ answer, kind }) => {
  fetch.mockImplementationOnce(answer)
  expect((await sendChange(change, options)).kind).toBe(kind)
})

test('a change is sent for its account and under its key', async () => {
  fetch.mockResolvedValueOnce(Response.json({ json: 'saved' }))
  expect(await sendChange(change, options)).toEqual({ kind: 'done', result: 'saved' })
  const request = fetch.mock.lastCall?.[0]
  expect(await request?.json()).toEqual({ json: { uid: 'u1', displayName: 'Winter' } })
  expect(request?.headers.get('idempotency-key')).toBe('k1')
})
