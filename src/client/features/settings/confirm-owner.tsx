import { ORPCError } from '@orpc/client'
import { api } from '../../data/api.ts'
import { m } from '../../paraglide/messages.js'
import { PasswordField } from '../session/password-field.tsx'
import { passwordOf } from '../session/use-auth-form.ts'
import { callProblem } from './call-problem.ts'
import { SectionForm } from './section-form.tsx'
import { useSectionForm } from './use-section-form.ts'

interface ConfirmOwnerProps {
  /** The password was right; it counts for five minutes. */
  onConfirmed: () => void
  onCancel: () => void
}

/** Asks for the password before something that changes who can sign in. */
export function ConfirmOwner({ onConfirmed, onCancel }: ConfirmOwnerProps) {
  const form = useSectionForm({
    check: (fields) => ({
      password: passwordOf(fields) === '' ? m.login_error_no_password() : null,
    }),
    save: async (fields) => {
      try {
        await api.gate.open({ password: passwordOf(fields) })
        onConfirmed()
        return []
      } catch (error) {
        const isWrong = error instanceof ORPCError && error.code === 'WRONG_SECRET'
        return isWrong
          ? [{ field: 'password', text: m.settings_fresh_wrong() }]
          : [{ field: null, text: callProblem(error) }]
      }
    },
  })
  return (
    <>
      <p>{m.settings_fresh()}</p>
      <SectionForm form={form} submitLabel={m.settings_fresh_submit()} onCancel={onCancel}>
        <PasswordField
          label={m.login_password()}
          autoComplete="current-password"
          error={form.errorOf('password')}
        />
      </SectionForm>
    </>
  )
}
