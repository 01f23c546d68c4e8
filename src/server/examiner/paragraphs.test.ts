import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

/** Lines of 12 points, one under the other; `''` leaves one out. */
const lines = (texts: string[], x = 50) =>
  texts.flatMap((text, at) =>
    text === '' ? [] : [{ text, x, y: 800 - at * 16, width: text.length * 6, height: 12 }],
  )

test('lines of one paragraph are joined, hyphenated words too', () => {
  expect(paragraphsOf(lines(['Auf der Wald-', 'lichtung steht ein', 'Nord-Süd-', 'Tor.']))).toEqual(
    ['Auf der Waldlichtung steht ein Nord-Süd-Tor.'],
  )
})

test('a wider gap, another size and an indented line begin a new paragraph', () => {
  const gap = lines(['Eins', 'geht', 'voran.', '', 'Zwei', 'folgt.'])
  expect(paragraphsOf(gap)).toEqual(['Eins geht voran.', 'Zwei folgt.'])
  const [title, ...rest] = lines(['Titel', 'Es war', 'einmal.'])
  expect(paragraphsOf([{ ...(title as (typeof gap)[0]), height: 30 }, ...rest])).toEqual([
    'Titel',
    'Es war einmal.',
  ])
  const [first, second, third] = lines(['Er ging.', 'Sie kam.', 'Und blieb.'])
  const indented = [first, { ...(second as (typeof gap)[0]), x: 70 }, third]
  expect(paragraphsOf(indented as typeof gap)).toEqual(['Er ging.', 'Sie kam. Und blieb.'])
})

test('page numbers and control characters are left out', () => {
  expect(paragraphsOf(lines(['Ein\u0000 Satz.', '', '– 12 –']))).toEqual(['Ein Satz.'])
})

test('the number and the length of paragraphs are limited', () => {
  const pieces = lines(
    Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? 'x'.repeat(9000) : '')),
  )
  const paragraphs = paragraphsOf(pieces)
  expect(paragraphs.length).toBeLessThanOrEqual(60)
  expect(Math.max(...paragraphs.map(({ length }) => length))).toBeLessThanOrEqual(4000)
})

test('unpaired surrogates, which no database accepts, are replaced', () => {
  expect(paragraphsOf(lines(['a\ud83d']))).toEqual(['a\ufffd'])
  const [cut] = paragraphsOf(lines([`${'a'.repeat(3999)}😀`]))
  expect(cut?.isWellFormed()).toBe(true)
})
