import { useEffect, useEffectEvent } from 'react'
import { useIsOnline } from './use-is-online.ts'

interface FailingQuery {
  data: unknown
  error: Error | null
  refetch: () => Promise<unknown>
}

/** Repeats a query that failed and shows nothing when the network comes back; returns whether it is there. */
export function useRetryOnline({ data, error, refetch }: FailingQuery): boolean {
  const isOnline = useIsOnline()
  const retry = useEffectEvent(() => {
    if (error !== null && data === undefined) void refetch()
  })
  useEffect(() => {
    if (isOnline) retry()
  }, [isOnline])
  return isOnline
}
