import { useEffect, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { AuthResult } from '../api/auth-answer.ts'
import { redirectToGoogle } from '../api/auth-api.ts'
import { formProblems } from '../form/form-problem.ts'
import { attemptGoogleSignIn, GoogleSignInError, logSignInError } from './google-attempt.ts'
import { googleMethod } from './google-method.ts'

type GoogleState =
  | { kind: 'idle' }
  | { kind: 'waiting' }
  | { kind: 'blocked' }
  | { kind: 'failed'; text: string }

const idle: GoogleState = { kind: 'idle' }

/** Google sign-in by pop-up, or by redirect where pop-ups do not work. */
export function useGoogleSignIn(next: string, onSignedIn: () => Promise<string | null>) {
  const [state, setState] = useState(idle)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const fail = (text: string | null) => setState(text === null ? idle : { kind: 'failed', text })
  const report = (result: AuthResult) => {
    const text = formProblems(result)[0]?.text ?? null
    fail(logSignInError(new GoogleSignInError(result.kind, text)).text)
  }

  /** Leaves the page; the login page continues after the return. */
  const redirect = async () => {
    setState({ kind: 'waiting' })
    const result = await redirectToGoogle(next)
    if (result.kind !== 'ok') report(result)
  }

  /** Must run inside the click handler, or browsers block the pop-up. */
  const open = () => {
    stop.current?.()
    setState({ kind: 'waiting' })
    stop.current = attemptGoogleSignIn({
      next,
      onSignedIn,
      onError: ({ reason, text }) =>
        reason === 'blocked' ? setState({ kind: 'blocked' }) : fail(text),
      onDone: () => setState(idle),
    })
  }

  const start = () => {
    const isStandalone = matchMedia('(display-mode: standalone)').matches
    switch (googleMethod(navigator.userAgent, isStandalone)) {
      case 'popup':
        return open()
      case 'redirect':
        return void redirect()
      case 'embedded':
        return fail(m.login_google_embedded())
    }
  }

  return { state, start, redirect }
}
