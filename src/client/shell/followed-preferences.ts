import { forgetKept, keep, readKept } from '../lib/kept.ts'

const key = 'followed-preferences'
const storage = () => localStorage

/** The preferences of an account that act in a browser. */
export interface ActingPreferences {
  uid: string
  prefDesign: string
  prefLanguage: string
}

/**
 * The rule: a preference acts in a browser when its account signs in there, and whenever it changes.
 * In between, what is chosen in that browser (the theme's button, the footer's languages) stands, and
 * 'default' leaves everything as it is. So each browser keeps which preferences it has followed.
 */
export function newPreferences(
  followed: ActingPreferences | null,
  wanted: ActingPreferences,
): { design: string | null; language: string | null } {
  const before = followed?.uid === wanted.uid ? followed : null
  const newOf = (name: 'prefDesign' | 'prefLanguage') =>
    wanted[name] === before?.[name] || wanted[name] === 'default' ? null : wanted[name]
  return { design: newOf('prefDesign'), language: newOf('prefLanguage') }
}

/** What this browser has followed last; null after a sign-out. */
export function readFollowed(): ActingPreferences | null {
  const kept = readKept(key, storage)
  if (typeof kept !== 'object' || kept === null) return null
  const [uid, prefDesign, prefLanguage] = ['uid', 'prefDesign', 'prefLanguage'].map((name) =>
    String(Reflect.get(kept, name)),
  )
  return uid && prefDesign && prefLanguage ? { uid, prefDesign, prefLanguage } : null
}

/** Remembers what is followed now; null forgets it, so that the next sign-in acts again. */
export function keepFollowed(followed: ActingPreferences | null): void {
  if (followed) keep(key, followed, storage)
  else forgetKept(key, storage)
}
