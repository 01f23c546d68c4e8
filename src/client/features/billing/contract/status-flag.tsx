import type { SubscriptionStatus } from '../../../../contract/billing.ts'
import { m } from '../../../paraglide/messages.js'
import '../shared/contract.css'

const labels: Record<SubscriptionStatus, () => string> = {
  active: m.billing_status_active,
  trialing: m.billing_status_trialing,
  past_due: m.billing_status_past_due,
  canceled: m.billing_status_canceled,
  incomplete: m.billing_status_incomplete,
  paused: m.billing_status_paused,
}

/** A contract's status as a paper flag. */
export function StatusFlag({ status }: { status: SubscriptionStatus }) {
  return (
    <p className="billing-flag" data-status={status}>
      <span className="sr-only">{m.billing_status_label()} </span>
      {labels[status]()}
    </p>
  )
}
