import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Notice } from '../../ui/notice.tsx'
import type { AuthResult } from './auth-answer.ts'
import { verifyAddress } from './auth-api.ts'
import { ContinueLink } from './continue-link.tsx'
import { problemsOf } from './form-problem.ts'
import { verificationKind } from './verification.ts'

interface VerifyAddressProps {
  token: string
  next: string
  /** The address counts now: the session says so from the next reading on. */
  onVerified: () => void
}

/** Carries out the mailed link in the signed-in account's session. */
export function VerifyAddress({ token, next, onVerified }: VerifyAddressProps) {
  const [result, setResult] = useState<AuthResult | null>(null)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (asked.current === token) return
    asked.current = token
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
        {isDone ? doneText(token) : problemsOf(result).map(({ text }) => <p key={text}>{text}</p>)}
      </Notice>
      <ContinueLink next={next} />
    </div>
  )
}

function doneText(token: string): string {
  return verificationKind(token) === 'change' ? m.login_verify_change() : m.login_verify_done()
}
