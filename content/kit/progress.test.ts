import { expect, test } from 'vitest'
import { secondsLeft, timeLeft } from './progress.ts'

test.each([
  [3, '10 seconds'],
  [61, '1 minute 10 seconds'],
  [120, '2 minutes'],
  [598, '10 minutes'],
])('%i seconds are said as %s', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words)
})

test('what is left goes by what was made until now', () => {
  expect(secondsLeft(0, 0, 100)).toBeNull()
  expect(secondsLeft(30, 25, 100)).toBe(90)
  expect(secondsLeft(30, 100, 100)).toBe(0)
})
