import { ORPCError } from '@orpc/client'
import type { Query, QueryClient } from '@tanstack/react-query'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
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
import { openChannel } from '../lib/open-channel.ts'
import { persistently } from '../lib/persistently.ts'
import { api } from './api.ts'
import { hearFamilyNews, isLibrary } from './family-news.ts'
import { askForSession } from './first-session.ts'
import type { Keeping, KeepingOptions } from './keeping.ts'
import { forgetSignOut, isAnyKept, isSignOutPending } from './kept-hint.ts'
import { logError } from './log.ts'
import { OutboxContext, useOutboxOf } from './outbox/use-outbox.ts'
import { waitUntilSent } from './outbox/wait-until-sent.ts'
import { useWishedProfile } from './outbox/wished-profile.ts'
import { ownBrowser } from './owner.ts'
import { renewKeptAnswers } from './query-client.ts'
import type { SharedProfile } from './shared-profile.ts'
import { endSession } from './sign-out.ts'
import { startTrace, trace } from './traces.ts'

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
      // An account leaves nothing to the next.
      if (before !== null && user !== null && before !== user.uid) {
        queryClient.removeQueries({ predicate: ofAccount })
      }
      // Which stories there are depends on the child that reads.
      if (isKnown.current && before !== signedInAs.current) {
        void queryClient.resetQueries({ predicate: ({ queryKey }) => isLibrary(queryKey) })
      }
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

  const uid = known.user?.uid
  const uidBefore = useRef(uid)
  useEffect(() => {
    if (uidBefore.current !== undefined && uid === undefined) {
      // Not before a guest is drawn: a page of the account would ask again. What stays open asks as a
      // guest. The library has been asked for again; a guest who stays one keeps an open sample.
      void queryClient.resetQueries({ predicate: ofAccount })
    }
    uidBefore.current = uid
  }, [uid, queryClient])

  const announce = useSessionNews(setUser)
  useFirstSession(setUser, setProfile)
  const [keeping, stopKeeping] = useKeepingOf(known.user, setProfile, setUser, announce)

  const completeSignIn = useCallback(async () => {
    // The cookie of a sign-out that the server never heard of has just been replaced.
    forgetSignOut()
    const user = await trace('auth-state', () => api.session.get())
    if (user !== null) await createProfile(user)
    setUser(user)
    announce()
    return user
  }, [setUser, announce])

  const signOut = useCallback(
    async (leave: () => Promise<void>) => {
      await stopKeeping()
      await endSession()
      await leave()
      // Behind the page change, which is one too: a guarded page must not be drawn for a guest.
      startTransition(() => setUser(null))
      announce()
    },
    [setUser, announce, stopKeeping],
  )

  const outbox = useOutboxOf(keeping, known.user?.uid)
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

/** Whether an answer may belong to an account; the library is asked for again by itself. */
const ofAccount = ({ queryKey }: Pick<Query, 'queryKey'>) => !isLibrary(queryKey)

async function createProfile({ uid, email, displayName }: AuthUser): Promise<void> {
  try {
    await api.profile.create({ uid, email, displayName })
  } catch (error) {
    logError('Profile creation failed', error)
  }
}

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

/** Tells other tabs that somebody signed in or out, and hears them. */
function useSessionNews(setUser: (user: AuthUser | null) => void): () => void {
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const { channel: opened } = openChannel('fabelhain-session')
    if (opened === null) return
    opened.onmessage = () => {
      if (isSignOutPending()) return setUser(null)
      trace('auth-state', () => api.session.get()).then(setUser, (error) =>
        logError('Session could not be read', error),
      )
    }
    channel.current = opened
    return () => opened.close()
  }, [setUser])
  return useCallback(() => channel.current?.postMessage('changed'), [])
}

/** How long signing out waits for changes that are on their way. */
const longestFarewellMs = 3000

/** Follows the account's document and keeps what the account sees; guests never need that code. */
function useKeepingOf(
  user: AuthUser | null,
  setProfile: (uid: string, profile: Profile | null) => void,
  setUser: (user: AuthUser | null) => void,
  announce: () => void,
): [Keeping | null, () => Promise<void>] {
  const client = useQueryClient()
  const [keeping, setKeeping] = useState<Keeping | null>(null)
  const uid = user?.uid
  const account = useRef(user)
  account.current = user
  const abort = useRef<AbortController | null>(null)
  useEffect(() => {
    const user = account.current
    if (uid === undefined || user === null) return
    const own = new AbortController()
    abort.current = own
    const finishTrace = startTrace('profile-load')
    const hearNews = createNewsListener(client, user.profileVersion)
    const onSnapshot: SharedProfile['onSnapshot'] = (profile, isLive, version) => {
      finishTrace(isLive ? 'done' : 'left')
      setProfile(uid, profile)
      // The browser may have closed between signing up and creating the document.
      if (profile === null) void createProfile(user)
      if (!isLive) return
      hearNews(profile, version)
      renewKeptAnswers(client)
    }
    const onError = (error: unknown) => {
      finishTrace('failed')
      // Signed out elsewhere, or somebody else in, is no failure.
      if (!(error instanceof ORPCError && [401, 404].includes(error.status))) {
        logError('Profile subscription failed', error)
      }
      setProfile(uid, null)
      // A refused stream may mean that the session ended elsewhere.
      api.session.get().then(
        (found) => {
          setUser(found)
          if (found === null) announce()
        },
        () => undefined,
      )
    }
    const { signal } = own
    keepFor({ user, client, signal }, { onSnapshot, onError }, setKeeping).catch(onError)
    return () => {
      finishTrace('left')
      own.abort()
      setKeeping(null)
    }
  }, [uid, client, setProfile, setUser, announce])
  const stop = useCallback(async () => {
    // What somebody did a moment ago still goes to the server.
    if (keeping && onlineManager.isOnline()) await waitUntilSent(keeping.outbox, longestFarewellMs)
    abort.current?.abort()
  }, [keeping])
  return [keeping, stop]
}

/** Hears news with each document but the one that was there before the page asked for anything. */
function createNewsListener(client: QueryClient, knownVersion: number | null) {
  let known = knownVersion
  let before: Profile | null = null
  return (profile: Profile | null, version: number | null) => {
    if (version === null || version !== known) hearFamilyNews(client, before, profile)
    known = version
    before = profile
  }
}

async function keepFor(
  options: KeepingOptions,
  shared: SharedProfile,
  onStart: (keeping: Keeping) => void,
): Promise<void> {
  const loadCode = () => Promise.all([import('./keeping.ts'), import('./shared-profile.ts')])
  // A network that goes just now comes back, and until then there is nothing that sends changes.
  const [{ startKeeping }, { shareProfile }] = await loadCode().catch((error: unknown) => {
    shared.onError(error)
    return persistently(loadCode)
  })
  if (options.signal.aborted) return
  const keeping = await startKeeping(options)
  if (options.signal.aborted) return
  onStart(keeping)
  shareProfile(keeping, shared)
}

async function forgetContent(): Promise<void> {
  const code = await import('./forget.ts')
  await code.forgetContent()
}
