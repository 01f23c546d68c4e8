import { expect, test } from 'vitest'
import { isSameText, pageProblem, paragraphsOf, textOfPage } from './page-text.ts'

test('a page is written as one text with an empty line between its paragraphs', () => {
  const paragraphs = ['Jonte lief los.', '„Halt!“, rief Mia.']
  expect(paragraphsOf(textOfPage(paragraphs))).toEqual(paragraphs)
})

test('what was pasted becomes paragraphs without control characters', () => {
  expect(paragraphsOf(' Eins\t hier \r\n\n\nZwei\u0000 \n')).toEqual(['Eins  hier', 'Zwei'])
  expect(paragraphsOf(' \n ')).toEqual([])
})

test('too many or too long paragraphs are told', () => {
  expect(pageProblem(Array.from({ length: 60 }, () => 'a'))).toBeNull()
  expect(pageProblem(Array.from({ length: 61 }, () => 'a'))).toBe('too-many')
  expect(pageProblem(['a'.repeat(4001)])).toBe('too-long')
})

test('pages are compared by what they say', () => {
  expect(isSameText(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(isSameText(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameText(['a'], ['a', 'b'])).toBe(false)
})
