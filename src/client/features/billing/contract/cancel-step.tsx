import type { Subscription } from '../../../../contract/billing.ts'
import { api } from '../../../data/core/api.ts'
import { now } from '../../../lib/clock.ts'
import { formatLongDate } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { billingProblem } from '../shared/billing-problem.ts'
import { itemName } from '../shared/item-labels.ts'
import { useContractChange } from './use-contract-change.ts'

interface StepProps {
  contract: Subscription
  onDone: () => void
  onBack: () => void
}

/** Second step of a cancellation: names the last day and asks for a confirmation. */
export function CancelStep({ contract, onDone, onBack }: StepProps) {
  const { subscriptionId, expiry } = contract
  const item = itemName(contract.item)
  const { change, isPending, error } = useContractChange({
    call: api.billing.cancel,
    successText: m.billing_cancelled_toast(),
    onDone,
  })
  const isPeriodOver = Date.parse(expiry) <= now().getTime()
  return (
    <div className="billing-step">
      <p>
        {isPeriodOver
          ? m.billing_cancel_text_now({ item })
          : m.billing_cancel_text({ item, date: formatLongDate(expiry) })}
      </p>
      {error && <Notice tone="danger">{billingProblem(error)}</Notice>}
      <div className="billing-buttons">
        <Button
          autoFocus
          variant="danger"
          aria-disabled={isPending}
          onClick={() => change({ subscriptionId })}
        >
          {isPending ? m.billing_cancelling() : m.billing_cancel()}
        </Button>
        <Button variant="plain" onClick={onBack}>
          {m.billing_keep()}
        </Button>
      </div>
    </div>
  )
}
