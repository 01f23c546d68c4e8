import type { Subscription } from '../../../../contract/billing.ts'
import { catalogue, type ItemId } from '../../../../contract/plan.ts'
import { findRunningPlan, isRunning } from '../contract/contract-state.ts'

/** Whether an item can be ordered beside the running contracts. */
export type OrderEligibility =
  | { kind: 'available' }
  /** The yearly plan replaces a monthly plan that would renew. */
  | { kind: 'change'; replaced: Subscription }
  | { kind: 'taken'; existing: Subscription }

/** A family has one plan and each add-on at most once. */
export function orderEligibility(
  item: ItemId,
  contracts: readonly Subscription[],
): OrderEligibility {
  const same = contracts.find((contract) => contract.item === item && isRunning(contract))
  if (same) return { kind: 'taken', existing: same }
  const plan = findRunningPlan(contracts)
  if (plan === undefined) return { kind: 'available' }
  if (catalogue[item].kind === 'add-on') return { kind: 'available' }
  return item === 'family-year' && isRenewing(plan)
    ? { kind: 'change', replaced: plan }
    : { kind: 'taken', existing: plan }
}

function isRenewing({ status, cancelAtPeriodEnd, pausedUntil }: Subscription): boolean {
  return status === 'active' && !cancelAtPeriodEnd && pausedUntil === null
}
