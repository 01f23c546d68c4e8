import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'

interface AnswerProps<Data> {
  query: UseQueryResult<Data>
  /** What did not come, in a sentence. */
  failed: string
  /** Empty places while it is on its way. */
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/** What a block asked for, or why it is not there; the other blocks stay as they are. */
export function Answer<Data>({ query, failed, waiting, children }: AnswerProps<Data>) {
  const isOnline = useIsOnline()
  if (query.data !== undefined) return children(query.data)
  if (!isOnline || query.fetchStatus === 'paused') {
    return <p role="status">{m.dashboard_offline_block()}</p>
  }
  if (query.error && !query.isFetching) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{failed}</p>
        <Button onClick={() => void query.refetch()}>{m.site_retry()}</Button>
      </div>
    )
  }
  return (
    <div className="waiting">
      <p role="status" className="sr-only">
        {m.dashboard_loading()}
      </p>
      <div aria-hidden="true">{waiting}</div>
    </div>
  )
}
