import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OpenedStory } from '../../../contract/reading.ts'
import { api, query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import { now } from '../../lib/clock.ts'
import type { Refusal } from './refusal.ts'
import { refusalOf } from './refusal.ts'
import { isRenewable } from './renewal.ts'
import { useVisit } from './use-visit.ts'

export interface Opened {
  kind: 'opened'
  story: OpenedStory
  /** To be told when a picture or the PDF is not at its address; asks for new ones if that is free. */
  onFileMissing: () => void
}

type Opening =
  | { kind: 'opening' }
  | Opened
  | { kind: 'refused'; refusal: Refusal; onRetry: () => void }

/** Opens a story once per visit (design.md section 6); a repeat carries the same key. */
export function useOpenedStory(storyId: string): Opening {
  const visit = useVisit(storyId)
  const opening = {
    ...productQuery,
    queryKey: [...query.reading.open.key(), { storyId, visit }],
    // Not bound to the query's signal: a spending call is not to be broken off and sent anew.
    queryFn: () => api.reading.open({ storyId }, { context: { idempotencyKey: visit } }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  } as const
  // Asks while rendering: an effect would wait until the opening paper is painted.
  usePrefetchQuery(opening)
  const { data, error, isFetching, refetch } = useQuery(opening)
  const onRetry = useCallback(() => void refetch(), [refetch])
  const onFileMissing = useCallback(() => {
    if (data && !isFetching && isRenewable(data, now())) void refetch()
  }, [data, isFetching, refetch])

  if (data) return { kind: 'opened', story: data, onFileMissing }
  if (error && !isFetching) {
    return { kind: 'refused', refusal: refusalOf(error, navigator.onLine), onRetry }
  }
  return { kind: 'opening' }
}
