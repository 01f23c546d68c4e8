import { expect, test } from 'vitest'
import { catalogue } from '../../../../contract/plan.ts'
import { monthlyCents } from './price.tsx'

test('a yearly price is divided by its months', () => {
  expect(monthlyCents(catalogue['family-year'])).toBe(416)
  expect(monthlyCents(catalogue['family-month'])).toBe(499)
})
