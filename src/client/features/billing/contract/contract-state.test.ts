import { expect, test } from 'vitest'
import type { Subscription } from '../../../../contract/billing.ts'
import { availableActions, contractState, findRunningPlan, shownStatus } from './contract-state.ts'

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
  [{ status: 'past_due' }, { kind: 'payment-open', accessUntil: expiry }],
  [
    { status: 'past_due', ...ended },
    { kind: 'payment-open', accessUntil: expiry },
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

test('a cancelled contract is shown as cancelled, unless a payment is open', () => {
  expect(shownStatus(contract(ended))).toBe('canceled')
  expect(shownStatus(contract({ status: 'past_due', ...ended }))).toBe('past_due')
  expect(shownStatus(contract({ status: 'paused' }))).toBe('paused')
})

test('the running plan is neither an add-on nor an ended contract', () => {
  const addOn = contract({ item: 'audio-60' })
  const endedContract = contract({ status: 'canceled' })
  const year = contract({ item: 'family-year', status: 'past_due' })
  expect(findRunningPlan([addOn, endedContract])).toBeUndefined()
  expect(findRunningPlan([endedContract, addOn, year])).toBe(year)
})

test('the state determines the available actions', () => {
  const none = {
    cancel: false,
    revokeCancellation: false,
    pause: false,
    resume: false,
    withdraw: false,
  }
  expect(availableActions(contract(), now)).toEqual({
    ...none,
    cancel: true,
    pause: true,
    withdraw: true,
  })
  expect(availableActions(contract(ended), now)).toEqual({
    ...none,
    revokeCancellation: true,
    withdraw: true,
  })
  const paused = contract({ pausedUntil: until, withdrawableUntil: null })
  expect(availableActions(paused, now)).toEqual({ ...none, cancel: true, resume: true })
  const endedContract = contract({ status: 'canceled', withdrawableUntil: '2026-11-21T10:00:00Z' })
  expect(availableActions(endedContract, now)).toEqual(none)
})
