import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownText } from './shown-text.ts'
import { addedCharacters } from './text-ranges.ts'

/** Shows the places of hyphens as bars and what keeps its line as a plus. */
function shown(syllables: string, sizePx = 40, from = 0) {
  const text = syllables.replaceAll('|', '')
  const paragraph = { text, syllables: syllables.replaceAll('|', '\u00ad') }
  const all = shownText(paragraph, [from, text.length], sizePx)
  return all.replaceAll('\u00ad', '|').replaceAll('\u2060', '+')
}

test('large long words are hyphenated between syllables, and shorter ones are not', () => {
  expect(shown('„Sechs|und|neun|zig Nüs|se“, zähl|te er.')).toBe(
    '„Sechs|und|neun|zig Nüsse“, zählte er.',
  )
  expect(shown('„A|bend|glo|cken|läu|ten!“')).toBe('„Abend|glo|cken|läu|ten!“')
  expect(shown('Sechs|und|neun|zig.', 22)).toBe('Sechsundneunzig.')
})

test('large short repetitions keep their line', () => {
  expect(shown('Da: „Poch-poch.“ Dann nichts.')).toBe('Da: „Poch-+poch.“ Dann nichts.')
  expect(shown('Da: „Poch-poch-poch.“')).toBe('Da: „Poch-poch-poch.“')
  expect(shown('Die Fabelhain-Werkstatt.')).toBe('Die Fabelhain-Werkstatt.')
  expect(shown('Poch-poch!', 22)).toBe('Poch-poch!')
})

test('a span of a text has only its own words', () => {
  expect(shown('Poch-poch! Sie|ben|und|neun|zig.', 40, 11)).toBe('Sie|ben|und|neun|zig.')
})

test('a word whose syllables are unknown has no hyphens', () => {
  const paragraph = { text: 'Congratulations!', syllables: null }
  expect(shownText(paragraph, [0, 16], 40)).toBe('Congratulations!')
})

test('without what is added, a shown text is as long as its span', () => {
  const syllable = fc.stringMatching(/^[a-zäöü]{1,6}$/)
  const word = fc
    .array(syllable, { minLength: 1, maxLength: 5 })
    .map((parts) => parts.join('\u00ad'))
  const joined = fc
    .tuple(word, fc.constantFrom(' ', '-', ' …', '. '))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(joined), fc.nat(60), fc.nat(60), (words, one, other) => {
      const syllables = words.join('')
      const text = syllables.replaceAll('\u00ad', '')
      const [from = 0, to = 0] = [one, other]
        .map((at) => Math.min(at, text.length))
        .sort((a, b) => a - b)
      const plain = shownText({ text, syllables }, [from, to], 40).replaceAll(addedCharacters, '')
      expect(plain).toBe(shownText({ text, syllables: null }, [from, to], 20))
      expect(plain).toHaveLength(to - from)
    }),
  )
})
