import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { requestPasswordReset } from './auth-api.ts'
import { AuthForm } from './auth-form.tsx'
import { emailError } from './credentials.ts'
import { EmailField } from './email-field.tsx'
import { problemsOf } from './form-problem.ts'
import { fieldProblems, textOf, useAuthForm } from './use-auth-form.ts'

/** Asks for a mailed link; the answer is the same whether there is an account or not. */
export function ForgotForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAuthForm(async (fields) => {
    const email = textOf(fields, 'email')
    const problems = fieldProblems({ email: emailError(email) })
    if (problems.length > 0) return problems
    const result = await requestPasswordReset(email)
    if (result.kind === 'ok') setSentTo(email)
    return problemsOf(result)
  })
  if (sentTo !== null) {
    return (
      <Notice tone="positive">
        <p className="font-bold">{m.login_forgot_sent_heading()}</p>
        <p>{m.login_forgot_sent({ email: sentTo })}</p>
      </Notice>
    )
  }
  return (
    <AuthForm form={form} submitLabel={m.login_forgot_submit()}>
      <EmailField error={form.errorOf('email')} />
    </AuthForm>
  )
}
