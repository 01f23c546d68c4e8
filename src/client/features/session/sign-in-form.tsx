import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { signIn } from './auth-api.ts'
import { AuthForm } from './auth-form.tsx'
import { emailError } from './credentials.ts'
import { EmailField } from './email-field.tsx'
import type { FormProblem } from './form-problem.ts'
import { signInProblemsOf } from './form-problem.ts'
import { loginPath } from './login-address.ts'
import { PasswordField } from './password-field.tsx'
import { fieldProblems, passwordOf, textOf, useAuthForm } from './use-auth-form.ts'
import { useLoginSearch } from './use-login-address.ts'

/** E-mail and password; `onSignedIn` answers with what then went wrong. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => Promise<FormProblem[]> }) {
  const search = useLoginSearch()
  const form = useAuthForm(async (fields) => {
    const email = textOf(fields, 'email')
    const password = passwordOf(fields)
    const problems = fieldProblems({
      email: emailError(email),
      password: password === '' ? m.login_error_no_password() : null,
    })
    if (problems.length > 0) return problems
    const result = await signIn(email, password)
    return result.kind === 'ok' ? onSignedIn() : signInProblemsOf(result)
  })
  return (
    <AuthForm form={form} submitLabel={m.login_submit()}>
      <EmailField error={form.errorOf('email')} />
      <PasswordField
        label={m.login_password()}
        autoComplete="current-password"
        error={form.errorOf('password')}
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
