import { useSyncExternalStore } from 'react'
import type { StorageKey } from '../../lib/storage-keys.ts'

/** In the order of the toggle (spec 2.69). */
const themes = ['light', 'dark', 'fantasy'] as const
export type Theme = (typeof themes)[number]

const defaultTheme: Theme = 'fantasy'
const storageKey = 'theme' satisfies StorageKey
const listeners = new Set<() => void>()

/** The theme that the toggle selects next: light, dark, fantasy, light. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? defaultTheme
}

/** The theme with this name, else the default. */
export function parseTheme(text: string | null | undefined): Theme {
  return themes.find((theme) => theme === text) ?? defaultTheme
}

function applyTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Shows a theme and stores it. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  applyTheme(theme)
}

function subscribe(listener: () => void) {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === storageKey) applyTheme(parseTheme(event.newValue))
  }
  listeners.add(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', handleStorage)
  }
}

/** The current theme; a script in the page's head set it before the first paint. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => parseTheme(document.documentElement.dataset.theme),
    () => defaultTheme,
  )
}
