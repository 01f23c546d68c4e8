import { useState } from 'react'
import { unverifiedReads } from '../../../../contract/plan.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { findOrder } from '../../billing/shared/billing-address.ts'
import { ContinueLink } from '../address/continue-link.tsx'
import type { AuthResult } from '../api/auth-answer.ts'
import { sendVerificationMail } from '../api/auth-api.ts'
import { formProblems } from '../form/form-problem.ts'

/** After the registration: the verification mail is sent, and reading can begin. */
export function Welcome({ email, next }: { email: string; next: string }) {
  const [isPending, setPending] = useState(false)
  const [result, setResult] = useState<AuthResult | null>(null)
  const sendAgain = async () => {
    if (isPending) return
    setPending(true)
    setResult(await sendVerificationMail(next))
    setPending(false)
  }
  return (
    <div className="grid justify-items-start gap-6">
      {findOrder(next) !== null && <p>{m.login_sent_order()}</p>}
      <p>{m.login_sent({ email, count: unverifiedReads })}</p>
      <div className="flex flex-wrap gap-3">
        <ContinueLink next={next} />
        <Button variant="plain" aria-disabled={isPending} onClick={() => void sendAgain()}>
          {m.login_sent_again()}
        </Button>
      </div>
      <p role="status">
        {result?.kind === 'ok' && m.login_sent_repeated()}
        {result !== null && formProblems(result).map(({ text }) => text)}
      </p>
    </div>
  )
}
