import { describe, expect, it } from 'vitest'
import { verificationKind } from './verification.ts'

const token = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

describe('verificationKind', () => {
  it('tells the wish to change from the confirmation itself', () => {
    const requestType = 'change-email-confirmation'
    expect(verificationKind(token({ email: 'ä?>@x.de', requestType }))).toBe('change')
    expect(verificationKind(token({ email: 'a@x.de' }))).toBe('address')
  })

  it('does not trip over something that is no token', () => {
    expect(verificationKind('')).toBe('address')
    expect(verificationKind('a.%%.c')).toBe('address')
    expect(verificationKind('a.bnVsbA.c')).toBe('address')
  })
})
