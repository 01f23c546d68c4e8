import { ORPCError } from '@orpc/client'
import type { QueryClient } from '@tanstack/react-query'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AuthUser, Profile } from '../../contract/profile.ts'
import { pause } from '../lib/pause.ts'
import { persistently } from '../lib/persistently.ts'
import { api } from './api.ts'
import { pauseAsking, resumeAsking } from './asking.ts'
import { createProfile } from './create-profile.ts'
import { hearFamilyNews } from './family-news.ts'
import type { Keeping, KeepingOptions } from './keeping.ts'
import { logError } from './log.ts'
import { waitUntilSent } from './outbox/wait-until-sent.ts'
import { renewKeptAnswers } from './query-client.ts'
import type { SharedProfile } from './shared-profile.ts'
import { startTrace } from './traces.ts'

/** How long signing out waits for changes that are on their way. */
const longestFarewellMs = 3000
/** A new password and a proof by Google replace the session: the new cookie may still be on its way. */
const replacementMs = 1500

interface Listeners {
  setUser: (user: AuthUser | null) => void
  setProfile: (uid: string, profile: Profile | null) => void
  /** Called where it is known that nobody is signed in any more. */
  onSignedOut: () => void
}

/**
 * Follows the account's document and keeps what the account sees; guests never need that code.
 * `following` ends it. The function returned ends it once what waits has been sent, or after 3 s.
 */
export function useKeepingOf(
  user: AuthUser | null,
  { setUser, setProfile, onSignedOut }: Listeners,
  following: RefObject<AbortController | null>,
): [Keeping | null, () => Promise<void>] {
  const client = useQueryClient()
  const [keeping, setKeeping] = useState<Keeping | null>(null)
  const uid = user?.uid
  const account = useRef(user)
  account.current = user
  useEffect(() => {
    const user = account.current
    if (uid === undefined || user === null) return
    const own = new AbortController()
    following.current = own
    const { signal } = own
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
    const onError = async (error: unknown) => {
      finishTrace('failed')
      logFailure(error)
      if (statusOf(error) === 401) await waitForReplacement(client, signal)
      else setProfile(uid, null)
      if (signal.aborted) return
      try {
        const found = await api.session.get()
        setUser(found)
        if (found === null) onSignedOut()
      } catch {
        setProfile(uid, null)
        resumeAsking(client)
      }
    }
    keepFor({ user, client, signal }, { onSnapshot, onError }, setKeeping).catch(onError)
    return () => {
      finishTrace('left')
      own.abort()
      setKeeping(null)
    }
  }, [uid, client, setProfile, setUser, onSignedOut, following])
  const stop = useCallback(async () => {
    // What somebody did a moment ago still goes to the server.
    if (keeping && onlineManager.isOnline()) await waitUntilSent(keeping.outbox, longestFarewellMs)
    following.current?.abort()
  }, [keeping, following])
  return [keeping, stop]
}

const statusOf = (error: unknown) => (error instanceof ORPCError ? error.status : null)

/** Signed out elsewhere, or somebody else in, is no failure. */
function logFailure(error: unknown): void {
  if (![401, 404].includes(statusOf(error) ?? 0)) logError('Profile subscription failed', error)
}

/** The session is over, or has been replaced: which of the two, a moment later the cookie tells. */
async function waitForReplacement(client: QueryClient, signal: AbortSignal): Promise<void> {
  pauseAsking(client)
  await pause(replacementMs, signal)
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
