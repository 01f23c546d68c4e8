import { now } from '../../lib/clock.ts'
import { openStore } from '../store.ts'
import { createStoreBox } from './outbox-box.ts'
import type { SavedPlace } from './wish.ts'

export interface WaitingPlace {
  childId: string
  place: SavedPlace
}

/** Where children of the account that is kept here were in a story, as far as it is not yet sent. */
export async function findWaitingPlaces(storyId: string): Promise<WaitingPlace[]> {
  try {
    const store = await openStore()
    const kept = await store.get('account', 'current')
    const box = kept && createStoreBox(store, kept.uid, () => now().getTime())
    const waiting = (await box?.list()) ?? []
    store.close()
    return waiting.flatMap(({ kind, input }) =>
      kind === 'progress' && input.storyId === storyId ? [input] : [],
    )
  } catch {
    return []
  }
}
