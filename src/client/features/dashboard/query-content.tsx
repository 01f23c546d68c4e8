import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'

interface QueryContentProps<Data> {
  query: UseQueryResult<Data>
  /** Shown if the query failed. */
  errorText: string
  /** Shown while loading. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** The content of a block from its query; before that its skeleton, an error or an offline notice. */
export function QueryContent<Data>({
  query,
  errorText,
  skeleton,
  children,
}: QueryContentProps<Data>) {
  const isOnline = useIsOnline()
  const isLoaded = query.data !== undefined
  // The answers of all blocks arrive together; each block is rendered in short tasks.
  const isShown = useDeferredValue(isLoaded)
  if (query.data !== undefined && isShown) return children(query.data)
  if (!isLoaded && (!isOnline || query.fetchStatus === 'paused')) {
    return <p role="status">{m.dashboard_offline_block()}</p>
  }
  if (query.error && !query.isFetching) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{errorText}</p>
        <Button onClick={() => void query.refetch()}>{m.site_retry()}</Button>
      </div>
    )
  }
  return (
    <div className="waiting">
      <p role="status" className="sr-only">
        {m.dashboard_loading()}
      </p>
      <div aria-hidden="true">{skeleton}</div>
    </div>
  )
}
