import { readStored, store } from '../../lib/browser-storage.ts'
import { findStorageEntry } from '../../lib/storage-keys.ts'

const ownerKey = 'owner'
const storages = [() => localStorage, () => sessionStorage]

/**
 * Records the account that uses this browser, and removes the entries of another one that did not sign
 * out. Each tab has its own session storage, so it records the owner there, too.
 */
export function claimBrowser(uid: string): void {
  for (const storage of storages) {
    const previousOwner = readStored(ownerKey, storage)
    if (previousOwner !== null && previousOwner !== uid) clearStorage(storage)
    store(ownerKey, uid, storage)
  }
}

/** Removes all entries except the browser's own settings; unlisted ones of earlier releases, too. */
export function clearAccountStorage(): void {
  for (const storage of storages) clearStorage(storage)
}

function clearStorage(storage: () => Storage): void {
  try {
    for (const key of Object.keys(storage())) {
      if (findStorageEntry(key)?.owner !== 'browser') storage().removeItem(key)
    }
  } catch {
    // The browser denies its storage, so nothing is stored.
  }
}
