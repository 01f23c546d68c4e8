import { expect, test } from 'vitest'
import { isTrivialPin, proposedScare, scareAtAge } from './family.ts'

test.each([
  ['3-4', 1],
  ['5-6', 2],
  ['7-8', 3],
  ['9+', 3],
  [null, 3],
] as const)('for %s, %i owls at most are proposed', (ageBand, owls) => {
  expect(proposedScare(ageBand)).toBe(owls)
})

test.each([
  ['a proposed limit falls', { ageBand: '7-8', maxScare: 3 }, '3-4', 1],
  ['a proposed limit rises', { ageBand: '3-4', maxScare: 1 }, '5-6', 2],
  ['no limit follows the first age', { ageBand: null, maxScare: 3 }, '5-6', 2],
  ['a lower limit stays', { ageBand: '3-4', maxScare: 0 }, '9+', 0],
  ['a higher limit stays', { ageBand: '5-6', maxScare: 3 }, '3-4', 3],
] as const)('%s', (_, before, ageBand, owls) => {
  expect(scareAtAge(before, ageBand)).toBe(owls)
})

test.each(['0000', '9999', '1234', '0123', '7890', '4321', '9876', '3210', '1098'])(
  'the PIN %s is trivial',
  (pin) => {
    expect(isTrivialPin(pin)).toBe(true)
  },
)

test.each(['4711', '1235', '1212', '1243', '2580', '0001', '1357'])(
  'the PIN %s is not trivial',
  (pin) => {
    expect(isTrivialPin(pin)).toBe(false)
  },
)
