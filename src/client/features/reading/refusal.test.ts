import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

test('every failure has its page', () => {
  const counterReset = '2026-12-01T00:00:01+01:00'
  const quota = new ORPCError('QUOTA_EXCEEDED', { status: 402, data: { counterReset } })
  expect(refusalOf(quota)).toEqual({ kind: 'quota-exceeded', counterReset })
  expect(refusalOf(new ORPCError('QUOTA_EXCEEDED', { status: 402 }))).toEqual({
    kind: 'quota-exceeded',
    counterReset: null,
  })
  expect(refusalOf(new ORPCError('UNAUTHORIZED')).kind).toBe('sign-in')
  expect(refusalOf(new ORPCError('NOT_FOUND')).kind).toBe('unavailable')
  expect(refusalOf(new ORPCError('BAD_REQUEST')).kind).toBe('unavailable')
  expect(refusalOf(new ORPCError('TOO_MANY_REQUESTS')).kind).toBe('unreachable')
  expect(refusalOf(new TypeError('Failed to fetch')).kind).toBe('unreachable')
})
