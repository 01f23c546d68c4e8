import { forgetThatKept } from './kept-hint.ts'
import { forgetNotes } from './owner.ts'
import type { Store } from './store.ts'
import { openStore } from './store.ts'

/** Forgets everything of the account that is kept here, without a network too. */
export async function forgetAccount(): Promise<void> {
  forgetNotes()
  forgetThatKept()
  await withStore(async (store) => {
    await store.clear('outbox')
    await clearContent(store)
  })
}

/**
 * Forgets what is kept to be read, and nothing that somebody did: the server has ended the session,
 * and what waits is sent when the same account comes back.
 */
export async function forgetContent(): Promise<void> {
  forgetThatKept()
  await withStore(clearContent)
}

/** Empties what is kept to be read, and its files. */
export async function clearContent(store: Store): Promise<void> {
  await clearCaches()
  for (const table of ['account', 'queries', 'kept'] as const) await store.clear(table)
}

/** Kept stories (`kept-<uid>`), and covers and pictures of pages that were looked at (`seen-…`). */
async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  try {
    const names = await caches.keys()
    await Promise.all(names.filter(isOwn).map((name) => caches.delete(name)))
    // Workbox's list of what was seen; the worker may still hold it, and lets go when it rests.
    indexedDB.deleteDatabase('workbox-expiration')
  } catch {
    // A browser that denies its caches has put nothing there.
  }
}

const isOwn = (name: string) => /^(kept|seen)-/.test(name)

async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  try {
    const store = await openStore()
    await work(store)
    store.close()
  } catch {
    // Nothing could be kept either, but perhaps files.
    await clearCaches()
  }
}
