import { ORPCError } from '@orpc/client'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { sendVerificationMail } from './auth-api.ts'
import { problemsOf } from './form-problem.ts'

/** Whether a call was refused because the mailbox is not proven. */
export const isUnproven = (error: unknown) =>
  error instanceof ORPCError && error.code === 'EMAIL_UNPROVEN'

/** Says that hearts and votes wait for the proof of the mailbox, and offers to mail the link again. */
export function tellUnproven(): void {
  const action = { label: m.settings_email_verify(), onAction: () => void sendAgain() }
  void showToast(m.session_unproven(), 'info', action)
}

async function sendAgain(): Promise<void> {
  const [problem] = problemsOf(await sendVerificationMail())
  void showToast(problem?.text ?? m.login_sent_repeated(), problem ? 'error' : 'success')
}
