import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

test('maps every failure to a refusal', () => {
  const counterReset = '2026-12-01T00:00:01+01:00'
  const quota = new ORPCError('QUOTA_EXCEEDED', { status: 402, data: { counterReset } })
  expect(refusalOf(quota, true)).toEqual({ kind: 'quota-exceeded', counterReset })
  expect(refusalOf(new ORPCError('QUOTA_EXCEEDED', { status: 402 }), true)).toEqual({
    kind: 'quota-exceeded',
    counterReset: null,
  })
  expect(refusalOf(new ORPCError('EMAIL_UNVERIFIED', { status: 403 }), true).kind).toBe(
    'unverified',
  )
  expect(refusalOf(new ORPCError('UNAUTHORIZED'), true).kind).toBe('sign-in')
  expect(refusalOf(new ORPCError('NOT_FOUND'), true).kind).toBe('unavailable')
  expect(refusalOf(new ORPCError('BAD_REQUEST'), true).kind).toBe('unavailable')
  expect(refusalOf(new ORPCError('TOO_MANY_REQUESTS'), true).kind).toBe('unreachable')
  expect(refusalOf(new TypeError('Failed to fetch'), true).kind).toBe('unreachable')
  expect(refusalOf(new TypeError('Failed to fetch'), false).kind).toBe('offline')
  expect(refusalOf(new ORPCError('NOT_FOUND'), false).kind).toBe('unavailable')
})
