import { describe, expect, test } from 'vitest'
import { lastDay, monthName, percentOf, timeLeft, votesText, wordsIn } from './vote-words.ts'

const endsAt = '2026-11-30T23:00:01.000Z'
const leftAt = (instant: string) => timeLeft(endsAt, Date.parse(instant))

describe('what is left of a poll', () => {
  test.each([
    ['2026-11-24T10:00:00Z', 'Noch 6 Tage'],
    ['2026-11-29T23:00:01Z', 'Noch 1 Tag'],
    ['2026-11-29T23:00:02Z', 'Noch 23 Stunden'],
    ['2026-11-30T22:00:01Z', 'Noch 1 Stunde'],
    ['2026-11-30T22:00:02Z', 'Noch 60 Minuten'],
    ['2026-11-30T22:59:30Z', 'Noch 1 Minute'],
    ['2026-11-30T23:00:00.999Z', 'Noch 1 Minute'],
    [endsAt, null],
    ['2026-12-05T00:00:00Z', null],
  ])('at %s is %s', (instant, words) => {
    expect(leftAt(instant)).toBe(words)
  })

  test.each([
    [endsAt, 'bis 30. November, Mitternacht'],
    // Summer time.
    ['2027-03-31T22:00:01.000Z', 'bis 31. März, Mitternacht'],
  ])('until %s is told with the last day', (end, words) => {
    expect(lastDay(end)).toBe(words)
  })
})

test('months and figures are told in words', () => {
  expect(monthName('2026-11', 'de')).toBe('November 2026')
  expect(monthName('2026-03', 'en')).toBe('March 2026')
  expect([votesText(0), votesText(1), votesText(1234)]).toEqual([
    '0 Stimmen',
    '1 Stimme',
    '1.234 Stimmen',
  ])
  expect([percentOf(1, 3), percentOf(2, 3), percentOf(0, 0)]).toEqual([33, 67, 0])
})

test('a text that has no English is told in German', () => {
  expect(wordsIn('en', { de: 'Geduld', en: 'Patience' })).toEqual({ text: 'Patience', lang: 'en' })
  expect(wordsIn('en', { de: 'Geduld' })).toEqual({ text: 'Geduld', lang: 'de' })
})
