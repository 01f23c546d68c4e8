import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useState } from 'react'
import type { OpenedStory } from '../../../../contract/reading.ts'
import { now } from '../../../lib/clock.ts'
import { useRetryOnline } from '../../../lib/use-retry-online.ts'
import { isUnverifiedError } from '../../session/verification/unverified-toast.ts'
import { openingQuery } from './opening-query.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { isRenewable } from './renewal.ts'
import { useVisit } from './visit.ts'

export interface OpenedState {
  kind: 'opened'
  story: OpenedStory
  /** For a file that fails to load: requests new addresses if that is free. */
  onFileMissing: () => void
}

type Opening =
  | { kind: 'opening' }
  | OpenedState
  | { kind: 'refused'; refusal: Refusal; isRetrying: boolean; onRetry: () => void }

/** The story that the route prefetched; a retry or renewal uses the same key. */
export function useOpenedStory(storyId: string): Opening {
  const visit = useVisit(storyId)
  const opening = useQuery(openingQuery(storyId, visit))
  const { data, error, isFetching, refetch } = opening
  useRetryOnline(opening)
  // The page about the missing confirmation stays while it is tried again, with what it has said.
  const [retriedError, setRetriedError] = useState<unknown>(null)
  const onRetry = useCallback(() => {
    setRetriedError(isUnverifiedError(error) ? error : null)
    void refetch()
  }, [error, refetch])
  const onFileMissing = useCallback(() => {
    if (data && !isFetching && isRenewable(data, now())) void refetch()
  }, [data, isFetching, refetch])

  // The story first renders in short tasks, so that a touch does not wait for it. Later answers show
  // immediately, as the saved settings that they contain are no longer pending by then.
  const isShown = useDeferredValue(data !== undefined)
  if (data && isShown) return { kind: 'opened', story: data, onFileMissing }
  const shownError = isFetching ? retriedError : error
  if (shownError) {
    const refusal = refusalOf(shownError, navigator.onLine)
    return { kind: 'refused', refusal, isRetrying: isFetching, onRetry }
  }
  return { kind: 'opening' }
}
