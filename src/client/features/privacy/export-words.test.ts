import { expect, test } from 'vitest'
import { momentText, sizeText } from './export-words.ts'

test.each([
  [0, '1 KB'],
  [12_340, '12 KB'],
  [999_499, '999 KB'],
  [1_440_000, '1,4 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, 'de')).toBe(text)
})

test('a moment is told in Berlin’s time', () => {
  expect(momentText('2026-11-22T09:00:00Z', 'de')).toBe('22. November 2026 um 10:00')
})
