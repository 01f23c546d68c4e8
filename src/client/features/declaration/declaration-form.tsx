import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useAuth } from '../../data/session.tsx'
import { useFormKey } from '../../data/use-form-key.ts'
import { now } from '../../lib/clock.ts'
import { berlinDay } from '../../lib/formats.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useKidsMode } from '../device/use-kids-mode.ts'
import { ErrorSummary } from '../session/auth-form.tsx'
import { EmailField } from '../session/email-field.tsx'
import { useSectionForm } from '../settings/use-section-form.ts'
import { ContractField } from './contract-field.tsx'
import { declarationProblems } from './declaration-problems.ts'
import type { Withdrawal } from './declared.ts'
import { checkDeclaration, saidLines } from './declared.ts'
import type { Sent } from './sent.ts'
import './declaration.css'

interface DeclarationFormProps<Declared extends Withdrawal> {
  submitLabel: string
  read: (fields: FormData) => Declared
  send: (declared: Declared) => Promise<Pick<Sent, 'number' | 'receivedAt' | 'endsAt'>>
  onSent: (sent: Sent) => void
  /** Fields above those that every declaration has, and between them. */
  first?: ReactNode
  middle?: (errorOf: (field: string) => string | undefined) => ReactNode
}

/** One page without sign-in; the button is in sight from the start. */
export function DeclarationForm<Declared extends Withdrawal>(
  props: DeclarationFormProps<Declared>,
) {
  const { submitLabel, read, send, onSent, first, middle } = props
  const form = useSectionForm({
    check: (fields) => checkDeclaration(fields, berlinDay(now())),
    save: async (fields) => {
      const declared = read(fields)
      try {
        const { email, receiptEmail = null } = declared
        onSent({ ...(await send(declared)), lines: saidLines(declared), email, receiptEmail })
        return []
      } catch (error) {
        return declarationProblems(error)
      }
    },
  })
  return (
    <form
      key={useFormKey()}
      ref={usePrefilled()}
      method="post"
      noValidate
      className="declaration"
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <ErrorSummary form={form} />
      {first}
      <TextField
        label={m.declaration_name()}
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        error={form.errorOf('name')}
      />
      <EmailField label={m.declaration_email()} error={form.errorOf('email')} />
      <ContractField />
      <TextField
        label={m.declaration_number()}
        help={m.declaration_number_help()}
        name="orderNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      {middle?.(form.errorOf)}
      <TextField
        label={m.declaration_receipt_email()}
        help={m.declaration_receipt_email_help()}
        name="receiptEmail"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        className="declaration-whole"
        error={form.errorOf('receiptEmail')}
      />
      <div className="declaration-send">
        <Button type="submit" look="primary" aria-disabled={form.isPending}>
          {form.isPending ? m.declaration_sending() : submitLabel}
        </Button>
      </div>
    </form>
  )
}

/** Once it is known who is signed in, fills in what nobody has typed yet; nothing for children. */
function usePrefilled() {
  const form = useRef<HTMLFormElement>(null)
  const isKidsMode = useKidsMode()
  const { user } = useAuth()
  useEffect(() => {
    if (user === null || isKidsMode) return
    for (const [name, known] of [
      ['name', user.displayName],
      ['email', user.email],
    ]) {
      const input = form.current?.elements.namedItem(name ?? '')
      if (input instanceof HTMLInputElement && input.value === '') input.value = known ?? ''
    }
  }, [user, isKidsMode])
  return form
}
