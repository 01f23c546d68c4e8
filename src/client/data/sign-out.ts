import { onlineManager } from '@tanstack/react-query'
import { persistently } from '../lib/persistently.ts'
import { forgetSignOut, isSignOutPending, rememberSignOut } from './kept-hint.ts'
import { logError } from './log.ts'
import { trace } from './traces.ts'

/**
 * Forgets the account in this browser, then tells the server; where that fails it is logged and
 * made up for later (`settleSignOut`), and nobody is signed in here meanwhile.
 */
export async function endSession(): Promise<void> {
  rememberSignOut()
  const { forgetAccount } = await import('./forget.ts')
  await forgetAccount()
  try {
    await trace('sign-out', settleSignOut)
  } catch (error) {
    logError('Sign-out failed', error)
    const stop = onlineManager.subscribe((isOnline) => {
      // The browser may tell of the network a little before there is one.
      if (isOnline) void persistently(settleSignOut).then(stop)
    })
  }
}

/** Tells the server of a sign-out that it does not know yet; rejects where it cannot be told. */
export async function settleSignOut(): Promise<void> {
  if (!isSignOutPending()) return
  const answer = await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`sign-out answered ${answer.status}`)
  forgetSignOut()
}
