import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { OpenedStory } from '../../../../contract/reading.ts'
import { query } from '../../../data/core/api.ts'
import { now } from '../../../lib/clock.ts'

interface OpenedAddresses {
  addressesExpireAt: string
  counterReset: string | null
}

/**
 * Whether a story may be opened again to renew the addresses of its files: they have expired, and
 * opening is free in the month of the first opening.
 */
export function isRenewable(
  { addressesExpireAt, counterReset }: OpenedAddresses,
  now: Date,
): boolean {
  const isExpired = Date.parse(addressesExpireAt) <= now.getTime()
  return isExpired && (counterReset === null || now.getTime() < Date.parse(counterReset))
}

/** Renews expired addresses when that is free: on mount, and when the result is called. */
export function useAddressRenewal(story: OpenedStory): () => void {
  const queryClient = useQueryClient()
  const renew = () => {
    if (!isRenewable(story, now())) return
    void queryClient.refetchQueries(
      { queryKey: query.reading.open.key(), type: 'active' },
      { cancelRefetch: false },
    )
  }
  // Only on mount: with a wrong clock, renewing after each answer would never end.
  const renewOnMount = useEffectEvent(renew)
  useEffect(() => renewOnMount(), [])
  return renew
}
