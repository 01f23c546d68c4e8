import { useEffect, useState } from 'react'
import { readStored, removeStored, store } from '../../../lib/browser-storage.ts'

const storageKey = 'reading-visit'

interface Visit {
  storyId: string
  key: string
}

type VisitStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Used where session storage is not available. */
let fallback: Visit | null = null

/**
 * The idempotency key of this visit to a story. It survives reloads and repeats until the reader is
 * left, so one visit never spends twice.
 */
export function visitKey(storyId: string, storage?: VisitStorage): string {
  const current = readVisit(storage)
  if (current?.storyId === storyId) return current.key
  const visit = { storyId, key: crypto.randomUUID() }
  fallback = visit
  store(storageKey, visit, () => storage ?? sessionStorage)
  return visit.key
}

/** Ends the visit: the next story opens under a new key. */
export function endVisit(storage?: VisitStorage): void {
  fallback = null
  removeStored(storageKey, () => storage ?? sessionStorage)
}

function readVisit(storage: VisitStorage | undefined): Visit | null {
  const stored = readStored(storageKey, () => storage ?? sessionStorage)
  return isVisit(stored) ? stored : fallback
}

function isVisit(stored: unknown): stored is Visit {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'storyId' in stored &&
    'key' in stored &&
    typeof stored.key === 'string' &&
    stored.key.length >= 8
  )
}

let endTimer: ReturnType<typeof setTimeout> | undefined

/** The key of this visit, which ends when the reader unmounts. */
export function useVisit(storyId: string): string {
  const [key] = useState(() => visitKey(storyId))
  useEffect(() => {
    clearTimeout(endTimer)
    return () => {
      // Delayed, as a change of the language mounts the reader again immediately.
      endTimer = setTimeout(endVisit, 0)
    }
  }, [])
  return key
}
