import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue, type ItemId, itemIds } from '../../contract/plan.ts'
import {
  type Contract,
  canPause,
  declarationRetainedUntil,
  endsWithPeriod,
  expiryOf,
  isRunning,
  nextPaymentAt,
  pausedUntil,
  planOf,
  statusOf,
  withdrawableUntil,
} from './rules.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)
const now = day('2026-11-21')

const paid = {
  status: 'active',
  startedAt: day('2026-10-14'),
  periodStart: day('2026-11-14'),
  periodEnd: day('2026-12-14'),
  endedAt: null,
  invoice: { state: 'paid' as const },
}

test.each([
  ['paid', paid, '2026-12-14'],
  ['never invoiced, as in a trial', { ...paid, status: 'trialing', invoice: null }, '2026-12-14'],
  [
    'a renewal that is not paid yet',
    { ...paid, invoice: { state: 'open' as const } },
    '2026-11-21',
  ],
  [
    'a failed debit',
    { ...paid, status: 'past_due', invoice: { state: 'open' as const } },
    '2026-11-21',
  ],
  ['paused', { ...paid, invoice: { state: 'void' as const } }, '2026-11-14'],
  ['ended early', { ...paid, status: 'canceled', endedAt: day('2026-11-20') }, '2026-11-20'],
  [
    'ended with its period',
    { ...paid, status: 'canceled', endedAt: day('2026-12-14') },
    '2026-12-14',
  ],
  [
    'never paid',
    { ...paid, status: 'incomplete', invoice: { state: 'open' as const } },
    '2026-10-14',
  ],
  [
    'abandoned',
    { ...paid, status: 'incomplete_expired', invoice: { state: 'void' as const } },
    '2026-10-14',
  ],
])('a subscription gives access until the right day: %s', (_, subscription, until) => {
  expect(expiryOf(subscription)).toEqual(day(until))
})

const contract = (item: ItemId, change: Partial<Contract> = {}): Contract => ({
  item,
  status: 'active',
  startedAt: day('2026-10-14'),
  expiry: day('2026-12-14'),
  cancelAtPeriodEnd: false,
  pausedUntil: null,
  withdrawnAt: null,
  ...change,
})

describe('the plan of an account', () => {
  const free = { basePlan: 'free', addOns: [], quotaAudioMinutes: 0, quotaVideoMinutes: 0 }
  const family = { ...free, basePlan: 'family-month', quotaAudioMinutes: 120 }

  test.each([
    ['nothing', [], { ...free, status: 'active', expiry: null, entitledUntil: null }],
    [
      'a plan',
      [contract('family-month')],
      { ...family, status: 'active', expiry: day('2026-12-14') },
    ],
    ['a yearly plan', [contract('family-year')], { ...family, basePlan: 'family-year' }],
    [
      'a plan and add-ons',
      [contract('audio-60'), contract('family-year'), contract('audio-180')],
      {
        basePlan: 'family-year',
        addOns: ['audio-60', 'audio-180'],
        quotaAudioMinutes: 360,
        quotaVideoMinutes: 0,
      },
    ],
    [
      'two plans, of which one is being refunded',
      [contract('family-month'), contract('family-year', { expiry: day('2027-10-14') })],
      { ...family, basePlan: 'family-year' },
    ],
    [
      'a plan that is cancelled, until its last day',
      [contract('family-month', { cancelAtPeriodEnd: true })],
      { ...family, cancelAtPeriodEnd: true },
    ],
    [
      'add-ons only',
      [contract('video-60'), contract('audio-180', { expiry: day('2026-12-01') })],
      {
        basePlan: 'free',
        status: 'active',
        addOns: ['audio-180', 'video-60'],
        quotaAudioMinutes: 180,
        quotaVideoMinutes: 60,
        entitledUntil: day('2026-12-01'),
      },
    ],
    [
      'an expired add-on',
      [contract('audio-60', { expiry: day('2026-11-20') })],
      { ...free, entitledUntil: null },
    ],
    [
      'an ended plan',
      [contract('family-year', { status: 'canceled' })],
      { ...free, status: 'canceled', expiry: null },
    ],
    [
      'a withdrawn plan',
      [contract('family-year', { withdrawnAt: now })],
      { ...free, status: 'canceled' },
    ],
    [
      'an unpaid order',
      [contract('family-month', { status: 'incomplete' })],
      { ...free, status: 'active' },
    ],
    [
      'a pause that is planned',
      [contract('family-month', { pausedUntil: day('2027-01-14') })],
      { ...family, status: 'paused' },
    ],
    [
      'a pause that has begun, beside an add-on',
      [
        contract('family-month', { pausedUntil: day('2027-01-14'), expiry: day('2026-11-14') }),
        contract('audio-60'),
      ],
      { ...free, basePlan: 'family-month', addOns: ['audio-60'], quotaAudioMinutes: 60 },
    ],
    [
      'a renewal that is not paid yet, within a week',
      [contract('family-month', { status: 'past_due', expiry: day('2026-11-22') })],
      { ...family, status: 'past_due', entitledUntil: day('2026-11-22') },
    ],
    [
      'an unpaid plan',
      [contract('family-month', { status: 'unpaid', expiry: day('2026-11-20') })],
      {
        ...free,
        basePlan: 'family-month',
        status: 'past_due',
        expiry: day('2026-11-20'),
        entitledUntil: null,
      },
    ],
  ])('with %s', (_, contracts, expected) => {
    expect(planOf(contracts, now)).toMatchObject({ ...expected, quotaPdfReads: 20 })
  })

  const contracts = fc.array(
    fc.record({
      item: fc.constantFrom(...itemIds),
      status: fc.constantFrom('active', 'past_due', 'canceled', 'incomplete', 'unpaid', 'trialing'),
      startedAt: fc.constant(day('2026-10-14')),
      expiry: fc.date({ min: day('2026-10-01'), max: day('2027-12-01'), noInvalidDate: true }),
      cancelAtPeriodEnd: fc.boolean(),
      pausedUntil: fc.constant(null),
      withdrawnAt: fc.option(fc.constant(now), { nil: null }),
    }),
    { maxLength: 6 },
  )

  test('does not depend on the order of contracts, and counts running contracts only', () => {
    fc.assert(
      fc.property(contracts, (all) => {
        const plan = planOf(all, now)
        expect(planOf(all.filter(isRunning), now).quotaAudioMinutes).toBe(plan.quotaAudioMinutes)
        expect(planOf([...all].reverse(), now).quotaVideoMinutes).toBe(plan.quotaVideoMinutes)
        const granted = all.filter((one) => isRunning(one) && one.expiry > now)
        for (const item of plan.addOns) expect(granted.map((one) => one.item)).toContain(item)
        if (plan.entitledUntil) expect(plan.entitledUntil > now).toBe(true)
      }),
    )
  })
})

