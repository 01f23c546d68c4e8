import type { StorageKey } from './storage-keys.ts'

/** A function, because access to a denied storage throws. */
type LazyStorage<Method extends keyof Storage> = () => Pick<Storage, Method>

/** The stored JSON value, which the caller must validate; null if there is none or it is unreadable. */
export function readStored(key: StorageKey, storage: LazyStorage<'getItem'>): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value as JSON; without storage it does nothing. */
export function store(key: StorageKey, value: unknown, storage: LazyStorage<'setItem'>): void {
  try {
    storage().setItem(key, JSON.stringify(value))
  } catch {
    // The value lasts as long as the document.
  }
}

/** Removes a value; without storage it does nothing. */
export function removeStored(key: StorageKey, storage: LazyStorage<'removeItem'>): void {
  try {
    storage().removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
