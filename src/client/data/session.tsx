import { ORPCError } from '@orpc/client'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AuthUser, Profile } from '../../contract/profile.ts'
import { pause } from '../lib/pause.ts'
import { api } from './api.ts'
import { logError } from './log.ts'
import type { ProfileStream } from './profile-stream.ts'
import { retryDelayMs } from './query-client.ts'

export interface Auth {
  /** Null for a guest, and while it is not yet known who is there. */
  user: AuthUser | null
  /** The live user document; null while it is loading, missing or failed. */
  profile: Profile | null
  /** True until the first snapshot of the profile or an error; false for guests (spec section 4). */
  loading: boolean
  /** False until the first answer about the session; guards wait for it. */
  isSessionKnown: boolean
  /** To be called right after signing in: reads the session, then creates the document if absent. */
  completeSignIn: () => Promise<AuthUser | null>
  /**
   * Signs out, calls `leave` to go to a public page, then forgets everything private: the other
   * way round a guarded page would send its guest to the login. A failure is only logged.
   */
  signOut: (leave: () => Promise<void>) => Promise<void>
}

type Known = Pick<Auth, 'user' | 'profile' | 'loading' | 'isSessionKnown'>

const unknown: Known = { user: null, profile: null, loading: true, isSessionKnown: false }

const AuthContext = createContext<Auth | null>(null)

/** Who is signed in and their live profile. Throws outside the auth provider. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within the AuthProvider')
  return auth
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
      setKnown((before) =>
        before.isSessionKnown && before.user?.uid === user?.uid
          ? { ...before, user }
          : { user, profile: null, loading: user !== null, isSessionKnown: true },
      )
      // A guest who stays one keeps an open sample; an account leaves nothing to the next.
      if (before !== null && before !== signedInAs.current) {
        queryClient.removeQueries({ predicate: ({ queryKey }) => !isLibrary(queryKey) })
      }
      // Which stories there are depends on the child that reads.
      if (isKnown.current && before !== signedInAs.current) {
        void queryClient.resetQueries({ predicate: ({ queryKey }) => isLibrary(queryKey) })
      }
      isKnown.current = true
    },
    [queryClient],
  )
  const setProfile = useCallback(
    (uid: string, profile: Profile | null) => {
      setKnown((before) =>
        before.user?.uid === uid ? { ...before, profile, loading: false } : before,
      )
      // A new snapshot also tells that children, lists or the diary changed, here or elsewhere.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isFamily(queryKey) })
    },
    [queryClient],
  )

  const announce = useSessionNews(setUser)
  useFirstSession(setUser)
  useLiveProfile(known.user, setProfile, setUser)

  const completeSignIn = useCallback(async () => {
    const user = await api.session.get()
    if (user !== null) await createProfile(user)
    setUser(user)
    announce()
    return user
  }, [setUser, announce])

  const signOut = useCallback(
    async (leave: () => Promise<void>) => {
      try {
        await postSignOut()
      } catch (error) {
        logError('Sign-out failed', error)
        return
      }
      await leave()
      setUser(null)
      announce()
    },
    [setUser, announce],
  )

  const auth = useMemo(
    () => ({ ...known, completeSignIn, signOut }),
    [known, completeSignIn, signOut],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

function isLibrary(queryKey: readonly unknown[]): boolean {
  const [path] = queryKey
  return Array.isArray(path) && path[0] === 'story' && path[1] !== 'listLiked'
}

/** A story that lies open stays as it was opened; everything else of the family may have changed. */
function isFamily(queryKey: readonly unknown[]): boolean {
  const [path] = queryKey
  if (!Array.isArray(path)) return false
  return !isLibrary(queryKey) && !(path[0] === 'reading' && path[1] === 'open')
}

async function postSignOut(): Promise<void> {
  const answer = await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`sign-out answered ${answer.status}`)
}

async function createProfile({ uid, email, displayName }: AuthUser): Promise<void> {
  try {
    await api.profile.create({ uid, email, displayName })
  } catch (error) {
    logError('Profile creation failed', error)
  }
}

/** Asks once who is there; an unreachable server is asked again, meanwhile one is a guest. */
function useFirstSession(setUser: (user: AuthUser | null) => void) {
  useEffect(() => {
    const abort = new AbortController()
    void askForSession(setUser, abort.signal)
    return () => abort.abort()
  }, [setUser])
}

/** Failed tries after which one is shown as a guest. */
const triesUntilGuest = 3

async function askForSession(setUser: (user: AuthUser | null) => void, signal: AbortSignal) {
  for (let tries = 1; !signal.aborted; tries++) {
    try {
      const user = await api.session.get(undefined, { signal })
      if (!signal.aborted) setUser(user)
      return
    } catch (error) {
      if (tries === 1 && !signal.aborted) logError('Session could not be read', error)
      if (tries === triesUntilGuest) setUser(null)
      await pause(retryDelayMs(tries - 1), signal)
    }
  }
}

/** Tells other tabs that somebody signed in or out, and hears them. */
function useSessionNews(setUser: (user: AuthUser | null) => void): () => void {
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const opened = new BroadcastChannel('fabelhain-session')
    opened.onmessage = () => {
      api.session.get().then(setUser, (error) => logError('Session could not be read', error))
    }
    channel.current = opened
    return () => opened.close()
  }, [setUser])
  return useCallback(() => channel.current?.postMessage('changed'), [])
}

/** Guests never need the subscription's code. */
async function follow(uid: string, stream: ProfileStream): Promise<void> {
  try {
    const { followProfile } = await import('./profile-stream.ts')
    await followProfile(uid, stream)
  } catch (error) {
    stream.onError(error)
  }
}

function useLiveProfile(
  user: AuthUser | null,
  setProfile: (uid: string, profile: Profile | null) => void,
  setUser: (user: AuthUser | null) => void,
) {
  const uid = user?.uid
  const account = useRef(user)
  account.current = user
  useEffect(() => {
    if (uid === undefined) return
    const abort = new AbortController()
    void follow(uid, {
      signal: abort.signal,
      onSnapshot: (profile) => {
        // The browser may have closed between signing up and creating the document.
        setProfile(uid, profile)
        if (profile === null && account.current) void createProfile(account.current)
      },
      onError: (error) => {
        // Signed out elsewhere is no failure.
        if (!(error instanceof ORPCError && error.status === 401)) {
          logError('Profile subscription failed', error)
        }
        setProfile(uid, null)
        // A refused stream may mean that the session ended elsewhere.
        api.session.get().then(setUser, () => undefined)
      },
    })
    return () => abort.abort()
  }, [uid, setProfile, setUser])
}
