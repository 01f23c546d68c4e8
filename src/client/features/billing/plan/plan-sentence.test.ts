import { expect, test } from 'vitest'
import type { Subscription } from '../../../../contract/billing.ts'
import type { Profile } from '../../../../contract/profile.ts'
import { planSentence } from './plan-sentence.ts'

const now = new Date('2026-11-21T10:00:00Z')
const expiry = '2026-12-21T10:00:00Z'
const free = { basePlan: 'free', expiry: null, quotas: { pdfReads: 20 } }
const plan = {
  item: 'family-month',
  status: 'active',
  amountCents: 499,
  expiry,
  nextPaymentAt: expiry,
  cancelAtPeriodEnd: false,
  pausedUntil: null,
}

const sentence = (contracts: object[] | null, subscription: object = free) =>
  planSentence(
    { subscription, usage: { pdfReadsThisMonth: 8 } } as Profile,
    contracts as Subscription[] | null,
    now,
  ).replaceAll('\u{a0}', ' ')

const reads = '8 von 20 Geschichten im November'

test.each([
  [[], `Du nutzt den kostenlosen Plan: ${reads} gelesen.`],
  [[plan], 'Familien-Abo monatlich – unbegrenzt lesen. Nächste Abbuchung am 21. Dezember: 4,99 €.'],
  [
    [{ ...plan, item: 'family-year', amountCents: 4990, nextPaymentAt: '2027-11-21T10:00:00Z' }],
    'Familien-Abo jährlich – unbegrenzt lesen. Nächste Abbuchung am 21. November 2027: 49,90 €.',
  ],
  [
    [{ ...plan, cancelAtPeriodEnd: true, nextPaymentAt: null }],
    'Familien-Abo monatlich – gekündigt. Ihr lest noch bis zum 21. Dezember unbegrenzt.',
  ],
  [
    [{ ...plan, status: 'paused', nextPaymentAt: '2027-01-21T10:00:00Z' }],
    'Familien-Abo monatlich – unbegrenzt lesen bis zum 21. Dezember, danach Pause bis zum 21. Januar 2027.',
  ],
  [
    [{ ...plan, status: 'paused', expiry: '2026-11-21T10:00:00Z' }],
    `Familien-Abo monatlich macht Pause bis zum 21. Dezember. So lange lest ihr kostenlos: ${reads}.`,
  ],
  [
    [{ ...plan, status: 'paused', nextPaymentAt: null }],
    `Familien-Abo monatlich macht Pause. So lange lest ihr kostenlos: ${reads}.`,
  ],
  [
    [{ ...plan, status: 'past_due', expiry: '2026-11-28T10:00:00Z' }],
    'Familien-Abo monatlich – eine Zahlung ist noch offen. Ihr lest bis zum 28. November unbegrenzt weiter.',
  ],
  [[{ ...plan, status: 'canceled' }], `Du nutzt den kostenlosen Plan: ${reads} gelesen.`],
  [[{ ...plan, status: 'incomplete' }], `Du nutzt den kostenlosen Plan: ${reads} gelesen.`],
])('%o: %s', (contracts, text) => {
  expect(sentence(contracts)).toBe(text)
})

test('without the contracts the sentence follows from the user document', () => {
  expect(sentence(null)).toBe(`Du nutzt den kostenlosen Plan: ${reads} gelesen.`)
  const family = { ...free, basePlan: 'family-month', expiry }
  expect(sentence(null, family)).toBe('Ihr lest unbegrenzt bis zum 21. Dezember.')
})
