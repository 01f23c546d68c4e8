import { expect, test } from 'vitest'

/** Every text of the specification (sections 1, 2, 4, 8) that the product shows, letter by letter. */
const specTexts: Record<string, string> = {
  'call to action of guests': 'Kostenlos registrieren & lesen',
  'call to action of families': 'Zur Geschichtenbibliothek',
  'landing while the profile loads': 'Profil wird geladen…',
  'header: vision': 'Vision',
  'header: dashboard': 'Dashboard',
  'header: library': 'Geschichten',
  'header: sign in': 'Login',
  'header: sign out': 'Logout',
  'header: greeting': 'Willkommen, {name}',
  'header while the profile loads': 'Profil lädt...',
  'counter while loading': 'Lädt...',
  'counter at 0': 'Reset in: {days}d {hours}h {minutes}m',
  'counter past its time': 'Wird zurückgesetzt...',
  'footer: legal notice': 'Impressum',
  'footer: terms': 'AGB',
  'footer: privacy': 'Datenschutzerklärung',
  'top stories': 'Top-Geschichten der Community',
  'top stories: likes': 'Likes: {count}',
  'top stories: loading': 'Beliebteste Geschichten werden geladen…',
  'top stories: error': 'Fehler beim Laden der Top-Stories: {message}',
  'top stories: empty': 'Keine Geschichten gefunden.',
  'error screen': 'Unexpected Application Error!',
  'nickname refused': 'Nicknamen-Aktualisierung fehlgeschlagen.',
}

test('every text of the specification stands in the German messages, letter by letter', async () => {
  const { default: messages } = await import('../../messages/de.json', { with: { type: 'json' } })
  const texts = Object.values(messages)
  for (const [place, text] of Object.entries(specTexts)) {
    expect([place, texts.includes(text)]).toEqual([place, true])
  }
})

test('every message has a translation with the same placeholders', async () => {
  const { default: german } = await import('../../messages/de.json', { with: { type: 'json' } })
  const { default: english } = await import('../../messages/en.json', { with: { type: 'json' } })
  const placeholders = (text: unknown) =>
    [...String(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
  expect(Object.keys(english).sort()).toEqual(Object.keys(german).sort())
  for (const [key, text] of Object.entries(german)) {
    const translated = (english as Record<string, unknown>)[key]
    expect([key, placeholders(translated)]).toEqual([key, placeholders(text)])
  }
})
