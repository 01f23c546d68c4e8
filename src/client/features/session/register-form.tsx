import { nicknameLength } from '../../../contract/rules.ts'
import { m } from '../../paraglide/messages.js'
import { TextField } from '../../ui/text-field.tsx'
import { signUp } from './auth-api.ts'
import { AuthForm } from './auth-form.tsx'
import { emailError, newPasswordError, nicknameError } from './credentials.ts'
import { EmailField } from './email-field.tsx'
import type { FormProblem } from './form-problem.ts'
import { problemsOf } from './form-problem.ts'
import { PasswordField } from './password-field.tsx'
import { fieldProblems, passwordOf, textOf, useAuthForm } from './use-auth-form.ts'

/** Nickname, e-mail and password; `onRegistered` answers with what then went wrong. */
export function RegisterForm({
  onRegistered,
}: {
  onRegistered: (email: string) => Promise<FormProblem[]>
}) {
  const form = useAuthForm(async (fields) => {
    const name = textOf(fields, 'name')
    const email = textOf(fields, 'email')
    const password = passwordOf(fields)
    const problems = fieldProblems({
      name: nicknameError(name),
      email: emailError(email),
      password: newPasswordError(password),
    })
    if (problems.length > 0) return problems
    const result = await signUp({ name, email, password })
    return result.kind === 'ok' ? onRegistered(email) : problemsOf(result)
  })
  return (
    <AuthForm form={form} submitLabel={m.login_register_submit()}>
      <TextField
        label={m.login_nickname()}
        name="name"
        autoComplete="nickname"
        required
        maxLength={2 * nicknameLength.max}
        help={m.login_nickname_help()}
        error={form.errorOf('name')}
      />
      <EmailField help={m.login_email_help()} error={form.errorOf('email')} />
      <PasswordField
        label={m.login_password()}
        autoComplete="new-password"
        error={form.errorOf('password')}
      />
    </AuthForm>
  )
}
