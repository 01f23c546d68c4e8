import { describe, expect, it } from 'vitest'
import { waitText } from '../../../lib/call-problem.ts'
import { emailError, newPasswordError, nicknameError } from './credentials.ts'
import { formProblems, googleErrorText, signInProblems } from './form-problem.ts'

describe('formProblems', () => {
  it('is empty on success', () => {
    expect(formProblems({ kind: 'ok' })).toEqual([])
  })

  it('does not distinguish a wrong password from an unknown address', () => {
    const text = 'E-Mail oder Passwort stimmt nicht.'
    expect(formProblems({ kind: 'wrong-credentials' })).toEqual([{ field: null, text }])
  })

  it('offers to sign in for a taken address', () => {
    const [problem] = formProblems({ kind: 'address-in-use' })
    expect(problem).toMatchObject({ field: 'email', action: 'sign-in' })
  })

  it('offers the mailed link after too many sign-in attempts', () => {
    const [problem] = signInProblems({ kind: 'too-many', retryAfterSeconds: 3600 })
    expect(problem).toMatchObject({ action: 'reset' })
  })

  it('offers a new password after a wrong one', () => {
    const [problem] = signInProblems({ kind: 'wrong-credentials' })
    expect(problem).toMatchObject({ action: 'forgot' })
  })

  it('shows a refused new password at the field of the password', () => {
    const fields = [{ field: 'newPassword', reason: 'password-common' as const }]
    expect(formProblems({ kind: 'invalid-fields', fields })).toEqual([
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
  it('is null after a cancellation by the user', () => {
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

  it.each(['a@b.de', 'vor.name+x@sub.example.org', 'käthe@müller.de'])('accepts %j', (email) => {
    expect(emailError(email)).toBeNull()
  })

  it('counts code points of a nickname, not UTF-16 units', () => {
    expect(nicknameError('M')).not.toBeNull()
    expect(nicknameError('Mi')).toBeNull()
    expect(nicknameError('🦊'.repeat(30))).toBeNull()
    expect(nicknameError('x'.repeat(31))).not.toBeNull()
  })

  it('requires 8 to 128 characters of password', () => {
    expect(newPasswordError('1234567')).not.toBeNull()
    expect(newPasswordError('12345678')).toBeNull()
    expect(newPasswordError('x'.repeat(129))).not.toBeNull()
  })
})
