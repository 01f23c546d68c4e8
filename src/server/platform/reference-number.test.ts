import { expect, test } from 'vitest'
import { referenceNumber } from './reference-number.ts'

test('has the year in Berlin and unambiguous characters', () => {
  const turn = new Date('2026-12-31T23:30:00Z')
  expect(referenceNumber(turn, () => 0)).toBe('FH-2027-2222-2222')
  const summer = new Date('2026-07-01T12:00:00Z')
  expect(referenceNumber(summer, (max) => max - 1)).toBe('FH-2026-ZZZZ-ZZZZ')
})
