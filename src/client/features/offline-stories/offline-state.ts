import { useSyncExternalStore } from 'react'
import type { OpenedStory, Progress } from '../../../contract/reading.ts'
import type { StoryCard } from '../../../contract/story-card.ts'
import type { OfflineStory } from '../../data/storage/store.ts'

/** An offline story without its text. */
export type OfflineEntry = Omit<OfflineStory, 'story'>

/** Why a story could not be saved. */
export type SaveProblem = 'full' | 'offline' | 'quota' | 'unverified' | 'unavailable' | 'failed'

/** A story that is being saved to this device. */
export type Saving =
  | { kind: 'waiting' }
  | { kind: 'loading'; done: number; total: number; bytes: number }
  /** Continues when there is a network. */
  | { kind: 'paused' }
  | { kind: 'failed'; problem: SaveProblem }

/** Saves stories in this tab, one after the other. */
export interface SaveQueue {
  /** Saves stories to this device; `opened` is one of them that need not be opened again. */
  save: (cards: readonly StoryCard[], opened?: OpenedStory) => void
  /** Cancels saving these stories, or all without an argument; also clears their failures. */
  cancel: (storyIds?: readonly string[]) => void
  /** Whether a story waits to be saved or is being saved. */
  has: (storyId: string) => boolean
}

/** Manages the offline stories of one account. */
export interface OfflineManager extends Pick<SaveQueue, 'save' | 'cancel'> {
  /** Removes stories from this device; the returned function undoes that within 10 s. */
  remove: (storyIds: readonly string[]) => Promise<() => void>
  /** Stores a story that the server has opened; only the last opened ones stay. */
  storeOpened: (story: OpenedStory) => void
  /** Stores a child's place for reading offline. */
  storePlace: (storyId: string, childId: string, place: Progress) => void
  /** Hides the notice of lost stories. */
  dismissLost: () => void
}

export interface OfflineState {
  /** Null for guests, until the manager is loaded, and where this browser stores nothing. */
  manager: OfflineManager | null
  stories: ReadonlyMap<string, OfflineEntry>
  saving: ReadonlyMap<string, Saving>
  /** Saved stories that the browser has deleted. */
  lost: readonly OfflineEntry[]
  /** Whether a story was just saved for the first time on this device. */
  isFirstSaved: boolean
}

export const emptyState: OfflineState = {
  manager: null,
  stories: new Map(),
  saving: new Map(),
  lost: [],
  isFirstSaved: false,
}

let state = emptyState
const listeners = new Set<() => void>()

/** Called by the manager and its parts only. */
export function setOfflineState(change: Partial<OfflineState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export const offlineState = () => state

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The offline stories of the signed-in account. */
export function useOfflineStories(): OfflineState {
  return useSyncExternalStore(subscribe, offlineState, () => emptyState)
}
