import { now } from '../../lib/clock.ts'
import { openStore } from '../storage/store.ts'
import { createStoredQueue } from './change-queue.ts'
import type { SavedPlace } from './pending-change.ts'

export interface PendingPlace {
  childId: string
  place: SavedPlace
}

/** The unsent places in a story, of all children of the stored account; empty if they cannot be read. */
export async function findPendingPlaces(storyId: string): Promise<PendingPlace[]> {
  try {
    const store = await openStore()
    const account = await store.get('account', 'current')
    const queue = account && createStoredQueue(store, account.uid, () => now().getTime())
    const pending = (await queue?.list()) ?? []
    store.close()
    return pending.flatMap(({ kind, input }) =>
      kind === 'progress' && input.storyId === storyId ? [input] : [],
    )
  } catch {
    return []
  }
}
