import { useSyncExternalStore } from 'react'
import type { OpenedStory, Progress } from '../../../contract/reading.ts'
import type { StoryCard } from '../../../contract/story.ts'
import type { KeptStory } from '../../data/store.ts'

/** A kept story without its text. */
export type KeptEntry = Omit<KeptStory, 'story'>

/** Why a story could not be kept. */
export type SaveProblem = 'full' | 'offline' | 'quota' | 'unproven' | 'unavailable' | 'failed'

/** A story on its way to this device. */
export type Saving =
  | { kind: 'waiting' }
  | { kind: 'loading'; done: number; total: number; bytes: number }
  /** Goes on by itself as soon as there is a network. */
  | { kind: 'paused' }
  | { kind: 'failed'; problem: SaveProblem }

/** The stories that this tab saves, one after the other. */
export interface SaveQueue {
  /** Puts stories onto this device; `opened` where one lies open already. */
  save: (cards: readonly StoryCard[], opened?: OpenedStory) => void
  /** Breaks off saving, of all stories where none is named. */
  cancel: (storyIds?: readonly string[]) => void
  has: (storyId: string) => boolean
}

/** Keeps stories on this device for one account. */
export interface Keeper extends Pick<SaveQueue, 'save' | 'cancel'> {
  /** Takes stories from this device; gives the way to undo that for a moment. */
  remove: (storyIds: readonly string[]) => Promise<() => void>
  /** To be told of every story that the server has opened: the last ones stay by themselves. */
  noteOpened: (story: OpenedStory) => void
  /** Keeps where a child is, for the next time without a network. */
  notePlace: (storyId: string, childId: string, place: Progress) => void
  /** Somebody has seen what the browser has thrown away. */
  dismissLost: () => void
}

export interface KeptState {
  /** Null for guests and where this browser keeps nothing. */
  keeper: Keeper | null
  kept: ReadonlyMap<string, KeptEntry>
  saving: ReadonlyMap<string, Saving>
  /** Saved stories that the browser has thrown away. */
  lost: readonly KeptEntry[]
  /** Whether a story was just saved for the first time on this device. */
  isFirstSaved: boolean
}

export const nothingKept: KeptState = {
  keeper: null,
  kept: new Map(),
  saving: new Map(),
  lost: [],
  isFirstSaved: false,
}

let state = nothingKept
const listeners = new Set<() => void>()

/** To be called by the keeper alone. */
export function setKeptState(change: Partial<KeptState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export const keptState = () => state

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is kept on this device for the account that is signed in. */
export function useKept(): KeptState {
  return useSyncExternalStore(subscribe, keptState, () => nothingKept)
}
