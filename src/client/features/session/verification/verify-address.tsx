import { type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Notice } from '../../../ui/notice.tsx'
import { ContinueLink } from '../address/continue-link.tsx'
import type { AuthResult } from '../api/auth-answer.ts'
import { verifyAddress } from '../api/auth-api.ts'
import { formProblems } from '../form/form-problem.ts'
import { LoginLayout } from '../form/login-layout.tsx'
import { verificationKind } from './verification-kind.ts'

interface VerifyAddressProps {
  token: string
  next: string
  /** The story that waits for the verification. */
  story: ReactNode
  /** Called when the address is verified; the next session read shows it. */
  onVerified: () => void
}

/** Verifies the address with the mailed link in the account's session. */
export function VerifyAddress({ token, next, story, onVerified }: VerifyAddressProps) {
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

  if (result === null) {
    return (
      <LoginLayout heading={m.login_verify_heading()}>
        <Notice>{m.login_verify_pending()}</Notice>
      </LoginLayout>
    )
  }
  const isDone = result.kind === 'ok'
  const isVerified = isDone || result.kind === 'already-verified'
  const isChange = verificationKind(token) === 'change'
  return (
    <LoginLayout
      heading={isVerified && !isChange ? m.login_verified_heading() : m.login_verify_heading()}
    >
      <div className="login-verified grid justify-items-start gap-6">
        <Notice tone={isVerified ? 'positive' : 'danger'}>
          {isDone
            ? isChange
              ? m.login_verify_change()
              : m.login_verify_done()
            : formProblems(result).map(({ text }) => <p key={text}>{text}</p>)}
        </Notice>
        {isVerified && story}
        <ContinueLink next={next} />
      </div>
    </LoginLayout>
  )
}
