import type { Profile } from '../../../contract/profile.ts'
import { isActive, remainingReads } from '../../../contract/rules.ts'
import { useAuth } from '../../data/session.tsx'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { dayAndMonth, shortDate } from '../diary/diary-dates.ts'
import { Block } from './block.tsx'

/** How many stories are left, and the way to more. */
export function PlanCard() {
  const { profile, loading } = useAuth()
  return (
    <Block
      heading={m.dashboard_plan()}
      action={
        <Link className="block-link" to="/abo">
          {m.dashboard_plan_link()}
        </Link>
      }
    >
      {profile ? (
        <PlanLine profile={profile} />
      ) : (
        <p role="status">{loading ? m.dashboard_plan_loading() : m.dashboard_plan_failed()}</p>
      )}
    </Block>
  )
}

function PlanLine({ profile }: { profile: Profile }) {
  const { subscription, counterReset } = profile
  const at = now()
  if (isActive(subscription, at)) {
    const date = subscription.expiry ? shortDate(subscription.expiry, getLocale()) : ''
    return <p className="plan-line">{m.dashboard_plan_unlimited({ date })}</p>
  }
  const left = m.dashboard_plan_left({
    left: remainingReads(profile),
    total: subscription.quotas.pdfReads,
  })
  // A counter that nobody has used yet may say a day long past.
  const isAhead = Date.parse(counterReset) > at.getTime()
  return (
    <p className="plan-line">
      {left}
      {isAhead && ` · ${m.dashboard_plan_new({ date: dayAndMonth(counterReset, getLocale()) })}`}
    </p>
  )
}
