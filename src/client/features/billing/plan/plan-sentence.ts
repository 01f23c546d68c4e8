import type { Subscription } from '../../../../contract/billing.ts'
import type { Profile } from '../../../../contract/profile.ts'
import { isActive } from '../../../../contract/rules.ts'
import { formatMoney, formatMonth, formatNearDate } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { contractState, findRunningPlan } from '../contract/contract-state.ts'
import { itemName } from '../shared/item-labels.ts'

type PlanProfile = Pick<Profile, 'subscription' | 'usage'>

/**
 * The current plan in one sentence. While `contracts` is null (not loaded) it follows from the user document
 * alone.
 */
export function planSentence(
  profile: PlanProfile,
  contracts: readonly Subscription[] | null,
  now: Date,
): string {
  const { subscription, usage } = profile
  const day = (timestamp: string) => formatNearDate(timestamp, now)
  const reads = {
    used: usage.pdfReadsThisMonth,
    total: subscription.quotas.pdfReads,
    month: formatMonth(now),
  }
  const contract = contracts === null ? undefined : findRunningPlan(contracts)
  if (contract === undefined) {
    if (contracts !== null || !isActive(subscription, now)) return m.billing_now_free(reads)
    return m.billing_now_known({ date: day(subscription.expiry ?? now.toISOString()) })
  }
  const plan = itemName(contract.item)
  const state = contractState(contract, now)
  switch (state.kind) {
    case 'renewing': {
      const price = formatMoney(contract.amountCents)
      return m.billing_now_renewing({ plan, date: day(state.nextPaymentAt), price })
    }
    case 'cancelled':
      return m.billing_now_cancelled({ plan, date: day(state.lastDay) })
    case 'pause-planned':
      return m.billing_now_pause_planned({ plan, from: day(state.from), until: day(state.until) })
    case 'paused':
      return state.until === null
        ? m.billing_now_paused_open({ plan, ...reads })
        : m.billing_now_paused({ plan, until: day(state.until), ...reads })
    case 'payment-open':
      return m.billing_now_payment_open({ plan, date: day(state.accessUntil) })
    case 'incomplete':
    case 'ended':
      return m.billing_now_free(reads)
  }
}
