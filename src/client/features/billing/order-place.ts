import type { Subscription } from '../../../contract/billing.ts'
import type { ItemId } from '../../../contract/plan.ts'
import { isRunning, runningPlan } from './contract-state.ts'

/** Whether something can be ordered beside what runs already. */
export type OrderPlace =
  | { kind: 'free' }
  /** The yearly plan takes the monthly one's place. */
  | { kind: 'change'; replaced: Subscription }
  | { kind: 'taken'; by: Subscription }

/** A family has one plan, and each add-on once. */
export function orderPlace(item: ItemId, contracts: readonly Subscription[]): OrderPlace {
  const same = contracts.find((contract) => contract.item === item && isRunning(contract))
  if (same) return { kind: 'taken', by: same }
  const plan = runningPlan(contracts)
  if (plan === undefined) return { kind: 'free' }
  if (item === 'family-year') return { kind: 'change', replaced: plan }
  return item === 'family-month' ? { kind: 'taken', by: plan } : { kind: 'free' }
}
