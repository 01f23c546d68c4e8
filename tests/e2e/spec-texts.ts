/** A state of the product in which a text of the specification is on the page, in the console or in an answer. */
export type TextState =
  | 'guest: the landing page'
  | 'guest: top stories are loading'
  | 'guest: no top stories'
  | 'guest: top stories'
  | 'guest: top stories that fail'
  | 'guest: top stories that fail without a message'
  | 'guest: a page whose code does not load'
  | 'family: the session is loading'
  | 'family: the document is loading'
  | 'family: the landing page'
  | 'family: a refused nickname'
  | 'call: a child without a name'
  | 'family: an unknown quota'
  | 'family: stories left'
  | 'family: no stories left'
  | 'family: no stories left, and the month is over'
  | 'family: a subscription'
  | 'console: a page whose code does not load'
  | 'console: a second tab'
  | 'console: no database'
  | 'console: a database that does not open'
  | 'console: a second tab without a channel'

/**
 * Every text that the specification quotes, and the states that show it. `{…}` stands for a variable
 * part. One more text is only an exception for programmers: `useAuth` outside its provider.
 */
export const specTexts: Record<string, TextState[]> = {
  Fabelhain: ['guest: the landing page'],
  Vision: ['guest: the landing page'],
  Login: ['guest: the landing page'],
  Impressum: ['guest: the landing page'],
  AGB: ['guest: the landing page'],
  Datenschutzerklärung: ['guest: the landing page'],
  'Kostenlos registrieren & lesen': ['guest: the landing page'],
  'Top-Geschichten der Community': ['guest: the landing page'],
  'Beliebteste Geschichten werden geladen…': ['guest: top stories are loading'],
  'Keine Geschichten gefunden.': ['guest: no top stories'],
  'Likes: {N}': ['guest: top stories'],
  'Fehler beim Laden der Top-Stories: {message}': [
    'guest: top stories that fail',
    'guest: top stories that fail without a message',
  ],
  'Unexpected error': ['guest: top stories that fail without a message'],
  'Unexpected Application Error!': ['guest: a page whose code does not load'],
  ChunkLoadError: ['console: a page whose code does not load'],
  'Profil wird geladen…': ['family: the session is loading'],
  'Profil lädt...': ['family: the session is loading', 'family: the document is loading'],
  'Lädt...': ['family: the document is loading', 'family: an unknown quota'],
  Dashboard: ['family: the landing page'],
  Geschichten: ['family: the landing page'],
  Logout: ['family: the landing page'],
  'Willkommen, {name}': ['family: the landing page'],
  'Zur Geschichtenbibliothek': ['family: the landing page'],
  'Nicknamen-Aktualisierung fehlgeschlagen.': ['family: a refused nickname'],
  Kind: ['call: a child without a name'],
  '{number}': ['family: stories left'],
  'Reset in: {d h m}': ['family: no stories left'],
  'Wird zurückgesetzt...': ['family: no stories left, and the month is over'],
  '∞': ['family: a subscription'],
  'Offline-Persistence (Single-Tab) nicht aktiviert (mehrere Tabs?)': ['console: a second tab'],
  'Offline-Persistence (Single-Tab) nicht unterstützt': ['console: no database'],
  'Fehler beim Aktivieren der Offline-Persistence:': ['console: a database that does not open'],
  'Multi-Tab Offline-Persistence nicht aktiviert:': ['console: a second tab without a channel'],
}
