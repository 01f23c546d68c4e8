import { expect, test } from 'vitest'
import type { Profile } from '../../../contract/profile.ts'
import { planLabel } from './plan-labels.ts'

const now = new Date('2026-11-21T10:00:00Z')
const labelOf = (
  plan: object,
  counterReset = '2026-12-01T00:00:01+01:00',
  confirmLeft: number | null = null,
) =>
  planLabel(
    {
      subscription: { basePlan: 'free', expiry: null, quotas: { pdfReads: 20 }, ...plan },
      usage: { pdfReadsThisMonth: 8 },
      counterReset,
    } as Profile,
    now,
    confirmLeft,
  )

test('a free plan says what is left and when it is reset', () => {
  expect(labelOf({})).toBe('Noch 12 von 20 Geschichten\u00a0· neue ab 1. Dezember')
  expect(labelOf({}, '2025-01-01T00:00:01+01:00')).toBe('Noch 12 von 20 Geschichten')
})

test('before the mailbox is verified, the plan says how many of its stories open', () => {
  expect(labelOf({}, undefined, 2)).toBe(
    'Noch 12 von 20 Geschichten\u00a0· davon 2 vor der Bestätigung\u00a0· neue ab 1. Dezember',
  )
})

test('a subscription says until when it runs, and counts stories after its end', () => {
  const family = { basePlan: 'family', expiry: '2027-03-13T23:30:00Z' }
  expect(labelOf(family)).toBe('Unbegrenzt bis 14.03.2027')
  const open = { ...family, status: 'past_due' }
  expect(labelOf(open)).toBe('Unbegrenzt bis 14.03.2027\u00a0· Zahlung offen')
  expect(labelOf({ ...family, expiry: '2026-11-21T09:59:59Z' })).toMatch(/^Noch 12 von 20/)
})
