import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOf, figure, isKept, median } from './figures.ts'

const of = (...values: number[]) => figure('like', 'x floor', values, 3.5)

test.each([
  { before: of(3, 3.1, 3.2), now: of(3.3, 3.4, 3.6), change: 'worse' },
  { before: of(3, 3.1, 3.2), now: of(3.2, 3.4, 3.6), change: 'same' },
  { before: of(3, 3.1, 3.2), now: of(2.9, 2.7, 2.8), change: 'better' },
  { before: of(100), now: of(109), change: 'same' },
  { before: of(100), now: of(130), change: 'worse' },
  { before: undefined, now: of(3), change: 'new' },
  { before: figure('like', 'ms', [3], 1), now: of(3), change: 'new' },
])('$before.values to $now.values is $change', ({ before, now, change }) => {
  expect(changeOf(before, now)).toBe(change)
})

test('the middle of the repeats decides about the budget', () => {
  expect(median([9, 1, 3])).toBe(3)
  expect(isKept(of(9, 1, 3))).toBe(true)
  expect(isKept(of(9, 1, 4))).toBe(false)
})

test('what is worse in one direction is better in the other', () => {
  const values = fc.array(fc.double({ min: 0, max: 1_000, noNaN: true }), {
    minLength: 1,
    maxLength: 5,
  })
  const opposite = { new: 'new', same: 'same', better: 'worse', worse: 'better' }
  fc.assert(
    fc.property(values, values, (one, other) => {
      const there = changeOf(of(...one), of(...other))
      expect(changeOf(of(...other), of(...one))).toBe(opposite[there])
    }),
  )
})
