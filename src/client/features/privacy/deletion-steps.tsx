import './privacy.css'
import { type FormEvent, useState } from 'react'
import { confirmationWords, deletionGraceDays } from '../../../contract/family.ts'
import { isActive } from '../../../contract/rules.ts'
import { useAuth } from '../../data/session/session.tsx'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFamily } from '../child/use-family.ts'
import { PasswordField } from '../session/form/password-field.tsx'
import { DeletionFacts } from './deletion-facts.tsx'
import {
  type DeletionProblems,
  deletionProblems,
  isWrongPassword,
  withWrongPassword,
} from './deletion-problems.ts'
import { ExportPanel } from './export-panel.tsx'
import { GoogleConfirmation } from './google-confirmation.tsx'
import { refusalText } from './refusal-text.ts'
import { SubscriptionChoice } from './subscription-choice.tsx'
import type { DeletionState } from './use-deletion.ts'

type SubscriptionEnd = 'now' | 'period-end'

/** Number of the form's first step. The earlier steps are outside, because the export has its own form. */
const firstStep = 3

/** The steps of an account deletion on one page. */
export function DeletionSteps(deletion: Omit<DeletionState, 'accepted'>) {
  return (
    <>
      <p>{m.delete_intro({ days: deletionGraceDays })}</p>
      <ol className="deletion-steps">
        <li>
          <DeletionFacts />
        </li>
        <li>
          <h2>{m.delete_export_heading()}</h2>
          <ExportPanel />
        </li>
      </ol>
      <DeletionForm {...deletion} />
    </>
  )
}

function DeletionForm({ send, isSending, error }: Omit<DeletionState, 'accepted'>) {
  const { user } = useAuth()
  const { device } = useFamily()
  const hasPassword = device?.hasPassword ?? true
  const [isConfirmed, setConfirmed] = useState(false)
  const [chosenEnd, setChosenEnd] = useState<SubscriptionEnd>('period-end')
  const [problems, setProblems] = useState<DeletionProblems>({})
  const paidUntil = usePaidUntil()
  const subscriptionEnd = paidUntil === null ? 'now' : chosenEnd

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || !user) return
    const form = event.currentTarget
    const fields = new FormData(form)
    const password = String(fields.get('password') ?? '')
    const word = String(fields.get('word') ?? '')
    const newProblems = deletionProblems({ word, password, hasPassword, isConfirmed })
    setProblems(newProblems)
    const [first] = Object.keys(newProblems)
    if (first === undefined) send({ uid: user.uid, email: user.email, password, subscriptionEnd })
    else focusField(form, first)
  }
  const refusal = isSending ? null : error
  return (
    <form method="post" noValidate onSubmit={handleSubmit}>
      <ol className="deletion-steps" start={firstStep}>
        {paidUntil !== null && (
          <li>
            <SubscriptionChoice paidUntil={paidUntil} chosen={chosenEnd} onChoose={setChosenEnd} />
          </li>
        )}
        <li>
          <h2>{m.delete_confirm_heading()}</h2>
          <ConfirmationFields
            hasPassword={hasPassword}
            problems={isWrongPassword(refusal) ? withWrongPassword(problems) : problems}
            onConfirmed={() => setConfirmed(true)}
          />
        </li>
        <li className="deletion-end">
          <h2>{m.delete_final_heading()}</h2>
          <p>
            {subscriptionEnd === 'period-end'
              ? m.delete_final_text_period()
              : m.delete_final_text({ days: deletionGraceDays })}
          </p>
          {refusal && !isWrongPassword(refusal) && (
            <Notice tone="danger">{refusalText(refusal)}</Notice>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" aria-disabled={isSending}>
              {isSending ? m.delete_submitting() : m.delete_submit()}
            </Button>
            <ButtonLink variant="plain" to="/account-settings">
              {m.delete_keep()}
            </ButtonLink>
          </div>
        </li>
      </ol>
    </form>
  )
}

/** End of the paid period, ISO 8601; null without a running subscription. */
function usePaidUntil(): string | null {
  const { profile } = useAuth()
  return profile && isActive(profile.subscription, now()) ? profile.subscription.expiry : null
}

function focusField(form: HTMLFormElement, name: string) {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}

interface ConfirmationFieldsProps {
  hasPassword: boolean
  problems: DeletionProblems
  /** Called after signing in with Google again. */
  onConfirmed: () => void
}

function ConfirmationFields({ hasPassword, problems, onConfirmed }: ConfirmationFieldsProps) {
  return (
    <div className="grid max-w-96 gap-5">
      {hasPassword ? (
        <PasswordField
          label={m.privacy_confirm_password()}
          autoComplete="current-password"
          error={problems.password}
        />
      ) : (
        <GoogleConfirmation onConfirmed={onConfirmed} />
      )}
      {problems.google && <Notice tone="danger">{problems.google}</Notice>}
      <TextField
        label={m.delete_word_label({ word: confirmationWords[getLocale()] })}
        name="word"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        error={problems.word}
      />
    </div>
  )
}
