import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { isFinalError, pollDelayMs } from './order-query.ts'

test('poll delays grow from one second to a quarter of a minute', () => {
  expect([0, 1, 2, 3].map(pollDelayMs)).toEqual([1000, 1000, 1500, 2250])
  expect(pollDelayMs(50)).toBe(15_000)
})

test('only final errors end the polling', () => {
  const failed = (code: string, status: number) => isFinalError(new ORPCError(code, { status }))
  expect(failed('NOT_FOUND', 404)).toBe(true)
  expect(failed('UNAUTHORIZED', 401)).toBe(true)
  expect(failed('GATE_CLOSED', 403)).toBe(false)
  expect(failed('TOO_MANY_REQUESTS', 429)).toBe(false)
  expect(failed('PROVIDER_UNAVAILABLE', 503)).toBe(false)
  expect(isFinalError(new TypeError('Failed to fetch'))).toBe(false)
})
