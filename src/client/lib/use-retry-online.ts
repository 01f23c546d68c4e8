import { useEffect, useEffectEvent, useRef } from 'react'
import { useIsOnline } from './use-is-online.ts'

interface FailingQuery {
  data: unknown
  error: Error | null
  refetch: () => Promise<unknown>
}

/** The network may need a moment longer than the browser's event. */
const secondTryMs = 2000

/** Repeats a query that failed and shows nothing when the network comes back; returns whether it is there. */
export function useRetryOnline({ data, error, refetch }: FailingQuery): boolean {
  const isOnline = useIsOnline()
  const wasOnline = useRef(isOnline)
  const retry = useEffectEvent(() => {
    if (error !== null && data === undefined) void refetch()
  })
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current
    wasOnline.current = isOnline
    if (!isBack) return
    retry()
    const timer = setTimeout(() => retry(), secondTryMs)
    return () => clearTimeout(timer)
  }, [isOnline])
  return isOnline
}
