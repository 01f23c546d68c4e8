import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AuthUser } from '../../../../contract/profile.ts'
import { api } from '../../../data/core/api.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { callProblem } from '../../../lib/call-problem.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toast.ts'
import { ConfirmIdentity } from '../../privacy/confirm-identity.tsx'
import { linkGoogle } from '../../session/api/auth-api.ts'
import { formProblems } from '../../session/form/form-problem.ts'

/** Links and unlinks Google as a sign-in method. */
export function GoogleSettings({ user }: { user: AuthUser }) {
  const has = (id: string) => user.providerData.some(({ providerId }) => providerId === id)
  const isLinked = has('google')
  const { state, run, reset } = useGoogleChange(isLinked)
  const text = isLinked
    ? has('password')
      ? m.settings_google_on()
      : m.settings_google_last()
    : user.emailVerified
      ? m.settings_google_off()
      : m.settings_google_unverified()
  const canChange = isLinked ? has('password') : user.emailVerified
  return (
    <div className="settings-part">
      <h3>{m.settings_google()}</h3>
      <LinkResult />
      <p>{text}</p>
      {state.kind === 'failed' && <Notice tone="danger">{state.text}</Notice>}
      {state.kind === 'confirming' ? (
        <>
          <ConfirmIdentity onConfirmed={() => void run()} />
          <Button variant="plain" onClick={reset}>
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

/** The result of the redirect to Google. */
function LinkResult() {
  const [address] = useSearchParams()
  const error = address.get('error')
  if (error !== null) return <Notice tone="danger">{linkErrorText(error)}</Notice>
  if (address.get('google') !== 'connected') return null
  return <Notice tone="positive">{m.settings_google_linked()}</Notice>
}

/** The sentence for an error code of linking Google. */
function linkErrorText(code: string): string {
  switch (code) {
    case 'access_denied':
      return m.settings_google_cancelled()
    case 'account_already_linked_to_different_user':
      return m.settings_google_elsewhere()
    case 'unable_to_link_account':
      return m.settings_google_unchecked()
    default:
      return m.settings_google_failed()
  }
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
    const problem = formProblems(result)[0]
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
      const needsFreshSignIn = error instanceof ORPCError && error.code === 'FRESH_SIGN_IN_NEEDED'
      setState(
        needsFreshSignIn ? { kind: 'confirming' } : { kind: 'failed', text: callProblem(error) },
      )
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
