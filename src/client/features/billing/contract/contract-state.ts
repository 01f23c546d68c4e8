import type { Subscription } from '../../../../contract/billing.ts'
import { catalogue } from '../../../../contract/plan.ts'

/** What happens next to a contract; all times are ISO 8601. */
export type ContractState =
  | { kind: 'renewing'; nextPaymentAt: string }
  | { kind: 'cancelled'; lastDay: string }
  | { kind: 'pause-planned'; from: string; until: string }
  | { kind: 'paused'; until: string | null }
  | { kind: 'payment-open'; accessUntil: string }
  | { kind: 'incomplete' }
  | { kind: 'ended'; lastDay: string }

type ContractFacts = Pick<
  Subscription,
  'status' | 'expiry' | 'nextPaymentAt' | 'cancelAtPeriodEnd' | 'pausedUntil'
>

/** The state of a contract; states that need an action come first. */
export function contractState(contract: ContractFacts, now: Date): ContractState {
  const { status, expiry, nextPaymentAt, cancelAtPeriodEnd, pausedUntil } = contract
  if (status === 'canceled') return { kind: 'ended', lastDay: expiry }
  if (status === 'incomplete') return { kind: 'incomplete' }
  if (status === 'past_due') return { kind: 'payment-open', accessUntil: expiry }
  if (cancelAtPeriodEnd) return { kind: 'cancelled', lastDay: expiry }
  if (status === 'paused' || pausedUntil !== null) {
    // The pause ends with the next debit and starts when the paid period is over.
    const until = nextPaymentAt ?? pausedUntil
    const isPaid = Date.parse(expiry) > now.getTime()
    return isPaid && until !== null
      ? { kind: 'pause-planned', from: expiry, until }
      : { kind: 'paused', until }
  }
  if (nextPaymentAt === null) return { kind: 'cancelled', lastDay: expiry }
  return { kind: 'renewing', nextPaymentAt }
}

/** The status in a contract's flag: `canceled` already while it still runs, unless a payment is open. */
export function shownStatus({ status, cancelAtPeriodEnd }: ContractFacts): Subscription['status'] {
  const isInGoodStanding = status === 'active' || status === 'trialing' || status === 'paused'
  return isInGoodStanding && cancelAtPeriodEnd ? 'canceled' : status
}

/** Whether the contract has begun and is not over. */
export function isRunning({ status }: Pick<Subscription, 'status'>): boolean {
  return status !== 'canceled' && status !== 'incomplete'
}

/** The contract of the family's plan; undefined on the free plan. */
export function findRunningPlan(contracts: readonly Subscription[]): Subscription | undefined {
  return contracts.find((contract) => {
    return catalogue[contract.item].kind === 'plan' && isRunning(contract)
  })
}

/** The actions that a contract allows now. */
export function availableActions(contract: Subscription, now: Date) {
  const { status, cancelAtPeriodEnd, pausedUntil, canPause, withdrawableUntil } = contract
  const canChange = isRunning(contract)
  return {
    cancel: canChange && !cancelAtPeriodEnd,
    revokeCancellation: canChange && cancelAtPeriodEnd,
    pause: canChange && canPause && !cancelAtPeriodEnd && pausedUntil === null,
    resume: canChange && !cancelAtPeriodEnd && (pausedUntil !== null || status === 'paused'),
    withdraw: withdrawableUntil !== null && Date.parse(withdrawableUntil) > now.getTime(),
  }
}
