import type { AuthUser, Profile } from '../../contract/profile.ts'
import { pause } from '../lib/pause.ts'
import { api } from './api.ts'
import { isAnyKept, isSignOutPending } from './kept-hint.ts'
import { logError } from './log.ts'
import { isRefusal, retryDelayMs } from './query-client.ts'
import { settleSignOut } from './sign-out.ts'
import { trace } from './traces.ts'

interface SessionListener {
  setUser: (user: AuthUser | null) => void
  /** Called where the server cannot be asked and an account is kept here. */
  setKept: (user: AuthUser, profile: Profile | null) => void
}

/** Failed tries after which one is shown as a guest. */
const triesUntilGuest = 3
/** How long a family waits for the server before it sees what is kept. */
const patienceMs = 3000

/**
 * Asks who is there until the server has said it or `signal` is aborted. Meanwhile one is who was
 * signed in here last; where nobody was, a guest.
 */
export async function askForSession(
  { setUser, setKept }: SessionListener,
  signal: AbortSignal,
): Promise<void> {
  // Whoever signed out here is a guest, whatever the server still thinks.
  if (isSignOutPending()) setUser(null)
  const kept = keptSession(setKept, signal)
  for (let tries = 1; !signal.aborted; tries++) {
    const patience = setTimeout(() => void kept.show(), patienceMs)
    const answer = await ask(signal)
    clearTimeout(patience)
    if (signal.aborted) return
    if ('user' in answer) {
      kept.forbid()
      return setUser(answer.user)
    }
    if (tries === 1) logError('Session could not be read', answer.error)
    const isShown = !isRefusal(answer.error) && (await kept.show())
    if (tries === triesUntilGuest && !isShown) setUser(null)
    await pause(retryDelayMs(tries - 1), signal)
  }
}

async function ask(signal: AbortSignal): Promise<{ user: AuthUser | null } | { error: unknown }> {
  try {
    await settleSignOut()
    return { user: await trace('auth-state', () => api.session.get(undefined, { signal }), signal) }
  } catch (error) {
    return { error }
  }
}

/** Shows the account that is kept here, once and only until the server has answered. */
function keptSession(setKept: SessionListener['setKept'], signal: AbortSignal) {
  let isForbidden = false
  let isShown = false
  signal.addEventListener('abort', forbid)
  function forbid() {
    isForbidden = true
  }
  return {
    forbid,
    async show(): Promise<boolean> {
      if (isShown || isForbidden || isSignOutPending() || !isAnyKept()) return isShown
      const { findKeptAccount } = await import('./keeping.ts')
      const kept = await findKeptAccount()
      if (!kept || isForbidden || isShown || isSignOutPending()) return isShown
      isShown = true
      setKept(kept.user, kept.profile)
      return true
    },
  }
}
