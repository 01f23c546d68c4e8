import type { Subscription } from '../../../contract/billing.ts'
import type { ItemId } from '../../../contract/plan.ts'
import { catalogue } from '../../../contract/plan.ts'
import { isRunning, runningPlan } from './contract-state.ts'

/** Whether something can be ordered beside what runs already. */
export type OrderPlace =
  | { kind: 'free' }
  /** The yearly plan takes the place of a monthly one that runs on. */
  | { kind: 'change'; replaced: Subscription }
  | { kind: 'taken'; by: Subscription }

/** A family has one plan, and each add-on once. */
export function orderPlace(item: ItemId, contracts: readonly Subscription[]): OrderPlace {
  const same = contracts.find((contract) => contract.item === item && isRunning(contract))
  if (same) return { kind: 'taken', by: same }
  const plan = runningPlan(contracts)
  if (plan === undefined) return { kind: 'free' }
  if (catalogue[item].kind === 'add-on') return { kind: 'free' }
  return item === 'family-year' && runsOn(plan)
    ? { kind: 'change', replaced: plan }
    : { kind: 'taken', by: plan }
}

function runsOn({ status, cancelAtPeriodEnd, pausedUntil }: Subscription): boolean {
  return status === 'active' && !cancelAtPeriodEnd && pausedUntil === null
}
