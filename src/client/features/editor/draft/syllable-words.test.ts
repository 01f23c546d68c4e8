import { expect, test } from 'vitest'
import { divisionProblem, piecesOf, unbrokenParts, withDivision } from './syllable-words.ts'

test('a paragraph falls into words with their syllables and what is between them', () => {
  expect(piecesOf('Jon\u00adte rief: „Oh!“')).toEqual([
    { at: 0, text: 'Jonte', syllables: ['Jon', 'te'] },
    { at: 5, text: ' ', syllables: null },
    { at: 6, text: 'rief', syllables: ['rief'] },
    { at: 10, text: ': „', syllables: null },
    { at: 13, text: 'Oh', syllables: ['Oh'] },
    { at: 15, text: '!“', syllables: null },
  ])
  expect(piecesOf('')).toEqual([])
})

test('a line ends only behind a space or a hyphen', () => {
  const parts = unbrokenParts(piecesOf('„Oh!“, rief Mi\u00ada: Poch-poch'))
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

test('a division keeps the letters and leaves no empty syllable', () => {
  expect(divisionProblem('Jonte', 'Jon-te')).toBeNull()
  expect(divisionProblem('Jonte', 'Jonte')).toBeNull()
  expect(divisionProblem('Jonte', 'Jon-de')).toBe('letters')
  expect(divisionProblem('Jonte', 'Jon--te')).toBe('hyphens')
  expect(divisionProblem('Jonte', '-Jonte')).toBe('hyphens')
})

test('a word gets its own division and loses it', () => {
  const own = withDivision({ Mia: 'Mi-a' }, 'Jonte', 'Jon-te')
  expect(own).toEqual({ Mia: 'Mi-a', Jonte: 'Jon-te' })
  expect(withDivision(own, 'Jonte', null)).toEqual({ Mia: 'Mi-a' })
})
