import { expect, test } from 'vitest'
import { drawDigits, inWords, isAnswer } from './number-words.ts'
import { afterWrong, noTries, parseTries, pauseSeconds } from './soft-tries.ts'

test('the digits are said in words of both languages', () => {
  expect(inWords('7294', 'de')).toBe('sieben – zwei – neun – vier')
  expect(inWords('1385', 'en')).toBe('one – three – eight – five')
})

test('four digits from 1 to 9, no neighbours alike', () => {
  for (let at = 0; at < 200; at++) {
    const digits = drawDigits(Math.random)
    expect(digits).toMatch(/^[1-9]{4}$/)
    expect(digits).not.toMatch(/(.)\1/)
  }
  const draws = [0.7, 0.7, 0.1, 0.99, 0.3]
  expect(drawDigits(() => draws.shift() ?? 0)).toBe('7193')
})

test('an answer may be set apart, and must be digits', () => {
  for (const answer of ['7294', '7 2 9 4', ' 7-2-9-4 ', '7, 2, 9, 4']) {
    expect(isAnswer(answer, '7294')).toBe(true)
  }
  for (const answer of ['', '729', '72944', '4927', 'sieben zwei neun vier']) {
    expect(isAnswer(answer, '7294')).toBe(false)
  }
})

test('the third wrong answer begins a pause of thirty seconds', () => {
  const twice = afterWrong(afterWrong(noTries, 1000), 1000)
  expect(pauseSeconds(twice, 1000)).toBe(0)
  const paused = afterWrong(twice, 1000)
  expect(pauseSeconds(paused, 1000)).toBe(30)
  expect(pauseSeconds(paused, 30_500)).toBe(1)
  expect(pauseSeconds(paused, 31_000)).toBe(0)
  expect(afterWrong(paused, 32_000)).toEqual({ wrong: 1, pausedUntilMs: 0 })
})

test('a clock set back does not make the pause longer', () => {
  expect(pauseSeconds({ wrong: 0, pausedUntilMs: 9_000_000 }, 0)).toBe(30)
})

test.each([null, 7, {}, { wrong: '1', pausedUntilMs: 0 }])('%j is no count', (kept) => {
  expect(parseTries(kept)).toEqual(noTries)
})
