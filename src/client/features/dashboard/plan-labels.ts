import type { Profile } from '../../../contract/profile.ts'
import { isActive, remainingReads } from '../../../contract/rules.ts'
import { formatDayAndMonth, formatShortDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'

type ProfileWithUsage = Pick<Profile, 'subscription' | 'usage' | 'counterReset'>

/** „Noch 12 von 20 Geschichten · neu am 1. Dezember“ or „Unbegrenzt bis 14.03.2027“, with an open payment. */
export function planLabel(profile: ProfileWithUsage, now: Date): string {
  const { subscription, counterReset } = profile
  if (isActive(subscription, now)) {
    const date = subscription.expiry ? formatShortDate(subscription.expiry) : ''
    const until = m.dashboard_plan_unlimited({ date })
    return subscription.status === 'past_due' ? `${until} · ${m.billing_status_past_due()}` : until
  }
  const remaining = m.dashboard_plan_left({
    left: remainingReads(profile),
    total: subscription.quotas.pdfReads,
  })
  // An unused counter may have a reset date in the past.
  if (Date.parse(counterReset) <= now.getTime()) return remaining
  const date = formatDayAndMonth(counterReset)
  return `${remaining} · ${m.dashboard_plan_new({ date })}`
}
