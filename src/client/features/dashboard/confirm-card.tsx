import { unverifiedReads } from '../../../contract/plan.ts'
import { remainingReads } from '../../../contract/rules.ts'
import { useAuth } from '../../data/session/session.tsx'
import { m } from '../../paraglide/messages.js'
import { Paper } from '../../ui/paper.tsx'
import { ResendVerification } from '../session/verification/resend-verification.tsx'

/** The main card once no other story opens before the mailbox is verified. */
export function ConfirmCard() {
  const { user, profile } = useAuth()
  if (user === null || profile === null) return null
  return (
    <Paper className="grid justify-items-start gap-4">
      <h2>{m.reader_unverified()}</h2>
      <p>
        {m.dashboard_confirm({
          count: unverifiedReads,
          left: remainingReads(profile),
          email: user.email,
        })}
      </p>
      <p>{m.story_confirm_deadline()}</p>
      <ResendVerification email={user.email} variant="primary" />
    </Paper>
  )
}
