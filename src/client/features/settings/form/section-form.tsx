import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../session/form/auth-form.tsx'
import type { ValidatedForm } from './use-validated-form.ts'

interface SectionFormProps {
  form: ValidatedForm
  submitLabel: string
  onCancel?: (() => void) | undefined
  children: ReactNode
}

/** A form of a settings section: error summary, fields and buttons. */
export function SectionForm({ form, submitLabel, onCancel, children }: SectionFormProps) {
  return (
    <form
      method="post"
      noValidate
      className="settings-form"
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <ErrorSummary form={form} />
      {children}
      <div className="settings-buttons">
        <Button type="submit" variant="primary" aria-disabled={form.isPending}>
          {form.isPending ? m.settings_saving() : submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{m.settings_cancel()}</Button>}
      </div>
    </form>
  )
}
