import { expect, test } from 'vitest'
import { computeLix, computeReadingLevel } from './reading-level.ts'

const sentence = (words: number) => `${'Haus '.repeat(words - 1)}Hof.`

test('LIX counts words a sentence and long words in a hundred', () => {
  // Ten words in two sentences, two of them with seven letters or more: 5 + 20.
  const text = 'Der kleine Fuchs trägt die Laterne. Er läuft langsam heim.'
  expect(computeLix([text])).toBeCloseTo(5 + 20, 5)
  expect(computeLix([])).toBe(0)
})

test.each([
  [1, 1],
  [249, 1],
  [250, 2],
  [600, 2],
  [601, 3],
  [1500, 3],
  [1501, 4],
])('%i short words in short sentences are Lesestufe %i', (words, level) => {
  const paragraphs = Array.from({ length: Math.floor(words / 5) }, () => sentence(5))
  const rest = words % 5
  expect(computeReadingLevel(rest === 0 ? paragraphs : [...paragraphs, sentence(rest)])).toBe(level)
})

test('hard sentences are one level more, and four is the highest', () => {
  const hard = (sentences: number) => Array.from({ length: sentences }, () => sentence(50))
  expect(computeReadingLevel(hard(2))).toBe(2)
  expect(computeReadingLevel(hard(40))).toBe(4)
})
