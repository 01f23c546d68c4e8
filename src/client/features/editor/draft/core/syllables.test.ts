import { expect, test } from 'vitest'
import {
  findDivisionProblem,
  groupUnbreakable,
  splitIntoPieces,
  withDivision,
} from './syllables.ts'

test('a paragraph is split into words with syllables and the text between them', () => {
  expect(splitIntoPieces('Jon\u00adte rief: „Oh!“')).toEqual([
    { at: 0, text: 'Jonte', syllables: ['Jon', 'te'] },
    { at: 5, text: ' ', syllables: null },
    { at: 6, text: 'rief', syllables: ['rief'] },
    { at: 10, text: ': „', syllables: null },
    { at: 13, text: 'Oh', syllables: ['Oh'] },
    { at: 15, text: '!“', syllables: null },
  ])
  expect(splitIntoPieces('')).toEqual([])
})

test('a line breaks only after a space or a hyphen', () => {
  const parts = groupUnbreakable(splitIntoPieces('„Oh!“, rief Mi\u00ada: Poch-poch'))
  expect(parts.map((part) => part.map(({ text }) => text).join(''))).toEqual([
    '„Oh!“,',
    ' ',
    'rief',
    ' ',
    'Mia:',
    ' ',
    'Poch-',
    'poch',
  ])
  expect(parts.flat().map(({ at }) => at)).toEqual([0, 1, 3, 6, 7, 11, 12, 15, 16, 17, 21, 22])
})

test('a division has the same letters and no empty syllable', () => {
  expect(findDivisionProblem('Jonte', 'Jon-te')).toBeNull()
  expect(findDivisionProblem('Jonte', 'Jonte')).toBeNull()
  expect(findDivisionProblem('Jonte', 'Jon-de')).toBe('letters')
  expect(findDivisionProblem('Jonte', 'Jon--te')).toBe('hyphens')
  expect(findDivisionProblem('Jonte', '-Jonte')).toBe('hyphens')
})

test('the own division of a word is set and removed', () => {
  const divisions = withDivision({ Mia: 'Mi-a' }, 'Jonte', 'Jon-te')
  expect(divisions).toEqual({ Mia: 'Mi-a', Jonte: 'Jon-te' })
  expect(withDivision(divisions, 'Jonte', null)).toEqual({ Mia: 'Mi-a' })
})
