import './privacy.css'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { confirmationWord, deletionGraceDays } from '../../../contract/family.ts'
import { isActive } from '../../../contract/rules.ts'
import { useAuth } from '../../data/session.tsx'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFamily } from '../child/use-family.ts'
import { PasswordField } from '../session/password-field.tsx'
import { DeletionFacts } from './deletion-facts.tsx'
import type { DeletionProblems } from './deletion-problems.ts'
import { isWrongPassword, problemsIn, withWrongPassword } from './deletion-problems.ts'
import { ExportPanel } from './export-panel.tsx'
import { GoogleConfirmation } from './google-confirmation.tsx'
import { refusalText } from './refusal-text.ts'
import { SubscriptionChoice } from './subscription-choice.tsx'
import type { DeletionState } from './use-deletion.ts'

type SubscriptionEnd = 'now' | 'period-end'

/** Where the steps go on that are part of the form; the copy of the data has a form of its own. */
const firstStep = 3

/** The steps to a deleted account, all on one page, and the one button at their end. */
export function DeletionSteps(deletion: Omit<DeletionState, 'granted'>) {
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

function DeletionForm({ send, isSending, error }: Omit<DeletionState, 'granted'>) {
  const { user } = useAuth()
  const { device } = useFamily()
  const hasPassword = device?.hasPassword ?? true
  const [isConfirmed, setConfirmed] = useState(false)
  const [chosen, setChosen] = useState<SubscriptionEnd>('period-end')
  const [problems, setProblems] = useState<DeletionProblems>({})
  const paidUntil = usePaidUntil()
  const subscriptionEnd = paidUntil === null ? 'now' : chosen

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || !user) return
    const form = event.currentTarget
    const fields = new FormData(form)
    const password = String(fields.get('password') ?? '')
    const word = String(fields.get('word') ?? '')
    const found = problemsIn({ word, password, hasPassword, isConfirmed })
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) send({ uid: user.uid, email: user.email, password, subscriptionEnd })
    else focusField(form, first)
  }
  const refused = isSending ? null : error
  return (
    <form method="post" noValidate onSubmit={handleSubmit}>
      <ol className="deletion-steps" start={firstStep}>
        {paidUntil !== null && (
          <li>
            <SubscriptionChoice paidUntil={paidUntil} chosen={chosen} onChoose={setChosen} />
          </li>
        )}
        <li>
          <h2>{m.delete_confirm_heading()}</h2>
          <ConfirmationFields
            hasPassword={hasPassword}
            problems={isWrongPassword(refused) ? withWrongPassword(problems) : problems}
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
          {refused && !isWrongPassword(refused) && (
            <Notice tone="danger">{refusalText(refused)}</Notice>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="danger" aria-disabled={isSending}>
              {isSending ? m.delete_submitting() : m.delete_submit()}
            </Button>
            <ButtonLink look="plain" to="/account-settings">
              {m.delete_keep()}
            </ButtonLink>
          </div>
        </li>
      </ol>
    </form>
  )
}

/** Until when a running subscription is paid, ISO 8601; null where none runs. */
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
  /** Google has said who is there. */
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
        label={m.delete_word_label({ word: confirmationWord })}
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
