import { logError } from '../../../data/core/log.ts'
import { startTrace } from '../../../data/traces/traces.ts'
import { m } from '../../../paraglide/messages.js'
import { googleErrorText } from '../form/form-problem.ts'
import { openGooglePopup, type PopupFailure } from './google-popup.ts'

/** Why a sign-in with Google failed. */
export class GoogleSignInError extends Error {
  override name = 'GoogleSignInError'
  /** `closed`, `blocked`, `unreachable`, `no-session`, or the error code of Google or the server. */
  readonly reason: string
  /** The sentence for the user; null if there is nothing to say. */
  readonly text: string | null

  constructor(reason: string, text: string | null) {
    super(reason)
    this.reason = reason
    this.text = text
  }
}

/** Logs the error and returns it. */
export function logSignInError(error: GoogleSignInError): GoogleSignInError {
  logError('Google sign-in failed', error)
  return error
}

interface Attempt {
  next: string
  /** Reads the session; returns the problem, or null. */
  onSignedIn: () => Promise<string | null>
  /** Called after the failure is logged and measured. */
  onError: (error: GoogleSignInError) => void
  onDone: () => void
}

/**
 * Signs in with Google in a pop-up; call it directly in a click handler. A closed window counts as failed,
 * but a sign-in may still follow. Returns a function that stops listening.
 */
export function attemptGoogleSignIn(attempt: Attempt, open = openGooglePopup): () => void {
  const { next, onSignedIn, onError, onDone } = attempt
  const finishTrace = startTrace('google-sign-in')
  const fail = (reason: string, text: string | null) => {
    finishTrace('failed')
    onError(logSignInError(new GoogleSignInError(reason, text)))
  }
  const finish = async () => {
    const problem = await onSignedIn()
    if (problem !== null) return fail('no-session', problem)
    finishTrace('done')
    onDone()
  }
  return open(next, (outcome) => {
    if (outcome.kind === 'signed-in') return void finish()
    fail(...failureReason(outcome))
  })
}

function failureReason(failure: PopupFailure): [reason: string, text: string | null] {
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