test.each([
  // A Saturday; the fourteenth day after is a Saturday too, so Monday counts.
  ['2026-11-21T12:00:00Z', '2026-12-07T22:59:59.999Z'],
  ['2026-11-23T22:59:59Z', '2026-12-07T22:59:59.999Z'],
  // Past midnight in Berlin.
  ['2026-11-23T23:00:00Z', '2026-12-08T22:59:59.999Z'],
  // Over the end of summer time.
  ['2026-10-15T08:00:00Z', '2026-10-29T22:59:59.999Z'],
])('an order of %s can be withdrawn from until %s', (orderedAt, until) => {
  expect(withdrawableUntil(new Date(orderedAt)).toISOString()).toBe(until)
})

test.each([
  ['2026-12-14T12:00:00Z', 1, '2027-01-14T11:00:00.000Z'],
  ['2027-01-31T12:00:00Z', 1, '2027-02-28T11:00:00.000Z'],
  ['2026-12-14T12:00:00Z', 3, '2027-03-14T11:00:00.000Z'],
])(
  'a plan whose period ends at %s resumes after a pause of %i months, just before the next debit',
  (end, months, until) => {
    expect(pausedUntil(new Date(end), months).toISOString()).toBe(until)
  },
)

test('only a monthly plan that renews can be paused', () => {
  expect(canPause(contract('family-month'))).toBe(true)
  for (const item of itemIds.filter((one) => one !== 'family-month')) {
    expect(canPause(contract(item))).toBe(false)
  }
  expect(canPause(contract('family-month', { cancelAtPeriodEnd: true }))).toBe(false)
  expect(canPause(contract('family-month', { pausedUntil: now }))).toBe(false)
  expect(canPause(contract('family-month', { status: 'past_due' }))).toBe(false)
})

test('the next debit comes with the next period, after a pause, or not at all', () => {
  const periodEnd = day('2026-12-14')
  const next = (change: Partial<Contract>) =>
    nextPaymentAt({ ...contract('family-month', change), periodEnd })
  expect(next({})).toEqual(periodEnd)
  expect(next({ pausedUntil: new Date('2027-01-14T11:00:00Z') })).toEqual(day('2027-01-14'))
  expect(next({ cancelAtPeriodEnd: true })).toBe(null)
  expect(next({ status: 'past_due' })).toBe(null)
  expect(next({ withdrawnAt: now })).toBe(null)
})

test('an unknown status of Stripe counts as canceled', () => {
  expect(statusOf(contract('family-month', { status: 'something-new' }))).toBe('canceled')
})

test('a requested last day within the paid period means the end of that period', () => {
  const end = new Date('2026-12-14T12:00:00Z')
  expect(endsWithPeriod('2026-12-01', end)).toBe(true)
  expect(endsWithPeriod('2026-12-14', end)).toBe(true)
  expect(endsWithPeriod('2026-12-15', end)).toBe(false)
})

test('a declaration is retained until the end of the sixth year after it', () => {
  expect(declarationRetainedUntil(new Date('2026-12-31T23:30:00Z')).toISOString()).toBe(
    '2033-12-31T23:00:00.000Z',
  )
})

test('every item has a price and brings something', () => {
  const keys = itemIds.map((item) => catalogue[item].lookupKey)
  expect(new Set(keys).size).toBe(itemIds.length)
  for (const { kind, amountCents, audioMinutes, videoMinutes } of Object.values(catalogue)) {
    expect(amountCents).toBeGreaterThan(0)
    const minutes = { audioMinutes, videoMinutes }
    if (kind === 'plan') expect(minutes).toEqual({ audioMinutes: 120, videoMinutes: 0 })
    else expect(audioMinutes + videoMinutes).toBeGreaterThan(0)
  }
})
