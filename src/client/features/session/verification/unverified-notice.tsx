import { ResendVerification } from './resend-verification.tsx'
import './unverified-notice.css'

/** What needs a verified address, and a button that sends the mail again. */
export function UnverifiedNotice({ text, email }: { text: string; email: string }) {
  return (
    <div className="unverified-notice paper">
      <p>{text}</p>
      <ResendVerification email={email} />
    </div>
  )
}
