import { readStored, removeStored, store } from '../../lib/browser-storage.ts'

const key = 'followed-preferences'
const storage = () => localStorage

/** The preferences that a browser applied for an account. */
export interface AppliedPreferences {
  uid: string
  prefDesign: string
  prefLanguage: string
}

/**
 * The preferences to apply now; null for no change. A preference applies to a browser when its account
 * signs in there and whenever it changes. In between, the browser's own choice (theme button, language in
 * the footer) wins, and 'default' changes nothing. So each browser stores the preferences it applied last.
 */
export function changedPreferences(
  applied: AppliedPreferences | null,
  preferences: AppliedPreferences,
): { design: string | null; language: string | null } {
  const before = applied?.uid === preferences.uid ? applied : null
  const changeOf = (name: 'prefDesign' | 'prefLanguage') =>
    preferences[name] === before?.[name] || preferences[name] === 'default'
      ? null
      : preferences[name]
  return { design: changeOf('prefDesign'), language: changeOf('prefLanguage') }
}

/** The preferences this browser applied last; null if there are none, as after a sign-out. */
export function readAppliedPreferences(): AppliedPreferences | null {
  const stored = readStored(key, storage)
  if (typeof stored !== 'object' || stored === null) return null
  const [uid, prefDesign, prefLanguage] = ['uid', 'prefDesign', 'prefLanguage'].map((name) =>
    String(Reflect.get(stored, name)),
  )
  return uid && prefDesign && prefLanguage ? { uid, prefDesign, prefLanguage } : null
}

/** Stores the applied preferences; null removes them, so the next sign-in applies them again. */
export function storeAppliedPreferences(applied: AppliedPreferences | null): void {
  if (applied) store(key, applied, storage)
  else removeStored(key, storage)
}
