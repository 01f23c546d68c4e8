import { keep, readKept } from '../lib/kept.ts'
import { placeOf } from '../lib/kept-keys.ts'

const ownerKey = 'owner'
const storages = [() => localStorage, () => sessionStorage]

/**
 * Notes whose browser this is. Where another account was here and did not sign out, its notes go
 * first. Each tab has a storage of its own and notes its owner itself.
 */
export function ownBrowser(uid: string): void {
  for (const storage of storages) {
    const before = readKept(ownerKey, storage)
    if (before !== null && before !== uid) clearStorage(storage)
    keep(ownerKey, uid, storage)
  }
}

/** Forgets everything but the browser's own, also what an earlier release kept. */
export function forgetNotes(): void {
  for (const storage of storages) clearStorage(storage)
}

function clearStorage(storage: () => Storage): void {
  try {
    for (const key of Object.keys(storage())) {
      if (placeOf(key)?.of !== 'browser') storage().removeItem(key)
    }
  } catch {
    // It keeps nothing.
  }
}
