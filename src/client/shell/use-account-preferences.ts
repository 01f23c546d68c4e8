import { useEffect, useRef } from 'react'
import { useAuth } from '../data/session.tsx'
import { isLocale } from '../paraglide/runtime.js'
import type { ActingPreferences } from './followed-preferences.ts'
import { keepFollowed, newPreferences, readFollowed } from './followed-preferences.ts'
import { chooseLanguage } from './language.ts'
import { chooseTheme, parseTheme } from './theme.ts'

/** Lets the account's theme and language act in this browser, by the rule of `newPreferences`. */
export function useAccountPreferences(): void {
  const { user, profile, isSessionKnown } = useAuth()
  // Each tab follows by itself: another one may have been quicker to keep the news.
  const followed = useRef<ActingPreferences | null>(null)
  const uid = user?.uid
  const prefDesign = profile?.preferences.prefDesign
  const prefLanguage = profile?.preferences.prefLanguage

  useEffect(() => {
    if (!isSessionKnown || uid !== undefined) return
    followed.current = null
    keepFollowed(null)
  }, [isSessionKnown, uid])

  useEffect(() => {
    if (uid === undefined || prefDesign === undefined || prefLanguage === undefined) return
    const wanted = { uid, prefDesign, prefLanguage }
    const { design, language } = newPreferences(followed.current ?? readFollowed(), wanted)
    followed.current = wanted
    keepFollowed(wanted)
    if (design !== null) chooseTheme(parseTheme(design))
    if (isLocale(language)) chooseLanguage(language)
  }, [uid, prefDesign, prefLanguage])
}
