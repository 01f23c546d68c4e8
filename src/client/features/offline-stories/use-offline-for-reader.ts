import { useFamily } from '../child/use-family.ts'
import { mayRead, sortForDisplay } from './offline-rules.ts'
import { type OfflineEntry, useOfflineStories } from './offline-state.ts'

/** The offline stories that the active child may read. */
export function useOfflineForReader(): OfflineEntry[] {
  const { stories } = useOfflineStories()
  const { activeChild } = useFamily()
  return sortForDisplay(stories.values()).filter((entry) => mayRead(entry, activeChild))
}
