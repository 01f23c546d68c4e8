import {
  accountKeys,
  type OfflineStory,
  type SignedInAccount,
  type Store,
  writeForAccount,
} from '../../data/storage/store.ts'
import { readStored, store } from '../../lib/browser-storage.ts'
import { offlinePaths, removeFiles } from './offline-files.ts'
import { findLost, findUnusedFiles } from './offline-rules.ts'
import { type OfflineEntry, offlineState, setOfflineState } from './offline-state.ts'
import { readSaveRequests } from './save-requests.ts'

/** The signed-in account in a browser that can store stories. */
export interface OfflineAccount extends SignedInAccount {
  store: Store
}

const lostKey = 'offline-lost'
const storage = () => localStorage

const entryOf = ({ story: _, ...entry }: OfflineStory): OfflineEntry => entry

/** Updates the state of this tab from the database. */
export async function showStored({ uid, store, signal }: OfflineAccount): Promise<void> {
  const all = await store.getAll('kept', accountKeys(uid))
  if (signal.aborted) return
  setOfflineState({ stories: new Map(all.map((each) => [each.storyId, entryOf(each)])) })
}

/** Updates the state of every tab from the database. */
export async function showEverywhere(account: OfflineAccount): Promise<void> {
  account.tabs.post({ kind: 'kept' })
  await showStored(account)
}

/** Stores stories in the database; false where the account has signed out. */
export async function putStories(
  { store, uid }: OfflineAccount,
  stories: readonly OfflineStory[],
): Promise<boolean> {
  return writeForAccount(store, { uid, table: 'kept' }, (table) =>
    Promise.all(stories.map((story) => table.put(story))),
  )
}

/** Removes stories from the database and returns them, so that they can be restored. */
export async function removeStories(
  account: OfflineAccount,
  storyIds: readonly string[],
): Promise<OfflineStory[]> {
  const { store, uid } = account
  const removed: OfflineStory[] = []
  await writeForAccount(store, { uid, table: 'kept' }, async (table) => {
    for (const storyId of storyIds) {
      const story = await table.get([uid, storyId])
      if (!story) continue
      removed.push(story)
      await table.delete([uid, storyId])
    }
  })
  await showEverywhere(account)
  return removed
}

/** Removes files that no story needs, unless stories are being saved. */
export async function removeUnusedFiles({ store, uid }: OfflineAccount): Promise<void> {
  if (readSaveRequests(uid).length > 0) return
  await withDownloadLock({ ifAvailable: true }, async () => {
    const all = await store.getAll('kept', accountKeys(uid))
    await removeFiles(uid, findUnusedFiles(all, await offlinePaths(uid)))
  })
}

/**
 * Finds stories whose files the browser has deleted, as Safari does after seven days. They are not
 * shown as stored any more, and lost stories that a user saved are reported.
 */
export async function detectLoss(account: OfflineAccount): Promise<void> {
  const { store, uid } = account
  const all = await store.getAll('kept', accountKeys(uid))
  const lost = findLost(all, await offlinePaths(uid))
  if (lost.length > 0) {
    await removeStories(
      account,
      lost.map(({ storyId }) => storyId),
    )
    showLost([...readLost(uid), ...lost.filter(({ isSaved }) => isSaved).map(entryOf)])
  } else {
    showLost(readLost(uid))
  }
}

/** Shows these stories as lost unless they are saved again; stored until they are dismissed. */
export function showLost(lost: readonly OfflineEntry[]): void {
  const { stories } = offlineState()
  const stillLost = lost.filter(({ storyId }) => !stories.get(storyId)?.isSaved)
  store(lostKey, stillLost, storage)
  setOfflineState({ lost: stillLost })
}

function readLost(uid: string): OfflineEntry[] {
  const stored = readStored(lostKey, storage)
  return Array.isArray(stored) ? stored.filter((each) => each?.uid === uid && each.card) : []
}

const lockName = 'fabelhain-kept'

/** Allows one download at a time in the whole browser, so that reading stays fast. */
export async function withDownloadLock(
  options: LockOptions,
  work: () => Promise<void>,
): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(lockName, options, async (lock) => {
    if (lock) await work()
  })
}
