import { describe, expect, it } from 'vitest'
import { verificationKind } from './verification-kind.ts'

const token = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

describe('verificationKind', () => {
  it('distinguishes a change request from a verification', () => {
    const requestType = 'change-email-confirmation'
    expect(verificationKind(token({ email: 'ä?>@x.de', requestType }))).toBe('change')
    expect(verificationKind(token({ email: 'a@x.de' }))).toBe('address')
  })

  it('survives malformed tokens', () => {
    expect(verificationKind('')).toBe('address')
    expect(verificationKind('a.%%.c')).toBe('address')
    expect(verificationKind('a.bnVsbA.c')).toBe('address')
  })
})
