import type { ReactNode } from 'react'
import type { ButtonVariant } from '../../../ui/button.tsx'
import { ResendVerification } from './resend-verification.tsx'
import './unverified-notice.css'

interface UnverifiedNoticeProps {
  text: ReactNode
  email: string
  /** Of the button. */
  variant?: ButtonVariant
}

/** What needs a verified address, and a button that sends the mail again. */
export function UnverifiedNotice({ text, email, variant = 'secondary' }: UnverifiedNoticeProps) {
  return (
    <div className="unverified-notice paper">
      <p>{text}</p>
      <ResendVerification email={email} variant={variant} />
    </div>
  )
}
