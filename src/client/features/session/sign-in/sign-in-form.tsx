import { m } from '../../../paraglide/messages.js'
import { Link } from '../../../ui/link.tsx'
import { loginPath } from '../address/login-address.ts'
import { useLoginSearch } from '../address/use-login-address.ts'
import { signIn } from '../api/auth-api.ts'
import { AuthForm } from '../form/auth-form.tsx'
import { emailError } from '../form/credentials.ts'
import { EmailField } from '../form/email-field.tsx'
import { type FormProblem, signInProblems } from '../form/form-problem.ts'
import { PasswordField } from '../form/password-field.tsx'
import { fieldPassword, fieldProblems, fieldText, useAuthForm } from '../form/use-auth-form.ts'

/** E-mail and password; `onSignedIn` returns the problems after the sign-in. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => Promise<FormProblem[]> }) {
  const search = useLoginSearch()
  const form = useAuthForm(async (fields) => {
    const email = fieldText(fields, 'email')
    const password = fieldPassword(fields)
    const problems = fieldProblems({
      email: emailError(email),
      password: password === '' ? m.login_error_no_password() : null,
    })
    if (problems.length > 0) return problems
    const result = await signIn(email, password)
    return result.kind === 'ok' ? onSignedIn() : signInProblems(result)
  })
  return (
    <AuthForm form={form} submitLabel={m.login_submit()}>
      <EmailField error={form.fieldError('email')} />
      <PasswordField
        label={m.login_password()}
        autoComplete="current-password"
        error={form.fieldError('password')}
        aside={
          <Link
            to={loginPath('forgot', search)}
            className="-my-2 flex min-h-11 items-center text-sm underline"
          >
            {m.login_forgot()}
          </Link>
        }
      />
    </AuthForm>
  )
}
