import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useCallback, useEffect, useRef } from 'react'
import type { AuthUser } from '../../contract/profile.ts'
import { openChannel } from '../lib/open-channel.ts'
import { api } from './api.ts'
import { pauseAsking, resumeAsking } from './asking.ts'
import { isSignOutPending } from './kept-hint.ts'
import { logError } from './log.ts'
import { trace } from './traces.ts'

/** `leaving`: the session is about to end. `changed`: somebody signed in or out. */
export type SessionNews = 'leaving' | 'changed'

/** A tab that is closed while it signs out never says what became of it. */
const longestLeavingMs = 10_000

/**
 * Tells other tabs that somebody signs in or out, and hears them. `following` is what this tab does
 * for the account, which ends before its session does.
 */
export function useSessionNews(
  setUser: (user: AuthUser | null) => void,
  following: RefObject<AbortController | null>,
): (news: SessionNews) => void {
  const client = useQueryClient()
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const { channel: opened } = openChannel('fabelhain-session')
    if (opened === null) return
    let leaving: ReturnType<typeof setTimeout>
    const ask = () => {
      clearTimeout(leaving)
      if (isSignOutPending()) return setUser(null)
      trace('auth-state', () => api.session.get()).then(setUser, (error) => {
        logError('Session could not be read', error)
        resumeAsking(client)
      })
    }
    opened.onmessage = ({ data }: MessageEvent<SessionNews>) => {
      if (data !== 'leaving') return ask()
      pauseAsking(client)
      following.current?.abort()
      leaving = setTimeout(() => {
        setUser(null)
        ask()
      }, longestLeavingMs)
    }
    channel.current = opened
    return () => {
      clearTimeout(leaving)
      opened.close()
    }
  }, [setUser, client, following])
  return useCallback((news) => channel.current?.postMessage(news), [])
}
