import { now } from './clock.ts'
import type { KeptKey } from './kept-keys.ts'

const reloadCooldownMs = 30_000
const reloadKey = 'chunk-reload-at' satisfies KeptKey

/**
 * Whether the document may be reloaded now: not twice within 30 s. After a deploy a page's code may
 * have another name, which only a fresh document knows.
 */
export function claimReload(storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const nowMs = now().getTime()
    const lastMs = Number(storage.getItem(reloadKey) ?? 0)
    if (nowMs - lastMs < reloadCooldownMs) return false
    storage.setItem(reloadKey, String(nowMs))
    return true
  } catch {
    // Without storage nothing could stop a circle of reloads.
    return false
  }
}
