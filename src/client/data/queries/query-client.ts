import { ORPCError } from '@orpc/client'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import { query } from '../core/api.ts'
import { onGateClosed } from '../core/gate-closed.ts'
import { hasStoredAccount } from '../storage/account-hint.ts'
import { isFamilyQuery } from './family-changes.ts'
import { areQueriesPaused, waitForResume } from './query-pause.ts'

const minuteMs = 60_000

/** Gives the query client to route loaders. */
export const queryClientContext = createContext<QueryClient>()

/** Whether the server refused the call (4xx); a repeat gets the same answer. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ORPCError && error.status >= 400 && error.status < 500
}

/** Wait before the n-th repeat (from 0) in ms: 1 s, doubling, at most 30 s (spec 9.22). */
export function retryDelayMs(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000)
}

type FindStored = (queryHash: string) => Promise<unknown>

interface StoredAnswers {
  /** Reads a stored answer; undefined if there is none. Null while the database is closed. */
  find: FindStored | null
  /** Resolve the queries that wait for the database. */
  waiters: Set<() => void>
  /** Hashes of queries that were answered from the database; refetched when the server is reachable. */
  answered: Set<string>
}

/** How long a query waits for the database at the start. */
const storeWaitMs = 3000

const storedAnswers = new WeakMap<QueryClient, StoredAnswers>()

function storedAnswersOf(client: QueryClient): StoredAnswers {
  const stored = storedAnswers.get(client) ?? {
    find: null,
    waiters: new Set(),
    answered: new Set(),
  }
  storedAnswers.set(client, stored)
  return stored
}

/** Lets queries that cannot reach the server use the answers in the database; null ends that. */
export function setStoredAnswers(client: QueryClient, find: FindStored | null): void {
  const stored = storedAnswersOf(client)
  stored.find = find
  for (const resolve of stored.waiters) resolve()
  stored.waiters.clear()
}

/** Refetches what was answered from the database; called when the server is reachable again. */
export function refetchStoredAnswers(client: QueryClient): void {
  const { answered } = storedAnswersOf(client)
  if (answered.size === 0) return
  const hashes = new Set(answered)
  answered.clear()
  void client.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) })
}

/** Refetches the family's failed queries on open pages, except refused ones. */
function refetchFailedFamily(client: QueryClient): void {
  void client.refetchQueries({
    type: 'active',
    predicate: ({ queryKey, state: { status, error } }) =>
      isFamilyQuery(queryKey) && status === 'error' && !isRefusal(error),
  })
}

async function findStoredAnswer(client: QueryClient, hash: string): Promise<unknown> {
  const stored = storedAnswersOf(client)
  if (stored.find === null && hasStoredAccount()) {
    await new Promise<void>((resolve) => {
      stored.waiters.add(resolve)
      setTimeout(resolve, storeWaitMs)
    })
  }
  const answer = await stored.find?.(hash).catch(() => undefined)
  if (answer !== undefined) stored.answered.add(hash)
  return answer
}

/**
 * The general defaults (spec 9.20 to 9.23), for the editors' pages: cache 5 min, 3 repeats, none after
 * a refusal. Pages for families use `productQuery`. Without a network a call fails immediately
 * instead of pausing, and a query is answered from the database.
 */
export function createQueryClient(): QueryClient {
  // The manager only listens for changes, and assumes a network until the first one.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * minuteMs,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 3 && !isRefusal(error) && onlineManager.isOnline(),
        retryDelay: retryDelayMs,
        persister: async (fetchAnswer, context, { queryHash }) => {
          if (areQueriesPaused(client)) await waitForResume(client, context)
          try {
            return await fetchAnswer(context)
          } catch (error) {
            const stored = isRefusal(error) ? undefined : await findStoredAnswer(client, queryHash)
            if (stored === undefined || context.signal.aborted) throw error
            return stored
          }
        },
      },
      mutations: { networkMode: 'always' },
    },
  })
  onlineManager.subscribe((isOnline) => isOnline && refetchFailedFamily(client))
  // The server has closed the parents' gate, so the shown state of this device is outdated.
  onGateClosed(() => void client.invalidateQueries({ queryKey: query.device.get.key() }))
  return client
}

/**
 * Defaults of product queries (spec 9.15 to 9.19); spread them into the query's options. A page that is
 * shown again refetches only invalidated answers.
 */
export const productQuery = {
  staleTime: 5 * minuteMs,
  gcTime: 30 * minuteMs,
  retry: false,
  // Otherwise each part of a page that shows the same failure fetches again.
  retryOnMount: false,
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const
