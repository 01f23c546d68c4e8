import { expect, test } from 'vitest'
import { letterSizes } from './letter-sizes.ts'

const usual = { textSizePx: 22, isSizeChosen: false }

test('The usual size may be smaller, at a price.', () => {
  expect(letterSizes(usual, false)).toEqual([
    { sizePx: 22, stepsSmaller: 0 },
    { sizePx: 20, stepsSmaller: 1 },
    { sizePx: 18, stepsSmaller: 2 },
  ])
})

test('In Kindermodus it may also be larger, and the largest comes first.', () => {
  const sizes = letterSizes(usual, true)
  expect(sizes.map(({ sizePx }) => sizePx)).toEqual([28, 26, 24, 22, 20, 18])
  expect(sizes.map(({ stepsSmaller }) => stepsSmaller)).toEqual([0, 0, 0, 0, 1, 2])
})

test('A size that the family has chosen stays.', () => {
  const chosen = { textSizePx: 26, isSizeChosen: true }
  expect(letterSizes(chosen, true)).toEqual([{ sizePx: 26, stepsSmaller: 0 }])
})
