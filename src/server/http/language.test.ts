import { expect, test } from 'vitest'
import { preferredLanguage } from './language.ts'

test.each([
  [undefined, 'de'],
  ['', 'de'],
  ['en', 'en'],
  ['de', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['fr-FR, de;q=0.4, en;q=0.5', 'en'],
  ['fr, *', 'de'],
  ['en;q=0, fr', 'de'],
  ['EN-us', 'en'],
  [';;,=,"', 'de'],
  ['x'.repeat(100_000), 'de'],
])('%j asks for %s', (header, language) => {
  const headers = header === undefined ? {} : { 'accept-language': header }
  expect(preferredLanguage(new Headers(headers))).toBe(language)
})
