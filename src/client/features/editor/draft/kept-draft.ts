import type { StoryDraft } from '../../../../contract/story-draft.ts'
import { forgetKept, keep, readKept } from '../../../lib/kept.ts'

/** What was typed and has not reached the server. */
export interface KeptDraft {
  story: StoryDraft
  /** What it was written upon, as the server had it. */
  base: StoryDraft
  version: number
  /** ISO 8601. */
  keptAt: string
}

/** Each editor's own; the number goes up when a story's shape changes. */
const keyOf = (uid: string, storyId: string) => `unsaved-story-1:${uid}:${storyId}` as const
const storage = () => localStorage

const isStory = (value: unknown): value is StoryDraft =>
  typeof value === 'object' && value !== null && 'texts' in value && 'pictures' in value

/** What this browser keeps of an editor's words in a story; null for nothing. */
export function readKeptDraft(uid: string, storyId: string): KeptDraft | null {
  const kept = readKept(keyOf(uid, storyId), storage)
  if (typeof kept !== 'object' || kept === null) return null
  const { story, base, version, keptAt } = kept as Record<string, unknown>
  const isWhole = typeof version === 'number' && typeof keptAt === 'string'
  return isWhole && isStory(story) && isStory(base) ? { story, base, version, keptAt } : null
}

/** Keeps words through a lost network, a crash or a closed window. */
export function keepDraft(uid: string, storyId: string, draft: KeptDraft): void {
  keep(keyOf(uid, storyId), draft, storage)
}

/** Forgets what was kept, as after saving. */
export function forgetKeptDraft(uid: string, storyId: string): void {
  forgetKept(keyOf(uid, storyId), storage)
}
