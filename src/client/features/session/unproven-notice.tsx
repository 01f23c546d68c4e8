import { ProveAddress } from './prove-address.tsx'
import './unproven-notice.css'

/** What waits for the proof of the mailbox, and a button that mails the link again. */
export function UnprovenNotice({ text, email }: { text: string; email: string }) {
  return (
    <div className="unproven-notice paper">
      <p>{text}</p>
      <ProveAddress email={email} />
    </div>
  )
}
