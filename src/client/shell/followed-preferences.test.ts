import { describe, expect, it } from 'vitest'
import { newPreferences } from './followed-preferences.ts'

const account = (prefDesign: string, prefLanguage = 'default', uid = 'anna') => ({
  uid,
  prefDesign,
  prefLanguage,
})
const nothing = { design: null, language: null }

describe('newPreferences', () => {
  it('acts when somebody signs in', () => {
    expect(newPreferences(null, account('dark', 'en'))).toEqual({ design: 'dark', language: 'en' })
  })

  it('leaves the browser alone while nothing changes, whatever was chosen there', () => {
    expect(newPreferences(account('dark', 'en'), account('dark', 'en'))).toEqual(nothing)
  })

  it('acts on what has changed, and on nothing else', () => {
    const before = account('dark', 'en')
    expect(newPreferences(before, account('light', 'en'))).toEqual({
      design: 'light',
      language: null,
    })
  })

  it('takes „by device“ for no wish', () => {
    expect(newPreferences(null, account('default'))).toEqual(nothing)
    expect(newPreferences(account('dark', 'en'), account('default'))).toEqual(nothing)
  })

  it('acts for another account in the same browser', () => {
    const other = account('dark', 'default', 'bernd')
    expect(newPreferences(account('dark'), other)).toEqual({ design: 'dark', language: null })
  })
})
