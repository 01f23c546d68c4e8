import { useState } from 'react'
import type { Subscription } from '../../../../contract/billing.ts'
import { api } from '../../../data/core/api.ts'
import { now } from '../../../lib/clock.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { billingProblem } from '../shared/billing-problem.ts'
import { itemName } from '../shared/item-labels.ts'
import { PortalButton } from '../shared/portal-button.tsx'
import { CancelStep } from './cancel-step.tsx'
import { availableActions } from './contract-state.ts'
import { PauseStep } from './pause-step.tsx'
import { useContractChange } from './use-contract-change.ts'

interface ContractActionsProps {
  contract: Subscription
  hasPortal: boolean
  /** Called when the focused button disappears. */
  onChanged: () => void
}

/** What the account can do with a contract: card, invoices, pause, cancellation, withdrawal. */
export function ContractActions({ contract, hasPortal, onChanged }: ContractActionsProps) {
  const [step, setStep] = useState<'cancel' | 'pause' | null>(null)
  const actions = availableActions(contract, now())
  const leaveStep = () => {
    setStep(null)
    onChanged()
  }
  const stepProps = { contract, onDone: leaveStep, onBack: leaveStep }
  // The contract may have changed meanwhile, so a step is shown only while its action is available.
  if (step === 'cancel' && actions.cancel) return <CancelStep {...stepProps} />
  if (step === 'pause' && actions.pause) return <PauseStep {...stepProps} />
  return (
    <div className="billing-buttons">
      {actions.revokeCancellation && <RevokeCancellation contract={contract} onDone={onChanged} />}
      {actions.resume && <Resume contract={contract} onDone={onChanged} />}
      {hasPortal && <PortalButton purpose="card" />}
      {hasPortal && <PortalButton purpose="home" />}
      {actions.pause && <Button onClick={() => setStep('pause')}>{m.billing_pause()}</Button>}
      {actions.cancel && (
        <Button
          aria-label={m.billing_cancel_named({ item: itemName(contract.item) })}
          onClick={() => setStep('cancel')}
        >
          {m.billing_cancel()}
        </Button>
      )}
      {actions.withdraw && (
        <ButtonLink variant="plain" to="/widerruf">
          {m.billing_withdraw()}
        </ButtonLink>
      )}
    </div>
  )
}

interface ChangeProps {
  contract: Subscription
  onDone: () => void
}

function RevokeCancellation({ contract, onDone }: ChangeProps) {
  const revocation = useContractChange({
    call: api.billing.takeBackCancellation,
    successText: m.billing_taken_back_toast(),
    onDone,
  })
  return <ChangeButton label={m.billing_take_back()} contract={contract} {...revocation} />
}

function Resume({ contract, onDone }: ChangeProps) {
  const resumption = useContractChange({
    call: api.billing.resume,
    successText: m.billing_resumed_toast(),
    onDone,
  })
  return <ChangeButton label={m.billing_resume()} contract={contract} {...resumption} />
}

interface ChangeButtonProps {
  label: string
  contract: Subscription
  change: (input: { subscriptionId: string }) => void
  isPending: boolean
  error: Error | null
}

function ChangeButton({ label, contract, change, isPending, error }: ChangeButtonProps) {
  const { subscriptionId } = contract
  return (
    <>
      <Button aria-disabled={isPending} onClick={() => change({ subscriptionId })}>
        {isPending ? m.billing_leaving() : label}
      </Button>
      {error && (
        <div className="billing-problem">
          <Notice tone="danger">{billingProblem(error)}</Notice>
        </div>
      )}
    </>
  )
}
