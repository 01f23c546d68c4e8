import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { AuthUser } from '../../../contract/profile.ts'
import { openChannel } from '../../lib/open-channel.ts'
import { api } from '../core/api.ts'
import { logError } from '../core/log.ts'
import { pauseQueries, resumeQueries } from '../queries/query-pause.ts'
import { isSignOutPending } from '../storage/account-hint.ts'
import { trace } from '../traces/traces.ts'

/**
 * `leaving`: the session is about to end. `changed`: a user signed in or out. Tabs of other releases
 * send these names, too, so they must not change.
 */
export type SessionEvent = 'leaving' | 'changed'

/** How long to wait for `changed` after `leaving`: a tab that closes while it signs out sends none. */
const longestLeavingMs = 10_000

/**
 * Exchanges session events with the other tabs. `servicesAbort` ends the services of the account in this
 * tab before the session ends. Returns the function that sends an event.
 */
export function useSessionEvents(
  setUser: (user: AuthUser | null) => void,
  servicesAbort: RefObject<AbortController | null>,
): (event: SessionEvent) => void {
  const client = useQueryClient()
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const { channel: opened } = openChannel('fabelhain-session')
    if (opened === null) return
    let leaving: ReturnType<typeof setTimeout>
    const readSession = () => {
      clearTimeout(leaving)
      if (isSignOutPending()) return setUser(null)
      trace('auth-state', () => api.session.get()).then(setUser, (error) => {
        logError('Session could not be read', error)
        resumeQueries(client)
      })
    }
    opened.onmessage = ({ data }: MessageEvent<SessionEvent>) => {
      if (data !== 'leaving') return readSession()
      pauseQueries(client)
      servicesAbort.current?.abort()
      leaving = setTimeout(() => {
        setUser(null)
        readSession()
      }, longestLeavingMs)
    }
    channel.current = opened
    return () => {
      clearTimeout(leaving)
      opened.close()
    }
  }, [setUser, client, servicesAbort])
  return useCallback((event) => channel.current?.postMessage(event), [])
}
