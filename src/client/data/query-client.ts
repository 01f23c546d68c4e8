import { ORPCError } from '@orpc/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import { query } from './api.ts'

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

/** Also where a command gave the refusal words of its own. */
function isGateClosed(error: unknown): boolean {
  if (error instanceof ORPCError) return error.code === 'GATE_CLOSED'
  return error instanceof Error && isGateClosed(error.cause)
}

/** The general default of spec section 9: cache 5 min, 3 repeats, none after a refusal. */
export function createQueryClient(): QueryClient {
  // The five minutes of the parents' area are over: the page asks again what this browser is.
  const onError = (error: Error) => {
    if (isGateClosed(error)) {
      void client.invalidateQueries({ queryKey: query.device.get.key() })
    }
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        gcTime: 5 * minuteMs,
        retry: (failures, error) => failures < 3 && !isRefusal(error),
        retryDelay: retryDelayMs,
      },
    },
  })
  return client
}

/** Defaults of product queries (spec section 9); spread into the query's options. */
export const productQuery = {
  staleTime: 5 * minuteMs,
  gcTime: 30 * minuteMs,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const
