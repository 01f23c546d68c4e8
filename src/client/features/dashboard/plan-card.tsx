import { useAuth } from '../../data/session/session.tsx'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { Dotted } from '../../ui/dotted.tsx'
import { Link } from '../../ui/link.tsx'
import { useMonthStories } from '../story/state/use-story-states.ts'
import { Block } from './block.tsx'
import { planFacts } from './plan-labels.ts'

/** The plan with the remaining stories, and a link to the plans. */
export function PlanCard() {
  const { profile, loading } = useAuth()
  const { confirmLeft } = useMonthStories()
  return (
    <Block heading={m.dashboard_plan()}>
      {profile ? (
        <p className="plan-line">
          <Dotted>{planFacts(profile, now(), confirmLeft)}</Dotted>
        </p>
      ) : (
        <p role="status">{loading ? m.dashboard_plan_loading() : m.dashboard_plan_failed()}</p>
      )}
      <Link className="block-link" to="/abo">
        {m.dashboard_plan_link()}
      </Link>
    </Block>
  )
}
