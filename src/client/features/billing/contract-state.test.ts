import { expect, test } from 'vitest'
import type { Subscription } from '../../../contract/billing.ts'
import { contractState, runningPlan, shownStatus, waysOf } from './contract-state.ts'

const now = new Date('2026-11-21T10:00:00Z')
const expiry = '2026-12-21T10:00:00Z'
const until = '2027-02-21T10:00:00Z'

const contract = (changes: Partial<Subscription> = {}): Subscription => ({
  subscriptionId: 'sub_1',
  orderNumber: 'FH-1',
  item: 'family-month',
  status: 'active',
  amountCents: 499,
  orderedAt: '2026-11-21T10:00:00Z',
  expiry,
  nextPaymentAt: expiry,
  cancelAtPeriodEnd: false,
  pausedUntil: null,
  canPause: true,
  withdrawableUntil: '2026-12-05T10:00:00Z',
  card: null,
  ...changes,
})

const ended = { nextPaymentAt: null, cancelAtPeriodEnd: true }
test.each([
  [{}, { kind: 'renewing', nextPaymentAt: expiry }],
  [{ status: 'trialing' }, { kind: 'renewing', nextPaymentAt: expiry }],
  [ended, { kind: 'cancelled', lastDay: expiry }],
  [
    { pausedUntil: until, nextPaymentAt: until },
    { kind: 'pause-planned', from: expiry, until },
  ],
  [
    { status: 'paused', pausedUntil: '2027-02-21T09:00:00Z', nextPaymentAt: until },
    { kind: 'pause-planned', from: expiry, until },
  ],
  [
    { status: 'paused', expiry: '2026-11-20T10:00:00Z', nextPaymentAt: until },
    { kind: 'paused', until },
  ],
  [
    { status: 'paused', pausedUntil: until, ...ended },
    { kind: 'cancelled', lastDay: expiry },
  ],
  [{ status: 'past_due' }, { kind: 'payment-open', keptUntil: expiry }],
  [
    { status: 'past_due', ...ended },
    { kind: 'payment-open', keptUntil: expiry },
  ],
  [{ status: 'incomplete', nextPaymentAt: null }, { kind: 'incomplete' }],
  [
    { status: 'canceled', ...ended },
    { kind: 'ended', lastDay: expiry },
  ],
  [{ nextPaymentAt: null }, { kind: 'cancelled', lastDay: expiry }],
] as const)('%o is %o', (changes, state) => {
  expect(contractState(contract(changes), now)).toEqual(state)
})

test('who has cancelled reads so, unless a payment is open', () => {
  expect(shownStatus(contract(ended))).toBe('canceled')
  expect(shownStatus(contract({ status: 'past_due', ...ended }))).toBe('past_due')
  expect(shownStatus(contract({ status: 'paused' }))).toBe('paused')
})

test('the running plan is no add-on and nothing that ended', () => {
  const addOn = contract({ item: 'audio-60' })
  const over = contract({ status: 'canceled' })
  const year = contract({ item: 'family-year', status: 'past_due' })
  expect(runningPlan([addOn, over])).toBeUndefined()
  expect(runningPlan([over, addOn, year])).toBe(year)
})

test('what can be done follows from the state', () => {
  const none = { cancel: false, takeBack: false, pause: false, resume: false, withdraw: false }
  expect(waysOf(contract(), now)).toEqual({ ...none, cancel: true, pause: true, withdraw: true })
  expect(waysOf(contract(ended), now)).toEqual({ ...none, takeBack: true, withdraw: true })
  const resting = contract({ pausedUntil: until, withdrawableUntil: null })
  expect(waysOf(resting, now)).toEqual({ ...none, cancel: true, resume: true })
  const over = contract({ status: 'canceled', withdrawableUntil: '2026-11-21T10:00:00Z' })
  expect(waysOf(over, now)).toEqual(none)
})
