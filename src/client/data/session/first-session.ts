import type { AuthUser, Profile } from '../../../contract/profile.ts'
import { pause } from '../../lib/pause.ts'
import { api } from '../core/api.ts'
import { logError } from '../core/log.ts'
import { isRefusal, retryDelayMs } from '../queries/query-client.ts'
import { hasStoredAccount, isSignOutPending } from '../storage/account-hint.ts'
import { trace } from '../traces/traces.ts'
import { finishSignOut } from './sign-out.ts'

interface SessionListener {
  setUser: (user: AuthUser | null) => void
  /** Called if the server cannot be reached and this browser stores an account. */
  setStored: (user: AuthUser, profile: Profile | null) => void
}

/** After this many failed tries the page shows a guest. */
const triesUntilGuest = 3
/** How long a page waits for the server before it shows the stored account. */
const longestWaitMs = 3000

/**
 * Asks the server who is signed in, until it answers or `signal` is aborted. Meanwhile it shows the
 * account that this browser stores; without one, after three failed tries, a guest.
 */
export async function loadSession(
  { setUser, setStored }: SessionListener,
  signal: AbortSignal,
): Promise<void> {
  // After a sign-out the page shows a guest, even if the request has not reached the server.
  if (isSignOutPending()) setUser(null)
  const stored = storedSession(setStored, signal)
  for (let tries = 1; !signal.aborted; tries++) {
    const timer = setTimeout(() => void stored.show(), longestWaitMs)
    const answer = await ask(signal)
    clearTimeout(timer)
    if (signal.aborted) return
    if ('user' in answer) {
      stored.cancel()
      return setUser(answer.user)
    }
    if (tries === 1) logError('Session could not be read', answer.error)
    const isShown = !isRefusal(answer.error) && (await stored.show())
    if (tries === triesUntilGuest && !isShown) setUser(null)
    await pause(retryDelayMs(tries - 1), signal)
  }
}

async function ask(signal: AbortSignal): Promise<{ user: AuthUser | null } | { error: unknown }> {
  try {
    await finishSignOut()
    return { user: await trace('auth-state', () => api.session.get(undefined, { signal }), signal) }
  } catch (error) {
    return { error }
  }
}

/** Shows the stored account, at most once and only before the server has answered. */
function storedSession(setStored: SessionListener['setStored'], signal: AbortSignal) {
  let isCancelled = false
  let isShown = false
  signal.addEventListener('abort', cancel)
  function cancel() {
    isCancelled = true
  }
  return {
    cancel,
    /** Whether the stored account is shown now. */
    async show(): Promise<boolean> {
      if (isShown || isCancelled || isSignOutPending() || !hasStoredAccount()) return isShown
      const { findStoredAccount } = await import('./account-services.ts')
      const account = await findStoredAccount()
      if (!account || isCancelled || isShown || isSignOutPending()) return isShown
      isShown = true
      setStored(account.user, account.profile)
      return true
    },
  }
}
