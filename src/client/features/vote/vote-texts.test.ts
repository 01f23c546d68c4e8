import { describe, expect, test } from 'vitest'
import { lastDayText, localizedText, percentsOf, timeLeftText, votesText } from './vote-texts.ts'

const endsAt = '2026-11-30T23:00:01.000Z'
const leftAt = (instant: string) => timeLeftText(endsAt, Date.parse(instant))

describe('the time left of a poll', () => {
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
    // Daylight saving time.
    ['2027-03-31T22:00:01.000Z', 'bis 31. März, Mitternacht'],
  ])('until %s names the last day', (end, words) => {
    expect(lastDayText(end)).toBe(words)
  })
})

test('votes and percentages as text', () => {
  expect([votesText(0), votesText(1), votesText(1234)]).toEqual([
    '0 Stimmen',
    '1 Stimme',
    '1.234 Stimmen',
  ])
  expect(percentsOf([1, 2])).toEqual([33, 67])
  expect(percentsOf([0, 0])).toEqual([0, 0])
  expect(percentsOf([1, 1, 1])).toEqual([34, 33, 33])
  // Rounded each by itself: 101 percent.
  expect(percentsOf([5, 1, 2])).toEqual([63, 12, 25])
})

test('a text without English is shown in German', () => {
  expect(localizedText('en', { de: 'Geduld', en: 'Patience' })).toEqual({
    text: 'Patience',
    lang: 'en',
  })
  expect(localizedText('en', { de: 'Geduld' })).toEqual({ text: 'Geduld', lang: 'de' })
})
