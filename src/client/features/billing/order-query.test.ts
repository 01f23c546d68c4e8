import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { askAgainMs, isHopeless } from './order-query.ts'

test('pauses grow from one second to a quarter of a minute', () => {
  expect([0, 1, 2, 3].map(askAgainMs)).toEqual([1000, 1000, 1500, 2250])
  expect(askAgainMs(50)).toBe(15_000)
})

test('only what cannot become better ends the waiting', () => {
  const failed = (code: string, status: number) => isHopeless(new ORPCError(code, { status }))
  expect(failed('NOT_FOUND', 404)).toBe(true)
  expect(failed('UNAUTHORIZED', 401)).toBe(true)
  expect(failed('GATE_CLOSED', 403)).toBe(false)
  expect(failed('TOO_MANY_REQUESTS', 429)).toBe(false)
  expect(failed('PROVIDER_UNAVAILABLE', 503)).toBe(false)
  expect(isHopeless(new TypeError('Failed to fetch'))).toBe(false)
})
