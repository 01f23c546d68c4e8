import type { Subscription } from '../../../contract/billing.ts'
import type { Profile } from '../../../contract/profile.ts'
import { isActive } from '../../../contract/rules.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { monthName, nearDate } from './billing-dates.ts'
import { contractState, runningPlan } from './contract-state.ts'
import { itemName } from './item-words.ts'
import { money } from './money.ts'

type Metered = Pick<Profile, 'subscription' | 'usage'>

/**
 * What the family reads with, in one sentence. `contracts` is null while they are not known: then
 * the document says what it can.
 */
export function planSentence(
  profile: Metered,
  contracts: readonly Subscription[] | null,
  now: Date,
): string {
  const { subscription, usage } = profile
  const language = getLocale()
  const day = (timestamp: string) => nearDate(timestamp, now, language)
  const reads = {
    used: usage.pdfReadsThisMonth,
    total: subscription.quotas.pdfReads,
    month: monthName(now, language),
  }
  const contract = contracts === null ? undefined : runningPlan(contracts)
  if (contract === undefined) {
    if (contracts !== null || !isActive(subscription, now)) return m.billing_now_free(reads)
    return m.billing_now_known({ date: day(subscription.expiry ?? now.toISOString()) })
  }
  const plan = itemName(contract.item)
  const state = contractState(contract, now)
  switch (state.kind) {
    case 'renewing': {
      const price = money(contract.amountCents, language)
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
      return m.billing_now_payment_open({ plan, date: day(state.keptUntil) })
    case 'incomplete':
    case 'ended':
      return m.billing_now_free(reads)
  }
}
