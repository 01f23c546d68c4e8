import { ORPCError } from '@orpc/client'
import { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import { query } from './api.ts'
import { hearGateClosed } from './gate-closed.ts'

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

/** The general default of spec section 9: cache 5 min, 3 repeats, none after a refusal. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * minuteMs,
        retry: (failures, error) => failures < 3 && !isRefusal(error),
        retryDelay: retryDelayMs,
      },
    },
  })
  // The five minutes of the parents' area are over: the page asks again what this browser is.
  hearGateClosed(() => void client.invalidateQueries({ queryKey: query.device.get.key() }))
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
