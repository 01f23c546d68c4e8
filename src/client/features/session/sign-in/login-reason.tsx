import { sampleStoryId } from '../../../../contract/plan.ts'
import { m } from '../../../paraglide/messages.js'
import { Link } from '../../../ui/link.tsx'
import { findOrder } from '../../billing/shared/billing-address.ts'
import { itemName } from '../../billing/shared/item-labels.ts'

const reasons: Record<string, () => string> = {
  '/payment-success': m.login_reason_order,
  '/payment-failure': m.login_reason_order,
  '/account-delete': m.login_reason_deletion,
  '/story-collection': m.login_reason_stories,
  '/dashboard': m.login_reason_stories,
  '/favorites': m.login_reason_stories,
  '/remember': m.login_reason_stories,
  '/liked': m.login_reason_stories,
}

/** Why the guarded page at `next` leads a guest to the login; null where the page says so itself. */
export function loginReason(next: string | null) {
  const item = findOrder(next)
  if (item !== null) {
    return (
      <div>
        {/* On a phone the line would end after „Familien-“. */}
        <p className="font-bold">
          {m.login_reason_item({ item: itemName(item).replace('-', '\u2011') })}
        </p>
        <p>{m.login_reason_item_text()}</p>
      </div>
    )
  }
  const [path = ''] = next?.split(/[?#]/) ?? []
  const write = reasons[path]
  if (write === undefined) return null
  return (
    <div>
      <p className="font-bold">{write()}</p>
      {write === m.login_reason_stories && (
        <Link
          to={`/reader?story=${sampleStoryId}`}
          className="inline-flex min-h-11 items-center underline"
        >
          {m.landing_sample()}
        </Link>
      )}
    </div>
  )
}
