import { logError } from '../../data/log.ts'
import { startTrace } from '../../data/traces.ts'
import { m } from '../../paraglide/messages.js'
import { googleErrorText } from './form-problem.ts'
import type { PopupFailure } from './google-popup.ts'
import { openGooglePopup } from './google-popup.ts'

/** Why a sign-in with Google came to nothing. */
export class GoogleSignInError extends Error {
  override name = 'GoogleSignInError'
  /** `closed`, `blocked`, `unreachable`, `no-session`, or what Google or the server said. */
  readonly reason: string
  /** What to tell; null where the person ended it. */
  readonly text: string | null

  constructor(reason: string, text: string | null) {
    super(reason)
    this.reason = reason
    this.text = text
  }
}

/** Logs what went wrong with Google, and hands it on. */
export function logged(error: GoogleSignInError): GoogleSignInError {
  logError('Google sign-in failed', error)
  return error
}

interface Attempt {
  next: string
  /** Reads the session; answers with what then went wrong, or null. */
  onSignedIn: () => Promise<string | null>
  /** The attempt has failed, and is logged and measured as such. */
  onError: (error: GoogleSignInError) => void
  onDone: () => void
}

/**
 * Signs in with Google by pop-up; to be called straight in a click handler. A closed window counts
 * as failed, but a sign-in may still follow. Returns how to stop listening.
 */
export function attemptGoogleSignIn(attempt: Attempt, open = openGooglePopup): () => void {
  const { next, onSignedIn, onError, onDone } = attempt
  const finishTrace = startTrace('google-sign-in')
  const fail = (reason: string, text: string | null) => {
    finishTrace('failed')
    onError(logged(new GoogleSignInError(reason, text)))
  }
  const finish = async () => {
    const problem = await onSignedIn()
    if (problem !== null) return fail('no-session', problem)
    finishTrace('done')
    onDone()
  }
  return open(next, (outcome) => {
    if (outcome.kind === 'signed-in') return void finish()
    fail(...causeOf(outcome))
  })
}

function causeOf(failure: PopupFailure): [reason: string, text: string | null] {
  switch (failure.kind) {
    case 'refused':
      return [failure.code, googleErrorText(failure.code)]
    case 'unreachable':
      return [failure.kind, m.login_error_network()]
    case 'closed':
    case 'blocked':
      return [failure.kind, null]
  }
}
