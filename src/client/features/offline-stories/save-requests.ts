import type { StoryCard } from '../../../contract/story-card.ts'
import { readStored, store } from '../../lib/browser-storage.ts'

/** A request to save a story on this device; it survives reloads until saving ends or is cancelled. */
export interface SaveRequest {
  uid: string
  card: StoryCard
  /** Idempotency key of its opening: a repeat never counts twice. */
  key: string
}

const storageKey = 'offline-wishes'
const storage = () => localStorage

function readAll(): SaveRequest[] {
  const stored = readStored(storageKey, storage)
  return Array.isArray(stored) ? stored.filter(isSaveRequest) : []
}

function isSaveRequest(stored: unknown): stored is SaveRequest {
  if (typeof stored !== 'object' || stored === null) return false
  const { uid, key, card } = stored as Partial<Record<keyof SaveRequest, unknown>>
  if (typeof uid !== 'string' || typeof key !== 'string') return false
  return typeof card === 'object' && card !== null && 'storyId' in card
}

/** The account's requests, of all tabs. */
export const readSaveRequests = (uid: string) => readAll().filter((request) => request.uid === uid)

export function isRequested(uid: string, storyId: string): boolean {
  return readSaveRequests(uid).some(({ card }) => card.storyId === storyId)
}

/** Adds a request and returns it; an earlier one for the same story stays. */
export function addSaveRequest(uid: string, card: StoryCard): SaveRequest {
  const existing = readSaveRequests(uid).find((request) => request.card.storyId === card.storyId)
  if (existing) return existing
  const request = { uid, card, key: crypto.randomUUID() }
  store(storageKey, [...readAll(), request], storage)
  return request
}

export function removeSaveRequest(uid: string, storyId: string): void {
  const others = readAll().filter(
    (request) => request.uid !== uid || request.card.storyId !== storyId,
  )
  store(storageKey, others, storage)
}
