import { expect, test } from 'vitest'
import { findPageProblem, isSameText, joinParagraphs, splitParagraphs } from './page-text.ts'

test('a page is one text with an empty line between paragraphs', () => {
  const paragraphs = ['Jonte lief los.', '„Halt!“, rief Mia.']
  expect(splitParagraphs(joinParagraphs(paragraphs))).toEqual(paragraphs)
})

test('pasted text becomes paragraphs without control characters', () => {
  expect(splitParagraphs(' Eins\t hier \r\n\n\nZwei\u0000 \n')).toEqual(['Eins  hier', 'Zwei'])
  expect(splitParagraphs(' \n ')).toEqual([])
})

test('too many or too long paragraphs are reported', () => {
  expect(findPageProblem(Array.from({ length: 60 }, () => 'a'))).toBeNull()
  expect(findPageProblem(Array.from({ length: 61 }, () => 'a'))).toBe('too-many')
  expect(findPageProblem(['a'.repeat(4001)])).toBe('too-long')
})

test('pages are compared by their paragraphs', () => {
  expect(isSameText(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(isSameText(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameText(['a'], ['a', 'b'])).toBe(false)
})
