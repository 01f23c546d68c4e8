import { expect, test } from 'vitest'
import { longestWord } from './longest-word.ts'

test.each([
  ['Siebenundzwanzigmal', 19],
  ['Der Wolf kommt zum Tee', 5],
  ['Gute-Nacht-Lied', 5],
  ['Die Ge\u00adwit\u00adter\u00adhöh\u00adle', 3],
  ['', 0],
])('the longest word of „%s“ has %i letters', (title, letters) => {
  expect(longestWord(title)).toBe(letters)
})
