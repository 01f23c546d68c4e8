import { useState } from 'react'
import type { Subscription } from '../../../contract/billing.ts'
import { api } from '../../data/api.ts'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { billingProblem } from './billing-problem.ts'
import { CancelStep } from './cancel-step.tsx'
import { waysOf } from './contract-state.ts'
import { itemName } from './item-words.ts'
import { PauseStep } from './pause-step.tsx'
import { PortalButton } from './portal-button.tsx'
import { useContractChange } from './use-contract-change.ts'

interface ContractActionsProps {
  contract: Subscription
  hasPortal: boolean
  /** Something was done whose button is gone now. */
  onChanged: () => void
}

/** Everything that can be done with a contract: card, invoices, pause, the way out and back. */
export function ContractActions({ contract, hasPortal, onChanged }: ContractActionsProps) {
  const [step, setStep] = useState<'cancel' | 'pause' | null>(null)
  const ways = waysOf(contract, now())
  const leave = () => {
    setStep(null)
    onChanged()
  }
  const shared = { contract, onDone: leave, onBack: leave }
  // Whatever else changed it meanwhile, a step is shown only where it still leads somewhere.
  if (step === 'cancel' && ways.cancel) return <CancelStep {...shared} />
  if (step === 'pause' && ways.pause) return <PauseStep {...shared} />
  return (
    <div className="billing-buttons">
      {ways.takeBack && <TakeBack contract={contract} onDone={onChanged} />}
      {ways.resume && <Resume contract={contract} onDone={onChanged} />}
      {hasPortal && <PortalButton purpose="card" />}
      {hasPortal && <PortalButton purpose="home" />}
      {ways.pause && <Button onClick={() => setStep('pause')}>{m.billing_pause()}</Button>}
      {ways.cancel && (
        <Button
          aria-label={m.billing_cancel_named({ item: itemName(contract.item) })}
          onClick={() => setStep('cancel')}
        >
          {m.billing_cancel()}
        </Button>
      )}
      {ways.withdraw && (
        <ButtonLink look="plain" to="/widerruf">
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

function TakeBack({ contract, onDone }: ChangeProps) {
  const takeBack = useContractChange({
    call: api.billing.takeBackCancellation,
    done: m.billing_taken_back_toast(),
    onDone,
  })
  return <ChangeButton label={m.billing_take_back()} contract={contract} {...takeBack} />
}

function Resume({ contract, onDone }: ChangeProps) {
  const resume = useContractChange({
    call: api.billing.resume,
    done: m.billing_resumed_toast(),
    onDone,
  })
  return <ChangeButton label={m.billing_resume()} contract={contract} {...resume} />
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
