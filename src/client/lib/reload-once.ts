import { now } from './clock.ts'
import type { StorageKey } from './storage-keys.ts'

const reloadCooldownMs = 30_000
const reloadKey = 'chunk-reload-at' satisfies StorageKey

/**
 * Records a reload and returns true; false without storage or within 30 s of the last one. After a deploy a
 * page's code may have a new name, which only a reloaded document contains.
 */
export function claimReload(storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const nowMs = now().getTime()
    const lastMs = Number(storage.getItem(reloadKey) ?? 0)
    if (nowMs - lastMs < reloadCooldownMs) return false
    storage.setItem(reloadKey, String(nowMs))
    return true
  } catch {
    // Without storage nothing would stop an endless loop of reloads.
    return false
  }
}
