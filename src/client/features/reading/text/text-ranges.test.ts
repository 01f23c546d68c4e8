import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexAt, syllableSpans, wordSpans } from './text-ranges.ts'

const paragraph = (syllables: string | null) => ({
  text: (syllables ?? '').replaceAll('\u00ad', ''),
  syllables,
  sentences: [],
})
const pieces = (text: string, spans: readonly (readonly [number, number])[]) =>
  spans.map(([from, to]) => text.slice(from, to))

test('syllables take turns, and every word begins with the first', () => {
  const told = paragraph('„Die La\u00adter\u00adne“, sag\u00adte O\u00adma Eu\u00adle.')
  const { first, second } = syllableSpans(told)
  expect(pieces(told.text, first)).toEqual(['Die', 'La', 'ne', 'sag', 'O', 'Eu'])
  expect(pieces(told.text, second)).toEqual(['ter', 'te', 'ma', 'le'])
})

test('no syllables, or syllables of another text, colour nothing', () => {
  expect(syllableSpans(paragraph(null))).toEqual({ first: [], second: [] })
  const other = { text: 'Fuchs', syllables: 'Ha\u00adse und Igel', sentences: [] }
  expect(syllableSpans(other)).toEqual({ first: [], second: [] })
})

test('the letters of a text are in exactly one syllable each', () => {
  const word = fc.array(fc.constantFrom('ha', 'se', 'ü', 'ßt', 'lau'), { minLength: 1 })
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const told = paragraph(words.map((parts) => parts.join('\u00ad')).join(', '))
      const { first, second } = syllableSpans(told)
      const sorted = [...first, ...second].sort((a, b) => a[0] - b[0])
      expect(pieces(told.text, sorted).join('')).toBe(told.text.replaceAll(', ', ''))
    }),
  )
})

test('words with what joins them, and the one at a letter', () => {
  const text = 'Poch-poch, machte’s Herz 3-mal.'
  const words = wordSpans(text)
  expect(pieces(text, words)).toEqual(['Poch-poch', 'machte’s', 'Herz', '3-mal'])
  expect(indexAt(words, text.indexOf('Herz'))).toBe(2)
  expect(indexAt(words, text.indexOf(','))).toBe(-1)
})
