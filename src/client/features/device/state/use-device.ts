import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Device } from '../../../../contract/device.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { readStored, removeStored, store } from '../../../lib/browser-storage.ts'
import { deviceQuery } from '../../child/family-query.ts'
import { useIsWaitOver } from '../../child/use-is-wait-over.ts'

interface DeviceState {
  /** Null for guests and while loading. */
  device: Device | null
  /** The last known value until the server answers: offline, Kindermodus stays on. */
  isKidsMode: boolean
  /** False until the server has answered or failed; until then no page of parents is shown. */
  isKnown: boolean
  error: Error | null
  retry: () => void
}

const storageKey = 'kids-mode'
const storage = () => localStorage

/** Whether this browser was last in Kindermodus; the script in the page's head reads the same key. */
export const isKidsModeStored = () => readStored(storageKey, storage) === true

/** The state of this browser for the family. */
export function useDevice(): DeviceState {
  const { user } = useAuth()
  const { data, error, isFetched, refetch } = useQuery(deviceQuery(user))
  const kidsMode = data?.isKidsMode ?? readStored(storageKey, storage)
  // Once known, it stays known; otherwise each retry would hide the header.
  const isAnswered = user === null || typeof kidsMode === 'boolean' || isFetched
  const isWaitOver = useIsWaitOver(isAnswered ? null : user.uid)
  return {
    device: data ?? null,
    isKidsMode: user !== null && kidsMode === true,
    isKnown: isAnswered || isWaitOver,
    error,
    retry: () => void refetch(),
  }
}

/** Stores whether this browser is in Kindermodus; removes the value for guests. Used once per page. */
export function useStoreKidsMode(): void {
  const { user, isSessionKnown } = useAuth()
  const { device } = useDevice()
  const isGuest = isSessionKnown && user === null
  const isKidsMode = device?.isKidsMode
  useEffect(() => {
    if (isGuest) removeStored(storageKey, storage)
    else if (isKidsMode !== undefined) store(storageKey, isKidsMode, storage)
  }, [isGuest, isKidsMode])
}
