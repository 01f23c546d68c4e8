import { describe, expect, it } from 'vitest'
import { readAuthAnswer } from './auth-answer.ts'

const refusal = (status: number, code: string, data: unknown = {}) =>
  readAuthAnswer(status, { body: { code, status, message: '…', data }, retryAfter: null })

describe('readAuthAnswer', () => {
  it('accepts every 2xx as success, whatever the body', () => {
    expect(readAuthAnswer(200, { body: undefined, retryAfter: null })).toEqual({ kind: 'ok' })
  })

  it.each([
    [401, 'INVALID_EMAIL_OR_PASSWORD', 'wrong-credentials'],
    [422, 'USER_ALREADY_EXISTS', 'address-in-use'],
    [400, 'INVALID_TOKEN', 'link-expired'],
    [400, 'TOKEN_EXPIRED', 'link-expired'],
    [403, 'OTHER_ACCOUNT', 'other-account'],
    [400, 'EMAIL_ALREADY_VERIFIED', 'already-verified'],
    [401, 'UNAUTHORIZED', 'signed-out'],
    [503, 'GOOGLE_UNAVAILABLE', 'google-unavailable'],
    [500, 'INTERNAL_SERVER_ERROR', 'unexpected'],
    [403, 'INVALID_ORIGIN', 'unexpected'],
    [418, 'constructor', 'unexpected'],
  ])('reads %i %s as %s', (status, code, kind) => {
    expect(refusal(status, code)).toEqual({ kind })
  })

  it('reveals the due date of a locked account to its owner only', () => {
    const dueAt = '2026-12-05T10:00:00.000Z'
    expect(refusal(403, 'ACCOUNT_LOCKED', { dueAt })).toEqual({ kind: 'locked', dueAt })
    expect(refusal(403, 'ACCOUNT_LOCKED')).toEqual({ kind: 'locked', dueAt: null })
  })

  it.each([
    ['PASSWORD_TOO_SHORT', { field: 'password', reason: 'password-short' }],
    ['PASSWORD_TOO_COMMON', { field: 'password', reason: 'password-common' }],
    ['INVALID_EMAIL', { field: 'email', reason: 'invalid-email' }],
  ])('names the field of %s even without details', (code, field) => {
    expect(refusal(400, code)).toEqual({ kind: 'invalid-fields', fields: [field] })
  })

  it('keeps the fields that the server names', () => {
    const fields = [
      { path: 'newPassword', reason: 'PASSWORD_TOO_LONG' },
      { path: 'email', reason: 'too_big' },
    ]
    expect(refusal(400, 'PASSWORD_TOO_LONG', { fields })).toEqual({
      kind: 'invalid-fields',
      fields: [
        { field: 'newPassword', reason: 'password-long' },
        { field: 'email', reason: 'invalid' },
      ],
    })
  })

  it('finds the wait in the body, in Retry-After, or assumes a minute', () => {
    const wait = (body: unknown, retryAfter: string | null) =>
      readAuthAnswer(429, { body, retryAfter })
    const tooMany = (retryAfterSeconds: number) => ({ kind: 'too-many', retryAfterSeconds })
    expect(wait({ code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 7 } }, '9')).toEqual(
      tooMany(7),
    )
    expect(wait(null, '9')).toEqual(tooMany(9))
    expect(wait('<html>', 'Wed, 21 Oct 2026 07:28:00 GMT')).toEqual(tooMany(60))
  })

  it('survives the error page of a proxy', () => {
    expect(readAuthAnswer(502, { body: undefined, retryAfter: null })).toEqual({
      kind: 'unexpected',
    })
    expect(readAuthAnswer(400, { body: { code: 'BAD_REQUEST' }, retryAfter: null })).toEqual({
      kind: 'unexpected',
    })
  })
})
