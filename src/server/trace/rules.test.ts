import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxShift, maxTraceMs, traceNames } from '../../contract/trace-kinds.ts'
import type { Histogram } from './rules.ts'
import { berlinDay, boundsOf, bucketOf, lastDays, spreadOf, sumOf } from './rules.ts'

const name = fc.constantFrom(...traceNames)
const measured = name.chain((kind) => {
  const max = kind === 'CLS' ? maxShift : maxTraceMs
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
  test('every value that may come lies within its bucket', () => {
    fc.assert(
      fc.property(measured, ([kind, values]) => {
        for (const value of values) {
          const { lower, upper } = boundsOf(kind, bucketOf(kind, value))
          expect(value).toBeGreaterThanOrEqual(lower)
          expect(value).toBeLessThanOrEqual(upper * 1.000_001)
        }
      }),
    )
  })

  test('follow one another without a gap, each a fifth wider', () => {
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
  test('lie in the bucket of the value that a sorted list has there', () => {
    fc.assert(
      fc.property(measured, ([kind, values]) => {
        const sorted = values.toSorted((one, other) => one - other)
        const spread = spreadOf(kind, histogramOf(kind, values))
        expect(spread.count).toBe(values.length)
        for (const [share, found] of [
          [0.5, spread.p50],
          [0.75, spread.p75],
          [0.95, spread.p95],
        ] as const) {
          const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0
          const { lower, upper } = boundsOf(kind, bucketOf(kind, exact))
          expect(found).toBeGreaterThanOrEqual(lower)
          expect(found).toBeLessThanOrEqual(upper)
        }
      }),
    )
  })

  test('rise with their share, and do not change when everything was measured twice', () => {
    fc.assert(
      fc.property(measured, ([kind, values]) => {
        const once = spreadOf(kind, histogramOf(kind, values))
        const twice = spreadOf(kind, histogramOf(kind, [...values, ...values]))
        expect(once.p50).toBeLessThanOrEqual(once.p75 ?? Number.NaN)
        expect(once.p75).toBeLessThanOrEqual(once.p95 ?? Number.NaN)
        expect(twice).toEqual({ ...once, count: once.count * 2 })
      }),
    )
  })

  test('of the parts together are those of the whole', () => {
    fc.assert(
      fc.property(measured, fc.nat(60), ([kind, values], cut) => {
        const parts = [values.slice(0, cut), values.slice(cut)]
        const whole = spreadOf(kind, histogramOf(kind, values))
        expect(spreadOf(kind, sumOf(parts.map((part) => histogramOf(kind, part))))).toEqual(whole)
      }),
    )
  })

  test('of nothing are none', () => {
    const none = { count: 0, p50: null, p75: null, p95: null }
    expect(spreadOf('LCP', new Map())).toEqual(none)
    expect(spreadOf('LCP', new Map([[3, 0]]))).toEqual(none)
  })
})

test('a day is a day in Berlin', () => {
  expect(berlinDay(new Date('2026-11-21T22:59:59Z'))).toBe('2026-11-21')
  expect(berlinDay(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22')
  // Both changes of the clock: no day twice, none left out.
  for (const now of ['2026-03-30T22:30:00Z', '2026-10-26T00:30:00Z']) {
    const days = lastDays(new Date(now), 5)
    expect(new Set(days).size).toBe(5)
    expect(days.at(-1)).toBe(berlinDay(new Date(now)))
    expect(days).toEqual(days.toSorted())
    expect(Date.parse(days[4] ?? '') - Date.parse(days[0] ?? '')).toBe(4 * 86_400_000)
  }
})
