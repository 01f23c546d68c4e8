import { expect, test } from 'vitest'
import type { Subscription } from '../../../../contract/billing.ts'
import type { ItemId } from '../../../../contract/plan.ts'
import { orderEligibility } from './order-eligibility.ts'

const running = (item: ItemId, status = 'active', cancelAtPeriodEnd = false) =>
  ({ item, status, cancelAtPeriodEnd, pausedUntil: null }) as Subscription

test.each([
  ['family-month', [], 'available'],
  ['family-month', [running('audio-60')], 'available'],
  ['family-month', [running('family-month', 'canceled')], 'available'],
  ['family-month', [running('family-month', 'incomplete')], 'available'],
  ['family-month', [running('family-month', 'past_due')], 'taken'],
  ['family-month', [running('family-year')], 'taken'],
  ['family-year', [running('family-month')], 'change'],
  ['family-year', [running('family-month', 'paused')], 'taken'],
  ['family-year', [running('family-month', 'active', true)], 'taken'],
  ['family-year', [running('family-year')], 'taken'],
  ['audio-60', [running('family-year'), running('audio-180')], 'available'],
  ['audio-60', [running('audio-60')], 'taken'],
] as const)('%s beside %o: %s', (item, contracts, kind) => {
  expect(orderEligibility(item, contracts).kind).toBe(kind)
})
