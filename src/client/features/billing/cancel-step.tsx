import type { Subscription } from '../../../contract/billing.ts'
import { api } from '../../data/api.ts'
import { now } from '../../lib/clock.ts'
import { longDate } from '../../lib/long-date.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { billingProblem } from './billing-problem.ts'
import { itemName } from './item-words.ts'
import { useContractChange } from './use-contract-change.ts'

interface StepProps {
  contract: Subscription
  onDone: () => void
  onBack: () => void
}

/** The second of the two clicks: names the last day and ends the contract. */
export function CancelStep({ contract, onDone, onBack }: StepProps) {
  const { subscriptionId, expiry } = contract
  const item = itemName(contract.item)
  const { change, isPending, error } = useContractChange({
    call: api.billing.cancel,
    done: m.billing_cancelled_toast(),
    onDone,
  })
  const isOver = Date.parse(expiry) <= now().getTime()
  return (
    <div className="billing-step">
      <p>
        {isOver
          ? m.billing_cancel_text_now({ item })
          : m.billing_cancel_text({ item, date: longDate(expiry, getLocale()) })}
      </p>
      {error && <Notice tone="danger">{billingProblem(error)}</Notice>}
      <div className="billing-buttons">
        <Button
          autoFocus
          look="danger"
          aria-disabled={isPending}
          onClick={() => change({ subscriptionId })}
        >
          {isPending ? m.billing_cancelling() : m.billing_cancel()}
        </Button>
        <Button look="plain" onClick={onBack}>
          {m.billing_keep()}
        </Button>
      </div>
    </div>
  )
}
