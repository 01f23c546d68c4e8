import { useEffect, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Notice } from '../../../ui/notice.tsx'
import { ContinueLink } from '../address/continue-link.tsx'
import type { AuthResult } from '../api/auth-answer.ts'
import { verifyAddress } from '../api/auth-api.ts'
import { formProblems } from '../form/form-problem.ts'
import { verificationKind } from './verification-kind.ts'

interface VerifyAddressProps {
  token: string
  next: string
  /** Called when the address is verified; the next session read shows it. */
  onVerified: () => void
}

/** Verifies the address with the mailed link in the account's session. */
export function VerifyAddress({ token, next, onVerified }: VerifyAddressProps) {
  const [result, setResult] = useState<AuthResult | null>(null)
  const requestedToken = useRef<string | null>(null)
  useEffect(() => {
    if (requestedToken.current === token) return
    requestedToken.current = token
    void verifyAddress(token).then((answer) => {
      setResult(answer)
      if (answer.kind === 'ok') onVerified()
    })
  }, [token, onVerified])

  if (result === null) return <Notice>{m.login_verify_pending()}</Notice>
  const isDone = result.kind === 'ok'
  return (
    <div className="grid justify-items-start gap-6">
      <Notice tone={isDone || result.kind === 'already-verified' ? 'positive' : 'danger'}>
        {isDone
          ? successText(token)
          : formProblems(result).map(({ text }) => <p key={text}>{text}</p>)}
      </Notice>
      <ContinueLink next={next} />
    </div>
  )
}

function successText(token: string): string {
  return verificationKind(token) === 'change' ? m.login_verify_change() : m.login_verify_done()
}
