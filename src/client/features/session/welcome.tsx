import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import type { AuthResult } from './auth-answer.ts'
import { sendVerificationMail } from './auth-api.ts'
import { ContinueLink } from './continue-link.tsx'
import { problemsOf } from './form-problem.ts'

/** After registering: the confirmation mail is on its way, and reading can begin. */
export function Welcome({ email, next }: { email: string; next: string }) {
  const [isPending, setPending] = useState(false)
  const [result, setResult] = useState<AuthResult | null>(null)
  const sendAgain = async () => {
    if (isPending) return
    setPending(true)
    setResult(await sendVerificationMail())
    setPending(false)
  }
  return (
    <div className="grid justify-items-start gap-6">
      <p>{m.login_sent({ email })}</p>
      <div className="flex flex-wrap gap-3">
        <ContinueLink next={next} />
        <Button look="plain" aria-disabled={isPending} onClick={() => void sendAgain()}>
          {m.login_sent_again()}
        </Button>
      </div>
      <p role="status">
        {result?.kind === 'ok' && m.login_sent_repeated()}
        {result !== null && problemsOf(result).map(({ text }) => text)}
      </p>
    </div>
  )
}
