import { expect, test } from 'vitest'
import { summarizeDays } from './daily-summary.ts'

const day = (day: string, reads: number) => ({ day, reads, likes: 0, accounts: 0 })

test('a summary has the total and the latest of the best days', () => {
  const days = [day('2026-11-20', 2), day('2026-11-21', 5), day('2026-11-22', 5)]
  expect(summarizeDays(days, 'reads')).toEqual({ total: 12, best: { day: '2026-11-22', count: 5 } })
  expect(summarizeDays(days, 'likes')).toEqual({ total: 0, best: null })
  expect(summarizeDays([], 'reads')).toEqual({ total: 0, best: null })
})
