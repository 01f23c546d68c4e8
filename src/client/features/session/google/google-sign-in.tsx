import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useGoogleSignIn } from './use-google-sign-in.ts'

interface GoogleSignInProps {
  label: string
  next: string
  /** Why an earlier redirect failed; null if none failed. */
  earlierError: string | null
  /** Called after the sign-in; returns the problem, or null. */
  onSignedIn: () => Promise<string | null>
}

/** „Mit Google anmelden“ or „Mit Google registrieren“, with a redirect if the browser blocks the pop-up. */
export function GoogleSignIn({ label, next, earlierError, onSignedIn }: GoogleSignInProps) {
  const { state, start, redirect } = useGoogleSignIn(next, onSignedIn)
  const error = state.kind === 'failed' ? state.text : state.kind === 'idle' ? earlierError : null
  return (
    <div className="grid gap-4">
      <Button className="w-full" onClick={start}>
        <GoogleMark />
        {state.kind === 'waiting' ? m.login_google_waiting() : label}
      </Button>
      {state.kind === 'blocked' && (
        <Notice tone="danger">
          <p>{m.login_google_blocked()}</p>
          <Button className="mt-3" onClick={() => void redirect()}>
            {m.login_google_redirect()}
          </Button>
        </Notice>
      )}
      {error && <Notice tone="danger">{error}</Notice>}
    </div>
  )
}

/** Google's logo, drawn with strokes. */
function GoogleMark() {
  const arc = { fill: 'none', strokeWidth: 4.4 }
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path {...arc} stroke="#ea4335" d="M18.5 6.3A8.600 8.600 0 0 0 4.500 7.900" />
      <path {...arc} stroke="#fbbc05" d="M4.500 7.900a8.600 8.600 0 0 0 0 8.200" />
      <path {...arc} stroke="#34a853" d="M4.500 16.100a8.600 8.600 0 0 0 13.200 2.400" />
      <path {...arc} stroke="#4285f4" d="M17.700 18.500A8.600 8.600 0 0 0 20.600 12H12.200" />
    </svg>
  )
}
