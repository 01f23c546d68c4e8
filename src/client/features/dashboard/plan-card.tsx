import { useAuth } from '../../data/session.tsx'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { Block } from './block.tsx'
import { planWords } from './plan-words.ts'

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
        <p className="plan-line">{planWords(profile, now())}</p>
      ) : (
        <p role="status">{loading ? m.dashboard_plan_loading() : m.dashboard_plan_failed()}</p>
      )}
    </Block>
  )
}
