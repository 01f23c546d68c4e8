import { useEffect, useSyncExternalStore } from 'react'
import type { StorageKey } from '../../lib/storage-keys.ts'
import { baseLocale, isLocale, type Locale, overwriteGetLocale } from '../../paraglide/runtime.js'

const storageKey = 'language' satisfies StorageKey
const listeners = new Set<() => void>()
let shownLanguage: Locale = baseLocale

overwriteGetLocale(() => shownLanguage)

/** The language stored on this device, or null. */
function storedLanguage(): Locale | null {
  try {
    const stored = localStorage.getItem(storageKey)
    return isLocale(stored) ? stored : null
  } catch {
    return null
  }
}

function show(language: Locale) {
  if (language === shownLanguage) return
  shownLanguage = language
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

/** Stores the choice on this device and shows it. */
export function chooseLanguage(language: Locale): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  show(language)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language of the page; German during hydration. */
export function useLanguage(): Locale {
  return useSyncExternalStore(
    subscribe,
    () => shownLanguage,
    () => baseLocale,
  )
}

/** After mounting, switches to the language stored on this device, else to German. */
export function useStoredLanguage(): void {
  useEffect(() => show(storedLanguage() ?? baseLocale), [])
}
