import { nicknameLength } from '../../../../contract/rules.ts'
import { m } from '../../../paraglide/messages.js'
import { TextField } from '../../../ui/text-field.tsx'
import { signUp } from '../api/auth-api.ts'
import { AuthForm } from '../form/auth-form.tsx'
import { emailError, newPasswordError, nicknameError } from '../form/credentials.ts'
import { EmailField } from '../form/email-field.tsx'
import { type FormProblem, formProblems } from '../form/form-problem.ts'
import { PasswordField } from '../form/password-field.tsx'
import { fieldPassword, fieldProblems, fieldText, useAuthForm } from '../form/use-auth-form.ts'

interface RegisterFormProps {
  next: string
  /** Returns the problems after the registration. */
  onRegistered: (email: string) => Promise<FormProblem[]>
}

/** Nickname, e-mail and password. */
export function RegisterForm({ next, onRegistered }: RegisterFormProps) {
  const form = useAuthForm(async (fields) => {
    const name = fieldText(fields, 'name')
    const email = fieldText(fields, 'email')
    const password = fieldPassword(fields)
    const problems = fieldProblems({
      name: nicknameError(name),
      email: emailError(email),
      password: newPasswordError(password),
    })
    if (problems.length > 0) return problems
    const result = await signUp({ name, email, password, next })
    return result.kind === 'ok' ? onRegistered(email) : formProblems(result)
  })
  return (
    <AuthForm form={form} submitLabel={m.login_register_submit()}>
      <TextField
        label={m.login_nickname()}
        name="name"
        autoComplete="nickname"
        required
        maxLength={2 * nicknameLength.max}
        help={m.login_nickname_help(nicknameLength)}
        error={form.fieldError('name')}
      />
      <EmailField help={m.login_email_help()} error={form.fieldError('email')} />
      <PasswordField
        label={m.login_password()}
        autoComplete="new-password"
        error={form.fieldError('password')}
      />
    </AuthForm>
  )
}
