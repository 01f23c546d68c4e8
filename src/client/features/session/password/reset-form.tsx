import { m } from '../../../paraglide/messages.js'
import { resetPassword } from '../api/auth-api.ts'
import { AuthForm } from '../form/auth-form.tsx'
import { newPasswordError } from '../form/credentials.ts'
import { formProblems } from '../form/form-problem.ts'
import { PasswordField } from '../form/password-field.tsx'
import { fieldPassword, fieldProblems, useAuthForm } from '../form/use-auth-form.ts'

/** Sets a new password with the mailed token. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useAuthForm(async (fields) => {
    const password = fieldPassword(fields)
    const problems = fieldProblems({ password: newPasswordError(password) })
    if (problems.length > 0) return problems
    const result = await resetPassword(token, password)
    if (result.kind === 'ok') onDone()
    return formProblems(result)
  })
  return (
    <AuthForm form={form} submitLabel={m.login_reset_submit()}>
      <PasswordField
        label={m.login_new_password()}
        autoComplete="new-password"
        error={form.fieldError('password')}
      />
    </AuthForm>
  )
}
