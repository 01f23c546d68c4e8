import type { Keeping } from '../../data/keeping.ts'
import type { KeptStory, Store } from '../../data/store.ts'
import { keysOf, writeOwn } from '../../data/store.ts'
import { keep, readKept } from '../../lib/kept.ts'
import { dropFiles, keptPaths } from './kept-cache.ts'
import { findLost, findStray } from './kept-rules.ts'
import type { KeptEntry } from './kept-state.ts'
import { keptState, setKeptState } from './kept-state.ts'
import { readWishes } from './wishes.ts'

/** An account's part of the store, and what other tabs are told. */
export interface Shelf {
  uid: string
  store: Store
  keeping: Keeping
}

const lostKey = 'offline-lost'
const storage = () => localStorage

const entryOf = ({ story: _, ...entry }: KeptStory): KeptEntry => entry

/** Shows what the store holds. */
export async function showKept({ uid, store, keeping }: Shelf): Promise<void> {
  const all = await store.getAll('kept', keysOf(uid))
  if (keeping.signal.aborted) return
  setKeptState({ kept: new Map(all.map((each) => [each.storyId, entryOf(each)])) })
}

/** As `showKept`, in every tab. */
export async function showEverywhere(shelf: Shelf): Promise<void> {
  shelf.keeping.tabs.post({ kind: 'kept' })
  await showKept(shelf)
}

export async function putKept({ store, uid }: Shelf, kept: readonly KeptStory[]): Promise<boolean> {
  return writeOwn(store, { uid, table: 'kept' }, (table) =>
    Promise.all(kept.map((each) => table.put(each))),
  )
}

/** Takes stories off the shelf and gives them, so that they can be put back. */
export async function takeKept(shelf: Shelf, storyIds: readonly string[]): Promise<KeptStory[]> {
  const { store, uid } = shelf
  const taken: KeptStory[] = []
  await writeOwn(store, { uid, table: 'kept' }, async (table) => {
    for (const storyId of storyIds) {
      const kept = await table.get([uid, storyId])
      if (!kept) continue
      taken.push(kept)
      await table.delete([uid, storyId])
    }
  })
  await showEverywhere(shelf)
  return taken
}

/** Throws away the files that no kept story needs, unless some are just coming. */
export async function sweep({ store, uid }: Shelf): Promise<void> {
  if (readWishes(uid).length > 0) return
  await withTurn({ ifAvailable: true }, async () => {
    const all = await store.getAll('kept', keysOf(uid))
    await dropFiles(uid, findStray(all, await keptPaths(uid)))
  })
}

/**
 * Finds what the browser has thrown away, as Safari does after seven days: such stories are no
 * longer shown as kept, and those that were saved are told.
 */
export async function noticeLoss(shelf: Shelf): Promise<void> {
  const { store, uid } = shelf
  const all = await store.getAll('kept', keysOf(uid))
  const gone = findLost(all, await keptPaths(uid))
  if (gone.length > 0) {
    await takeKept(
      shelf,
      gone.map(({ storyId }) => storyId),
    )
    tellLost([...readLost(uid), ...gone.filter(({ isSaved }) => isSaved).map(entryOf)])
  } else {
    tellLost(readLost(uid))
  }
}

/** Shows and remembers what was lost until somebody has seen it. */
export function tellLost(lost: readonly KeptEntry[]): void {
  const known = keptState().kept
  const stillLost = lost.filter(({ storyId }) => !known.get(storyId)?.isSaved)
  keep(lostKey, stillLost, storage)
  setKeptState({ lost: stillLost })
}

function readLost(uid: string): KeptEntry[] {
  const stored = readKept(lostKey, storage)
  return Array.isArray(stored) ? stored.filter((each) => each?.uid === uid && each.card) : []
}

const lockName = 'fabelhain-kept'

/** One download at a time in the whole browser, so that reading goes on undisturbed. */
export async function withTurn(options: LockOptions, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(lockName, options, async (lock) => {
    if (lock) await work()
  })
}
