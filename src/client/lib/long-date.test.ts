import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'

test('a day in Berlin, whatever the offset it was written in', () => {
  expect(longDate('2026-12-01T00:00:01+01:00', 'de')).toBe('1. Dezember 2026')
  expect(longDate('2026-11-30T23:00:01Z', 'de')).toBe('1. Dezember 2026')
  expect(longDate('2026-03-01T00:00:01+01:00', 'de')).toBe('1. März 2026')
  expect(longDate('2026-12-01T00:00:01+01:00', 'en')).toBe('1 December 2026')
})
