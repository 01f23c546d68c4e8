import { ORPCError } from '@orpc/client'
import { expect, test, vi } from 'vitest'
import { sendWish } from './send-wish.ts'
import type { Waiting } from './wish.ts'

const update = vi.hoisted(() => vi.fn())
vi.mock('../api.ts', () => ({ api: { profile: { update } } }))

const waiting: Waiting = {
  kind: 'nickname',
  input: { displayName: 'Winter' },
  uid: 'u1',
  idempotencyKey: 'k1',
  queuedAt: 0,
}
const sending = { isLeaving: false, longestMs: 10_000 } as const
const refused = (status: number) => new ORPCError('NO', { status })

test.each([
  [new TypeError('Failed to fetch'), 'later'],
  [refused(500), 'later'],
  [refused(401), 'later'],
  [refused(429), 'later'],
  [refused(409), 'refused'],
  [refused(404), 'refused'],
])('%s means %s', async (error, kind) => {
  update.mockRejectedValueOnce(error)
  expect((await sendWish(waiting, sending)).kind).toBe(kind)
})

test('a change is sent for its account and under its key', async () => {
  update.mockResolvedValueOnce('saved')
  expect(await sendWish(waiting, sending)).toEqual({ kind: 'done', result: 'saved' })
  expect(update).toHaveBeenLastCalledWith(
    { uid: 'u1', displayName: 'Winter' },
    expect.objectContaining({ context: { idempotencyKey: 'k1', isLeaving: false } }),
  )
})
