import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OpenedStory } from '../../../contract/reading.ts'
import { now } from '../../lib/clock.ts'
import { openingQuery } from './opening.ts'
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

/** The story opened on the way here; a retry or a renewal asks again under the same key. */
export function useOpenedStory(storyId: string): Opening {
  const visit = useVisit(storyId)
  const { data, error, isFetching, refetch } = useQuery(openingQuery(storyId, visit))
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
