import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Notice } from '../../../ui/notice.tsx'
import { requestPasswordReset } from '../api/auth-api.ts'
import { AuthForm } from '../form/auth-form.tsx'
import { emailError } from '../form/credentials.ts'
import { EmailField } from '../form/email-field.tsx'
import { formProblems } from '../form/form-problem.ts'
import { fieldProblems, fieldText, useAuthForm } from '../form/use-auth-form.ts'

/** Requests a link to reset the password; does not reveal whether the account exists. */
export function ForgotForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAuthForm(async (fields) => {
    const email = fieldText(fields, 'email')
    const problems = fieldProblems({ email: emailError(email) })
    if (problems.length > 0) return problems
    const result = await requestPasswordReset(email)
    if (result.kind === 'ok') setSentTo(email)
    return formProblems(result)
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
      <EmailField error={form.fieldError('email')} />
    </AuthForm>
  )
}
