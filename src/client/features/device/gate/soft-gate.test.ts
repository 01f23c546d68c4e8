import { expect, test } from 'vitest'
import { afterWrongAnswer, noTries, parseTries, pauseSeconds } from './soft-tries.ts'
import { drawDigits, isRightAnswer, spellDigits } from './spelled-digits.ts'

test('the digits are spelled in both languages', () => {
  expect(spellDigits('7294', 'de')).toBe('sieben\u00a0– zwei\u00a0– neun\u00a0– vier')
  expect(spellDigits('1385', 'en')).toBe('one\u00a0– three\u00a0– eight\u00a0– five')
})

test('the digits are four from 1 to 9, without equal neighbours', () => {
  for (let at = 0; at < 200; at++) {
    const digits = drawDigits(Math.random)
    expect(digits).toMatch(/^[1-9]{4}$/)
    expect(digits).not.toMatch(/(.)\1/)
  }
  const draws = [0.7, 0.7, 0.1, 0.99, 0.3]
  expect(drawDigits(() => draws.shift() ?? 0)).toBe('7193')
})

test('an answer may have separators, and must be digits', () => {
  for (const answer of ['7294', '7 2 9 4', ' 7-2-9-4 ', '7, 2, 9, 4']) {
    expect(isRightAnswer(answer, '7294')).toBe(true)
  }
  for (const answer of ['', '729', '72944', '4927', 'sieben zwei neun vier']) {
    expect(isRightAnswer(answer, '7294')).toBe(false)
  }
})

test('the third wrong answer begins a pause of thirty seconds', () => {
  const twice = afterWrongAnswer(afterWrongAnswer(noTries, 1000), 1000)
  expect(pauseSeconds(twice, 1000)).toBe(0)
  const paused = afterWrongAnswer(twice, 1000)
  expect(pauseSeconds(paused, 1000)).toBe(30)
  expect(pauseSeconds(paused, 30_500)).toBe(1)
  expect(pauseSeconds(paused, 31_000)).toBe(0)
  expect(afterWrongAnswer(paused, 32_000)).toEqual({ wrong: 1, pausedUntilMs: 0 })
})

test('a clock that is set back does not extend the pause', () => {
  expect(pauseSeconds({ wrong: 0, pausedUntilMs: 9_000_000 }, 0)).toBe(30)
})

test.each([null, 7, {}, { wrong: '1', pausedUntilMs: 0 }])('%j is not a valid count', (stored) => {
  expect(parseTries(stored)).toEqual(noTries)
})
