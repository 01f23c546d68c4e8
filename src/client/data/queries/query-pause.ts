import type { Query, QueryClient } from '@tanstack/react-query'

interface Pause {
  end: () => void
  ended: Promise<void>
  /** Queries that were fetching when the pause began. */
  cancelled: Set<Query>
}

const pauses = new WeakMap<QueryClient, Pause>()
const nextPauses = new WeakMap<QueryClient, AbortController>()

/** Cancels all queries and delays new ones while the session ends: the server would refuse them. */
export function pauseQueries(client: QueryClient): void {
  if (pauses.has(client)) return
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const cancelled = new Set(client.getQueryCache().findAll({ fetchStatus: 'fetching' }))
  pauses.set(client, { end, ended, cancelled })
  nextPauses.get(client)?.abort()
  nextPauses.delete(client)
  void client.cancelQueries()
}

/** A signal that the next pause aborts, for a call that outlives its query. */
export function nextPauseSignal(client: QueryClient): AbortSignal {
  const next = nextPauses.get(client) ?? new AbortController()
  nextPauses.set(client, next)
  return next.signal
}

/** Ends the pause when the session is known: starts delayed queries, and cancelled ones still in use. */
export function resumeQueries(client: QueryClient): void {
  const paused = pauses.get(client)
  if (!paused) return
  pauses.delete(client)
  paused.end()
  void client.refetchQueries(
    { type: 'active', predicate: (query) => paused.cancelled.has(query) },
    { cancelRefetch: false },
  )
}

export const areQueriesPaused = (client: QueryClient) => pauses.has(client)

/** Waits for the end of a pause; rejects if the query is cancelled meanwhile. */
export async function waitForResume(client: QueryClient, { signal }: { signal: AbortSignal }) {
  await pauses.get(client)?.ended
  signal.throwIfAborted()
}
