import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { AuthResult } from './auth-answer.ts'
import { redirectToGoogle } from './auth-api.ts'
import { problemsOf } from './form-problem.ts'
import { attemptGoogleSignIn, GoogleSignInError, logged } from './google-attempt.ts'
import { googleWay } from './google-way.ts'

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
    const text = problemsOf(result)[0]?.text ?? null
    fail(logged(new GoogleSignInError(result.kind, text)).text)
  }

  /** Leaves the page; what follows happens where Google leads back to. */
  const redirect = async () => {
    setState({ kind: 'waiting' })
    const result = await redirectToGoogle(next)
    if (result.kind !== 'ok') report(result)
  }

  /** Has to run inside the click, or browsers block the window. */
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
    switch (googleWay(navigator.userAgent, isStandalone)) {
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
