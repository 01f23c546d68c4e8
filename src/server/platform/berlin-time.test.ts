import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { berlinTimestamp, monthKey, nextCounterReset } from './berlin-time.ts'

describe('nextCounterReset', () => {
  test.each([
    ['2026-11-21T10:00:00Z', '2026-12-01T00:00:01+01:00'],
    ['2026-12-01T00:00:00.999+01:00', '2026-12-01T00:00:01+01:00'],
    ['2026-12-01T00:00:01+01:00', '2027-01-01T00:00:01+01:00'],
    // The clocks go back on 25 October and forward on 28 March.
    ['2026-10-24T23:30:00Z', '2026-11-01T00:00:01+01:00'],
    ['2027-03-27T23:30:00Z', '2027-04-01T00:00:01+02:00'],
    ['2028-02-29T22:59:59Z', '2028-03-01T00:00:01+01:00'],
    ['2026-12-31T23:30:00Z', '2027-02-01T00:00:01+01:00'],
    // The first second belongs to the month before, also when that month is not cached.
    ['2027-06-01T00:00:00.500+02:00', '2027-06-01T00:00:01+02:00'],
  ])('after %s comes %s', (now, expected) => {
    expect(berlinTimestamp(nextCounterReset(new Date(now)))).toBe(expected)
  })

  test('is always in the future, by at most 31 days and an hour, and ends the month of its key', () => {
    const instants = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2034-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (now) => {
        const reset = nextCounterReset(now)
        const aheadMs = reset.getTime() - now.getTime()
        expect(aheadMs).toBeGreaterThan(0)
        expect(aheadMs).toBeLessThanOrEqual((31 * 24 + 1) * 3_600_000)
        expect(monthKey(new Date(reset.getTime() - 1))).toBe(monthKey(now))
        expect(monthKey(reset)).not.toBe(monthKey(now))
      }),
    )
  })
})

test('a month ends in Berlin, not in London', () => {
  expect(monthKey(new Date('2026-10-31T22:59:59Z'))).toBe('2026-10')
  expect(monthKey(new Date('2026-10-31T23:00:01Z'))).toBe('2026-11')
})

test('the counter of a new document has the format of the spec', () => {
  expect(berlinTimestamp(new Date('2025-01-01T00:00:01+01:00'))).toBe('2025-01-01T00:00:01+01:00')
})
