import type { Query, QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { AuthUser, Profile } from '../../contract/profile.ts'
import { api } from './api.ts'
import { pauseAsking, resumeAsking } from './asking.ts'
import { createProfile } from './create-profile.ts'
import { isLibrary } from './family-news.ts'
import { askForSession } from './first-session.ts'
import type { Keeping } from './keeping.ts'
import { forgetSignOut, isAnyKept, isSignOutPending } from './kept-hint.ts'
import { OutboxContext, useOutboxOf } from './outbox/use-outbox.ts'
import { useWishedProfile } from './outbox/wished-profile.ts'
import { ownBrowser } from './owner.ts'
import { useSessionNews } from './session-news.ts'
import { endSession } from './sign-out.ts'
import { trace } from './traces.ts'
import { useKeepingOf } from './use-keeping.ts'

export interface Auth {
  /** Null for a guest, and while it is not yet known who is there. */
  user: AuthUser | null
  /** The live user document as it is wished for here; null while it is loading, missing or failed. */
  profile: Profile | null
  /** True until the first snapshot of the profile or an error; false for guests (spec section 4). */
  loading: boolean
  /** False until the first answer about the session; guards wait for it. */
  isSessionKnown: boolean
  /** To be called right after signing in: reads the session, then creates the document if absent. */
  completeSignIn: () => Promise<AuthUser | null>
  /**
   * Forgets everything private, tells the server, calls `leave` to go to a public page and is a
   * guest then: the other way round a guarded page would send its guest to the login. Where the
   * server cannot be told, that is logged and made up for later.
   */
  signOut: (leave: () => Promise<void>) => Promise<void>
}

type Known = Pick<Auth, 'user' | 'profile' | 'loading' | 'isSessionKnown'>

const unknown: Known = { user: null, profile: null, loading: true, isSessionKnown: false }

const AuthContext = createContext<Auth | null>(null)
const KeepingContext = createContext<Keeping | null>(null)

/** Who is signed in and their live profile. Throws outside the auth provider. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within the AuthProvider')
  return auth
}

/** What this browser keeps for the account; null for guests, and for a moment after signing in. */
export function useKeeping(): Keeping | null {
  return use(KeepingContext)
}

/** Holds user, profile and loading for everything below it (spec section 4). */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState(unknown)
  const queryClient = useQueryClient()

  const signedInAs = useRef<string | null>(null)
  const isKnown = useRef(false)
  const setUser = useCallback(
    (user: AuthUser | null) => {
      const before = signedInAs.current
      signedInAs.current = user?.uid ?? null
      if (user !== null) ownBrowser(user.uid)
      setKnown((before) =>
        before.isSessionKnown && before.user?.uid === user?.uid
          ? { ...before, user }
          : { user, profile: null, loading: user !== null, isSessionKnown: true },
      )
      if (isKnown.current) changeAnswers(queryClient, before, signedInAs.current)
      isKnown.current = true
      // The session ended elsewhere, or in time: what was kept to be read goes.
      if (user === null && isAnyKept() && !isSignOutPending()) void forgetContent()
    },
    [queryClient],
  )
  const setProfile = useCallback((uid: string, profile: Profile | null) => {
    setKnown((before) =>
      before.user?.uid === uid ? { ...before, profile, loading: false } : before,
    )
  }, [])

  const { user } = known
  const before = useRef(user)
  useEffect(() => {
    if (before.current !== null && user === null) {
      // Not before a guest is drawn: a page of the account would ask again. What stays open asks as a
      // guest. The library has been asked for again; a guest who stays one keeps an open sample.
      void queryClient.resetQueries({ predicate: ofAccount })
    }
    before.current = user
    resumeAsking(queryClient)
  }, [user, queryClient])

  const following = useRef<AbortController | null>(null)
  const announce = useSessionNews(setUser, following)
  const onSignedOut = useCallback(() => announce('changed'), [announce])
  useFirstSession(setUser, setProfile)
  const listeners = { setUser, setProfile, onSignedOut }
  const [keeping, stopKeeping] = useKeepingOf(user, listeners, following)

  const completeSignIn = useCallback(async () => {
    // The cookie of a sign-out that the server never heard of has just been replaced.
    forgetSignOut()
    const user = await trace('auth-state', () => api.session.get())
    if (user !== null) await createProfile(user)
    setUser(user)
    announce('changed')
    return user
  }, [setUser, announce])

  const signOut = useCallback(
    async (leave: () => Promise<void>) => {
      pauseAsking(queryClient)
      try {
        await stopKeeping()
        announce('leaving')
        await endSession()
        await leave()
        // Behind the page change, which is one too: a guarded page must not be drawn for a guest.
        startTransition(() => setUser(null))
        announce('changed')
      } catch (error) {
        resumeAsking(queryClient)
        throw error
      }
    },
    [queryClient, setUser, announce, stopKeeping],
  )

  const outbox = useOutboxOf(keeping, user?.uid)
  const profile = useWishedProfile(known.profile, outbox.shown)
  const auth = useMemo(
    () => ({ ...known, profile, completeSignIn, signOut }),
    [known, profile, completeSignIn, signOut],
  )
  return (
    <AuthContext value={auth}>
      <KeepingContext value={keeping}>
        <OutboxContext value={outbox}>{children}</OutboxContext>
      </KeepingContext>
    </AuthContext>
  )
}

/** Whoever is there now (null for a guest) gets nobody else's answers. */
function changeAnswers(client: QueryClient, before: string | null, uid: string | null): void {
  // Who was a guest before need not be drawn as one.
  if (before === null && uid === null) resumeAsking(client)
  if (before === uid) return
  // An account leaves nothing to the next.
  if (before !== null && uid !== null) client.removeQueries({ predicate: ofAccount })
  // Which stories there are depends on the child that reads.
  void client.resetQueries({ predicate: ({ queryKey }) => isLibrary(queryKey) })
}

/** Whether an answer may belong to an account; the library is asked for again by itself. */
const ofAccount = ({ queryKey }: Pick<Query, 'queryKey'>) => !isLibrary(queryKey)

/** Asks who is there; an unreachable server is asked again, meanwhile one is who was here last. */
function useFirstSession(
  setUser: (user: AuthUser | null) => void,
  setProfile: (uid: string, profile: Profile | null) => void,
) {
  useEffect(() => {
    const abort = new AbortController()
    const setKept = (user: AuthUser, profile: Profile | null) => {
      setUser(user)
      setProfile(user.uid, profile)
    }
    void askForSession({ setUser, setKept }, abort.signal)
    return () => abort.abort()
  }, [setUser, setProfile])
}

async function forgetContent(): Promise<void> {
  const code = await import('./forget.ts')
  await code.forgetContent()
}
