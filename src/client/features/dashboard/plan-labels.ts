import type { Profile } from '../../../contract/profile.ts'
import { isActive, remainingReads } from '../../../contract/rules.ts'
import { formatDayAndMonth, formatShortDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'

type ProfileWithUsage = Pick<Profile, 'subscription' | 'usage' | 'counterReset'>

/**
 * „Noch 12 von 20 Geschichten“ and „neue ab 1. Dezember“, or „Unbegrenzt bis 14.03.2027“, with an open payment.
 * `confirmLeft`: stories that open before the mailbox is verified; null where that is no limit.
 */
export function planFacts(
  profile: ProfileWithUsage,
  now: Date,
  confirmLeft: number | null,
): string[] {
  const { subscription, counterReset } = profile
  if (isActive(subscription, now)) {
    const date = subscription.expiry ? formatShortDate(subscription.expiry) : ''
    const until = m.dashboard_plan_unlimited({ date })
    return subscription.status === 'past_due' ? [until, m.billing_status_past_due()] : [until]
  }
  const facts: string[] = [
    m.dashboard_plan_left({
      left: remainingReads(profile),
      total: subscription.quotas.pdfReads,
    }),
  ]
  if (confirmLeft === 0) facts.push(m.dashboard_plan_unverified_none())
  else if (confirmLeft !== null) facts.push(m.dashboard_plan_unverified({ count: confirmLeft }))
  // An unused counter may have a reset date in the past.
  if (Date.parse(counterReset) > now.getTime()) {
    facts.push(m.dashboard_plan_new({ date: formatDayAndMonth(counterReset) }))
  }
  return facts
}
