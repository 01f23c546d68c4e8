import { describe, expect, it } from 'vitest'
import { changedPreferences } from './applied-preferences.ts'

const account = (prefDesign: string, prefLanguage = 'default', uid = 'anna') => ({
  uid,
  prefDesign,
  prefLanguage,
})
const nothing = { design: null, language: null }

describe('changedPreferences', () => {
  it('applies preferences at sign-in', () => {
    expect(changedPreferences(null, account('dark', 'en'))).toEqual({
      design: 'dark',
      language: 'en',
    })
  })

  it('keeps the choice of the browser while the account changes nothing', () => {
    expect(changedPreferences(account('dark', 'en'), account('dark', 'en'))).toEqual(nothing)
  })

  it('applies only what has changed', () => {
    const before = account('dark', 'en')
    expect(changedPreferences(before, account('light', 'en'))).toEqual({
      design: 'light',
      language: null,
    })
  })

  it('does not apply „by device“', () => {
    expect(changedPreferences(null, account('default'))).toEqual(nothing)
    expect(changedPreferences(account('dark', 'en'), account('default'))).toEqual(nothing)
  })

  it('applies the preferences of another account in the same browser', () => {
    const other = account('dark', 'default', 'bernd')
    expect(changedPreferences(account('dark'), other)).toEqual({ design: 'dark', language: null })
  })
})
