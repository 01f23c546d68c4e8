import type { Query, QueryClient } from '@tanstack/react-query'

interface Pause {
  end: () => void
  isOver: Promise<void>
  /** What was on its way when it began. */
  letGo: Set<Query>
}

const pauses = new WeakMap<QueryClient, Pause>()
const untilNext = new WeakMap<QueryClient, AbortController>()

/**
 * Lets go of what is being asked and holds every new question: the session ends, or has just ended,
 * and whoever asks with it is refused.
 */
export function pauseAsking(client: QueryClient): void {
  if (pauses.has(client)) return
  let end = () => {}
  const isOver = new Promise<void>((resolve) => {
    end = resolve
  })
  const letGo = new Set(client.getQueryCache().findAll({ fetchStatus: 'fetching' }))
  pauses.set(client, { end, isOver, letGo })
  untilNext.get(client)?.abort()
  untilNext.delete(client)
  void client.cancelQueries()
}

/** Aborted by the next pause, for a question that goes on when its query is given up. */
export function untilPaused(client: QueryClient): AbortSignal {
  const next = untilNext.get(client) ?? new AbortController()
  untilNext.set(client, next)
  return next.signal
}

/** It is known who is there: what waits is asked, and so is what was let go and is still shown. */
export function resumeAsking(client: QueryClient): void {
  const paused = pauses.get(client)
  if (!paused) return
  pauses.delete(client)
  paused.end()
  void client.refetchQueries(
    { type: 'active', predicate: (query) => paused.letGo.has(query) },
    { cancelRefetch: false },
  )
}

export const isAskingPaused = (client: QueryClient) => pauses.has(client)

/** Waits for the end of a pause; rejects where the question is given up meanwhile. */
export async function waitToAsk(client: QueryClient, { signal }: { signal: AbortSignal }) {
  await pauses.get(client)?.isOver
  signal.throwIfAborted()
}
