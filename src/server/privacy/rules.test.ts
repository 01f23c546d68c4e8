import { expect, test } from 'vitest'
import { archiveRetainedUntil, deletionDueAt } from './rules.ts'

const now = new Date('2026-11-21T10:00:00Z')

test.each([
  [null, '2026-12-05T10:00:00.000Z'],
  ['2026-11-25T00:00:00Z', '2026-12-05T10:00:00.000Z'],
  ['2027-03-14T00:00:00Z', '2027-03-14T00:00:00.000Z'],
])('paid until %s, an account ends at %s', (paidUntil, dueAt) => {
  const until = paidUntil === null ? null : new Date(paidUntil)
  expect(deletionDueAt(now, until).toISOString()).toBe(dueAt)
})

test.each([
  ['2026-01-01T00:00:00Z', '2034-12-31T23:00:00.000Z'],
  ['2026-12-31T22:59:59Z', '2034-12-31T23:00:00.000Z'],
  // New Year's Eve is over in Berlin.
  ['2026-12-31T23:00:00Z', '2035-12-31T23:00:00.000Z'],
])('paid at %s, a receipt is retained until %s', (paidAt, keptUntil) => {
  expect(archiveRetainedUntil(new Date(paidAt)).toISOString()).toBe(keptUntil)
})
