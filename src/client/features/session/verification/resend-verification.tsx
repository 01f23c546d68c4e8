import { useState } from 'react'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { sendVerificationMail } from '../api/auth-api.ts'
import { formProblems } from '../form/form-problem.ts'

interface ResendVerificationProps {
  email: string
  variant?: ButtonVariant
  /** Says that the mail is sent where the address is already in sight. */
  sentText?: string
  onSend?: () => void
}

/** A button that sends the verification mail again; offline, that it needs the internet. */
export function ResendVerification(props: ResendVerificationProps) {
  const { email, variant = 'secondary', onSend } = props
  const { sentText = m.settings_email_verify_sent({ email }) } = props
  const [message, setMessage] = useState<{ tone: 'positive' | 'danger'; text: string } | null>(null)
  const [isPending, setIsPending] = useState(false)
  const isOnline = useIsOnline()
  const handleSend = async () => {
    if (isPending) return
    setIsPending(true)
    onSend?.()
    const [problem] = formProblems(await sendVerificationMail())
    setIsPending(false)
    setMessage(
      problem ? { tone: 'danger', text: problem.text } : { tone: 'positive', text: sentText },
    )
  }
  if (!isOnline) return <p className="text-sm text-soft">{m.session_mail_offline()}</p>
  return (
    <>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      <Button
        variant={message?.tone === 'positive' && variant === 'primary' ? 'secondary' : variant}
        aria-disabled={isPending}
        onClick={() => void handleSend()}
      >
        {m.settings_email_verify()}
      </Button>
    </>
  )
}
