import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { AuthUser, Profile } from '../../../contract/profile.ts'
import { api } from '../core/api.ts'
import { forgetEarlyAnswers } from '../core/early-answers.ts'
import { usePendingProfile } from '../outbox/pending-profile.ts'
import { OutboxContext, useOutboxAccess } from '../outbox/use-outbox.ts'
import { createProfile } from '../profile/create-profile.ts'
import { isAccountQuery, isLibraryQuery } from '../queries/family-changes.ts'
import { pauseQueries, resumeQueries } from '../queries/query-pause.ts'
import {
  hasStoredAccount,
  isSignOutPending,
  removePendingSignOut,
} from '../storage/account-hint.ts'
import { claimBrowser } from '../storage/browser-owner.ts'
import { trace } from '../traces/traces.ts'
import type { AccountServices } from './account-services.ts'
import { loadSession } from './first-session.ts'
import { useSessionEvents } from './session-events.ts'
import { endSession } from './sign-out.ts'
import { useStartedServices } from './use-account-services.ts'

export interface Auth {
  /** Null for a guest, and until the session is known. */
  user: AuthUser | null
  /** The live user document with the pending changes; null while it is loading, missing or failed. */
  profile: Profile | null
  /** True until the first snapshot of the profile or an error; false for guests (spec 4.9). */
  loading: boolean
  /** False until the first answer about the session; guards wait for it. */
  isSessionKnown: boolean
  /** Call it right after signing in. Reads the session, then creates the document if absent. */
  completeSignIn: () => Promise<AuthUser | null>
  /**
   * Removes private data, signs out at the server, calls `leave` to open a public page, and only then
   * shows a guest: otherwise a guarded page would redirect to the login. If the server fails, the
   * sign-out is logged and retried later.
   */
  signOut: (leave: () => Promise<void>) => Promise<void>
}

type SessionState = Pick<Auth, 'user' | 'profile' | 'loading' | 'isSessionKnown'>

const initialState: SessionState = {
  user: null,
  profile: null,
  loading: true,
  isSessionKnown: false,
}

const AuthContext = createContext<Auth | null>(null)
const ServicesContext = createContext<AccountServices | null>(null)

/** The signed-in user and the live profile. Throws outside the auth provider. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within the AuthProvider')
  return auth
}

/** The account's services in this tab; null for guests, and until they are loaded. */
export function useAccountServices(): AccountServices | null {
  return use(ServicesContext)
}

/** Provides user, profile and loading to its children (spec 4.6). */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(initialState)
  const queryClient = useQueryClient()

  const currentUid = useRef<string | null>(null)
  const isKnown = useRef(false)
  const setUser = useCallback(
    (user: AuthUser | null) => {
      const previousUid = currentUid.current
      currentUid.current = user?.uid ?? null
      if (user !== null) claimBrowser(user.uid)
      setState((before) =>
        before.isSessionKnown && before.user?.uid === user?.uid
          ? { ...before, user }
          : { user, profile: null, loading: user !== null, isSessionKnown: true },
      )
      if (isKnown.current) {
        forgetEarlyAnswers()
        resetAnswers(queryClient, previousUid, currentUid.current)
      }
      isKnown.current = true
      // The session ended elsewhere or expired: remove what was stored for reading.
      if (user === null && hasStoredAccount() && !isSignOutPending()) void clearContent()
    },
    [queryClient],
  )
  const setProfile = useCallback((uid: string, profile: Profile | null) => {
    setState((before) =>
      before.user?.uid === uid ? { ...before, profile, loading: false } : before,
    )
  }, [])

  const { user } = state
  const previousUser = useRef(user)
  useEffect(() => {
    if (previousUser.current !== null && user === null) {
      // Not before a guest is rendered, because a page of the account would fetch again. A page that
      // stays open fetches as a guest. The answers of the library are reset already.
      void queryClient.resetQueries({ predicate: isOfAccount })
    }
    previousUser.current = user
    resumeQueries(queryClient)
  }, [user, queryClient])

  const servicesAbort = useRef<AbortController | null>(null)
  const announce = useSessionEvents(setUser, servicesAbort)
  const onSignedOut = useCallback(() => announce('changed'), [announce])
  useFirstSession(setUser, setProfile)
  const listeners = { setUser, setProfile, onSignedOut }
  const [services, stopServices] = useStartedServices(user, listeners, servicesAbort)

  const completeSignIn = useCallback(async () => {
    // The new session replaced the one whose sign-out has not reached the server.
    removePendingSignOut()
    const user = await trace('auth-state', () => api.session.get())
    if (user !== null) await createProfile(user)
    setUser(user)
    announce('changed')
    return user
  }, [setUser, announce])

  const signOut = useCallback(
    async (leave: () => Promise<void>) => {
      pauseQueries(queryClient)
      try {
        await stopServices()
        announce('leaving')
        await endSession()
        await leave()
        // Queued behind the page change, so that no guarded page is rendered for a guest.
        startTransition(() => setUser(null))
        announce('changed')
      } catch (error) {
        resumeQueries(queryClient)
        throw error
      }
    },
    [queryClient, setUser, announce, stopServices],
  )

  const outbox = useOutboxAccess(services?.outbox ?? null, user?.uid)
  const profile = usePendingProfile(state.profile, outbox.snapshot)
  const auth = useMemo(
    () => ({ ...state, profile, completeSignIn, signOut }),
    [state, profile, completeSignIn, signOut],
  )
  return (
    <AuthContext value={auth}>
      <ServicesContext value={services}>
        <OutboxContext value={outbox}>{children}</OutboxContext>
      </ServicesContext>
    </AuthContext>
  )
}

/** Removes or refetches the answers that depend on the account when it changes; null is a guest. */
function resetAnswers(client: QueryClient, previousUid: string | null, uid: string | null): void {
  // `user` stays null, so the effect of the provider does not resume them.
  if (previousUid === null && uid === null) resumeQueries(client)
  if (previousUid === uid) return
  if (previousUid !== null && uid !== null) client.removeQueries({ predicate: isOfAccount })
  // The active child decides which stories are shown.
  void client.resetQueries({ predicate: ({ queryKey }) => isLibraryQuery(queryKey) })
}

const isOfAccount = ({ queryKey }: Pick<Query, 'queryKey'>) => isAccountQuery(queryKey)

/** Reads the session at the start of the page (`loadSession`). */
function useFirstSession(
  setUser: (user: AuthUser | null) => void,
  setProfile: (uid: string, profile: Profile | null) => void,
) {
  useEffect(() => {
    const abort = new AbortController()
    const setStored = (user: AuthUser, profile: Profile | null) => {
      setUser(user)
      setProfile(user.uid, profile)
    }
    void loadSession({ setUser, setStored }, abort.signal)
    return () => abort.abort()
  }, [setUser, setProfile])
}

async function clearContent(): Promise<void> {
  const { clearStoredContent } = await import('../storage/clear-account.ts')
  await clearStoredContent()
}
