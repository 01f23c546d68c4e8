import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../session/auth-form.tsx'
import type { SectionFormState } from './use-section-form.ts'

interface SectionFormProps {
  form: SectionFormState
  submitLabel: string
  onCancel?: (() => void) | undefined
  children: ReactNode
}

/** Summary of what is wrong, the fields, the button that saves. */
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
        <Button type="submit" look="primary" aria-disabled={form.isPending}>
          {form.isPending ? m.settings_saving() : submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{m.settings_cancel()}</Button>}
      </div>
    </form>
  )
}
