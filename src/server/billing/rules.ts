import { TZDate } from '@date-fns/tz'
import { addDays, addMonths, endOfDay } from 'date-fns'
import type { SubscriptionStatus } from '../../contract/billing.ts'
import {
  catalogue,
  freePlan,
  graceDays,
  type ItemId,
  itemIds,
  withdrawalDays,
} from '../../contract/plan.ts'

const zone = 'Europe/Berlin'
const dayMs = 86_400_000
const hourMs = 3_600_000

/** The facts of a subscription that decide how long it gives access. */
interface PaymentFacts {
  status: string
  startedAt: Date
  periodStart: Date
  periodEnd: Date
  endedAt: Date | null
  invoice: { state: 'paid' | 'open' | 'void' } | null
}

/** A contract as it is stored. */
export interface Contract {
  item: ItemId
  status: string
  startedAt: Date
  expiry: Date
  cancelAtPeriodEnd: boolean
  pausedUntil: Date | null
  withdrawnAt: Date | null
}

/** Contracts of one slot exclude each other: there is one plan, and each add-on once. */
export function slotOf(item: ItemId): string {
  return catalogue[item].kind === 'plan' ? 'plan' : item
}

const unpaidStatuses = ['incomplete', 'incomplete_expired']
const endedStatuses = ['canceled', 'incomplete_expired']

/**
 * The end of a subscription's access: the end of the paid period, and a week more while an invoice is
 * open, as banks are slow and cards expire.
 */
export function expiryOf({ status, invoice, ...paid }: PaymentFacts): Date {
  if (unpaidStatuses.includes(status)) return paid.startedAt
  const state = invoice?.state ?? 'paid'
  const until = {
    paid: paid.periodEnd,
    open: addDays(paid.periodStart, graceDays),
    void: paid.periodStart,
  }
  const expiry = until[state]
  return paid.endedAt && paid.endedAt < expiry ? paid.endedAt : expiry
}

/** Whether a subscription, running or not, was ever paid. */
export function wasPaid({ status, invoice }: Pick<PaymentFacts, 'status' | 'invoice'>): boolean {
  return !unpaidStatuses.includes(status) && (status !== 'canceled' || invoice?.state === 'paid')
}

/** Whether a contract is running, paid or not yet. */
export function isRunning({
  status,
  withdrawnAt,
}: Pick<Contract, 'status' | 'withdrawnAt'>): boolean {
  return withdrawnAt === null && !endedStatuses.includes(status) && status !== 'incomplete'
}

const statuses: Record<string, SubscriptionStatus> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'past_due',
  incomplete: 'incomplete',
  paused: 'paused',
}

/** The status of a contract as the user document names it. */
export function statusOf({ status, pausedUntil, withdrawnAt }: Contract): SubscriptionStatus {
  if (withdrawnAt) return 'canceled'
  if (status === 'active' && pausedUntil) return 'paused'
  return statuses[status] ?? 'canceled'
}

/** The plan's columns of the user document; `entitledUntil` is the earliest end of an access. */
export function planOf(contracts: Contract[], now: Date) {
  const running = contracts.filter(isRunning)
  const plans = running.filter(({ item }) => catalogue[item].kind === 'plan')
  const plan = plans.sort((a, b) => b.expiry.getTime() - a.expiry.getTime())[0]
  const granted = running.filter(({ expiry }) => expiry > now)
  const items = granted.map(({ item }) => item)
  const addOns = itemIds.filter((id) => catalogue[id].kind === 'add-on' && items.includes(id))
  // Of two plans, one is being refunded.
  const included = plan && granted.includes(plan) ? [plan.item, ...addOns] : addOns
  const sum = (minutes: 'audioMinutes' | 'videoMinutes') =>
    included.reduce((total, item) => total + catalogue[item][minutes], freePlan.quotas[minutes])
  const next = Math.min(...granted.map(({ expiry }) => expiry.getTime()))
  return {
    ...basePlan(plan, contracts),
    addOns,
    quotaPdfReads: freePlan.quotas.pdfReads,
    quotaAudioMinutes: sum('audioMinutes'),
    quotaVideoMinutes: sum('videoMinutes'),
    entitledUntil: Number.isFinite(next) ? new Date(next) : null,
  }
}

function basePlan(plan: Contract | undefined, contracts: Contract[]) {
  if (plan) {
    const { item, cancelAtPeriodEnd, expiry } = plan
    return { basePlan: item, status: statusOf(plan), cancelAtPeriodEnd, expiry }
  }
  const hadPlan = contracts.some(
    ({ item, status }) => catalogue[item].kind === 'plan' && !unpaidStatuses.includes(status),
  )
  const status: SubscriptionStatus = hadPlan ? 'canceled' : 'active'
  return { basePlan: freePlan.basePlan, status, cancelAtPeriodEnd: false, expiry: null }
}

/**
 * The last moment to withdraw: the end of the fourteenth day after the order in Berlin (§§ 355, 187,
 * 188 BGB); a Saturday or Sunday moves it to Monday (§ 193 BGB).
 */
export function withdrawableUntil(orderedAt: Date): Date {
  const last = addDays(new TZDate(orderedAt.getTime(), zone), withdrawalDays)
  const weekend = { 6: 2, 0: 1 }[last.getDay()] ?? 0
  return new Date(endOfDay(addDays(last, weekend)).getTime())
}

/** The end of a pause after `periodEnd`: an hour before the first period that is paid again. */
export function pausedUntil(periodEnd: Date, months: number): Date {
  const next = addMonths(new TZDate(periodEnd.getTime(), 'UTC'), months)
  return new Date(next.getTime() - hourMs)
}

/** Only a running monthly plan that is not cancelled can be paused. */
export function canPause(contract: Contract & { endedAt?: Date | null }): boolean {
  const { item, status, cancelAtPeriodEnd } = contract
  return (
    item === 'family-month' &&
    status === 'active' &&
    isRunning(contract) &&
    !cancelAtPeriodEnd &&
    !contract.pausedUntil
  )
}

/** The time of the next debit; null where none follows. */
export function nextPaymentAt(contract: Contract & { periodEnd: Date }): Date | null {
  const { status, cancelAtPeriodEnd, periodEnd, pausedUntil: pauseEnd } = contract
  if (!isRunning(contract) || cancelAtPeriodEnd || status !== 'active') return null
  return pauseEnd && pauseEnd > periodEnd ? new Date(pauseEnd.getTime() + hourMs) : periodEnd
}

/** How long before a yearly renewal its reminder is sent. */
export const reminderMs = 7 * dayMs
/** Event ids are stored for longer than Stripe delivers an event. */
export const eventLifetimeMs = 60 * dayMs
/** Business letters are retained to the end of the sixth year after the year of receipt (§ 147 AO). */
export function declarationRetainedUntil(receivedAt: Date): Date {
  const year = new TZDate(receivedAt.getTime(), zone).getFullYear()
  return new Date(new TZDate(year + 7, 0, 1, zone).getTime())
}

/** Whether a requested last day (YYYY-MM-DD in Berlin) is within the paid period. */
export function endsWithPeriod(endsOn: string, periodEnd: Date): boolean {
  const [year = 0, month = 1, day = 1] = endsOn.split('-').map(Number)
  return new TZDate(year, month - 1, day, zone).getTime() <= periodEnd.getTime()
}

/** A change of plan credits the rest of a month, so a withdrawal refunds that month's payment too. */
export const creditedSince = (changedAt: Date) => addMonths(changedAt, -1)
