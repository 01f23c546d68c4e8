import { expect, test } from 'vitest'
import { monthName, monthsLater, nearDate } from './billing-dates.ts'

const now = new Date('2026-11-21T10:00:00Z')

test('a date of this year goes without it, as Berlin counts', () => {
  expect(nearDate('2026-12-21T10:00:00Z', now, 'de')).toBe('21. Dezember')
  expect(nearDate('2026-12-31T23:30:00Z', now, 'de')).toBe('1. Januar 2027')
  expect(nearDate('2027-03-14T00:00:00+01:00', now, 'en')).toBe('14 March 2027')
})

test('a month is named by the day in Berlin', () => {
  expect(monthName(now, 'de')).toBe('November')
  expect(monthName(new Date('2026-11-30T23:30:00Z'), 'de')).toBe('Dezember')
})

test.each([
  ['2026-12-21T10:00:00Z', 1, '2027-01-21'],
  ['2026-12-31T10:00:00Z', 2, '2027-02-28'],
  ['2026-12-30T23:30:00Z', 1, '2027-01-31'],
])('%s and %i months: %s', (timestamp, months, day) => {
  expect(monthsLater(timestamp, months).slice(0, 10)).toBe(day)
})
