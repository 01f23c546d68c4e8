import { expect, test } from 'vitest'
import type { Profile } from '../../../contract/profile.ts'
import { planWords } from './plan-words.ts'

const now = new Date('2026-11-21T10:00:00Z')
const words = (plan: object, counterReset = '2026-12-01T00:00:01+01:00') =>
  planWords(
    {
      subscription: { basePlan: 'free', expiry: null, quotas: { pdfReads: 20 }, ...plan },
      usage: { pdfReadsThisMonth: 8 },
      counterReset,
    } as Profile,
    now,
  )

test('a free plan says what is left and when it is new', () => {
  expect(words({})).toBe('Noch 12 von 20 Geschichten · neu am 1. Dezember')
  expect(words({}, '2025-01-01T00:00:01+01:00')).toBe('Noch 12 von 20 Geschichten')
})

test('a subscription says until when, and counts no more once it has ended', () => {
  const family = { basePlan: 'family', expiry: '2027-03-13T23:30:00Z' }
  expect(words(family)).toBe('Unbegrenzt bis 14.03.2027')
  const open = { ...family, status: 'past_due' }
  expect(words(open)).toBe('Unbegrenzt bis 14.03.2027 · Zahlung offen')
  expect(words({ ...family, expiry: '2026-11-21T09:59:59Z' })).toMatch(/^Noch 12 von 20/)
})
