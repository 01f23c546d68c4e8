import { ORPCError } from '@orpc/client'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../ui/toast.ts'
import { sendVerificationMail } from '../api/auth-api.ts'
import { formProblems } from '../form/form-problem.ts'

/** Whether a call was refused because the e-mail address is unverified. */
export const isUnverifiedError = (error: unknown) =>
  error instanceof ORPCError && error.code === 'EMAIL_UNVERIFIED'

/** Says that likes and votes need a verified address, and offers to send the mail again. */
export function showUnverifiedToast(): void {
  const action = { label: m.settings_email_verify(), onAction: () => void sendAgain() }
  void showToast(m.session_unverified(), 'info', action)
}

async function sendAgain(): Promise<void> {
  const [problem] = formProblems(await sendVerificationMail())
  void showToast(problem?.text ?? m.login_sent_repeated(), problem ? 'error' : 'success')
}
