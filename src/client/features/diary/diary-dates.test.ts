import { expect, test } from 'vitest'
import { dayAndMonth, dayHeading, shortDate, weekSpan } from './diary-dates.ts'

test('days and weeks read as people say them', () => {
  expect(dayHeading('2026-11-21', 'de')).toBe('Samstag, 21. November')
  expect(dayHeading('2026-11-21', 'en')).toBe('Saturday 21 November')
  expect(weekSpan('2026-11-16', '2026-11-22', 'de')).toMatch(/^16\.\s?–\s?22\. November 2026$/u)
  expect(weekSpan('2026-12-28', '2027-01-03', 'de')).toMatch(
    /^28\. Dezember 2026\s?–\s?3\. Januar 2027$/u,
  )
})

test('instants are days in Berlin', () => {
  expect(dayAndMonth('2026-12-01T00:00:01+01:00', 'de')).toBe('1. Dezember')
  expect(shortDate('2027-03-13T23:30:00Z', 'de')).toBe('14.03.2027')
})
