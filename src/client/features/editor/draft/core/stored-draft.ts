import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import { readStored, removeStored, store } from '../../../../lib/browser-storage.ts'

/** Changes to a story that the server does not have yet. */
export interface StoredDraft {
  story: StoryDraft
  /** The server's version that the changes are based on. */
  base: StoryDraft
  version: number
  /** ISO 8601. */
  storedAt: string
}

/** One entry for each editor and story; the number changes with the shape of a story. */
const keyOf = (uid: string, storyId: string) => `unsaved-story-1:${uid}:${storyId}` as const
const storage = () => localStorage

const isStory = (value: unknown): value is StoryDraft =>
  typeof value === 'object' && value !== null && 'texts' in value && 'pictures' in value

/** The draft that this browser stores for an editor; null if there is none or it is invalid. */
export function readStoredDraft(uid: string, storyId: string): StoredDraft | null {
  const stored = readStored(keyOf(uid, storyId), storage)
  if (typeof stored !== 'object' || stored === null) return null
  // Browsers already store the time as `keptAt`.
  const { story, base, version, keptAt: storedAt } = stored as Record<string, unknown>
  const isComplete = typeof version === 'number' && typeof storedAt === 'string'
  return isComplete && isStory(story) && isStory(base) ? { story, base, version, storedAt } : null
}

/** Stores changes, so they survive a lost connection, a crash or a closed window. */
export function storeDraft(uid: string, storyId: string, draft: StoredDraft): void {
  const { storedAt: keptAt, ...rest } = draft
  store(keyOf(uid, storyId), { ...rest, keptAt }, storage)
}

export function removeStoredDraft(uid: string, storyId: string): void {
  removeStored(keyOf(uid, storyId), storage)
}
