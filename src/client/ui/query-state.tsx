import type { ReactNode } from 'react'
import { useRetryOnline } from '../lib/use-retry-online.ts'
import { LoadError } from './load-error.tsx'
import { Notice } from './notice.tsx'

interface QueryStateProps<Data> {
  /** The result of `useQuery` or `useInfiniteQuery`. */
  query: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> }
  loading: ReactNode
  errorText: string
  /** Shown while there is neither data nor a network; without it the query counts as loading. */
  offlineText?: string
  /** Replaces an empty list. */
  empty?: ReactNode
  children: (data: NonNullable<Data>) => ReactNode
}

/** The states of a query: loading, offline, failed (with a button to retry), empty, loaded. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, loading, errorText, offlineText, empty, children } = props
  const { data, error, refetch } = query
  const isOnline = useRetryOnline(query)
  if (data !== undefined && data !== null) {
    const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0
    return isEmpty ? empty : children(data)
  }
  if (!isOnline && offlineText !== undefined) return <Notice>{offlineText}</Notice>
  if (error) return <LoadError text={errorText} onRetry={() => void refetch()} />
  return loading
}
