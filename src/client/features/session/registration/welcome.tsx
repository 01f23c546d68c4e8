import { useState } from 'react'
import { unverifiedReads } from '../../../../contract/plan.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { MailAddress } from '../../../ui/mail-address.tsx'
import { TextWithElement } from '../../../ui/text-with-element.tsx'
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
  const isOrder = findOrder(next) !== null
  return (
    <div className="grid justify-items-start gap-6">
      {isOrder && <p className="text-lg font-bold">{m.login_sent_order()}</p>}
      <p>
        <TextWithElement
          write={(address) => m.login_sent({ email: address, count: unverifiedReads })}
          element={<MailAddress>{email}</MailAddress>}
        />
      </p>
      <div className="flex flex-wrap gap-3">
        {/* Nobody can order before the mail's link is opened. */}
        <ContinueLink next={next} variant={isOrder ? 'secondary' : 'primary'} />
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
