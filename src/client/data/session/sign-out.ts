import { onlineManager } from '@tanstack/react-query'
import { retryForever } from '../../lib/retry-forever.ts'
import { logError } from '../core/log.ts'
import {
  isSignOutPending,
  removePendingSignOut,
  storePendingSignOut,
} from '../storage/account-hint.ts'
import { trace } from '../traces/traces.ts'

/**
 * Removes the account from this browser, then signs out at the server. A failure is logged and retried
 * when the network is back and at the next page load; meanwhile the browser shows a guest.
 */
export async function endSession(): Promise<void> {
  storePendingSignOut()
  const { clearAccount } = await import('../storage/clear-account.ts')
  await clearAccount()
  try {
    await trace('sign-out', finishSignOut)
  } catch (error) {
    logError('Sign-out failed', error)
    const stop = onlineManager.subscribe((isOnline) => {
      // The browser may report the network before it works, so retry.
      if (isOnline) void retryForever(finishSignOut).then(stop)
    })
  }
}

/** Signs out at the server if a sign-out is pending; rejects if the server cannot be reached or fails. */
export async function finishSignOut(): Promise<void> {
  if (!isSignOutPending()) return
  const answer = await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`sign-out answered ${answer.status}`)
  removePendingSignOut()
}
