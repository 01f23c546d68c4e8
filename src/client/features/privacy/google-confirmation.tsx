import { useState } from 'react'
import { useAuth } from '../../data/session/session.tsx'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useGoogleSignIn } from '../session/google/use-google-sign-in.ts'

/** Confirms the identity by signing in with Google again, for accounts without a password. */
export function GoogleConfirmation({ onConfirmed }: { onConfirmed: () => void }) {
  const { user, completeSignIn } = useAuth()
  const [uid] = useState(user?.uid)
  const [isDone, setDone] = useState(false)
  const { state, start } = useGoogleSignIn('/account-delete', async () => {
    const confirmed = await completeSignIn().catch(() => null)
    if (confirmed === null) return m.privacy_unexpected()
    if (confirmed.uid !== uid) return m.privacy_confirm_google_other()
    setDone(true)
    onConfirmed()
    return null
  })
  if (isDone) return <Notice tone="positive">{m.privacy_confirm_google_done()}</Notice>
  return (
    <div className="grid justify-items-start gap-4">
      <Button onClick={start}>
        {state.kind === 'waiting' ? m.privacy_confirm_google_waiting() : m.privacy_confirm_google()}
      </Button>
      {state.kind === 'blocked' && (
        <Notice tone="danger">{m.privacy_confirm_google_blocked()}</Notice>
      )}
      {state.kind === 'failed' && <Notice tone="danger">{state.text}</Notice>}
    </div>
  )
}
