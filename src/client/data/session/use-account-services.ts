import { ORPCError } from '@orpc/client'
import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { AuthUser, Profile } from '../../../contract/profile.ts'
import { pause } from '../../lib/pause.ts'
import { retryForever } from '../../lib/retry-forever.ts'
import { api } from '../core/api.ts'
import { logError } from '../core/log.ts'
import { waitUntilSent } from '../outbox/wait-until-sent.ts'
import { createProfile } from '../profile/create-profile.ts'
import type { ProfileListener } from '../profile/shared-profile.ts'
import { invalidateFamily } from '../queries/family-changes.ts'
import { refetchStoredAnswers } from '../queries/query-client.ts'
import { pauseQueries, resumeQueries } from '../queries/query-pause.ts'
import { startTrace } from '../traces/traces.ts'
import type { AccountServices, AccountServicesOptions } from './account-services.ts'

/** How long a sign-out waits for pending changes. */
const longestSendMs = 3000
/** A new password or a confirmation by Google replaces the session; its cookie may arrive later. */
const replacementMs = 1500

interface Listeners {
  setUser: (user: AuthUser | null) => void
  setProfile: (uid: string, profile: Profile | null) => void
  /** Called when the server says that nobody is signed in. */
  onSignedOut: () => void
}

/**
 * Starts the account's services and follows its document, with code that guests never load. Aborting
 * `servicesAbort` ends them. `stop` ends them when the pending changes are sent, or after 3 s.
 */
export function useStartedServices(
  user: AuthUser | null,
  { setUser, setProfile, onSignedOut }: Listeners,
  servicesAbort: RefObject<AbortController | null>,
): [services: AccountServices | null, stop: () => Promise<void>] {
  const client = useQueryClient()
  const [services, setServices] = useState<AccountServices | null>(null)
  const uid = user?.uid
  const userRef = useRef(user)
  userRef.current = user
  useEffect(() => {
    const user = userRef.current
    if (uid === undefined || user === null) return
    const abort = new AbortController()
    servicesAbort.current = abort
    const { signal } = abort
    const finishTrace = startTrace('profile-load')
    const handleVersion = createVersionHandler(client, user.profileVersion)
    const onSnapshot: ProfileListener['onSnapshot'] = (profile, isLive, version) => {
      finishTrace(isLive ? 'done' : 'abandoned')
      setProfile(uid, profile)
      // The browser may have been closed between signing up and creating the document.
      if (profile === null) void createProfile(user)
      if (!isLive) return
      handleVersion(profile, version)
      refetchStoredAnswers(client)
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
        resumeQueries(client)
      }
    }
    startServices({ user, client, signal }, { onSnapshot, onError }, setServices).catch(onError)
    return () => {
      finishTrace('abandoned')
      abort.abort()
      setServices(null)
    }
  }, [uid, client, setProfile, setUser, onSignedOut, servicesAbort])
  const stop = useCallback(async () => {
    if (services && onlineManager.isOnline()) await waitUntilSent(services.outbox, longestSendMs)
    servicesAbort.current?.abort()
  }, [services, servicesAbort])
  return [services, stop]
}

const statusOf = (error: unknown) => (error instanceof ORPCError ? error.status : null)

/** Logs a failure, but not that the session or the account has ended (401, 404). */
function logFailure(error: unknown): void {
  if (![401, 404].includes(statusOf(error) ?? 0)) logError('Profile subscription failed', error)
}

/** The session has ended or was replaced: waits for the cookie of a new one. */
async function waitForReplacement(client: QueryClient, signal: AbortSignal): Promise<void> {
  pauseQueries(client)
  await pause(replacementMs, signal)
}

/** Invalidates the family's answers with each document of another version, or of an unknown one. */
function createVersionHandler(client: QueryClient, knownVersion: number | null) {
  let lastVersion = knownVersion
  let before: Profile | null = null
  return (profile: Profile | null, version: number | null) => {
    if (version === null || version !== lastVersion) invalidateFamily(client, before, profile)
    lastVersion = version
    before = profile
  }
}

async function startServices(
  options: AccountServicesOptions,
  listener: ProfileListener,
  onStart: (services: AccountServices) => void,
): Promise<void> {
  const loadCode = () =>
    Promise.all([import('./account-services.ts'), import('../profile/shared-profile.ts')])
  // Without this code no changes are sent, so loading is retried until it succeeds.
  const [{ startAccountServices }, { shareProfile }] = await loadCode().catch((error: unknown) => {
    listener.onError(error)
    return retryForever(loadCode)
  })
  if (options.signal.aborted) return
  const services = await startAccountServices(options)
  if (options.signal.aborted) return
  onStart(services)
  shareProfile(services, listener)
}
