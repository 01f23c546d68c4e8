import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AuthUser } from '../../../contract/profile.ts'
import { api } from '../../data/api.ts'
import { useAuth } from '../../data/session.tsx'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { ConfirmIdentity } from '../privacy/confirm-identity.tsx'
import { linkGoogle } from '../session/auth-api.ts'
import { problemsOf } from '../session/form-problem.ts'
import { callProblem } from './call-problem.ts'
import { linkErrorText } from './link-error.ts'

/** Whether Google is a way to sign in, and how it becomes one or stops being one. */
export function GooglePart({ user }: { user: AuthUser }) {
  const has = (id: string) => user.providerData.some(({ providerId }) => providerId === id)
  const isLinked = has('google')
  const { state, run, reset } = useGoogleChange(isLinked)
  const text = isLinked
    ? has('password')
      ? m.settings_google_on()
      : m.settings_google_last()
    : user.emailVerified
      ? m.settings_google_off()
      : m.settings_google_unproven()
  const canChange = isLinked ? has('password') : user.emailVerified
  return (
    <div className="settings-part">
      <h3>{m.settings_google()}</h3>
      <Outcome />
      <p>{text}</p>
      {state.kind === 'failed' && <Notice tone="danger">{state.text}</Notice>}
      {state.kind === 'confirming' ? (
        <>
          <ConfirmIdentity onConfirmed={() => void run()} />
          <Button look="plain" onClick={reset}>
            {m.settings_cancel()}
          </Button>
        </>
      ) : (
        canChange && (
          <Button aria-disabled={state.kind === 'pending'} onClick={() => void run()}>
            {isLinked ? m.settings_google_unlink() : m.settings_google_link()}
          </Button>
        )
      )}
    </div>
  )
}

/** How the way to Google and back has ended. */
function Outcome() {
  const [address] = useSearchParams()
  const error = address.get('error')
  if (error !== null) return <Notice tone="danger">{linkErrorText(error)}</Notice>
  if (address.get('google') !== 'connected') return null
  return <Notice tone="positive">{m.settings_google_linked()}</Notice>
}

type ChangeState =
  | { kind: 'idle' }
  | { kind: 'pending' }
  | { kind: 'confirming' }
  | { kind: 'failed'; text: string }

function useGoogleChange(isLinked: boolean) {
  const [state, setState] = useState<ChangeState>({ kind: 'idle' })
  const [, setAddress] = useSearchParams()
  const { completeSignIn } = useAuth()

  const link = async () => {
    const result = await linkGoogle()
    if (result.kind === 'not-fresh') return setState({ kind: 'confirming' })
    const problem = problemsOf(result)[0]
    if (problem) setState({ kind: 'failed', text: problem.text })
  }

  const unlink = async () => {
    try {
      await api.session.unlinkGoogle()
      setAddress({}, { replace: true })
      await completeSignIn()
      void showToast(m.settings_google_unlinked(), 'success')
      setState({ kind: 'idle' })
    } catch (error) {
      const isOld = error instanceof ORPCError && error.code === 'FRESH_SIGN_IN_NEEDED'
      setState(isOld ? { kind: 'confirming' } : { kind: 'failed', text: callProblem(error) })
    }
  }

  return {
    state,
    reset: () => setState({ kind: 'idle' }),
    run: () => {
      setState({ kind: 'pending' })
      return isLinked ? unlink() : link()
    },
  }
}
