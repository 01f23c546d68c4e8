import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Device } from '../../../contract/device.ts'
import { useAuth } from '../../data/session.tsx'
import { forgetKept, keep, readKept } from '../../lib/kept.ts'
import { deviceQuery } from '../child/family-query.ts'

interface DeviceState {
  /** Null for guests, and until the answer came. */
  device: Device | null
  /** Until the server said so, what it said last time: without a network a child stays at home. */
  isKidsMode: boolean
  /** False until the server has said so once: nothing of the parents' is to be shown. */
  isKnown: boolean
  error: Error | null
  retry: () => void
}

const storageKey = 'kids-mode'
const storage = () => localStorage

/** What this browser is for the family. */
export function useDevice(): DeviceState {
  const { user } = useAuth()
  const { data, error, fetchStatus, refetch } = useQuery(deviceQuery(user))
  const isSilent = error !== null || fetchStatus === 'paused'
  const kept = data?.isKidsMode ?? readKept(storageKey, storage)
  return {
    device: data ?? null,
    isKidsMode: user !== null && kept === true,
    isKnown: user === null || typeof kept === 'boolean' || isSilent,
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
