/** Where a text of the specification is seen, or heard in the browser's console. */
export type Seen =
  | 'guest: the landing page'
  | 'guest: top stories on their way'
  | 'guest: no top stories'
  | 'guest: top stories'
  | 'guest: top stories that fail'
  | 'guest: top stories that fail without a word'
  | 'guest: a page whose code does not come'
  | 'family: the session on its way'
  | 'family: the document on its way'
  | 'family: the landing page'
  | 'family: a nickname that is not taken'
  | 'family: a child without a name'
  | 'family: a quota that nobody knows'
  | 'family: stories left'
  | 'family: no stories left'
  | 'family: no stories left, and the time is over'
  | 'family: a subscription'
  | 'console: a page whose code does not come'
  | 'console: a second tab'
  | 'console: no database'
  | 'console: a database that does not open'
  | 'console: a second tab without a channel'

/**
 * Every text that the specification quotes, and the states in which it is seen. `{…}` stands for
 * what differs. One more is thrown to programmers only: `useAuth` outside its provider.
 */
export const specTexts: Record<string, Seen[]> = {
  Fabelhain: ['guest: the landing page'],
  Vision: ['guest: the landing page'],
  Login: ['guest: the landing page'],
  Impressum: ['guest: the landing page'],
  AGB: ['guest: the landing page'],
  Datenschutzerklärung: ['guest: the landing page'],
  'Kostenlos registrieren & lesen': ['guest: the landing page'],
  'Top-Geschichten der Community': ['guest: the landing page'],
  'Beliebteste Geschichten werden geladen…': ['guest: top stories on their way'],
  'Keine Geschichten gefunden.': ['guest: no top stories'],
  'Likes: {N}': ['guest: top stories'],
  'Fehler beim Laden der Top-Stories: {message}': [
    'guest: top stories that fail',
    'guest: top stories that fail without a word',
  ],
  'Unexpected error': ['guest: top stories that fail without a word'],
  'Unexpected Application Error!': ['guest: a page whose code does not come'],
  ChunkLoadError: ['console: a page whose code does not come'],
  'Profil wird geladen…': ['family: the session on its way'],
  'Profil lädt...': ['family: the session on its way', 'family: the document on its way'],
  'Lädt...': ['family: the document on its way', 'family: a quota that nobody knows'],
  Dashboard: ['family: the landing page'],
  Geschichten: ['family: the landing page'],
  Logout: ['family: the landing page'],
  'Willkommen, {name}': ['family: the landing page'],
  'Zur Geschichtenbibliothek': ['family: the landing page'],
  'Nicknamen-Aktualisierung fehlgeschlagen.': ['family: a nickname that is not taken'],
  Kind: ['family: a child without a name'],
  '{number}': ['family: stories left'],
  'Reset in: {d h m}': ['family: no stories left'],
  'Wird zurückgesetzt...': ['family: no stories left, and the time is over'],
  '∞': ['family: a subscription'],
  'Offline-Persistence (Single-Tab) nicht aktiviert (mehrere Tabs?)': ['console: a second tab'],
  'Offline-Persistence (Single-Tab) nicht unterstützt': ['console: no database'],
  'Fehler beim Aktivieren der Offline-Persistence:': ['console: a database that does not open'],
  'Multi-Tab Offline-Persistence nicht aktiviert:': ['console: a second tab without a channel'],
}
