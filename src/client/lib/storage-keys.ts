interface StorageEntry {
  storage: 'local' | 'session' | 'cache' | 'database' | 'cookie'
  /**
   * `browser`: says nothing about a user. `account`: removed when another account signs in.
   * `account-by-name`: also has the account's id in its name, so that guests do not find it either.
   */
  owner: 'browser' | 'account' | 'account-by-name'
}

/** Everything stored in a browser, by key or name. A name that ends in `:` or `-` is a prefix. */
export const storageEntries = {
  theme: { storage: 'local', owner: 'browser' },
  language: { storage: 'local', owner: 'browser' },
  'sign-out-pending': { storage: 'local', owner: 'browser' },
  'chunk-reload-at': { storage: 'session', owner: 'browser' },
  owner: { storage: 'local', owner: 'account' },
  'account-kept': { storage: 'local', owner: 'account' },
  'signed-in': { storage: 'local', owner: 'account' },
  'followed-preferences': { storage: 'local', owner: 'account' },
  'kids-mode': { storage: 'local', owner: 'account' },
  'pin-offered': { storage: 'local', owner: 'account' },
  'reading-time': { storage: 'local', owner: 'account' },
  'reader-choice': { storage: 'local', owner: 'account' },
  'reading-aids': { storage: 'local', owner: 'account' },
  'reader-dimming': { storage: 'local', owner: 'account' },
  'reader-spread': { storage: 'local', owner: 'account' },
  'reader-surprises': { storage: 'local', owner: 'account' },
  'guest-progress': { storage: 'local', owner: 'account' },
  'news-seen': { storage: 'local', owner: 'account' },
  'offline-wishes': { storage: 'local', owner: 'account' },
  'offline-lost': { storage: 'local', owner: 'account' },
  'offline-first-save': { storage: 'local', owner: 'account' },
  'last-view:': { storage: 'local', owner: 'account' },
  'contact-draft:': { storage: 'local', owner: 'account-by-name' },
  'unsaved-story-1:': { storage: 'local', owner: 'account-by-name' },
  'words:': { storage: 'session', owner: 'account-by-name' },
  'reading-visit': { storage: 'session', owner: 'account' },
  'sleep-timer': { storage: 'session', owner: 'account' },
  'gate-tries': { storage: 'session', owner: 'account' },
  'pending-email': { storage: 'session', owner: 'account' },
  fabelhain: { storage: 'database', owner: 'account' },
  'workbox-expiration': { storage: 'database', owner: 'account' },
  'kept-': { storage: 'cache', owner: 'account-by-name' },
  'seen-': { storage: 'cache', owner: 'account' },
  code: { storage: 'cache', owner: 'browser' },
  release: { storage: 'cache', owner: 'browser' },
  // Replaced at sign-in, deleted at sign-out.
  'fabelhain.session_token': { storage: 'cookie', owner: 'account' },
} as const satisfies Record<string, StorageEntry>

type WebStorageKey = {
  [Key in keyof typeof storageEntries]: (typeof storageEntries)[Key]['storage'] extends
    | 'local'
    | 'session'
    ? Key
    : never
}[keyof typeof storageEntries]

/** A listed key of local or session storage. */
export type StorageKey = WebStorageKey extends infer Key
  ? Key extends `${string}:`
    ? `${Key}${string}`
    : Key
  : never

/** The entry for a name; null for an unlisted name. */
export function findStorageEntry(name: string): StorageEntry | null {
  const exact: Record<string, StorageEntry> = storageEntries
  const prefix = Object.keys(exact).find((key) => /[:-]$/.test(key) && name.startsWith(key))
  return exact[name] ?? exact[prefix ?? ''] ?? null
}
