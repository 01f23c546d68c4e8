import type { Profile } from '../../../contract/profile.ts'
import { isActive, remainingReads } from '../../../contract/rules.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { dayAndMonth, shortDate } from '../diary/diary-dates.ts'

type Metered = Pick<Profile, 'subscription' | 'usage' | 'counterReset'>

/** „Noch 12 von 20 Geschichten · neu am 1. Dezember“ or „Unbegrenzt bis 14.03.2027“, with what is open. */
export function planWords(profile: Metered, now: Date): string {
  const { subscription, counterReset } = profile
  if (isActive(subscription, now)) {
    const date = subscription.expiry ? shortDate(subscription.expiry, getLocale()) : ''
    const until = m.dashboard_plan_unlimited({ date })
    return subscription.status === 'past_due' ? `${until} · ${m.billing_status_past_due()}` : until
  }
  const left = m.dashboard_plan_left({
    left: remainingReads(profile),
    total: subscription.quotas.pdfReads,
  })
  // A counter that nobody has used yet may name a day long past.
  if (Date.parse(counterReset) <= now.getTime()) return left
  const date = dayAndMonth(counterReset, getLocale())
  return `${left} · ${m.dashboard_plan_new({ date })}`
}
