import { describe, expect, it } from 'vitest'
import { loginPath, readLoginAddress } from './login-address.ts'

const read = (search: string) => readLoginAddress(new URLSearchParams(search))

describe('readLoginAddress', () => {
  it.each([
    ['', { kind: 'sign-in' }],
    ['mode=register', { kind: 'register' }],
    ['mode=forgot', { kind: 'forgot' }],
    ['mode=admin', { kind: 'sign-in' }],
    ['token=abc', { kind: 'reset', token: 'abc' }],
    ['verify=a.b.c', { kind: 'verify', token: 'a.b.c' }],
    ['token=&mode=register', { kind: 'register' }],
  ])('shows the view of %j', (search, view) => {
    expect(read(search).view).toEqual(view)
  })

  it('keeps a safe next path and drops any other', () => {
    expect(read('next=%2Freader%3Fstory%3Da').next).toBe('/reader?story=a')
    expect(read('next=%2F%2Fevil.example').next).toBe('/story-collection')
  })

  it('recognises the return from Google', () => {
    expect(read('via=google')).toMatchObject({ isFromGoogle: true, googleError: null })
    expect(read('via=google&error=account_not_linked').googleError).toBe('account_not_linked')
  })
})

describe('loginPath', () => {
  it('keeps the next path and nothing else', () => {
    const current = new URLSearchParams({ next: '/reader?story=a', error: 'x', mode: 'forgot' })
    expect(loginPath('register', current)).toBe('/login?mode=register&next=%2Freader%3Fstory%3Da')
    expect(loginPath('sign-in', new URLSearchParams('mode=register'))).toBe('/login')
  })
})
