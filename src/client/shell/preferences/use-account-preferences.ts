import { useEffect, useRef } from 'react'
import { useAuth } from '../../data/session/session.tsx'
import { isLocale } from '../../paraglide/runtime.js'
import {
  type AppliedPreferences,
  changedPreferences,
  readAppliedPreferences,
  storeAppliedPreferences,
} from './applied-preferences.ts'
import { chooseLanguage } from './language.ts'
import { chooseTheme, parseTheme } from './theme.ts'

/** Applies the account's theme and language to this browser by the rule of `changedPreferences`. */
export function useAccountPreferences(): void {
  const { user, profile, isSessionKnown } = useAuth()
  // Per tab, because another tab may have stored the change first.
  const applied = useRef<AppliedPreferences | null>(null)
  const uid = user?.uid
  const prefDesign = profile?.preferences.prefDesign
  const prefLanguage = profile?.preferences.prefLanguage

  useEffect(() => {
    if (!isSessionKnown || uid !== undefined) return
    applied.current = null
    storeAppliedPreferences(null)
  }, [isSessionKnown, uid])

  useEffect(() => {
    if (uid === undefined || prefDesign === undefined || prefLanguage === undefined) return
    const preferences = { uid, prefDesign, prefLanguage }
    const { design, language } = changedPreferences(
      applied.current ?? readAppliedPreferences(),
      preferences,
    )
    applied.current = preferences
    storeAppliedPreferences(preferences)
    if (design !== null) chooseTheme(parseTheme(design))
    if (isLocale(language)) chooseLanguage(language)
  }, [uid, prefDesign, prefLanguage])
}
