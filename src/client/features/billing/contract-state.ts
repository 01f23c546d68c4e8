import type { Subscription } from '../../../contract/billing.ts'
import { catalogue } from '../../../contract/plan.ts'

/** What a contract is about to do, for its owner. */
export type ContractState =
  | { kind: 'renewing'; nextPaymentAt: string }
  | { kind: 'cancelled'; lastDay: string }
  | { kind: 'pause-planned'; from: string; until: string }
  | { kind: 'paused'; until: string | null }
  | { kind: 'payment-open'; keptUntil: string }
  | { kind: 'incomplete' }
  /** It is over since `lastDay`. */
  | { kind: 'ended'; lastDay: string }

type Known = Pick<
  Subscription,
  'status' | 'expiry' | 'nextPaymentAt' | 'cancelAtPeriodEnd' | 'pausedUntil'
>

/** The state of a contract; what needs somebody to do something comes first. */
export function contractState(contract: Known, now: Date): ContractState {
  const { status, expiry, nextPaymentAt, cancelAtPeriodEnd, pausedUntil } = contract
  if (status === 'canceled') return { kind: 'ended', lastDay: expiry }
  if (status === 'incomplete') return { kind: 'incomplete' }
  if (status === 'past_due') return { kind: 'payment-open', keptUntil: expiry }
  if (cancelAtPeriodEnd) return { kind: 'cancelled', lastDay: expiry }
  if (status === 'paused' || pausedUntil !== null) {
    // It ends with the next debit; what is paid until then is still to be had.
    const until = nextPaymentAt ?? pausedUntil
    const isPaid = Date.parse(expiry) > now.getTime()
    return isPaid && until !== null
      ? { kind: 'pause-planned', from: expiry, until }
      : { kind: 'paused', until }
  }
  if (nextPaymentAt === null) return { kind: 'cancelled', lastDay: expiry }
  return { kind: 'renewing', nextPaymentAt }
}

/** The word in a contract's flag: who has cancelled sees so at once, though it still runs. */
export function shownStatus({ status, cancelAtPeriodEnd }: Known): Subscription['status'] {
  const isQuiet = status === 'active' || status === 'trialing' || status === 'paused'
  return isQuiet && cancelAtPeriodEnd ? 'canceled' : status
}

/** Whether it is neither over nor never begun. */
export function isRunning({ status }: Pick<Subscription, 'status'>): boolean {
  return status !== 'canceled' && status !== 'incomplete'
}

/** The plan that the family reads with; undefined on the free one. */
export function runningPlan(contracts: readonly Subscription[]): Subscription | undefined {
  return contracts.find((contract) => {
    return catalogue[contract.item].kind === 'plan' && isRunning(contract)
  })
}

/** What can be done with the contract now. */
export function waysOf(contract: Subscription, now: Date) {
  const { status, cancelAtPeriodEnd, pausedUntil, canPause, withdrawableUntil } = contract
  const runs = isRunning(contract)
  return {
    cancel: runs && !cancelAtPeriodEnd,
    takeBack: runs && cancelAtPeriodEnd,
    pause: runs && canPause && !cancelAtPeriodEnd && pausedUntil === null,
    resume: runs && !cancelAtPeriodEnd && (pausedUntil !== null || status === 'paused'),
    withdraw: withdrawableUntil !== null && Date.parse(withdrawableUntil) > now.getTime(),
  }
}
