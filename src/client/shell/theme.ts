import { useSyncExternalStore } from 'react'
import type { KeptKey } from '../lib/kept-keys.ts'

/** In the order the toggle goes through them (spec section 2). */
const themes = ['light', 'dark', 'fantasy'] as const
export type Theme = (typeof themes)[number]

const defaultTheme: Theme = 'fantasy'
const storageKey = 'theme' satisfies KeptKey
const listeners = new Set<() => void>()

/** The theme after this one: light, dark, fantasy, light. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? defaultTheme
}

/** A stored or written theme, else the default. */
export function parseTheme(text: string | null | undefined): Theme {
  return themes.find((theme) => theme === text) ?? defaultTheme
}

function apply(theme: Theme) {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Shows a theme and keeps it in local storage. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  apply(theme)
}

function subscribe(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === storageKey) apply(parseTheme(event.newValue))
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** The theme shown now; a script in the page's head set it before the first paint. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => parseTheme(document.documentElement.dataset.theme),
    () => defaultTheme,
  )
}
