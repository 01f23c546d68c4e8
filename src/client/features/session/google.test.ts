import { describe, expect, it } from 'vitest'
import { readOutcome } from './google-popup.ts'
import { googleWay } from './google-way.ts'

describe('googleWay', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

  it('is a pop-up in a browser and a redirect from the home screen', () => {
    expect(googleWay(safari, false)).toBe('popup')
    expect(googleWay(safari, true)).toBe('redirect')
  })

  it.each([
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Instagram 361.0.0.35.82 (iPhone14,5)',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.1]',
    'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/X; wv) AppleWebKit/537.36 Chrome/130 Mobile',
  ])('is none inside another app: %s', (userAgent) => {
    expect(googleWay(userAgent, false)).toBe('embedded')
  })
})

describe('readOutcome', () => {
  it('listens to its own pop-up only', () => {
    expect(readOutcome({ nonce: 'b' }, 'a')).toBeNull()
    expect(readOutcome('a', 'a')).toBeNull()
    expect(readOutcome({ nonce: 'a' }, 'a')).toEqual({ kind: 'signed-in' })
  })

  it('takes a no at Google as a closed window', () => {
    expect(readOutcome({ nonce: 'a', error: 'access_denied' }, 'a')).toEqual({ kind: 'closed' })
    expect(readOutcome({ nonce: 'a', error: 'account_not_linked' }, 'a')).toEqual({
      kind: 'refused',
      code: 'account_not_linked',
    })
  })
})
