import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Device } from '../../../contract/device.ts'
import { useAuth } from '../../data/session.tsx'
import { forgetKept, keep, readKept } from '../../lib/kept.ts'
import { deviceQuery } from '../child/family-query.ts'
import { useIsWaitOver } from './use-is-wait-over.ts'

interface DeviceState {
  /** Null for guests, and until the answer came. */
  device: Device | null
  /** Until the server said so, what it said last time: without a network a child stays at home. */
  isKidsMode: boolean
  /** False until the server has answered or failed; until then nothing of the parents' is shown. */
  isKnown: boolean
  error: Error | null
  retry: () => void
}

const storageKey = 'kids-mode'
const storage = () => localStorage

/** What this browser is for the family. */
export function useDevice(): DeviceState {
  const { user } = useAuth()
  const { data, error, isFetched, refetch } = useQuery(deviceQuery(user))
  const kept = data?.isKidsMode ?? readKept(storageKey, storage)
  // Once known it stays known: otherwise each new request after a failure takes the header away.
  const isAnswered = user === null || typeof kept === 'boolean' || isFetched
  const isWaitOver = useIsWaitOver(isAnswered ? null : user.uid)
  return {
    device: data ?? null,
    isKidsMode: user !== null && kept === true,
    isKnown: isAnswered || isWaitOver,
    error,
    retry: () => void refetch(),
  }
}

/** Keeps in this browser whether it is in Kindermodus; a guest's is not. To be used once. */
export function useKeptKidsMode(): void {
  const { user, isSessionKnown } = useAuth()
  const { device } = useDevice()
  const isGuest = isSessionKnown && user === null
  const isKidsMode = device?.isKidsMode
  useEffect(() => {
    if (isGuest) forgetKept(storageKey, storage)
    else if (isKidsMode !== undefined) keep(storageKey, isKidsMode, storage)
  }, [isGuest, isKidsMode])
}
