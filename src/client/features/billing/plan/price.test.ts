import { expect, test } from 'vitest'
import { catalogue } from '../../../../contract/plan.ts'
import { monthlyCents, savedCents } from './price.tsx'

test('a yearly price is divided by its months', () => {
  expect(monthlyCents(catalogue['family-year'])).toBe(416)
  expect(monthlyCents(catalogue['family-month'])).toBe(499)
})

test('the saving of the yearly plan is what twelve months cost more', () => {
  expect(savedCents('family-year')).toBe(12 * 499 - 4990)
  expect(savedCents('family-month')).toBe(0)
})
