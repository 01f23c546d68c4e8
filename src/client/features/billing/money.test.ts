import { expect, test } from 'vitest'
import { catalogue } from '../../../contract/plan.ts'
import { money, monthlyCents } from './money.ts'

test.each([
  [499, 'de', '4,99 €'],
  [4990, 'de', '49,90 €'],
  [0, 'de', '0,00 €'],
  [123_456, 'de', '1.234,56 €'],
  [499, 'en', '€4.99'],
] as const)('%i cents in %s: %s', (cents, language, written) => {
  // The space before the sign does not break.
  expect(money(cents, language).replace('\u{a0}', ' ')).toBe(written)
})

test('a year is shared out on its months', () => {
  expect(monthlyCents(catalogue['family-year'])).toBe(416)
  expect(monthlyCents(catalogue['family-month'])).toBe(499)
})
