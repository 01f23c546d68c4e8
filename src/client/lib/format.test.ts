import { expect, test } from 'vitest'
import {
  formatDateTime,
  formatDayAndMonth,
  formatDayRange,
  formatFileSize,
  formatLongDate,
  formatMoney,
  formatMonth,
  formatMonthAndYear,
  formatNearDate,
  formatShortDate,
  formatWeekdayAndDate,
} from './format.ts'

const now = new Date('2026-11-21T10:00:00Z')

test('an instant is a day in Berlin, whatever its offset', () => {
  expect(formatLongDate('2026-12-01T00:00:01+01:00', 'de')).toBe('1. Dezember 2026')
  expect(formatLongDate('2026-11-30T23:00:01Z', 'de')).toBe('1. Dezember 2026')
  expect(formatLongDate('2026-03-01T00:00:01+01:00', 'de')).toBe('1. März 2026')
  expect(formatLongDate('2026-12-01T00:00:01+01:00', 'en')).toBe('1 December 2026')
  expect(formatDayAndMonth('2026-12-01T00:00:01+01:00', 'de')).toBe('1. Dezember')
  expect(formatShortDate('2027-03-13T23:30:00Z', 'de')).toBe('14.03.2027')
  expect(formatDateTime('2026-11-22T09:00:00Z', 'de')).toBe('22. November 2026 um 10:00')
})

test('a date of the current year in Berlin omits the year', () => {
  expect(formatNearDate('2026-12-21T10:00:00Z', now, 'de')).toBe('21. Dezember')
  expect(formatNearDate('2026-12-31T23:30:00Z', now, 'de')).toBe('1. Januar 2027')
  expect(formatNearDate('2027-03-14T00:00:00+01:00', now, 'en')).toBe('14 March 2027')
})

test('a month is that of the day in Berlin', () => {
  expect(formatMonth(now, 'de')).toBe('November')
  expect(formatMonth(new Date('2026-11-30T23:30:00Z'), 'de')).toBe('Dezember')
  expect(formatMonthAndYear('2026-11', 'de')).toBe('November 2026')
  expect(formatMonthAndYear('2026-03', 'en')).toBe('March 2026')
})

test('calendar days and weeks', () => {
  expect(formatWeekdayAndDate('2026-11-21', 'de')).toBe('Samstag, 21. November')
  expect(formatWeekdayAndDate('2026-11-21', 'en')).toBe('Saturday 21 November')
  expect(formatDayRange('2026-11-16', '2026-11-22', 'de')).toBe('16.–22. November 2026')
  expect(formatDayRange('2026-11-23', '2026-11-29', 'en')).toBe('23–29 November 2026')
  expect(formatDayRange('2026-12-28', '2027-01-03', 'de')).toMatch(
    /^28\. Dezember 2026\s?–\s?3\. Januar 2027$/u,
  )
})

test.each([
  [499, 'de', '4,99 €'],
  [4990, 'de', '49,90 €'],
  [0, 'de', '0,00 €'],
  [123_456, 'de', '1.234,56 €'],
  [499, 'en', '€4.99'],
] as const)('%i cents in %s: %s', (cents, language, written) => {
  // The space before the sign does not break.
  expect(formatMoney(cents, language).replace('\u{a0}', ' ')).toBe(written)
})

test.each([
  [0, '1 KB'],
  [12_340, '12 KB'],
  [999_499, '999 KB'],
  [1_440_000, '1,4 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'de')).toBe(text)
})
