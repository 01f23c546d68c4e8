import type { KeptKey } from './kept-keys.ts'

/** Asked for late: where a browser keeps nothing, already naming a storage may throw. */
type Late<Method extends keyof Storage> = () => Pick<Storage, Method>

/** What a storage keeps under a key, as JSON said it and still to be checked; null for nothing. */
export function readKept(key: KeptKey, storage: Late<'getItem'>): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value; a browser that keeps nothing loses nothing else. */
export function keep(key: KeptKey, value: unknown, storage: Late<'setItem'>): void {
  try {
    storage().setItem(key, JSON.stringify(value))
  } catch {
    // It lasts as long as the document.
  }
}

/** Forgets what is kept under a key. */
export function forgetKept(key: KeptKey, storage: Late<'removeItem'>): void {
  try {
    storage().removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
