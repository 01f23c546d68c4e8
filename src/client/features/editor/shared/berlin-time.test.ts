import { expect, test } from 'vitest'
import { fromBerlinField, nextFridayNoon, toBerlinField } from './berlin-time.ts'

const next = (moment: string) => nextFridayNoon(new Date(moment))

test('finds the next Friday at noon in Berlin', () => {
  expect(next('2026-11-22T10:00:00Z')).toBe('2026-11-27T12:00')
  expect(next('2026-11-27T10:59:00Z')).toBe('2026-11-27T12:00')
  expect(next('2026-11-27T11:00:00Z')).toBe('2026-12-04T12:00')
  // It is Saturday in Berlin already.
  expect(next('2026-11-27T23:30:00Z')).toBe('2026-12-04T12:00')
})

test('a date field is in Berlin time, in winter and in summer', () => {
  expect(fromBerlinField('2026-11-27T12:00')).toBe('2026-11-27T12:00:00+01:00')
  expect(fromBerlinField('2026-07-03T12:00')).toBe('2026-07-03T12:00:00+02:00')
  expect(fromBerlinField('')).toBeNull()
  expect(toBerlinField('2026-07-03T10:00:00.000Z')).toBe('2026-07-03T12:00')
  expect(toBerlinField('2026-11-21T10:00:00Z')).toBe('2026-11-21T11:00')
})
