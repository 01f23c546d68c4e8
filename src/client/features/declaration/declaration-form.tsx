import type { ReactNode } from 'react'
import { useAuth } from '../../data/session/session.tsx'
import { useFormKey } from '../../data/session/use-form-key.ts'
import { now } from '../../lib/clock.ts'
import { berlinDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useKidsMode } from '../device/state/use-kids-mode.ts'
import { ErrorSummary } from '../session/form/auth-form.tsx'
import { EmailField } from '../session/form/email-field.tsx'
import { usePrefilledForm } from '../session/form/use-prefilled-form.ts'
import { useValidatedForm } from '../settings/form/use-validated-form.ts'
import { ContractField } from './contract-field.tsx'
import { declarationLines, validateDeclaration, type Withdrawal } from './declaration-fields.ts'
import { declarationProblems } from './declaration-problems.ts'
import type { SentDeclaration } from './sent-declaration.ts'
import './declaration.css'

interface DeclarationFormProps<Declaration extends Withdrawal> {
  submitLabel: string
  read: (fields: FormData) => Declaration
  send: (
    declaration: Declaration,
  ) => Promise<Pick<SentDeclaration, 'number' | 'receivedAt' | 'endsAt'>>
  onSent: (sent: SentDeclaration) => void
  /** Fields before and between those common to all declarations. */
  firstFields?: ReactNode
  middleFields?: (fieldError: (field: string) => string | undefined) => ReactNode
}

/** The form of a cancellation or withdrawal, usable without an account. */
export function DeclarationForm<Declaration extends Withdrawal>(
  props: DeclarationFormProps<Declaration>,
) {
  const { submitLabel, read, send, onSent, firstFields, middleFields } = props
  const isKidsMode = useKidsMode()
  const { user } = useAuth()
  const formRef = usePrefilledForm(isKidsMode ? null : user)
  const form = useValidatedForm({
    validate: (fields) => validateDeclaration(fields, berlinDay(now())),
    save: async (fields) => {
      const declaration = read(fields)
      try {
        const { email, receiptEmail = null } = declaration
        onSent({
          ...(await send(declaration)),
          lines: declarationLines(declaration),
          email,
          receiptEmail,
          isConfirmed: user !== null || declaration.orderNumber !== undefined,
        })
        return []
      } catch (error) {
        return declarationProblems(error)
      }
    },
  })
  return (
    <form
      key={useFormKey()}
      ref={formRef}
      method="post"
      noValidate
      className="declaration"
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <ErrorSummary form={form} />
      {firstFields}
      <TextField
        label={m.declaration_name()}
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        error={form.fieldError('name')}
      />
      <EmailField label={m.declaration_email()} error={form.fieldError('email')} />
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
      {middleFields?.(form.fieldError)}
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
        error={form.fieldError('receiptEmail')}
      />
      <div className="declaration-send">
        <Button type="submit" variant="primary" aria-disabled={form.isPending}>
          {form.isPending ? m.declaration_sending() : submitLabel}
        </Button>
      </div>
    </form>
  )
}
