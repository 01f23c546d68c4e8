import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxCls, maxTraceMs, traceNames } from '../../contract/trace-kinds.ts'
import {
  berlinDay,
  boundsOf,
  bucketOf,
  distributionOf,
  type Histogram,
  lastDays,
  mergeHistograms,
} from './rules.ts'

const name = fc.constantFrom(...traceNames)
const measurements = name.chain((kind) => {
  const max = kind === 'CLS' ? maxCls : maxTraceMs
  const value = fc.oneof(fc.double({ min: 0, max, noNaN: true }), fc.integer({ min: 0, max }))
  return fc.tuple(fc.constant(kind), fc.array(value, { minLength: 1, maxLength: 60 }))
})

function histogramOf(kind: (typeof traceNames)[number], values: number[]): Histogram {
  const counts = new Map<number, number>()
  for (const value of values) {
    const bucket = bucketOf(kind, value)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  return counts
}

describe('buckets', () => {
  test('every valid value is within its bucket', () => {
    fc.assert(
      fc.property(measurements, ([kind, values]) => {
        for (const value of values) {
          const { lower, upper } = boundsOf(kind, bucketOf(kind, value))
          expect(value).toBeGreaterThanOrEqual(lower)
          expect(value).toBeLessThanOrEqual(upper * 1.000_001)
        }
      }),
    )
  })

  test('have no gaps, and each is about a fifth wider than the one before', () => {
    for (let bucket = 1; bucket <= 70; bucket++) {
      const { lower, upper } = boundsOf('LCP', bucket)
      expect(lower).toBeCloseTo(boundsOf('LCP', bucket - 1).upper, 6)
      expect(upper / lower).toBeCloseTo(bucket === 0 ? 0 : 10 ** (1 / 12), 6)
    }
    expect(boundsOf('LCP', 70).upper).toBeGreaterThan(maxTraceMs)
  })

  test('a value on a bound belongs to the bucket that ends there', () => {
    for (const value of [1, 10, 100, 1000, 10_000]) {
      expect(boundsOf('INP', bucketOf('INP', value)).upper).toBeCloseTo(value, 6)
    }
    expect(bucketOf('CLS', 0)).toBe(0)
    expect(bucketOf('INP', Number.MAX_VALUE)).toBe(70)
  })
})

describe('percentiles', () => {
  test('are in the bucket of the exact percentile', () => {
    fc.assert(
      fc.property(measurements, ([kind, values]) => {
        const sorted = values.toSorted((one, other) => one - other)
        const distribution = distributionOf(kind, histogramOf(kind, values))
        expect(distribution.count).toBe(values.length)
        for (const [share, found] of [
          [0.5, distribution.p50],
          [0.75, distribution.p75],
          [0.95, distribution.p95],
        ] as const) {
          const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0
          const { lower, upper } = boundsOf(kind, bucketOf(kind, exact))
          expect(found).toBeGreaterThanOrEqual(lower)
          expect(found).toBeLessThanOrEqual(upper)
        }
      }),
    )
  })

  test('rise with their share, and do not change when every value counts twice', () => {
    fc.assert(
      fc.property(measurements, ([kind, values]) => {
        const once = distributionOf(kind, histogramOf(kind, values))
        const twice = distributionOf(kind, histogramOf(kind, [...values, ...values]))
        expect(once.p50).toBeLessThanOrEqual(once.p75 ?? Number.NaN)
        expect(once.p75).toBeLessThanOrEqual(once.p95 ?? Number.NaN)
        expect(twice).toEqual({ ...once, count: once.count * 2 })
      }),
    )
  })

  test('of merged parts are those of the whole', () => {
    fc.assert(
      fc.property(measurements, fc.nat(60), ([kind, values], cut) => {
        const parts = [values.slice(0, cut), values.slice(cut)]
        const whole = distributionOf(kind, histogramOf(kind, values))
        expect(
          distributionOf(kind, mergeHistograms(parts.map((part) => histogramOf(kind, part)))),
        ).toEqual(whole)
      }),
    )
  })

  test('of no values are null', () => {
    const none = { count: 0, p50: null, p75: null, p95: null }
    expect(distributionOf('LCP', new Map())).toEqual(none)
    expect(distributionOf('LCP', new Map([[3, 0]]))).toEqual(none)
  })
})

test('a day is a day in Berlin', () => {
  expect(berlinDay(new Date('2026-11-21T22:59:59Z'))).toBe('2026-11-21')
  expect(berlinDay(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22')
  // Both changes of the clock: no day is repeated or missing.
  for (const now of ['2026-03-30T22:30:00Z', '2026-10-26T00:30:00Z']) {
    const days = lastDays(new Date(now), 5)
    expect(new Set(days).size).toBe(5)
    expect(days.at(-1)).toBe(berlinDay(new Date(now)))
    expect(days).toEqual(days.toSorted())
    expect(Date.parse(days[4] ?? '') - Date.parse(days[0] ?? '')).toBe(4 * 86_400_000)
  }
})
