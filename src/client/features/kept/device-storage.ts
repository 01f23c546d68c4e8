import { keep, readKept } from '../../lib/kept.ts'

const firstSaveKey = 'offline-first-save'
const storage = () => localStorage

/** True once in a browser: the story that was just saved is its first. Asks the browser to keep it. */
export function isFirstSave(): boolean {
  void askToPersist()
  if (readKept(firstSaveKey, storage) === true) return false
  keep(firstSaveKey, true, storage)
  return true
}

/** Asks the browser not to throw away what is kept when its disk fills up. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist())
  } catch {
    return false
  }
}

export interface DeviceSpace {
  /** What the browser keeps for us in all, in bytes; null where it does not say. */
  used: number | null
  /** How much it would keep at most. */
  quota: number | null
  isPersisted: boolean
}

/** How much room this browser gives. */
export async function readDeviceSpace(): Promise<DeviceSpace> {
  const [estimate, isPersisted] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => null) ?? null,
    navigator.storage?.persisted?.().catch(() => false) ?? false,
  ])
  return { used: estimate?.usage ?? null, quota: estimate?.quota ?? null, isPersisted }
}

/** An iPhone or iPad whose browser forgets a site that nobody visits for seven days. */
export function isForgetfulIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad calls itself a Mac.
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isIos && !matchMedia('(display-mode: standalone)').matches
}
