import { describe, expect, it } from 'vitest'
import { emailError, newPasswordError, nicknameError } from './credentials.ts'
import { googleErrorText, problemsOf, signInProblemsOf, waitText } from './form-problem.ts'

describe('problemsOf', () => {
  it('says nothing when it went well', () => {
    expect(problemsOf({ kind: 'ok' })).toEqual([])
  })

  it('does not tell a wrong password from an unknown address', () => {
    const text = 'E-Mail oder Passwort stimmt nicht.'
    expect(problemsOf({ kind: 'wrong-credentials' })).toEqual([{ field: null, text }])
  })

  it('leads from a taken address to signing in', () => {
    const [problem] = problemsOf({ kind: 'address-in-use' })
    expect(problem).toMatchObject({ field: 'email', action: 'sign-in' })
  })

  it('leads from too many tries at signing in to the mailed link', () => {
    const [problem] = signInProblemsOf({ kind: 'too-many', retryAfterSeconds: 3600 })
    expect(problem).toMatchObject({ action: 'reset' })
  })

  it('puts a refused new password beside the password', () => {
    const fields = [{ field: 'newPassword', reason: 'password-common' as const }]
    expect(problemsOf({ kind: 'invalid-fields', fields })).toEqual([
      {
        field: 'password',
        text: 'Dieses Passwort ist zu leicht zu erraten. Nimm bitte ein anderes.',
      },
    ])
  })
})

describe('waitText', () => {
  it('counts seconds, then minutes', () => {
    expect(waitText(41.2)).toContain('42 Sekunden')
    expect(waitText(900)).toContain('15 Minuten')
  })
})

describe('googleErrorText', () => {
  it('is silent when somebody changed their mind', () => {
    expect(googleErrorText('access_denied')).toBeNull()
    expect(googleErrorText('state_mismatch')).not.toBeNull()
  })
})

describe('credentials', () => {
  it.each(['', 'a', 'a@b', 'a b@c.de', '@c.de', 'a@c.', 'a@.de'])(
    'refuses the address %j',
    (email) => {
      expect(emailError(email)).not.toBeNull()
    },
  )

  it.each(['a@b.de', 'vor.name+x@sub.example.org', 'käthe@müller.de'])('takes %j', (email) => {
    expect(emailError(email)).toBeNull()
  })

  it('counts a nickname in characters as people see them', () => {
    expect(nicknameError('M')).not.toBeNull()
    expect(nicknameError('Mi')).toBeNull()
    expect(nicknameError('🦊'.repeat(30))).toBeNull()
    expect(nicknameError('x'.repeat(31))).not.toBeNull()
  })

  it('wants 8 to 128 characters of password', () => {
    expect(newPasswordError('1234567')).not.toBeNull()
    expect(newPasswordError('12345678')).toBeNull()
    expect(newPasswordError('x'.repeat(129))).not.toBeNull()
  })
})
