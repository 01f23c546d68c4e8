import { expect, test } from 'vitest'
import type { Profile } from '../../../contract/profile.ts'
import { planFacts } from './plan-labels.ts'

const now = new Date('2026-11-21T10:00:00Z')
const factsOf = (
  plan: object,
  counterReset = '2026-12-01T00:00:01+01:00',
  confirmLeft: number | null = null,
) =>
  planFacts(
    {
      subscription: { basePlan: 'free', expiry: null, quotas: { pdfReads: 20 }, ...plan },
      usage: { pdfReadsThisMonth: 8 },
      counterReset,
    } as Profile,
    now,
    confirmLeft,
  )

test('a free plan says what is left and when it is reset', () => {
  expect(factsOf({})).toEqual(['Noch 12 von 20 Geschichten', 'neue ab 1. Dezember'])
  expect(factsOf({}, '2025-01-01T00:00:01+01:00')).toEqual(['Noch 12 von 20 Geschichten'])
})

test('before the mailbox is verified, the plan says how many of its stories open', () => {
  expect(factsOf({}, undefined, 2)).toEqual([
    'Noch 12 von 20 Geschichten',
    'davon 2 vor der Bestätigung',
    'neue ab 1. Dezember',
  ])
  expect(factsOf({}, undefined, 0)).toContain('die nächste nach der Bestätigung')
})

test('a subscription says until when it runs, and counts stories after its end', () => {
  const family = { basePlan: 'family', expiry: '2027-03-13T23:30:00Z' }
  expect(factsOf(family)).toEqual(['Unbegrenzt bis 14.03.2027'])
  const open = { ...family, status: 'past_due' }
  expect(factsOf(open)).toEqual(['Unbegrenzt bis 14.03.2027', 'Zahlung offen'])
  expect(factsOf({ ...family, expiry: '2026-11-21T09:59:59Z' })).toContain(
    'Noch 12 von 20 Geschichten',
  )
})
