import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadOut } from './spread-out.ts'

const limits = { distance: 120, from: 0, to: 10_000 }

test.each([
  ['far apart', [100, 300, 500], [100, 300, 500]],
  ['two too close', [100, 160, 500], [70, 190, 500]],
  ['in a row', [100, 200, 300, 400], [70, 190, 310, 430]],
  ['at the beginning', [10, 20], [0, 120]],
  ['at the end', [9700, 9990], [9700, 9880]],
  ['not in order', [500, 300], [340, 460]],
])('%s', (_, places, spread) => {
  expect(spreadOut(places, limits)).toEqual(spread)
})

test('places are apart, and within the limits if there is room', () => {
  const place = fc.integer({ min: 0, max: 9_000 })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), (places) => {
      const spread = spreadOut(places, limits)
      for (const [i, start] of spread.entries())
        expect(start).toBeGreaterThanOrEqual((spread[i - 1] ?? -120) + 120)
      expect((spread.at(-1) ?? 0) + 120).toBeLessThanOrEqual(10_000)
    }),
  )
})
