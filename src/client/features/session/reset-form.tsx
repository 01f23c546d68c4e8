import { m } from '../../paraglide/messages.js'
import { resetPassword } from './auth-api.ts'
import { AuthForm } from './auth-form.tsx'
import { newPasswordError } from './credentials.ts'
import { problemsOf } from './form-problem.ts'
import { PasswordField } from './password-field.tsx'
import { fieldProblems, passwordOf, useAuthForm } from './use-auth-form.ts'

/** Sets a new password with the token of the mailed link. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useAuthForm(async (fields) => {
    const password = passwordOf(fields)
    const problems = fieldProblems({ password: newPasswordError(password) })
    if (problems.length > 0) return problems
    const result = await resetPassword(token, password)
    if (result.kind === 'ok') onDone()
    return problemsOf(result)
  })
  return (
    <AuthForm form={form} submitLabel={m.login_reset_submit()}>
      <PasswordField
        label={m.login_new_password()}
        autoComplete="new-password"
        error={form.errorOf('password')}
      />
    </AuthForm>
  )
}
