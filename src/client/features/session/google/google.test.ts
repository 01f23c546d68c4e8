import { describe, expect, it, vi } from 'vitest'
import { attemptGoogleSignIn } from './google-attempt.ts'
import { googleMethod } from './google-method.ts'
import { type PopupOutcome, readOutcome } from './google-popup.ts'

describe('googleMethod', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

  it('is a pop-up in a browser and a redirect from the home screen', () => {
    expect(googleMethod(safari, false)).toBe('popup')
    expect(googleMethod(safari, true)).toBe('redirect')
  })

  it.each([
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Instagram 361.0.0.35.82 (iPhone14,5)',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.1]',
    'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/X; wv) AppleWebKit/537.36 Chrome/130 Mobile',
  ])('is not possible inside another app: %s', (userAgent) => {
    expect(googleMethod(userAgent, false)).toBe('embedded')
  })
})

describe('readOutcome', () => {
  it('reads messages of its own pop-up only', () => {
    expect(readOutcome({ nonce: 'b' }, 'a')).toBeNull()
    expect(readOutcome('a', 'a')).toBeNull()
    expect(readOutcome({ nonce: 'a' }, 'a')).toEqual({ kind: 'signed-in' })
  })

  it('gives the error code of a refusal', () => {
    for (const code of ['access_denied', 'account_not_linked']) {
      expect(readOutcome({ nonce: 'a', error: code }, 'a')).toEqual({ kind: 'refused', code })
    }
  })
})

describe('attemptGoogleSignIn', () => {
  const traces = () =>
    performance
      .getEntriesByName('google-sign-in')
      .map((entry) => Reflect.get(entry, 'detail').outcome)

  /** An attempt whose pop-up reports these outcomes in order. */
  async function attempt(outcomes: PopupOutcome[], problem: string | null = null) {
    performance.clearMeasures()
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [onError, onDone] = [vi.fn(), vi.fn()]
    const onSignedIn = vi.fn().mockResolvedValue(problem)
    attemptGoogleSignIn({ next: '/', onSignedIn, onError, onDone }, (_next, report) => {
      for (const outcome of outcomes) report(outcome)
      return () => undefined
    })
    await vi.waitFor(() =>
      expect(onError.mock.calls.length + onDone.mock.calls.length).toBe(outcomes.length),
    )
    const logged = log.mock.calls.map(([what]) => what)
    log.mockRestore()
    return {
      errors: onError.mock.calls.map(([{ reason, text }]) => [reason, text !== null]),
      logged,
      traces: traces(),
    }
  }

  it.each<[PopupOutcome, string | null, [reason: string, isTold: boolean]]>([
    [{ kind: 'closed' }, null, ['closed', false]],
    [{ kind: 'blocked' }, null, ['blocked', false]],
    [{ kind: 'unreachable' }, null, ['unreachable', true]],
    [{ kind: 'refused', code: 'access_denied' }, null, ['access_denied', false]],
    [{ kind: 'refused', code: 'account_not_linked' }, null, ['account_not_linked', true]],
    [{ kind: 'signed-in' }, 'no network', ['no-session', true]],
  ])(
    'logs %j, reports it to the page and ends the trace as failed',
    async (outcome, problem, error) => {
      expect(await attempt([outcome], problem)).toEqual({
        errors: [error],
        logged: ['Google sign-in failed'],
        traces: ['failed'],
      })
    },
  )

  it('accepts a sign-in, even after the pop-up seemed closed', async () => {
    expect(await attempt([{ kind: 'signed-in' }])).toEqual({
      errors: [],
      logged: [],
      traces: ['done'],
    })
    const late = await attempt([{ kind: 'closed' }, { kind: 'signed-in' }])
    expect(late.errors).toEqual([['closed', false]])
  })
})
