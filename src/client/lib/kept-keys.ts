interface KeptPlace {
  place: 'local' | 'session' | 'cache' | 'database' | 'cookie'
  /**
   * The browser's own says how it looks, not who was there. What is the account's, another account
   * does not find. By name: the name ends with the account's id, so guests do not find it either.
   */
  of: 'browser' | 'account' | 'account-by-name'
}

/** Everything that is kept in a browser, by its name; one that ends in `:` or `-` is a beginning. */
export const keptKeys = {
  theme: { place: 'local', of: 'browser' },
  language: { place: 'local', of: 'browser' },
  'sign-out-pending': { place: 'local', of: 'browser' },
  'chunk-reload-at': { place: 'session', of: 'browser' },
  owner: { place: 'local', of: 'account' },
  'account-kept': { place: 'local', of: 'account' },
  'signed-in': { place: 'local', of: 'account' },
  'followed-preferences': { place: 'local', of: 'account' },
  'kids-mode': { place: 'local', of: 'account' },
  'pin-offered': { place: 'local', of: 'account' },
  'reading-time': { place: 'local', of: 'account' },
  'reader-choice': { place: 'local', of: 'account' },
  'reading-aids': { place: 'local', of: 'account' },
  'reader-dimming': { place: 'local', of: 'account' },
  'reader-spread': { place: 'local', of: 'account' },
  'guest-progress': { place: 'local', of: 'account' },
  'news-seen': { place: 'local', of: 'account' },
  'offline-wishes': { place: 'local', of: 'account' },
  'offline-lost': { place: 'local', of: 'account' },
  'offline-first-save': { place: 'local', of: 'account' },
  'contact-draft:': { place: 'local', of: 'account-by-name' },
  'unsaved-story-1:': { place: 'local', of: 'account-by-name' },
  'words:': { place: 'session', of: 'account-by-name' },
  'reading-visit': { place: 'session', of: 'account' },
  'sleep-timer': { place: 'session', of: 'account' },
  'gate-tries': { place: 'session', of: 'account' },
  'pending-email': { place: 'session', of: 'account' },
  fabelhain: { place: 'database', of: 'account' },
  'workbox-expiration': { place: 'database', of: 'account' },
  'kept-': { place: 'cache', of: 'account-by-name' },
  'seen-': { place: 'cache', of: 'account' },
  code: { place: 'cache', of: 'browser' },
  release: { place: 'cache', of: 'browser' },
  // A new sign-in replaces it, a sign-out deletes it.
  'fabelhain.session_token': { place: 'cookie', of: 'account' },
} as const satisfies Record<string, KeptPlace>

type InStorage = {
  [Key in keyof typeof keptKeys]: (typeof keptKeys)[Key]['place'] extends 'local' | 'session'
    ? Key
    : never
}[keyof typeof keptKeys]

/** A key of local or session storage that stands in the list. */
export type KeptKey = InStorage extends infer Key
  ? Key extends `${string}:`
    ? `${Key}${string}`
    : Key
  : never

/** The entry of the list that a name falls under; null for a name that does not stand there. */
export function placeOf(name: string): KeptPlace | null {
  const exact: Record<string, KeptPlace> = keptKeys
  const beginning = Object.keys(exact).find((key) => /[:-]$/.test(key) && name.startsWith(key))
  return exact[name] ?? exact[beginning ?? ''] ?? null
}
