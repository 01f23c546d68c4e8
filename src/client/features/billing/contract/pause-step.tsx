import { useEffect, useId, useRef, useState } from 'react'
import type { Subscription } from '../../../../contract/billing.ts'
import { freePlan, pauseMonths } from '../../../../contract/plan.ts'
import { api } from '../../../data/core/api.ts'
import { formatShortDate } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { billingProblem } from '../shared/billing-problem.ts'
import { itemName } from '../shared/item-labels.ts'
import { addMonths } from './add-months.ts'
import { useContractChange } from './use-contract-change.ts'
import '../../../ui/radio-rows.css'

interface StepProps {
  contract: Subscription
  onDone: () => void
  onBack: () => void
}

/** Asks how long to pause the plan and shows the dates. */
export function PauseStep({ contract, onDone, onBack }: StepProps) {
  const { subscriptionId, expiry, item } = contract
  const name = useId()
  const firstOption = useRef<HTMLInputElement>(null)
  useEffect(() => firstOption.current?.focus(), [])
  const [months, setMonths] = useState<(typeof pauseMonths)[number]>(1)
  const { change, isPending, error } = useContractChange({
    call: api.billing.pause,
    successText: m.billing_paused_toast(),
    onDone,
  })
  return (
    <div className="billing-step">
      <fieldset className="billing-months radio-rows">
        <legend>{m.billing_pause_legend({ item: itemName(item) })}</legend>
        {pauseMonths.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name={name}
              ref={count === 1 ? firstOption : undefined}
              checked={count === months}
              onChange={() => setMonths(count)}
            />
            <span>
              <b>{count === 1 ? m.billing_pause_one() : m.billing_pause_many({ count })}</b>{' '}
              {m.billing_pause_span({
                from: formatShortDate(expiry),
                until: formatShortDate(addMonths(expiry, count)),
              })}
            </span>
          </label>
        ))}
      </fieldset>
      <p>{m.billing_pause_text({ count: freePlan.quotas.pdfReads })}</p>
      {error && <Notice tone="danger">{billingProblem(error)}</Notice>}
      <div className="billing-buttons">
        <Button aria-disabled={isPending} onClick={() => change({ subscriptionId, months })}>
          {isPending ? m.billing_leaving() : m.billing_pause()}
        </Button>
        <Button variant="plain" onClick={onBack}>
          {m.billing_keep()}
        </Button>
      </div>
    </div>
  )
}
