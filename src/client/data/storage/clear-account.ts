import { familyPages } from '../../../contract/page.ts'
import { removeStored } from '../../lib/browser-storage.ts'
import { removeAccountHint } from './account-hint.ts'
import { clearAccountStorage } from './browser-owner.ts'
import { openStore, type Store } from './store.ts'

/** Removes all data of the account from this browser; works offline. */
export async function clearAccount(): Promise<void> {
  clearAccountStorage()
  removeAccountHint()
  await withStore(async (store) => {
    await store.clear('outbox')
    await clearContentIn(store)
  })
}

/**
 * Removes stored answers, views and offline stories after the server has ended the session. Pending changes
 * stay, and are sent when the same account signs in again.
 */
export async function clearStoredContent(): Promise<void> {
  removeAccountHint()
  for (const page of familyPages) removeStored(`last-view:${page}`, () => localStorage)
  await withStore(clearContentIn)
}

/** Removes stored answers, offline stories and their files, with an open database. */
export async function clearContentIn(store: Store): Promise<void> {
  await deleteCaches()
  for (const table of ['account', 'queries', 'kept'] as const) await store.clear(table)
}

/** Deletes the files of offline stories (`kept-<uid>`) and the pictures of visited pages (`seen-…`). */
async function deleteCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  try {
    const names = await caches.keys()
    await Promise.all(names.filter(hasAccountData).map((name) => caches.delete(name)))
    // Workbox's list of cached files. The deletion completes when the worker closes the database.
    indexedDB.deleteDatabase('workbox-expiration')
  } catch {
    // A browser that denies its caches has stored nothing there.
  }
}

const hasAccountData = (name: string) => /^(kept|seen)-/.test(name)

async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  try {
    const store = await openStore()
    await work(store)
    store.close()
  } catch {
    // Without a database there can only be files.
    await deleteCaches()
  }
}
