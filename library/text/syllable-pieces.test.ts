import { expect, test } from 'vitest'
import { splitSyllables } from './syllable-pieces.ts'

test('signs stay with their word and count as no syllable', () => {
  expect(splitSyllables('„Oma Eule!“', {})).toEqual([
    [
      { text: '„', syllable: null },
      { text: 'O', syllable: 0 },
      { text: 'ma', syllable: 1 },
    ],
    [
      { text: 'Eu', syllable: 0 },
      { text: 'le', syllable: 1 },
      { text: '!“', syllable: null },
    ],
  ])
})

test('each word of a chain begins anew', () => {
  expect(splitSyllables('Poch-poch', {})).toEqual([
    [
      { text: 'Poch', syllable: 0 },
      { text: '-', syllable: null },
      { text: 'poch', syllable: 0 },
    ],
  ])
})
