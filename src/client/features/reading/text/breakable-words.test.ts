import { expect, test } from 'vitest'
import { textPieces } from './breakable-words.ts'

/** Shows the places of hyphens as bars and each word that keeps its line in brackets. */
function shown(syllables: string, sizePx = 40, from = 0) {
  const text = syllables.replaceAll('|', '')
  return textPieces(
    { text, syllables: syllables.replaceAll('|', '\u00ad') },
    [from, text.length],
    sizePx,
  )
    .map((piece) =>
      typeof piece === 'string' ? piece : `[${piece.word.replaceAll('\u00ad', '|')}]`,
    )
    .join('')
}

test('large long words are hyphenated between syllables, and shorter ones are not', () => {
  expect(shown('„Sechs|und|neun|zig Nüs|se“, zähl|te er.')).toBe(
    '[„Sechs|und|neun|zig] Nüsse“, zählte er.',
  )
  expect(shown('„A|bend|glo|cken|läu|ten!“')).toBe('[„Abend|glo|cken|läu|ten!“]')
  expect(shown('Sechs|und|neun|zig.', 22)).toBe('[Sechsundneunzig.]')
})

test('a word with hyphens keeps its line', () => {
  expect(shown('Da: „Poch-poch-poch.“ Dann nichts.')).toBe('Da: [„Poch-poch-poch.“] Dann nichts.')
})

test('a span of a text has only its own words', () => {
  expect(shown('Poch-poch! Sie|ben|und|neun|zig.', 40, 11)).toBe('[Sie|ben|und|neun|zig.]')
})

test('a word whose syllables are unknown has no hyphens', () => {
  const paragraph = { text: 'Congratulations!', syllables: null }
  expect(textPieces(paragraph, [0, 16], 40)).toEqual([{ word: 'Congratulations!' }])
})
