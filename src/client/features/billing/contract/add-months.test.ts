import { expect, test } from 'vitest'
import { addMonths } from './add-months.ts'

test.each([
  ['2026-12-21T10:00:00Z', 1, '2027-01-21'],
  ['2026-12-31T10:00:00Z', 2, '2027-02-28'],
  ['2026-12-30T23:30:00Z', 1, '2027-01-31'],
])('%s plus %i months: %s', (timestamp, months, day) => {
  expect(addMonths(timestamp, months).slice(0, 10)).toBe(day)
})
