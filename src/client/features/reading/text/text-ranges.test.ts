import fc from 'fast-check'
import { expect, test } from 'vitest'
import { syllableSpans, wordSpans } from './text-ranges.ts'

const paragraph = (syllables: string | null) => ({
  text: (syllables ?? '').replaceAll('\u00ad', ''),
  syllables,
  sentences: [],
})
const pieces = (text: string, spans: readonly (readonly [number, number])[]) =>
  spans.map(([from, to]) => text.slice(from, to))

test('syllables alternate, and every word starts with the first colour', () => {
  const sample = paragraph('„Die La\u00adter\u00adne“, sag\u00adte O\u00adma Eu\u00adle.')
  const { first, second } = syllableSpans(sample)
  expect(pieces(sample.text, first)).toEqual(['Die', 'La', 'ne', 'sag', 'O', 'Eu'])
  expect(pieces(sample.text, second)).toEqual(['ter', 'te', 'ma', 'le'])
})

test('missing or mismatched syllables give no spans', () => {
  expect(syllableSpans(paragraph(null))).toEqual({ first: [], second: [] })
  const other = { text: 'Fuchs', syllables: 'Ha\u00adse und Igel', sentences: [] }
  expect(syllableSpans(other)).toEqual({ first: [], second: [] })
})

test('every letter is in exactly one syllable', () => {
  const word = fc.array(fc.constantFrom('ha', 'se', 'ü', 'ßt', 'lau'), { minLength: 1 })
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const sample = paragraph(words.map((parts) => parts.join('\u00ad')).join(', '))
      const { first, second } = syllableSpans(sample)
      const sorted = [...first, ...second].sort((a, b) => a[0] - b[0])
      expect(pieces(sample.text, sorted).join('')).toBe(sample.text.replaceAll(', ', ''))
    }),
  )
})

test('words include hyphens and apostrophes', () => {
  const text = 'Poch-poch, machte’s Herz 3-mal.'
  const words = wordSpans(text)
  expect(pieces(text, words)).toEqual(['Poch-poch', 'machte’s', 'Herz', '3-mal'])
})
