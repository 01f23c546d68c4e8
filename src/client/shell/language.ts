import { useEffect, useSyncExternalStore } from 'react'
import type { KeptKey } from '../lib/kept-keys.ts'
import type { Locale } from '../paraglide/runtime.js'
import { baseLocale, isLocale, overwriteGetLocale } from '../paraglide/runtime.js'

const storageKey = 'language' satisfies KeptKey
const listeners = new Set<() => void>()
let shown: Locale = baseLocale

overwriteGetLocale(() => shown)

/** The language chosen on this device, or null. */
function chosenLanguage(): Locale | null {
  try {
    const stored = localStorage.getItem(storageKey)
    return isLocale(stored) ? stored : null
  } catch {
    return null
  }
}

function show(language: Locale) {
  if (language === shown) return
  shown = language
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

/** Keeps the choice on this device and shows it. */
export function chooseLanguage(language: Locale): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  show(language)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language shown now; German while the prerendered page is being taken over. */
export function useLanguage(): Locale {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => baseLocale,
  )
}

/** After mount: what was chosen on this device, by a button or by the account, else German. */
export function useChosenLanguage(): void {
  useEffect(() => show(chosenLanguage() ?? baseLocale), [])
}
