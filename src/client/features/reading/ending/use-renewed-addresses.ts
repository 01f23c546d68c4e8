import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { OpenedStory } from '../../../../contract/reading.ts'
import { query } from '../../../data/api.ts'
import { now } from '../../../lib/clock.ts'
import { isRenewable } from '../renewal.ts'

/** Asks for fresh addresses when the old ones have expired and that is free; now and on call. */
export function useRenewedAddresses(story: OpenedStory): () => void {
  const queryClient = useQueryClient()
  const renew = () => {
    if (!isRenewable(story, now())) return
    void queryClient.refetchQueries(
      { queryKey: query.reading.open.key(), type: 'active' },
      { cancelRefetch: false },
    )
  }
  // Not after each answer: a clock that is wrong by a day would never stop asking.
  const renewAtFirst = useEffectEvent(renew)
  useEffect(() => renewAtFirst(), [])
  return renew
}
