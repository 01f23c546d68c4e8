import { expect, test } from 'vitest'
import { summaryOf } from './figure-summary.ts'

const day = (day: string, reads: number) => ({ day, reads, likes: 0, accounts: 0 })

test('a plot says how many there were and on which day the most', () => {
  const days = [day('2026-11-20', 2), day('2026-11-21', 5), day('2026-11-22', 5)]
  expect(summaryOf(days, 'reads')).toEqual({ total: 12, best: { day: '2026-11-22', count: 5 } })
  expect(summaryOf(days, 'likes')).toEqual({ total: 0, best: null })
  expect(summaryOf([], 'reads')).toEqual({ total: 0, best: null })
})
