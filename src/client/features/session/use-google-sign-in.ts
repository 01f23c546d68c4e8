import { useEffect, useRef, useState } from 'react'
import { startTrace } from '../../data/traces.ts'
import { m } from '../../paraglide/messages.js'
import type { AuthResult } from './auth-answer.ts'
import { redirectToGoogle } from './auth-api.ts'
import { googleErrorText, problemsOf } from './form-problem.ts'
import { openGooglePopup } from './google-popup.ts'
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
  const report = (result: AuthResult) => fail(problemsOf(result)[0]?.text ?? null)

  /** Leaves the page; what follows happens where Google leads back to. */
  const redirect = async () => {
    setState({ kind: 'waiting' })
    const result = await redirectToGoogle(next)
    if (result.kind !== 'ok') report(result)
  }

  /** Has to run inside the click, or browsers block the window. */
  const open = () => {
    stop.current?.()
    const finishTrace = startTrace('google-sign-in')
    const end = (text: string | null) => {
      finishTrace(text === null ? 'done' : 'failed')
      fail(text)
    }
    stop.current = openGooglePopup(next, (outcome) => {
      // A window that was closed by hand is no measurement, unless an outcome follows.
      if (outcome.kind === 'closed') return setState(idle)
      if (outcome.kind === 'signed-in') return void onSignedIn().then(end)
      end(googleErrorText(outcome.code))
    })
    setState(stop.current === null ? { kind: 'blocked' } : { kind: 'waiting' })
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
