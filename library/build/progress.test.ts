import { expect, test } from 'vitest'
import { estimateSecondsLeft, formatTimeLeft } from './progress.ts'

test.each([
  [3, '10 seconds'],
  [61, '1 minute 10 seconds'],
  [120, '2 minutes'],
  [598, '10 minutes'],
])('%i seconds are said as %s', (seconds, words) => {
  expect(formatTimeLeft(seconds)).toBe(words)
})

test('what is left goes by what was made until now', () => {
  expect(estimateSecondsLeft(0, 0, 100)).toBeNull()
  expect(estimateSecondsLeft(30, 25, 100)).toBe(90)
  expect(estimateSecondsLeft(30, 100, 100)).toBe(0)
})
