import { ORPCError } from '@orpc/client'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import { query } from './api.ts'
import { isAskingPaused, waitToAsk } from './asking.ts'
import { isFamilyNews } from './family-news.ts'
import { hearGateClosed } from './gate-closed.ts'
import { isAnyKept } from './kept-hint.ts'

const minuteMs = 60_000

/** Where a route's loader finds the browser's query client. */
export const queryClientContext = createContext<QueryClient>()

/** A refusal (4xx) stays one, however often it is asked again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ORPCError && error.status >= 400 && error.status < 500
}

/** Wait before the n-th repeat (from 0) in ms: 1 s, doubling, at most 30 s (spec section 9). */
export function retryDelayMs(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000)
}

type FindKept = (queryHash: string) => Promise<unknown>

interface KeptAnswers {
  /** Null while nothing is kept, or not yet ready. */
  find: FindKept | null
  /** Called once it is ready. */
  waiting: Set<() => void>
  /** Queries that were answered that way and are asked again as soon as that is possible. */
  given: Set<string>
}

/** How long a query waits for this browser's store at the start. */
const storeWaitMs = 3000

/** What each client is answered with while the server cannot be asked. */
const keptAnswers = new WeakMap<QueryClient, KeptAnswers>()

function keptAnswersOf(client: QueryClient): KeptAnswers {
  const known = keptAnswers.get(client) ?? { find: null, waiting: new Set(), given: new Set() }
  keptAnswers.set(client, known)
  return known
}

/** Lets queries that cannot reach the server be answered by what is kept; null ends that. */
export function answerFromKept(client: QueryClient, find: FindKept | null): void {
  const kept = keptAnswersOf(client)
  kept.find = find
  for (const goOn of kept.waiting) goOn()
  kept.waiting.clear()
}

/** Asks again for what was answered from what is kept: the server is there again. */
export function renewKeptAnswers(client: QueryClient): void {
  const { given } = keptAnswersOf(client)
  if (given.size === 0) return
  const hashes = new Set(given)
  given.clear()
  void client.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) })
}

/** Asks again for what of the family is shown as failed, except what was refused. */
function askAgainForFamily(client: QueryClient): void {
  void client.refetchQueries({
    type: 'active',
    predicate: ({ queryKey, state: { status, error } }) =>
      isFamilyNews(queryKey) && status === 'error' && !isRefusal(error),
  })
}

async function findKeptAnswer(client: QueryClient, hash: string): Promise<unknown> {
  const kept = keptAnswersOf(client)
  if (kept.find === null && isAnyKept()) {
    await new Promise<void>((resolve) => {
      kept.waiting.add(resolve)
      setTimeout(resolve, storeWaitMs)
    })
  }
  const answer = await kept.find?.(hash).catch(() => undefined)
  if (answer !== undefined) kept.given.add(hash)
  return answer
}

/**
 * The general default of spec section 9: cache 5 min, 3 repeats, none after a refusal. It is for the
 * editors' pages; what families see is `productQuery`. Without a network a call fails at once instead
 * of waiting unseen, and a query is answered by what is kept.
 */
export function createQueryClient(): QueryClient {
  // It only hears of changes, and believes in a network until then.
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
        persister: async (ask, context, { queryHash }) => {
          if (isAskingPaused(client)) await waitToAsk(client, context)
          try {
            return await ask(context)
          } catch (error) {
            const kept = isRefusal(error) ? undefined : await findKeptAnswer(client, queryHash)
            if (kept === undefined || context.signal.aborted) throw error
            return kept
          }
        },
      },
      mutations: { networkMode: 'always' },
    },
  })
  onlineManager.subscribe((isOnline) => isOnline && askAgainForFamily(client))
  // The five minutes of the parents' area are over: the page asks again what this browser is.
  hearGateClosed(() => void client.invalidateQueries({ queryKey: query.device.get.key() }))
  return client
}

/**
 * Defaults of product queries (spec section 9); spread into the query's options. A page that is shown
 * again asks only for what is known to have changed.
 */
export const productQuery = {
  staleTime: 5 * minuteMs,
  gcTime: 30 * minuteMs,
  retry: false,
  // Otherwise each part of a page that shows the same failure asks again.
  retryOnMount: false,
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const
